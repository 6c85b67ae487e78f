// What the types allow, and what they do not: compiled against the installed package.
import { createEngine, type Games, type Refusal } from "@parlour/engine";

const engine = await createEngine();
engine.open("turing", { mode: "cooperative" }, 4, 1);
const view: Games["turing"]["view"] = engine.view<"turing">(0);
const refusal: Refusal | null = engine.whyNot("turing", view, { is: "Vote", side: "L" });
// @ts-expect-error there is no such side
engine.whyNot("turing", view, { is: "Vote", side: "left" });
// @ts-expect-error there is no such game
engine.open("chess", {}, 2, 1);
// @ts-expect-error there is no such mode
engine.open("turing", { mode: "quick" }, 4, 1);
export { refusal };

// Where the development page begins: the look, a language, then the scene that the address names.
// /?scene=turing-voting&seat=1&language=it shows one; without a scene there is a list.
import { mount } from "svelte";

import "../src/generated/faces/faces.css";
import "../src/design/tokens.css";
import "../src/design/base.css";
import { loadEngine } from "../src/engine/load.ts";
import { firstKnown, speak } from "../src/words/index.svelte.ts";
import Dev from "./Dev.svelte";

const asked = new URLSearchParams(location.search);
await Promise.all([speak(firstKnown([asked.get("language") ?? "en"])), loadEngine()]);
mount(Dev, { target: document.getElementById("parlour")!, props: { scene: asked.get("scene"), seat: asked.get("seat") } });

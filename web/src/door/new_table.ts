// Opening a table from the door and going to it.
import type { GameName } from "../engine/engine.ts";
import type { protocol } from "../generated/wire.ts";
import { newOptions } from "../games/options.ts";
import { games } from "../games/register.ts";
import { go } from "../router.svelte.ts";
import { openTable, Trouble } from "../table/api.ts";
import { expectCompany } from "../table/company.ts";
import { keepVisit, newToken } from "../table/visits.ts";
import { refusalInWords, say } from "../words/index.svelte.ts";

/** null: one is there. Otherwise the sentence that says why not. */
export async function goToNewTable(
  game: GameName,
  name: string,
  setup: Partial<protocol.Setup> = {},
  bots = 0,
  watching = false,
): Promise<string | null> {
  try {
    const token = newToken();
    const options = { ...newOptions(game), ...(setup.options as object | undefined) };
    const code = await openTable({ ...setup, options, game, seats: games[game].most, language: say.language }, name, token);
    keepVisit({ code, token, person: null, game, at: Date.now() });
    expectCompany(code, bots, watching);
    go(`t/${code}`);
    return null;
  } catch (error) {
    return error instanceof Trouble ? refusalInWords(error.refusal) : say.door.noServer;
  }
}

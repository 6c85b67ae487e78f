// The score sheet of a table (S-G8) as it is read: a row for each player, who won most on top.
import type { protocol } from "../generated/wire.ts";

export interface SheetRow {
  player: protocol.SheetPlayer;
  games: readonly ({ score: number; won: boolean } | null)[]; // null: they did not play
  wins: number;
  total: number | null; // null: points of different games are not added up
}

export function rowsOf({ players, games }: protocol.Sheet): SheetRow[] {
  const isOneGame = new Set(games.map(({ game }) => game)).size === 1;
  const rows = players.map((player, place) => {
    const own = games.map(({ players: seats, scores, winners }) => {
      const seat = seats.indexOf(place);
      return seat < 0 ? null : { score: scores[seat] ?? 0, won: winners.includes(seat) };
    });
    const total = own.reduce((sum, one) => sum + (one?.score ?? 0), 0);
    return { player, games: own, wins: own.filter((one) => one?.won).length, total: isOneGame ? total : null };
  });
  return rows.sort((one, other) => other.wins - one.wins);
}

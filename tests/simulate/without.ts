import type { WeatherKind } from "./world/weather.ts";

/** What is left out of a run: ids of moves, kinds of weather, names of processes that are not killed. */
export interface Without {
  moves: string[];
  weather: WeatherKind[];
  kills: string[];
}
export const nothing: Without = { moves: [], weather: [], kills: [] };

/** As the command line takes it: `move 3, weather lost, kill b0 presses 0#1`. */
export function formatWithout({ moves, weather, kills }: Without): string {
  return [
    ...moves.map((id) => `move ${id}`),
    ...weather.map((kind) => `weather ${kind}`),
    ...kills.map((name) => `kill ${name}`),
  ].join(", ");
}

export function parseWithout(text: string): Without {
  const without: Without = { moves: [], weather: [], kills: [] };
  for (const part of text.split(",").map((word) => word.trim())) {
    const [, what, name = ""] = /^(move|weather|kill) (.+)$/.exec(part) ?? [];
    if (what === "move") without.moves.push(name);
    else if (what === "weather") without.weather.push(name as WeatherKind);
    else if (what === "kill") without.kills.push(name);
    else if (part !== "") throw new Error(`--without: "${part}" is no move, weather or kill`);
  }
  return without;
}

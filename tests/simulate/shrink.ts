// Makes a failing run small: switches off one kind of weather, one death, one move at a time, and keeps what still fails.
import { nothing, type Without } from "./without.ts";
import type { Report } from "./worker.ts";
import type { WeatherKind } from "./world/weather.ts";

/** What kind of problem it is: its sentence without ids and figures. */
export function kindOf(problem: string): string {
  return problem.replace(/\b(ORDER|CUST|cs|pi|re|ch)_\w+|\b[bC]?\d+\b|\[.*\]/g, "*").slice(0, 90);
}

export interface Shrunk {
  without: Without;
  report: Report;
  runs: number;
}

/** The smallest run that still has a problem of the same kind. */
export async function shrink(
  report: Report,
  problem: string,
  playWithout: (without: Without) => Promise<Report>,
): Promise<Shrunk> {
  const kind = kindOf(problem);
  let best: Shrunk = { without: nothing, report, runs: 0 };
  let runs = 0;
  const attempt = async (without: Without): Promise<boolean> => {
    runs++;
    const found = await playWithout(without);
    if (!found.problems.some((problem) => kindOf(problem) === kind)) return false;
    best = { without, report: found, runs };
    return true;
  };
  for (let smaller = true; smaller; ) {
    smaller = false;
    for (const candidate of candidates(best)) if (await attempt(candidate(best.without))) smaller = true;
  }
  return { ...best, runs };
}

/** Everything that could still be left out: the coarsest first. */
function candidates({ report: { plan, killed }, without }: Shrunk): ((now: Without) => Without)[] {
  if (!plan) return [];
  const kinds = (Object.keys(plan.weather) as WeatherKind[]).filter((kind) => plan.weather[kind] > 0);
  const moves = plan.moves.map(({ id }) => id).reverse();
  return [
    ...(kinds.length > 1 ? [withoutWeather(kinds)] : []),
    ...kinds.map((kind) => withoutWeather([kind])),
    ...moves.map((id) => (now: Without) => ({ ...now, moves: [...now.moves, id] })),
    ...killed
      .filter((name) => !without.kills.includes(name))
      .map((name) => (now: Without) => ({ ...now, kills: [...now.kills, name] })),
  ];
}

function withoutWeather(kinds: WeatherKind[]) {
  return (now: Without): Without => ({ ...now, weather: [...new Set([...now.weather, ...kinds])] });
}

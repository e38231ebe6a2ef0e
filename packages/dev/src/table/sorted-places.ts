// Places in order, in runs that are split when they grow long: one more of a hundred thousand moves a few hundred, not all.

/** Places from one on, up to another one that is no part of them. */
export interface Places {
  from: string;
  to: string;
}

/** A run is split in two when it is longer. */
const longestRun = 1024;

/** Places in order, each once. Answers a list of them all when asked, to begin another with. */
export function sortedPlaces(places: readonly string[] = []) {
  let runs: string[][] = [];
  for (let first = 0; first < places.length; first += longestRun / 2)
    runs.push(places.slice(first, first + longestRun / 2));

  return {
    /** Takes in one that is not there. */
    add(place: string): void {
      // Behind all of them is the end of the last run.
      const at = Math.min(runOf(runs, place), Math.max(0, runs.length - 1));
      const run = runs[at];
      if (!run) {
        runs = [[place]];
        return;
      }
      run.splice(firstAfter(run, place), 0, place);
      if (run.length > longestRun) runs.splice(at + 1, 0, run.splice(longestRun / 2));
    },
    /** Takes one out that is there. */
    remove(place: string): void {
      const at = runOf(runs, place);
      const run = runs[at];
      run?.splice(firstAfter(run, place), 1);
      if (run?.length === 0) runs.splice(at, 1);
    },
    *within({ from, to }: Places, reverse: boolean): Iterable<string> {
      if (reverse) yield* backward(runs, from, to);
      else yield* forward(runs, from, to);
    },
    all: (): string[] => runs.flat(),
  };
}

function* forward(runs: string[][], from: string, to: string): Iterable<string> {
  for (let at = runOf(runs, from); at < runs.length; at++) {
    const run = runs[at] ?? [];
    for (let i = firstAfter(run, from); i < run.length; i++) {
      const place = run[i] as string;
      if (place >= to) return;
      yield place;
    }
  }
}

function* backward(runs: string[][], from: string, to: string): Iterable<string> {
  for (let at = Math.min(runOf(runs, to), runs.length - 1); at >= 0; at--) {
    const run = runs[at] ?? [];
    for (let i = firstAfter(run, to) - 1; i >= 0; i--) {
      const place = run[i] as string;
      if (place < from) return;
      yield place;
    }
  }
}

/** The first run that does not end before a place; behind the last when all do. */
function runOf(runs: string[][], place: string): number {
  let [low, high] = [0, runs.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((runs[middle]?.at(-1) ?? "") < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Where the first place lies that is not before this one. */
function firstAfter(places: string[], place: string): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((places[middle] as string) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

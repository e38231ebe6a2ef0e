import type { NamedThing } from "@store/contract/area-outline";
import { areaPaths } from "@store/contract/area-paths";
import type { AccountArea } from "@store/contract/calls/read-account";
import { useState } from "react";
import { readPlaces } from "../../gated/visits.ts";

/** An area as its card shows it: by the account where that keeps marks, else by what this browser remembers. */
export interface Home {
  area: AccountArea["area"];
  path: string;
  total: number;
  /** Undefined while no marks are kept. */
  done: number | undefined;
  next: NamedThing | undefined;
  /** What came since the last day in it. */
  news: readonly NamedThing[];
  /** That day. */
  day: string | undefined;
  savedAt: number;
}

type Places = ReturnType<typeof readPlaces>;

export function homesOf(areas: readonly AccountArea[], places: Places): Home[] {
  return areas.map(({ area, total, kept, news }) => {
    const place = places[area];
    const day = kept?.day ?? place?.day;
    return {
      ...{ area, path: areaPaths[area].path, total, day },
      done: kept?.done,
      next: kept ? kept.next : place?.next,
      news: day === undefined ? [] : news.filter(({ added }) => added > day),
      savedAt: kept?.savedAt ?? (place ? Date.parse(`${place.day}T00:00:00+05:30`) : 0),
    };
  });
}

/** What this browser remembers is read once, when the page opens. */
export function useHomes(areas: readonly AccountArea[]): Home[] {
  const [places] = useState(readPlaces);
  return homesOf(areas, places);
}

/** The area in which something was last begun. */
export function lastHome(homes: readonly Home[]): (Home & { next: NamedThing }) | undefined {
  return homes
    .filter((home): home is Home & { next: NamedThing } => home.next !== undefined)
    .reduce<(Home & { next: NamedThing }) | undefined>(
      (last, home) => (last && last.savedAt >= home.savedAt ? last : home),
      undefined,
    );
}

export const addressOf = (path: string, { id }: NamedThing): string => `${path}#${encodeURIComponent(id)}`;

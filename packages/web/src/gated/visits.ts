// When the visitor was last in an area, and where: in this browser alone, whether or not marks are kept with the account.
import { type NamedThing, standOf, visitOn } from "@store/contract/area-outline";
import { dayInIndia, formatDate } from "@store/contract/format";
import type { Progress } from "@store/contract/progress";
import type { Thing } from "@store/contract/resources";
import { useEffect, useState } from "react";
import { whenIdle } from "../lib/lay-out-slowly.ts";
import { readLocal, writeLocal } from "../lib/local.ts";
import type { AreaId } from "./access/areas.ts";

export type Visit = NonNullable<Progress["visit"]>;

interface Place extends Visit {
  /** Where to go on. */
  next?: NamedThing | undefined;
}

const storageKey = "places";

/** The place in each area; empty where nothing is known, or what stands there is not ours. */
export function readPlaces(): Partial<Record<AreaId, Place>> {
  const found = readLocal(storageKey);
  if (typeof found !== "object" || found === null) return {};
  return Object.fromEntries(Object.entries(found).filter(([, place]) => isPlace(place)));
}

function isPlace(value: unknown): value is Place {
  if (typeof value !== "object" || value === null || !("day" in value)) return false;
  if (typeof value.day !== "string") return false;
  if ("since" in value && typeof value.since !== "string") return false;
  if (!("next" in value)) return true;
  const { next } = value;
  if (typeof next !== "object" || next === null || !("id" in next) || !("title" in next)) return false;
  return typeof next.id === "string" && typeof next.title === "string";
}

/** Notes a visit, or where to go on; of the other what was known stays. */
export function notePlace(area: AreaId, now: Visit | { next: NamedThing | undefined }): void {
  const places = readPlaces();
  const place = places[area];
  if (!place && !("day" in now)) return;
  writeLocal(storageKey, { ...places, [area]: { ...place, ...now } });
}

/** This visit of an area, and where the last one stopped: by the account where it keeps marks, else by this browser. */
export function useVisit(area: AreaId, things: readonly Thing[], kept: Progress | undefined) {
  return useState(() => {
    const before = readPlaces()[area];
    const visit = visitOn(dayInIndia(Date.now()), kept?.visit ?? before);
    notePlace(area, visit);
    return { visit, next: kept ? standOf(area, things, kept).next : before?.next };
  })[0];
}

/** Notes in this browser where to go on: after each mark, once the screen has answered it. */
export function useNotedPlace(
  area: AreaId,
  things: readonly Thing[],
  sheet: { subscribe(listener: () => void): () => void; progress(): Progress },
): void {
  useEffect(
    () =>
      sheet.subscribe(() =>
        whenIdle(() => notePlace(area, { next: standOf(area, things, sheet.progress()).next })),
      ),
    [area, things, sheet],
  );
}

/** `24 Nov 2026`, for a `yyyy-mm-dd`. */
export const dayInWords = (day: string): string => formatDate(Date.parse(`${day}T12:00:00+05:30`));

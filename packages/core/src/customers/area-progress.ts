import { newSince, standOf } from "@store/contract/area-outline";
import type { AccountArea } from "@store/contract/calls/read-account";
import type { ResourceType } from "@store/contract/products";
import type { ResourceContent } from "@store/contract/resources";
import type { readAllProgress } from "./progress.entity.ts";

/** More than these are told by their number alone. */
const mostNews = 20;

/** How far a customer is in each of these areas, by what is kept, and what came last. */
export function areasOf(
  areas: readonly ResourceType[],
  outline: ResourceContent | undefined,
  progress: Awaited<ReturnType<typeof readAllProgress>>,
): AccountArea[] {
  const outlines = outline?.kind === "outline" ? outline.areas : [];
  return areas.map((area) => {
    const things = outlines.find((each) => each.area === area)?.things ?? [];
    const kept = progress.get(area);
    return {
      area,
      total: things.length,
      ...(kept && {
        kept: {
          ...standOf(area, things, kept),
          savedAt: kept.savedAt,
          ...(kept.visit && { day: kept.visit.day }),
        },
      }),
      news: newSince(things, "")
        .slice(0, mostNews)
        .map(({ id, title, added = "" }) => ({ id, title, added })),
    };
  });
}

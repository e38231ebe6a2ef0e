// A report on a site: how far each page of it is, and each point of which something is kept. Made alike for its owner and for
// who was given a link. Pure.
import * as z from "zod/mini";
import type { CroTab, ResourceContent, SeoSection } from "../resources.ts";
import { SitePicture } from "./site-picture.ts";
import { type DeskList, deskLists, marks, openPoint, type SitePoint } from "./site-point.ts";

/** A checklist as far as a desk needs it. */
export interface Outline {
  list: DeskList;
  title: string;
  places: readonly OutlinePlace[];
}

/** A page of a shop, or a section of the SEO checklist. */
export interface OutlinePlace {
  id: string;
  title: string;
  sections: readonly { title: string; items: readonly OutlineItem[] }[];
}

export interface OutlineItem {
  id: string;
  task: string;
  why: string;
  /** Whether the area holds steps for it. */
  recipe?: boolean | undefined;
}

export const listTitles: Readonly<Record<DeskList, string>> = {
  checklist: "Pages of the shop",
  "seo-checklist": "Search engines",
};

/** The outline of gated content; undefined for content that is no checklist. */
export function outlineOf(content: ResourceContent | undefined): Outline | undefined {
  if (content?.kind === "checklist") return outline("checklist", content.tabs.map(croPlace));
  if (content?.kind === "seo-checklist") return outline("seo-checklist", content.sections.map(seoPlace));
  return undefined;
}

const outline = (list: DeskList, places: OutlinePlace[]): Outline => ({
  ...{ list, places },
  title: listTitles[list],
});

const croPlace = ({ id, label, sections }: CroTab): OutlinePlace => ({
  ...{ id, title: label },
  sections: sections.map(({ title, items }) => ({
    title,
    items: items.map(({ id, task, why, recipe }) => ({ id, task, why, recipe })),
  })),
});

const seoPlace = ({ id, title, items }: SeoSection): OutlinePlace => ({
  ...{ id, title },
  sections: [
    { title, items: items.map(({ id, task, detail, recipe }) => ({ id, task, why: detail, recipe })) },
  ],
});

const Share = { points: z.number(), done: z.number(), notNeeded: z.number() };

/** A point as a client reads it: without the note. */
export const ReportPoint = z.object({
  list: z.enum(deskLists),
  id: z.string(),
  place: z.string(),
  task: z.string(),
  mark: z.enum(marks),
  who: z.string(),
  due: z.string(),
  before: z.string(),
  after: z.string(),
  doneOn: z.string(),
  pictures: z.array(SitePicture),
});
export type ReportPoint = z.infer<typeof ReportPoint>;

export const SiteReport = z.object({
  lists: z.array(
    z.object({
      list: z.enum(deskLists),
      title: z.string(),
      ...Share,
      places: z.array(z.object({ title: z.string(), ...Share })),
    }),
  ),
  /** In the order of the checklists. */
  points: z.array(ReportPoint),
});
export type SiteReport = z.infer<typeof SiteReport>;
export type ReportList = SiteReport["lists"][number];
type Counts = Pick<ReportList, "points" | "done" | "notNeeded">;

/**
 * The report on a site. A point that stands on two pages counts on both, and once in the sum. One of which there is nothing but a
 * picture is in it too.
 */
export function reportOf(
  outlines: readonly Outline[],
  kept: readonly SitePoint[],
  pictures: readonly SitePicture[],
): SiteReport {
  const byKey = new Map(kept.map((point) => [`${point.list}/${point.id}`, point]));
  const shown = picturesByPoint(pictures);
  const find = (list: DeskList, id: string) => byKey.get(`${list}/${id}`);
  const points = new Map<string, ReportPoint>();
  const lists = outlines.map(({ list, title, places }) => {
    const count = (ids: Iterable<string>): Counts => {
      const all = [...new Set(ids)].map((id) => find(list, id)?.mark);
      const having = (mark: string) => all.filter((one) => one === mark).length;
      return { points: all.length, done: having("done"), notNeeded: having("not-needed") };
    };
    for (const place of places)
      for (const { items } of place.sections)
        for (const { id, task } of items) {
          const own = shown.get(`${list}/${id}`) ?? [];
          const bare = own.length > 0 ? { ...openPoint, list, id, doneOn: "" } : undefined;
          const point = find(list, id) ?? bare;
          const more = { task, place: place.title, pictures: own };
          // Its own page is the later one.
          if (point) points.set(`${list}/${id}`, { ...clientView(point), ...more });
        }
    return {
      ...{ list, title },
      ...count(places.flatMap(idsOf)),
      places: places.map((place) => ({ title: place.title, ...count(idsOf(place)) })),
    };
  });
  return { lists, points: [...points.values()] };
}

export function idsOf({ sections }: OutlinePlace): string[] {
  return sections.flatMap(({ items }) => items.map(({ id }) => id));
}

function clientView({ note: _, ...point }: SitePoint): Omit<ReportPoint, "task" | "place" | "pictures"> {
  return point;
}

/** By list and point, the one from before first. */
function picturesByPoint(pictures: readonly SitePicture[]): Map<string, SitePicture[]> {
  const found = new Map<string, SitePicture[]>();
  for (const picture of [...pictures].sort((one, other) => other.side.localeCompare(one.side))) {
    const key = `${picture.list}/${picture.pointId}`;
    found.set(key, [...(found.get(key) ?? []), picture]);
  }
  return found;
}

/** Whole percent of what is needed; 100 where nothing is. */
export function scoreOf({ points, done, notNeeded }: Counts): number {
  const needed = points - notNeeded;
  return needed > 0 ? Math.floor((done / needed) * 100) : 100;
}

/** What was found, what was done, and what comes next: what has a day first, by day. */
export function partsOf({ points }: SiteReport): Record<"findings" | "done" | "next", ReportPoint[]> {
  const open = points.filter(({ mark }) => mark === "open");
  const dated = open.filter(({ due }) => due !== "").sort((one, other) => one.due.localeCompare(other.due));
  return {
    findings: points.filter(
      ({ before, after, pictures }) => before !== "" || after !== "" || pictures.length > 0,
    ),
    done: points
      .filter(({ mark }) => mark === "done")
      .sort((one, other) => other.doneOn.localeCompare(one.doneOn)),
    next: [...dated, ...open.filter(({ due, who, before }) => due === "" && (who !== "" || before !== ""))],
  };
}

// The things of an area in their order, and what of them an account has done: for "go on where you stopped" and "new since".
import type { Lesson } from "./course-content.ts";
import type { ResourceType } from "./products.ts";
import type { Progress } from "./progress.ts";
import type { ResourceContent, Thing } from "./resources.ts";

/** Which thing, in words that a person knows it by. */
export type NamedThing = Pick<Thing, "id" | "title">;

/** The ids under which the lines of a lesson's checklists are ticked. */
export function tickIdsOf({ id, body }: Pick<Lesson, "id" | "body">): string[] {
  return body
    .flatMap((block) => (block.type === "checklist" ? block.items : []))
    .map((_, at) => `${id}/${at}`);
}

/** What an area holds. A point that two tabs list stands where it is first. */
export function thingsOf(content: ResourceContent): Thing[] {
  switch (content.kind) {
    case "checklist": {
      const items = content.tabs.flatMap(({ sections }) => sections).flatMap(({ items }) => items);
      return [...new Map(items.map((item) => [item.id, item])).values()].map(pointOf);
    }
    case "seo-checklist":
      return content.sections.flatMap(({ items }) => items).map(pointOf);
    case "fbads":
      return content.chapters
        .flatMap(({ lessons }) => lessons)
        .map((lesson) => ({ ...pick(lesson.id, lesson.title, lesson.added), ticks: tickIdsOf(lesson) }));
    case "funnel_templates":
      return [content.kits, ...content.categories]
        .flatMap(({ templates }) => templates)
        .map(({ id, name, added }) => pick(id, name, added));
    case "ad-templates":
      return content.creatives.map(({ slug, name }) => pick(slug, name));
    default:
      return [];
  }
}

function pointOf({ id, task, added }: { id: string; task: string; added?: string | undefined }): Thing {
  return pick(id, task, added);
}

function pick(id: string, title: string, added?: string): Thing {
  return { id, title, ...(added !== undefined && { added }) };
}

/** How many things are done, and with which one to go on: undefined where none was begun, or all are done. */
export function standOf(
  area: ResourceType,
  things: readonly Thing[],
  { ticked, lesson, downloads = {} }: Progress,
): { done: number; next?: NamedThing } {
  const marks = new Set(area === "funnel_templates" ? Object.keys(downloads) : ticked);
  const isDone = ({ id, ticks = [id] }: Thing) => ticks.length > 0 && ticks.every((tick) => marks.has(tick));
  const done = things.filter(isDone).length;
  // A library is not worked through in an order.
  if (area === "funnel_templates" || area === "ad-templates") return { done };
  const last = lesson ?? ticked.findLast((tick) => things.some(({ id }) => id === tick));
  const at = things.findIndex(({ id }) => id === last);
  if (at < 0) return { done };
  const next = [...things.slice(at), ...things.slice(0, at)].find((thing) => !isDone(thing));
  return next ? { done, next: { id: next.id, title: next.title } } : { done };
}

/** What came or changed after a day, the newest first. Nothing for who was never there. */
export function newSince(things: readonly Thing[], day: string | undefined): Thing[] {
  if (day === undefined) return [];
  return things
    .filter(({ added }) => added !== undefined && added > day)
    .sort((one, other) => (other.added ?? "").localeCompare(one.added ?? ""));
}

/** The visit of a day, after the last one: what is new stays new until that day is over. */
export function visitOn(today: string, last: Progress["visit"]): NonNullable<Progress["visit"]> {
  const since = last?.day === today ? last.since : last?.day;
  return { day: today, ...(since !== undefined && { since }) };
}

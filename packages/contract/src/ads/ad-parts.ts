// What a layout asks for: words and pictures. Pure.
import type { AdField } from "./ad-fields.ts";
import type { AdLayout, LayoutBox } from "./ad-layout.ts";

/** The fields that a layout shows, in the order in which they are drawn. */
export function fieldsOf(layout: Pick<AdLayout, "box">): AdField[] {
  const found = new Set<AdField>();
  const look = (box: LayoutBox) => {
    for (const inner of [
      ...(box.down ?? []),
      ...(box.across ?? []),
      ...(box.flow ?? []),
      ...(box.over ?? []),
    ])
      look(inner);
    for (const item of box.stack ?? []) {
      if ("words" in item) found.add(item.words);
      if ("button" in item) found.add(item.button);
      if ("ribbon" in item) found.add(item.ribbon);
      if ("logo" in item) found.add("brand");
    }
  };
  look(layout.box);
  return [...found];
}

/** How many pictures a layout shows: none, one or two. */
export function picturesOf(layout: Pick<AdLayout, "box">): number {
  const count = (box: LayoutBox): number =>
    Math.max(
      box.picture ?? 0,
      ...[box.down, box.across, box.flow, box.over].flatMap((boxes) => (boxes ?? []).map(count)),
    );
  return count(layout.box);
}

// No long run of plain sections: where three or more follow one another without a picture or a coloured ground, one of
// them, inside the run, stands on the page's dark colour.
import type { Draft } from "../elementor/types.ts";
import { isDark } from "./colour.ts";
import type { Design } from "./design.ts";
import type { Kit, Section } from "./section.ts";

/** Sections in a row that may be plain. */
export const longestRun = 2;

/** Kinds that carry a dark ground well, best first. Never forms, and never what must stay as its brief says. */
const willing = [
  /^quote-/,
  /^(timeline|stairs|day-strip|zigzag)/,
  /^(count-|proof-|big-figure|statement)/,
  /^guarantee/,
  /^(plans|offer|bonuses)/,
  /^(steps-|feature-|next-steps|team|letter)/,
];

/** Whether a section shows neither a picture nor a colour of its own. */
export function isPlain(draft: Draft, { palette }: Design): boolean {
  const { background_color, background_image } = draft.settings;
  if (background_image !== undefined || JSON.stringify(draft).includes('"source":"library"')) return false;
  return [palette.paper, palette.tint, palette.card].some((quiet) => quiet === background_color);
}

/** The runs of plain sections that are too long, as their first and last places. */
function* longRuns(plain: readonly boolean[]): Generator<readonly [from: number, to: number]> {
  for (let from = 0; from < plain.length; from += 1) {
    if (!plain[from]) continue;
    let to = from;
    while (plain[to + 1]) to += 1;
    if (to - from + 1 > longestRun) yield [from, to];
    from = to;
  }
}

/** The sections of a page as drawn, those that break a long run on its dark colour. */
export function drawSections(sections: readonly Section[], kit: Kit): { kind: string; draft: Draft }[] {
  const drawn = sections.map((section) => ({ kind: section.kind, draft: section.make(kit) }));
  const tone = isDark(kit.design.palette.paper) ? "brand" : "deep";
  const plain = drawn.map(({ draft }) => isPlain(draft, kit.design));
  for (let changes = 0; changes < sections.length; changes += 1) {
    const found = [...longRuns(plain)].flatMap(([from, to]) => {
      const middle = (from + to) / 2;
      const inside = drawn.flatMap(({ kind }, at) => {
        const rank = willing.findIndex((pattern) => pattern.test(kind));
        return at > from && at < to && rank >= 0 ? [{ at, cost: Math.abs(at - middle) + rank * 0.6 }] : [];
      });
      return inside.sort((one, other) => one.cost - other.cost).slice(0, 1);
    });
    const [next] = found;
    const section = next && sections[next.at];
    if (!next || !section) break;
    drawn[next.at] = { kind: section.kind, draft: section.make({ ...kit, tone }) };
    plain[next.at] = false;
  }
  return drawn;
}

// Both checklists of a site as a sheet, with all that is kept of it. Pure.
import type { SitePoint } from "@store/contract/desk/site-point";
import { openPoint } from "@store/contract/desk/site-point";
import type { Outline } from "@store/contract/desk/site-report";
import type { Cell, SheetModel } from "../../gated/calculators/sheet.ts";
import { markWords } from "./mark-words.ts";

const columns = [
  ["List", 20],
  ["Page", 22],
  ["Section", 26],
  ["Point", 60],
  ["Mark", 12],
  ["Who", 16],
  ["Until", 12],
  ["Done on", 12],
  ["Found", 36],
  ["Now", 36],
  ["Note", 36],
] as const;

/** Every point, also those of which nothing is kept; one on two pages stands on both. */
export function workSheet(
  site: string,
  outlines: readonly Outline[],
  points: readonly SitePoint[],
  made: string,
): SheetModel {
  const kept = new Map(points.map((point) => [`${point.list}/${point.id}`, point]));
  const cells: Cell[] = [];
  let row = 0;
  const add = (look: Cell["look"], ...texts: string[]) => {
    row += 1;
    for (const [at, value] of texts.entries())
      cells.push({ at: `${String.fromCharCode(65 + at)}${row}`, look, value });
  };
  add("title", site);
  add("quiet", made);
  row += 1;
  add("head", ...columns.map(([head]) => head));
  for (const { list, title, places } of outlines)
    for (const place of places)
      for (const section of place.sections)
        for (const { id, task } of section.items) {
          const point = kept.get(`${list}/${id}`) ?? { ...openPoint, doneOn: "" };
          const { mark, who, due, doneOn, before, after, note } = point;
          const own = [markWords[mark], who, due, doneOn, before, after, note];
          add("label", title, place.title, section.title, task, ...own);
        }
  return { title: site, cells, rows: row, widths: columns.map(([, width]) => width) };
}

// What a plan says: days, the brief, the sheet. Pure.
import type { Cell, SheetModel } from "../../../gated/calculators/sheet.ts";
import { type Planned, type StepId, stepNames } from "./plan.ts";

const inWords = new Intl.DateTimeFormat("en-IN", {
  weekday: "short",
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** `Fri, 29 October, 2027`, as people in India write it. */
export function dayInWords(day: string): string {
  return inWords.format(new Date(`${day}T00:00:00Z`));
}

const rupees = new Intl.NumberFormat("en-IN", {
  style: "currency",
  currency: "INR",
  maximumFractionDigits: 0,
});

export const inRupees = (sum: number) => rupees.format(sum);

/** What a person who makes the pictures needs, as a text to send. */
export function briefOf({ occasion, day, steps, curve }: Planned): string {
  const dayOf = (id: StepId) => dayInWords(steps.find((step) => step.id === id)?.day ?? day);
  const total = curve.reduce((sum, each) => sum + each.rupees, 0);
  return [
    `BRIEF: ${occasion.name}, ${dayInWords(day)}${occasion.certain === "expected" ? " (expected: do not print the date as certain)" : ""}`,
    `For: ${occasion.where.includes("All") ? "all of India" : occasion.where.join(", ")}`,
    `What sells: ${occasion.sells}`,
    `Idea: ${occasion.angle}`,
    `Mind: ${occasion.mind}`,
    `Needed by ${dayOf("shoot")}: four ideas, each in 4:5, 9:16 and 1:1, upright film of 15 to 25 seconds with subtitles`,
    `Every picture says until when to order: ${dayOf("metros")} in metros, ${dayOf("elsewhere")} elsewhere`,
    `Ads from ${dayOf("ads")}, ${inRupees(total)} in all`,
    "",
  ].join("\n");
}

/** The dates of all plans, and below them the money by day. */
export function planSheet(plans: readonly Planned[], made: string): SheetModel {
  const cells: Cell[] = [];
  let row = 0;
  const add = (...line: (Omit<Cell, "at"> | undefined)[]) => {
    row += 1;
    for (const [at, cell] of line.entries())
      if (cell) cells.push({ ...cell, at: `${"ABCDEFGHI"[at]}${row}` });
  };
  const text = (look: Cell["look"], value: string): Omit<Cell, "at"> => ({ look, value });
  const date = (day: string): Omit<Cell, "at"> => ({ look: "result", unit: "date", value: serialOf(day) });
  add(text("title", "Campaign plan"));
  add(text("quiet", made));
  row += 1;
  const heads = ["Occasion", "Day", "Certain?", ...Object.values(stepNames), "Budget"];
  add(...heads.map((each) => text("head", each)));
  const first = row + 1;
  for (const { occasion, day, steps, curve } of plans)
    add(
      text("label", occasion.name),
      date(day),
      text("label", occasion.certain === "expected" ? "expected" : "yes"),
      ...steps.map((step) => date(step.day)),
      { look: "input", unit: "rupees", value: curve.reduce((sum, each) => sum + each.rupees, 0) },
    );
  const last = row;
  add(text("strong", "All"), ...Array.from({ length: 7 }, () => undefined), {
    look: "result",
    unit: "rupees",
    value: plans.reduce((sum, plan) => sum + plan.curve.reduce((all, each) => all + each.rupees, 0), 0),
    formula: `SUM(I${first}:I${last})`,
  });
  row += 1;
  for (const { occasion, day, curve } of plans) {
    add(text("strong", `Money by day: ${occasion.name}, ${dayInWords(day)}`));
    for (const each of curve) add(date(each.day), { look: "result", unit: "rupees", value: each.rupees });
    row += 1;
  }
  return { title: "Campaign plan", cells, rows: row, widths: [34, 18, 11, 18, 18, 18, 18, 18, 14] };
}

/** The number by which spreadsheets know a day. */
function serialOf(day: string): number {
  return Date.parse(day) / 86_400_000 + 25_569;
}

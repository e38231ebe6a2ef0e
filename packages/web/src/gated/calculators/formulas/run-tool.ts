// A calculator run on what was typed: what is wrong field by field, or the figures, the verdict and the working.
import { addDays } from "./days.ts";
import { readField, writeNumber } from "./read-field.ts";
import type { Field, Outcomes, Step, Tool, Value, Values, Verdict } from "./tool.ts";
import { formatUnit } from "./units.ts";

/** What stands in the fields, by id; a field that nobody touched is absent. */
export type Typed = Readonly<Record<string, string>>;

export type Run =
  | { problems: Readonly<Record<string, string>>; done?: never }
  | {
      problems: Readonly<Record<string, never>>;
      done: { values: Values; outcomes: Outcomes; verdict: Verdict };
    };

/** What a field shows before anybody types. `today` is a day such as `2026-11-22`. */
export function startText(field: Field, today: string): string {
  if (field.kind === "number") return writeNumber(field.start, field);
  if (field.kind === "date") return field.start === undefined ? "" : addDays(today, field.start);
  return field.start;
}

/** Reads all fields and works it out. */
export function runTool(tool: Tool, typed: Typed, today: string): Run {
  const values: Record<string, Value> = {};
  const problems: Record<string, string> = {};
  for (const field of tool.fields) {
    const reading = readField(field, typed[field.id] ?? startText(field, today));
    if (reading.problem === undefined) values[field.id] = reading.value;
    else problems[field.id] = reading.problem;
  }
  if (Object.keys(problems).length > 0) return { problems };
  const fault = tool.check(values);
  if (fault) return { problems: { [fault.field]: fault.text } };
  const outcomes = tool.solve(values);
  return { problems: {}, done: { values, outcomes, verdict: tool.tell(values, outcomes) } };
}

const signs: Readonly<Record<string, string>> = { "*": "×", "/": "÷", "-": "−" };

/** The working of one step with the figures in it: `₹1,260 ÷ (1 + 5%)`; empty where the result says it all. */
export function workingOf(tool: Tool, step: Step, values: Values, outcomes: Outcomes): string {
  const shown = (id: string) => {
    const field = tool.fields.find((each) => each.id === id);
    if (field) {
      const value = values[id] ?? null;
      return formatUnit(
        value,
        field.kind === "number" ? field.unit : field.kind === "date" ? "date" : "words",
      );
    }
    const earlier = tool.steps.find((each) => each.id === id);
    return formatUnit(outcomes[id] ?? null, earlier?.unit ?? "words");
  };
  return (step.say ?? step.formula)
    .split(/(\{\w+\})/)
    .map((piece) =>
      /^\{\w+\}$/.test(piece)
        ? shown(piece.slice(1, -1))
        : piece.replace(
            / ?([*/+]|(?<![a-z])-|-(?![a-z])) ?/gi,
            (_, sign: string) => ` ${signs[sign] ?? sign} `,
          ),
    )
    .join("");
}

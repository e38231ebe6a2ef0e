import { dayInIndia } from "@store/contract/format";
import { useMemo, useState } from "react";
import { readField, writeNumber } from "./formulas/read-field.ts";
import { type Run, runTool, startText, type Typed } from "./formulas/run-tool.ts";
import type { Field, Tool } from "./formulas/tool.ts";
import { keep, readKept } from "./kept-figures.ts";

export interface Figures {
  run: Run;
  /** Whether anything differs from the lesson's own figures. */
  touched: boolean;
  textOf: (field: Field) => string;
  /** What is wrong with a field, once its visitor has left it or the fields contradict each other. */
  problemOf: (field: Field) => string | undefined;
  change: (field: Field, text: string) => void;
  leave: (field: Field) => void;
  startAgain: () => void;
}

/** The figures of an open calculator: typed, kept in the browser, and worked out with every change. */
export function useFigures(tool: Tool): Figures {
  const [today] = useState(() => dayInIndia(Date.now()));
  const [typed, setTyped] = useState<Typed>(() => readKept(tool.id));
  const [left, setLeft] = useState<ReadonlySet<string>>(() => new Set(tool.fields.map(({ id }) => id)));
  const run = useMemo(() => runTool(tool, typed, today), [tool, typed, today]);

  const set = (field: Field, text: string) => {
    const { [field.id]: _, ...others } = typed;
    const next = text === startText(field, today) ? others : { ...others, [field.id]: text };
    setTyped(next);
    keep(tool.id, next);
  };
  return {
    run,
    touched: Object.keys(typed).length > 0,
    textOf: (field) => typed[field.id] ?? startText(field, today),
    problemOf: (field) => (left.has(field.id) ? run.problems[field.id] : undefined),
    change: (field, text) => {
      setLeft((before) => new Set([...before].filter((id) => id !== field.id)));
      set(field, text);
    },
    leave: (field) => {
      setLeft((before) => new Set([...before, field.id]));
      const text = typed[field.id];
      if (text === undefined || field.kind !== "number") return;
      const { value } = readField(field, text);
      // As people write it: grouped, without a unit.
      if (typeof value === "number") set(field, writeNumber(value, field));
    },
    startAgain: () => {
      setTyped({});
      setLeft(new Set(tool.fields.map(({ id }) => id)));
      keep(tool.id, {});
    },
  };
}

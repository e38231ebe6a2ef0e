import { brand } from "@store/contract/brand";
import { formatDate } from "@store/contract/format";
import { PrintAlone } from "../../ui/wide-dialog.tsx";
import { type Run, workingOf } from "./formulas/run-tool.ts";
import type { ShelfEntry } from "./formulas/shelf.ts";
import type { Field, Tool, Value } from "./formulas/tool.ts";
import { formatUnit } from "./formulas/units.ts";

interface PrintedToolProps {
  entry: ShelfEntry;
  tool: Tool;
  done: NonNullable<Run["done"]>;
}

/** A calculator on paper: verdict first, then the figures and the working. */
export function PrintedTool({ entry, tool, done: { values, outcomes, verdict } }: PrintedToolProps) {
  return (
    <PrintAlone>
      <h1>{entry.title}</h1>
      <p>
        {entry.question} {formatDate(Date.now())}, {brand.siteUrl.replace("https://", "")}
      </p>
      <h2>{verdict.title}</h2>
      <p>{verdict.text}</p>
      <h2>Figures</h2>
      <table>
        <tbody>
          {tool.fields.map((field) => (
            <tr key={field.id}>
              <th scope="row">{field.label}</th>
              <td>{shown(field, values[field.id] ?? "")}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2>The working</h2>
      <table>
        <tbody>
          {tool.steps.map((step) => (
            <tr key={step.id}>
              <th scope="row">{step.label}</th>
              <td>{workingOf(tool, step, values, outcomes)}</td>
              <td>{formatUnit(outcomes[step.id] ?? null, step.unit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {tool.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </PrintAlone>
  );
}

function shown(field: Field, value: Value): string {
  if (field.kind === "number") return formatUnit(value, field.unit);
  return field.kind === "date" && value !== "" ? formatUnit(value, "date") : String(value);
}

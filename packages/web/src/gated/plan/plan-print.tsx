import { brand } from "@store/contract/brand";
import { formatDate } from "@store/contract/format";
import { PrintAlone } from "../../ui/wide-dialog.tsx";
import { formatDay } from "../calculators/formulas/units.ts";
import type { PlanLine } from "./next-ten.ts";
import { formatSpan } from "./plan-csv.ts";
import { howChosen } from "./plan-lines.tsx";

interface PrintedPlanProps {
  plan: readonly PlanLine[];
  list: string;
  /** What the fourth column holds: cost or work. */
  unit: string;
  owner: string;
}

/** `Mon, 23 Nov`: the year stands in the head of the sheet. */
function shortDay(day: string): string {
  return formatDay(day).replace(/ \d{4}$/, "");
}

/** The plan on paper, to hand to a client or hang beside the desk. */
export function PrintedPlan({ plan, list, unit, owner }: PrintedPlanProps) {
  const [first, last] = [plan[0], plan.at(-1)];
  if (!first || !last) return null;
  return (
    <PrintAlone>
      <h1>Thirty days, ten improvements</h1>
      <p>
        {formatSpan(first.begin, last.due)}. From the {list}. Made on {formatDate(Date.now())},{" "}
        {brand.siteUrl.replace("https://", "")}
      </p>
      <p className="mt-4 mb-1">Shop: ______________________________</p>
      <table className="mt-4">
        <thead>
          <tr>
            {["No.", "When", "What, and why now", unit === "cost" ? "Cost" : "Work", "Owner", "Done on"].map(
              (head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {plan.map(({ item, begin, due, reasons }, at) => (
            <tr key={item.id}>
              <td>{at + 1}</td>
              <td className="w-24 whitespace-nowrap">
                {shortDay(begin)}
                {begin === due ? null : (
                  <>
                    <br />
                    to {shortDay(due)}
                  </>
                )}
              </td>
              <td>
                <b>{item.task}</b>
                <br />
                {reasons.join(" ")} {item.why}
                <br />
                <small>{item.place}</small>
              </td>
              <td>{item.cost}</td>
              <td className="w-20">{owner}</td>
              <td className="w-20" />
            </tr>
          ))}
        </tbody>
      </table>
      <div className="print-end">
        <p>{howChosen(unit)}</p>
        <p className="mt-8 flex flex-wrap gap-x-10 gap-y-6">
          <span>Agreed with: ______________________________</span>
          <span>On: ______________</span>
          <span>Looked at again on: ______________</span>
        </p>
      </div>
    </PrintAlone>
  );
}

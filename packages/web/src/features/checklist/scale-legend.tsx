import { Info } from "lucide-react";
import { Icon } from "../../ui/icon.tsx";
import { scaleLegend } from "./cro-list.ts";

/** What impact, priority and cost mean, and where they come from. Folded: read once. On a phone a mark stands for its title. */
export function ScaleLegend() {
  return (
    <details className="group/legend max-w-[76ch] text-sm open:border-[1.5px] open:border-ink open:bg-sheet open:px-4 max-md:open:basis-full print:hidden">
      <summary className="min-h-11 min-w-11 cursor-pointer py-2.5 font-semibold text-mat-700 max-md:flex max-md:items-center max-md:justify-center max-md:gap-2 max-md:group-open/legend:justify-start">
        <Icon as={Info} className="flex-none text-[1.375rem] md:hidden" />
        <span className="max-md:sr-only max-md:group-open/legend:not-sr-only">
          What impact and priority mean
        </span>
      </summary>
      <table className="mb-3 w-full border-collapse text-left">
        <thead>
          <tr className="border-b border-ink align-bottom text-xs">
            <th scope="col" className="py-1.5 pr-3 font-semibold">
              Figure
            </th>
            <th scope="col" className="py-1.5 pr-3 font-semibold">
              Impact
            </th>
            <th scope="col" className="py-1.5 font-semibold">
              Priority
            </th>
          </tr>
        </thead>
        <tbody>
          {scaleLegend.map(({ steps, priority, impact }) => (
            <tr key={steps} className="border-t border-rule-2 align-top first:border-t-0">
              <th scope="row" className="num py-1.5 pr-3 font-semibold whitespace-nowrap">
                {steps}
              </th>
              <td className="py-1.5 pr-3">{impact}</td>
              <td className="py-1.5">{priority}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mute pb-3">
        Our judgement for a typical Indian store, in steps of ten. Priority is impact against cost: cheap work
        comes before expensive work of the same impact. Your own figures decide.
      </p>
    </details>
  );
}

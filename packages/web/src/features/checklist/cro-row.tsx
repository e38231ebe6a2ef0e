import type { Figure } from "@store/contract/figure-content";
import type { CroItem } from "@store/contract/resources";
import { PencilRuler } from "lucide-react";
import { memo, useState } from "react";
import { ItemTools } from "../../gated/calculators/tool-links.tsx";
import { FigureView } from "../../gated/figures/figure-view.tsx";
import { HowToFix } from "../../gated/recipes/how-to-fix.tsx";
import { OutsideLink } from "../../gated/worksheet/outside-link.tsx";
import { Row } from "../../gated/worksheet/row.tsx";
import type { Worksheet } from "../../gated/worksheet/worksheet.ts";
import { Icon } from "../../ui/icon.tsx";

/** One line of the CRO checklist. Memoised: searching keeps the lines that stay. */
export const CroRow = memo(function CroRow({ sheet, item }: { sheet: Worksheet; item: CroItem }) {
  return (
    <Row
      sheet={sheet}
      id={item.id}
      task={item.task}
      initial=""
      facts={
        <>
          <span className="whitespace-nowrap">
            {item.cost}
            <span className="lg:sr-only"> cost</span>
          </span>
          <Gauge label="Impact" value={item.impact} />
          <Gauge label="Priority" value={item.priority} />
        </>
      }
      link={<OutsideLink href={item.exampleUrl} label="View Example" of={item.task} />}
    >
      <p className="mute max-w-[76ch] text-sm">{item.why}</p>
      {item.example ? (
        <p className="mute mt-1 max-w-[76ch] text-sm">
          <b>Seen at {item.example.shop}</b> ({item.example.read}): {item.example.shows}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-x-5">
        <ItemTools kind="items" itemId={item.id} />
        {item.recipe ? <HowToFix area="checklist" itemId={item.id} of={item.task} /> : null}
        {item.figure ? <Drawn figure={item.figure} of={item.task} /> : null}
      </div>
    </Row>
  );
});

/** The drawings of an item, made when they are first asked for: a list of 191 items has no room for 80 pictures. */
function Drawn({ figure, of }: { figure: Figure; of: string }) {
  const [seen, setSeen] = useState(false);
  return (
    <details className="open:basis-full" onToggle={(event) => setSeen(seen || event.currentTarget.open)}>
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 text-xs font-semibold text-mat-700 [&::-webkit-details-marker]:hidden">
        <Icon as={PencilRuler} /> See it drawn<span className="sr-only">: {of}</span>
      </summary>
      {seen ? (
        <div className="pt-2 pb-4">
          <FigureView figure={figure} />
        </div>
      ) : null}
    </details>
  );
}

/** A figure from 0 to 100 with its bar. Ink only: colours say how a shop does. */
function Gauge({ label, value }: { label: string; value: number }) {
  return (
    <span className="num inline-flex items-center gap-1.5 whitespace-nowrap">
      <span className="lg:sr-only">{label} </span>
      <b className="min-w-5 font-semibold text-ink lg:min-w-7">{value}</b>
      <svg viewBox="0 0 30 6" aria-hidden="true" className="h-1.5 w-7.5 max-lg:hidden">
        <path d="M0 3h30" stroke="#dcd7c6" strokeWidth="6" />
        <path d={`M0 3h${value * 0.3}`} stroke="#43514a" strokeWidth="6" />
      </svg>
    </span>
  );
}

import { thingsOf } from "@store/contract/area-outline";
import type { Progress } from "@store/contract/progress";
import type { SeoSection } from "@store/contract/resources";
import { type ReactNode, useCallback, useDeferredValue, useMemo, useState } from "react";
import { ToolShelf } from "../../gated/calculators/tool-shelf.tsx";
import { PlanCard } from "../../gated/plan/plan-card.tsx";
import { seoPlanItems } from "../../gated/plan/plan-items.ts";
import { useVisit } from "../../gated/visits.ts";
import { WhereYouWere } from "../../gated/where-you-were.tsx";
import { matcher, noCriteria, type Order } from "../../gated/worksheet/filter.ts";
import { FilterBar } from "../../gated/worksheet/filter-bar.tsx";
import { Overall } from "../../gated/worksheet/overall.tsx";
import { PrintSheet } from "../../gated/worksheet/print-sheet.tsx";
import { ProgressToggle } from "../../gated/worksheet/progress-toggle.tsx";
import { RowHead } from "../../gated/worksheet/row.tsx";
import { SectionBlock } from "../../gated/worksheet/section-block.tsx";
import { usePrinting } from "../../gated/worksheet/use-print.ts";
import { useNewWorksheet } from "../../gated/worksheet/use-worksheet.ts";
import { useAddressed } from "../../lib/addressed.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { MarkupShelf } from "./markup/markup-shelf.tsx";
import { seoFacets, seoListOf, seoNarrowed, seoOrdered, seoPrintGroup, textOfSeo } from "./seo-list.ts";
import { SeoRow } from "./seo-row.tsx";

/** Filters, overall progress and the six sections. */
export function SeoBoard({
  sections: content,
  kept,
  head,
}: {
  sections: readonly SeoSection[];
  kept: Progress | undefined;
  /** The page's title. */
  head: ReactNode;
}) {
  const things = useMemo(() => thingsOf({ kind: "seo-checklist", sections: [...content] }), [content]);
  const { visit, next } = useVisit("seo-checklist", things, kept);
  const sheet = useNewWorksheet(kept, visit);
  const [criteria, setCriteria] = useState(noCriteria);
  const [order, setOrder] = useState<Order>("pays");
  const asked = useDeferredValue(criteria);
  const printing = usePrinting();

  const planItems = useCallback(() => seoPlanItems(content), [content]);
  const sections = useMemo(() => seoOrdered(seoListOf(content), order), [content, order]);
  const ids = useMemo(() => sections.flatMap((section) => section.ids), [sections]);
  const passes = useMemo(() => matcher(asked, seoFacets, textOfSeo), [asked]);
  useAddressed((id) => {
    const section = sections.find(({ ids }) => ids.includes(id));
    if (!section) return;
    setCriteria(noCriteria);
    sheet.setOpen(section.id, true);
    sheet.point(id);
  });
  const shown = useMemo(() => (passes ? seoNarrowed(sections, passes) : sections), [sections, passes]);

  return (
    <>
      <div className="mb-4 grid gap-x-12 gap-y-4 md:mb-6 md:gap-y-5 lg:grid-cols-2 lg:items-end print:hidden">
        <div>{head}</div>
        <PlanCard sheet={sheet} items={planItems} list="SEO Checklist" measure="work" shopMatters={false} />
      </div>
      <WhereYouWere things={things} visit={visit} next={next} />
      <FilterBar
        criteria={criteria}
        facets={seoFacets}
        onChange={setCriteria}
        found={passes ? shown.reduce((sum, { items }) => sum + items.length, 0) : undefined}
        onPrint={() => print()}
        order={order}
        onOrder={setOrder}
      />
      <div className="mt-1 mb-4 grid items-end gap-x-12 gap-y-3 md:mt-3 md:mb-5 lg:grid-cols-2 print:hidden">
        <ProgressToggle area="seo-checklist" things={things} sheet={sheet} kept={kept} />
        <Overall sheet={sheet} ids={ids} label="SEO checklist" />
      </div>
      <div className="border-[1.5px] overflow-clip border-ink bg-sheet print:hidden">
        {shown.map((section) => (
          <SectionBlock
            key={section.id}
            sheet={sheet}
            stateKey={passes ? `${section.id}?` : section.id}
            title={section.title}
            level={2}
            glyph={section.glyph}
            ids={section.ids}
            count={(done, total) => `${total} items, ${done} done`}
          >
            <RowHead facts={["Impact", "Difficulty", "Cost"]} link="Guide" />
            <ul>
              {section.items.map((item) => (
                <SeoRow key={item.id} sheet={sheet} item={item} />
              ))}
            </ul>
          </SectionBlock>
        ))}
        {shown.length === 0 ? (
          <div className="p-4 md:p-8">
            <EmptyState title="Nothing matches" level={2}>
              Try fewer words, or show all.
            </EmptyState>
          </div>
        ) : null}
      </div>
      <ToolShelf />
      <MarkupShelf />
      {printing ? (
        <PrintSheet
          title="SEO Checklist"
          sheet={sheet}
          columns={["Impact", "Difficulty", "Cost"]}
          groups={[seoPrintGroup(shown, ids)]}
        />
      ) : null}
    </>
  );
}

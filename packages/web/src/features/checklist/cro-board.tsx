import { thingsOf } from "@store/contract/area-outline";
import type { Progress } from "@store/contract/progress";
import type { CroTab } from "@store/contract/resources";
import { type ReactNode, useCallback, useDeferredValue, useMemo, useState } from "react";
import { ToolShelf } from "../../gated/calculators/tool-shelf.tsx";
import { PlanCard } from "../../gated/plan/plan-card.tsx";
import { croPlanItems } from "../../gated/plan/plan-items.ts";
import { useVisit } from "../../gated/visits.ts";
import { WhereYouWere } from "../../gated/where-you-were.tsx";
import { matcher, noCriteria, type Order } from "../../gated/worksheet/filter.ts";
import { FilterBar } from "../../gated/worksheet/filter-bar.tsx";
import { Overall } from "../../gated/worksheet/overall.tsx";
import { PrintSheet } from "../../gated/worksheet/print-sheet.tsx";
import { ProgressToggle } from "../../gated/worksheet/progress-toggle.tsx";
import { usePrinting } from "../../gated/worksheet/use-print.ts";
import { useNewWorksheet } from "../../gated/worksheet/use-worksheet.ts";
import { useAddressed } from "../../lib/addressed.ts";
import { TabPanel, Tabs } from "../../ui/tabs.tsx";
import {
  croFacets,
  type ListTab,
  listOf,
  narrowed,
  ordered,
  printGroups,
  shownIn,
  textOfCro,
} from "./cro-list.ts";
import { CroSections } from "./cro-sections.tsx";
import { ScaleLegend } from "./scale-legend.tsx";

const name = "cro";

/** Filters, the eight tabs, and the panel of the active one. */
export function CroBoard({
  tabs: content,
  kept,
  head,
}: {
  tabs: readonly CroTab[];
  kept: Progress | undefined;
  /** The page's title. */
  head: ReactNode;
}) {
  const things = useMemo(() => thingsOf({ kind: "checklist", tabs: [...content] }), [content]);
  const { visit, next } = useVisit("checklist", things, kept);
  const sheet = useNewWorksheet(kept, visit);
  const [activeId, setActiveId] = useState(content[0]?.id ?? "");
  const [criteria, setCriteria] = useState(noCriteria);
  const [order, setOrder] = useState<Order>("pays");
  const asked = useDeferredValue(criteria);
  const printing = usePrinting();

  const tabs = useMemo(() => ordered(listOf(content), order), [content, order]);
  const planItems = useCallback(() => croPlanItems(content), [content]);
  const passes = useMemo(() => matcher(asked, croFacets, textOfCro), [asked]);
  const shown = useMemo(() => (passes ? narrowed(tabs, passes) : tabs), [tabs, passes]);
  useAddressed((id) => {
    const holding = tabs.filter(({ ids }) => ids.includes(id));
    const home = holding.find((tab) => tab.id === activeId) ?? holding[0];
    const section = home?.sections.find(({ ids }) => ids.includes(id));
    if (!home || !section) return;
    setCriteria(noCriteria);
    setActiveId(home.id);
    sheet.setOpen(section.key, true);
    sheet.point(id);
  });
  const active = shown.find(({ id }) => id === activeId) ?? shown[0];
  if (!active) return null;

  return (
    <>
      <div className="mb-4 grid gap-x-12 gap-y-4 md:mb-6 md:gap-y-5 lg:grid-cols-2 lg:items-end print:hidden">
        <div>{head}</div>
        <PlanCard
          sheet={sheet}
          items={planItems}
          list="E-commerce CRO Checklist"
          measure="money"
          shopMatters
        />
      </div>
      <WhereYouWere things={things} visit={visit} next={next} />
      <FilterBar
        criteria={criteria}
        facets={croFacets}
        onChange={setCriteria}
        found={passes ? shown.reduce((sum, tab) => sum + shownIn(tab), 0) : undefined}
        onPrint={() => print()}
        order={order}
        onOrder={setOrder}
      />
      <div className="mb-1 flex flex-wrap items-start justify-between gap-x-2 gap-y-1 md:mt-2 md:mb-3 md:gap-x-8">
        <ProgressToggle area="checklist" things={things} sheet={sheet} kept={kept} />
        <ScaleLegend />
      </div>
      <div className="mt-1 print:hidden">
        <Tabs
          name={name}
          label="Pages of your store"
          tabs={shown.map((tab) => ({ id: tab.id, label: tab.label, count: shownIn(tab) }))}
          active={active.id}
          onSelect={setActiveId}
        />
        <TabPanel name={name} active={active.id}>
          <div className="grid gap-3 py-4 md:gap-5 md:py-5 lg:grid-cols-[1fr_24rem] lg:items-end">
            <div>
              <h2 className="text-d3">{active.title}</h2>
              <p className="mute mt-1.5">{active.subtitle}</p>
            </div>
            <Overall sheet={sheet} ids={active.ids} label={active.title} />
          </div>
          <CroSections
            key={active.id}
            sheet={sheet}
            tab={active}
            filtered={passes !== undefined}
            elsewhere={shown.filter((tab) => shownIn(tab) > 0)}
            onGo={setActiveId}
          />
        </TabPanel>
      </div>
      <ToolShelf />
      {printing ? <PrintedList sheet={sheet} tabs={shown} /> : null}
    </>
  );
}

function PrintedList({
  sheet,
  tabs,
}: {
  sheet: Parameters<typeof PrintSheet>[0]["sheet"];
  tabs: readonly ListTab[];
}) {
  return (
    <PrintSheet
      title="E-commerce CRO Checklist"
      sheet={sheet}
      columns={["Cost", "Impact", "Priority"]}
      groups={printGroups(tabs)}
    />
  );
}

import { dayInIndia } from "@store/contract/format";
import { Download, Printer } from "lucide-react";
import { useMemo, useState } from "react";
import { saveFile } from "../../lib/save-file.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Field } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { SelectField } from "../../ui/select.tsx";
import { WideDialog } from "../../ui/wide-dialog.tsx";
import { addDays } from "../calculators/formulas/days.ts";
import { usePrinting } from "../worksheet/use-print.ts";
import type { Worksheet } from "../worksheet/worksheet.ts";
import { codShares, platforms, priceBands } from "./fit.ts";
import { nextTen, type PlanItem } from "./next-ten.ts";
import { planCsv } from "./plan-csv.ts";
import { keepFacts, type PlanFacts, readFacts } from "./plan-facts.ts";
import { PlanLines } from "./plan-lines.tsx";
import { PrintedPlan } from "./plan-print.tsx";

interface PlanScreenProps {
  sheet: Worksheet;
  items: () => readonly PlanItem[];
  list: string;
  measure: "money" | "work";
  shopMatters: boolean;
  onClose: () => void;
}

/** The plan over the page: what the shop is like, and ten things in order. */
export function PlanScreen({ sheet, items, list, measure, shopMatters, onClose }: PlanScreenProps) {
  const [tomorrow] = useState(() => addDays(dayInIndia(Date.now()), 1));
  const [facts, setFacts] = useState(() => readFacts(tomorrow));
  const printing = usePrinting();
  const [marks] = useState(() => {
    const { ticked, statuses } = sheet.progress();
    return { done: new Set(ticked), statuses };
  });
  const start = facts.start || tomorrow;
  const plan = useMemo(() => {
    const { platform, price, cod, sundays } = facts;
    const shop = shopMatters ? { shop: { platform, price, cod } } : {};
    return nextTen(items(), marks, { ...shop, measure, start, sundays });
  }, [items, marks, facts, start, measure, shopMatters]);
  const fresh = marks.done.size === 0 && Object.keys(marks.statuses).length === 0;
  const unit = measure === "money" ? "cost" : "work";

  const change = (changed: Partial<PlanFacts>) => {
    const next = { ...facts, ...changed };
    setFacts(next);
    keepFacts(next);
  };
  const bind = (name: Exclude<keyof PlanFacts, "sundays">) => ({
    ...{ id: `plan-${name}`, value: facts[name] },
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  const download = () => {
    const csv = planCsv(plan, facts.owner.trim(), measure === "money" ? "Cost" : "Work");
    saveFile(`next-ten-${start}.csv`, new Blob([csv], { type: "text/csv;charset=utf-8" }));
  };

  return (
    <WideDialog
      title="My next ten"
      lead={`Thirty days from your marks on the ${list}`}
      onClose={onClose}
      actions={
        <>
          <Button size="sm" onClick={() => print()} disabled={plan.length === 0}>
            <Icon as={Printer} /> Print the sheet
          </Button>
          <Button look="quiet" size="sm" onClick={download} disabled={plan.length === 0}>
            <Icon as={Download} /> CSV
          </Button>
        </>
      }
    >
      <div className="grid gap-7 px-4 py-6 sm:px-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:items-start">
        <form
          noValidate
          aria-label="Your shop"
          className="grid gap-4 sm:grid-cols-2 lg:sticky lg:top-6 lg:grid-cols-1"
          onSubmit={(event) => event.preventDefault()}
        >
          {shopMatters ? (
            <>
              <SelectField label="Your shop runs on" options={platforms} {...bind("platform")} />
              <SelectField label="A usual order is worth" options={priceBands} {...bind("price")} />
              <SelectField label="Paid by cash on delivery" options={codShares} {...bind("cod")} />
            </>
          ) : null}
          <Field {...bind("start")} type="date" label="Begin on" min="2020-01-01" max="2099-12-31" />
          <Field
            {...bind("owner")}
            label="Who does it"
            hint="Fills the owner column; leave it empty to write by hand"
            maxLength={60}
            autoComplete="off"
          />
          <div>
            <Checkbox
              label="Work on Sundays too"
              checked={facts.sundays}
              onChange={(event) => change({ sundays: event.target.checked })}
            />
            <p className="mute text-xs">Otherwise Sundays stay free and the dates move on.</p>
          </div>
        </form>
        {plan.length > 0 ? (
          <PlanLines plan={plan} unit={unit} fresh={fresh} />
        ) : (
          <EmptyState title="Nothing is left" level={3}>
            Everything on this list is ticked or marked Good. Look at it again after the next change to your
            shop.
          </EmptyState>
        )}
      </div>
      {printing && plan.length > 0 ? (
        <PrintedPlan plan={plan} list={list} unit={unit} owner={facts.owner.trim()} />
      ) : null}
    </WideDialog>
  );
}

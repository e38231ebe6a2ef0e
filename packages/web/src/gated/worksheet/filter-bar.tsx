import { Printer, Search, SlidersHorizontal, X } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Select } from "../../ui/select.tsx";
import { type Criteria, type Facet, noCriteria, type Order } from "./filter.ts";

interface FilterBarProps {
  criteria: Criteria;
  facets: readonly Pick<Facet<never>, "key" | "label" | "options">[];
  onChange: (criteria: Criteria) => void;
  /** How many items are left, while anything is asked for. */
  found: number | undefined;
  onPrint: () => void;
  order: Order;
  onOrder: (order: Order) => void;
}

/** Search, filters and print. On a phone the filters fold behind one button, so that the list stays near. */
export function FilterBar({ criteria, facets, onChange, found, onPrint, order, onOrder }: FilterBarProps) {
  const [unfolded, setUnfolded] = useState(false);
  const active = facets.filter(({ key }) => criteria.chosen[key]).length;
  return (
    <search className="grid gap-2 print:hidden">
      <div className="flex flex-wrap items-end gap-3">
        <div className="relative min-w-0 flex-[1_1_8rem]">
          <Icon as={Search} className="pointer-events-none absolute top-3 left-3 text-ink-2" />
          <input
            type="search"
            aria-label="Search this checklist"
            placeholder="Search this checklist"
            className="input min-h-11! py-1.5! pl-10! text-sm [&::-webkit-search-cancel-button]:hidden"
            value={criteria.text}
            onChange={(event) => onChange({ ...criteria, text: event.target.value })}
          />
        </div>
        <Button
          look="quiet"
          size="sm"
          aria-expanded={unfolded}
          aria-controls="filters"
          onClick={() => setUnfolded(!unfolded)}
          className="px-3! md:hidden"
        >
          <Icon as={SlidersHorizontal} />
          <span className="sr-only">Filters</span>
          {active > 0 ? <span className="num">{active}</span> : null}
        </Button>
        <div
          id="filters"
          className={`grid w-full grid-cols-2 gap-3 max-lg:order-last md:auto-cols-fr md:grid-flow-col md:grid-cols-none lg:flex lg:w-auto ${unfolded ? "" : "max-md:hidden"}`}
        >
          {facets.map((facet) => (
            <Select
              key={facet.key}
              aria-label={facet.label}
              className="lg:w-40"
              value={criteria.chosen[facet.key] ?? ""}
              onChange={(event) =>
                onChange({ ...criteria, chosen: { ...criteria.chosen, [facet.key]: event.target.value } })
              }
              none={`${facet.label}: any`}
              options={facet.options.map(({ value, label }) => [value, `${facet.label}: ${label}`])}
            />
          ))}
          <Select
            aria-label="Order"
            className="lg:w-40"
            value={order}
            onChange={(event) => onOrder(event.target.value === "listed" ? "listed" : "pays")}
            options={[
              ["pays", "What pays first"],
              ["listed", "As listed"],
            ]}
          />
        </div>
        <Button look="quiet" size="sm" onClick={onPrint} className="max-md:px-3!">
          <Icon as={Printer} />
          <span className="max-md:sr-only">Print</span>
        </Button>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 text-sm">
        <p role="status" className={found === undefined ? "sr-only" : ""}>
          {found === undefined ? "" : `${found} ${found === 1 ? "item matches" : "items match"}`}
        </p>
        {found === undefined ? null : (
          <button
            type="button"
            className="-my-2.5 inline-flex min-h-11 items-center gap-1.5 font-semibold text-mat-700 hover:underline"
            onClick={() => onChange(noCriteria)}
          >
            <Icon as={X} /> Show all
          </button>
        )}
      </div>
    </search>
  );
}

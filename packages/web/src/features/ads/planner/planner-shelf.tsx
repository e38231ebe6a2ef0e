import { brand } from "@store/contract/brand";
import { dayInIndia, formatDate } from "@store/contract/format";
import { type OccasionBook, regions } from "@store/contract/occasion-content";
import { offer } from "@store/contract/offer/offer";
import { useQuery } from "@tanstack/react-query";
import { CalendarDays, Table } from "lucide-react";
import { useMemo, useState } from "react";
import { useLoaderData } from "react-router-dom";
import { occasionsQuery } from "../../../gated/access/access.queries.ts";
import type { GateFacts } from "../../../gated/access/loaders.ts";
import { keep, readKept } from "../../../gated/calculators/kept-figures.ts";
import { xlsxOf, xlsxType } from "../../../gated/calculators/xlsx.ts";
import { saveFile } from "../../../lib/save-file.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { LoadState } from "../../../ui/load-state.tsx";
import { SelectField } from "../../../ui/select.tsx";
import { icsOf } from "./calendar.ts";
import { addDays, type Dated, datesOf, keyOf, planOf, readPace } from "./plan.ts";
import { PlanCard } from "./plan-card.tsx";
import { planSheet } from "./words.ts";

const kept = "campaign-planner";

/** The occasions to pick from, and below them the plan of those that were picked. */
export function PlannerShelf({ first }: { first?: string | undefined }) {
  const { sessionToken } = useLoaderData<GateFacts>();
  return (
    <LoadState
      query={useQuery(occasionsQuery(sessionToken))}
      failed="The occasions did not arrive"
      fetching="Fetching the occasions"
      small
    >
      {(book) => <Planner book={book} first={first} />}
    </LoadState>
  );
}

const spans = { "12": "The next 12 months", "24": "The next 24 months", "36": "To the end of 2028" } as const;

function Planner({ book, first }: { book: OccasionBook; first: string | undefined }) {
  const today = dayInIndia(Date.now());
  const [figures, setFigures] = useState(() => readKept(kept));
  const set = (name: string, value: string) => {
    const changed = { ...figures, [name]: value };
    setFigures(changed);
    keep(kept, changed);
  };
  const { region = "All", span = "12", metros = "4", elsewhere = "7", budget = "60000" } = figures;
  const to = span === "36" ? "2028-12-31" : addDays(today, span === "24" ? 730 : 365);
  const listed = useMemo(
    () => datesOf(book.occasions, region, today, to < "2028-12-31" ? to : "2028-12-31"),
    [book, region, today, to],
  );
  const start = useMemo(
    () => datesOf(book.occasions, "All", today, "2028-12-31").find(({ occasion }) => occasion.id === first),
    [book, first, today],
  );
  const keys = figures.picked ?? (start ? keyOf(start) : "");
  const picked = useMemo(() => new Set(keys.split(" ").filter(Boolean)), [keys]);
  const pick = (dated: Dated, wanted: boolean) => {
    const others = [...picked].filter((key) => key !== keyOf(dated));
    // So many keys fit what this browser keeps.
    set("picked", (wanted ? [...others, keyOf(dated)] : others).slice(-15).join(" "));
  };
  const {
    metros: inMetros,
    elsewhere: inRest,
    budget: sum,
  } = useMemo(() => readPace({ metros, elsewhere, budget }), [metros, elsewhere, budget]);
  const plans = useMemo(() => {
    if (inMetros === undefined || inRest === undefined || sum === undefined) return [];
    const pace = { metros: inMetros, elsewhere: inRest, budget: sum };
    return datesOf(book.occasions, "All", today, "2028-12-31")
      .filter((dated) => picked.has(keyOf(dated)))
      .map(({ occasion, day }) => planOf(occasion, day, pace));
  }, [book, today, picked, inMetros, inRest, sum]);

  const saveCalendar = () => {
    const host = brand.siteUrl.replace(/^https?:\/\//, "");
    saveFile("campaign-plan.ics", new Blob([icsOf(plans, host, new Date())], { type: "text/calendar" }));
  };
  const saveSheet = () => {
    const now = new Date();
    const made = `Made on ${formatDate(now.getTime())} with ${offer.name}. Expected days hang on the moon: ask again before they are printed.`;
    saveFile(
      "campaign-plan.xlsx",
      new Blob([xlsxOf(planSheet(plans, made), offer.name, now)], { type: xlsxType }),
    );
  };
  return (
    <div className="grid gap-7">
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-5">
        <SelectField
          id="planner-region"
          label="Region"
          value={region}
          onChange={({ currentTarget }) => set("region", currentTarget.value)}
          options={regions.map((each) => [each, each === "All" ? "All of India" : each])}
        />
        <SelectField
          id="planner-span"
          label="Until"
          value={span}
          onChange={({ currentTarget }) => set("span", currentTarget.value)}
          options={Object.entries(spans).map(([id, label]) => [id, label])}
        />
        <Figure id="budget" label="Budget for each, ₹" value={budget} good={sum} onType={set} />
        <Figure id="metros" label="Days to metros" value={metros} good={inMetros} onType={set} />
        <Figure id="elsewhere" label="Days elsewhere" value={elsewhere} good={inRest} onType={set} />
      </div>
      <fieldset>
        <legend className="mb-2 text-sm font-semibold">
          Pick yours{" "}
          <span className="mute num font-normal">
            {listed.length} occasions, {picked.size} picked
          </span>
        </legend>
        <div className="grid max-h-[26rem] gap-x-6 overflow-y-auto border-[1.5px] border-ink bg-sheet px-4 py-2 sm:grid-cols-2 lg:grid-cols-3">
          {listed.map((dated) => (
            <label
              key={keyOf(dated)}
              id={`occasion-${keyOf(dated)}`}
              className="grid min-h-11 grid-cols-[1.625rem_minmax(0,1fr)] items-start gap-3 py-2"
            >
              <input
                type="checkbox"
                className="check"
                checked={picked.has(keyOf(dated))}
                onChange={({ target }) => pick(dated, target.checked)}
              />
              <span className="leading-snug">
                {dated.occasion.name}
                <span className="mute block text-xs">
                  {formatDate(Date.parse(`${dated.day}T06:30:00Z`))}
                  {dated.occasion.certain === "expected" ? ", expected" : ""}
                </span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {plans.length > 0 ? (
        <>
          <div className="flex flex-wrap gap-3">
            <Button size="sm" look="secondary" onClick={saveCalendar}>
              <Icon as={CalendarDays} /> Calendar (.ics)
            </Button>
            <Button size="sm" look="quiet" onClick={saveSheet}>
              <Icon as={Table} /> Spreadsheet
            </Button>
          </div>
          <ul className="grid gap-5">
            {plans.map((plan) => (
              <li key={keyOf(plan)}>
                <PlanCard plan={plan} today={today} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="mute">Tick an occasion, and its days appear here.</p>
      )}
      <details className="border-t border-rule pt-3 text-sm">
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">
          Where the days come from, last compared in {book.checked}
        </summary>
        <ul className="grid list-[square] gap-1.5 pl-5">
          {book.sources.map(({ id, title, url }) => (
            <li key={id}>
              <a href={url} target="_blank" rel="noopener">
                {title}
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

interface FigureProps {
  id: string;
  label: string;
  value: string;
  good: number | undefined;
  onType: (id: string, value: string) => void;
}

function Figure({ id, label, value, good, onType }: FigureProps) {
  return (
    <Field
      id={`planner-${id}`}
      label={label}
      inputMode="decimal"
      autoComplete="off"
      value={value}
      error={good === undefined ? "A figure is missing, or has a zero too many." : undefined}
      onChange={({ currentTarget }) => onType(id, currentTarget.value)}
    />
  );
}

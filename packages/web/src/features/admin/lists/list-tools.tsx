import { Download, Search, X } from "lucide-react";
import { type FormEvent, type ReactNode, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { FieldFrame } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Unfold } from "../../../ui/unfold.tsx";

interface ListToolsProps {
  /** "Find an order". */
  label: string;
  placeholder: string;
  /** What the search finds, and what it does not. */
  hint: string;
  search: string | undefined;
  onSearch: (text: string | undefined) => void;
  /** Something is asked for: "Show all" leads back. */
  filtered: boolean;
  /** By more than words: on a phone the filters stand open then. */
  narrowed: boolean;
  onShowAll: () => void;
  exporting: boolean;
  onExport: () => void;
  /** Filters that have a name. */
  saved: ReactNode;
  /** Further filters. */
  children?: ReactNode;
}

/** Search, filters and export above a list. */
export function ListTools(props: ListToolsProps) {
  const { label, placeholder, hint, search, onSearch, filtered, narrowed, onShowAll } = props;
  const { exporting, onExport } = props;
  return (
    <search className="mt-5 mb-1 grid gap-3 md:mt-8 md:mb-4 md:gap-4">
      <div className="flex flex-wrap items-end gap-x-4 gap-y-1 md:gap-y-4">
        <FindForm
          label={label}
          placeholder={placeholder}
          search={search}
          onSearch={onSearch}
          className="flex-[2_1_100%] lg:flex-[2_1_20rem]"
        />
        <details open={narrowed} className="fold-on-phones flex-[5_1_100%] lg:flex-[1_1_auto]">
          <Unfold>Filters and export</Unfold>
          <div className="flex flex-wrap items-end gap-4">
            {props.children}
            <Button look="quiet" size="sm" busy={exporting} doing="Exporting..." onClick={onExport}>
              <Icon as={Download} />
              Export CSV
            </Button>
          </div>
        </details>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 text-sm md:min-h-6">
        <p id="find-hint" className="mute text-xs max-md:sr-only">
          {hint}
        </p>
        {filtered ? (
          <button
            type="button"
            className="-my-2.5 inline-flex min-h-11 items-center gap-1.5 font-semibold text-mat-700 hover:underline"
            onClick={onShowAll}
          >
            <Icon as={X} /> Show all
          </button>
        ) : null}
      </div>
      {props.saved}
    </search>
  );
}

/** The search of a list: asked with Enter or with its button. What it finds is said by `find-hint`. */
export function FindForm({
  label,
  placeholder,
  search,
  onSearch,
  className = "",
}: Pick<ListToolsProps, "label" | "placeholder" | "search" | "onSearch"> & { className?: string }) {
  const [typed, setTyped] = useState(search ?? "");
  const [shown, setShown] = useState(search);
  // Another search came from outside: the way back, "Show all".
  if (shown !== search) {
    setShown(search);
    setTyped(search ?? "");
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim() || undefined);
  };
  return (
    <form onSubmit={onSubmit} className={`grid gap-1.5 ${className}`}>
      <label htmlFor="find" className="text-sm font-semibold">
        {label}
      </label>
      <span className="flex gap-2">
        <input
          id="find"
          type="search"
          className="input min-h-11! py-1.5! [&::-webkit-search-cancel-button]:hidden"
          placeholder={placeholder}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          maxLength={100}
          aria-describedby="find-hint"
          autoComplete="off"
          spellCheck={false}
        />
        <Button type="submit" look="secondary" size="sm" className="px-3.5!">
          <Icon as={Search} />
          <span className="sr-only">Search</span>
        </Button>
      </span>
    </form>
  );
}

/** A day in a filter, or a month. */
export function DayFilter({
  type = "date",
  id,
  label,
  value,
  min,
  max,
  onChange,
}: {
  type?: "date" | "month";
  id: string;
  label: string;
  value: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
  onChange: (day: string | undefined) => void;
}) {
  return (
    <FieldFrame id={id} label={label} className="flex-[1_1_8.5rem]">
      {() => (
        <input
          {...{ id, type, min, max }}
          className="input min-h-11! px-2.5! py-1! text-sm"
          value={value ?? ""}
          onChange={(event) => onChange(event.target.value || undefined)}
        />
      )}
    </FieldFrame>
  );
}

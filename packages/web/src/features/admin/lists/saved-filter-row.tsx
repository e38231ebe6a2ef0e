import { Bookmark, X } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import {
  type Filter,
  isSame,
  keepSaved,
  longestName,
  readSaved,
  type SavedFilter,
  without,
  withSaved,
} from "./saved-filters.ts";

interface SavedFilterRowProps {
  /** "orders": the name they are kept under. */
  list: string;
  /** What is set now, without the search. */
  filter: Filter;
  onUse: (filter: Filter) => void;
}

/** The filters that have a name, and the way to give the present one a name. */
export function SavedFilterRow({ list, filter, onUse }: SavedFilterRowProps) {
  const [saved, setSaved] = useState(() => readSaved(list));
  const [naming, setNaming] = useState(false);
  const change = (next: readonly SavedFilter[]) => {
    setSaved(next);
    keepSaved(list, next);
  };
  const isNew = Object.keys(filter).length > 0 && !saved.some((each) => isSame(each.filter, filter));
  if (saved.length === 0 && !isNew) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      {saved.length > 0 ? (
        <ul aria-label="Saved filters" className="flex flex-wrap gap-2">
          {saved.map(({ name, filter: own }) => (
            <li
              key={name}
              className={`inline-flex items-center rounded-control border border-rule-2 ${isSame(own, filter) ? "bg-mat-100" : "bg-sheet"}`}
            >
              <button
                type="button"
                aria-pressed={isSame(own, filter)}
                className="min-h-11 rounded-control px-3.5 font-semibold hover:underline"
                onClick={() => onUse(own)}
              >
                {name}
              </button>
              <button
                type="button"
                aria-label={`Forget the filter ${name}`}
                className="inline-flex min-h-11 min-w-9 items-center justify-center rounded-control text-ink-2 hover:text-vermilion-600"
                onClick={() => change(without(saved, name))}
              >
                <Icon as={X} />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {isNew && naming ? (
        <NameForm
          onName={(name) => {
            change(withSaved(saved, { name, filter }));
            setNaming(false);
          }}
          onCancel={() => setNaming(false)}
        />
      ) : isNew ? (
        <button
          type="button"
          className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-mat-700 hover:underline"
          onClick={() => setNaming(true)}
        >
          <Icon as={Bookmark} /> Save this filter
        </button>
      ) : null}
    </div>
  );
}

function NameForm({ onName, onCancel }: { onName: (name: string) => void; onCancel: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const name = input.current?.value.trim();
    if (name) onName(name);
    else input.current?.focus();
  };
  return (
    <form className="flex flex-wrap items-center gap-2" onSubmit={onSubmit}>
      <label htmlFor="filter-name" className="font-semibold">
        Name of this filter
      </label>
      <input
        ref={input}
        id="filter-name"
        // The button that had the focus is gone: what it asked for has it.
        // biome-ignore lint/a11y/noAutofocus: the field was asked for by a press
        autoFocus
        className="input min-h-11! w-44 py-1.5!"
        maxLength={longestName}
        autoComplete="off"
        required
        onKeyDown={(event) => {
          if (event.key === "Escape") onCancel();
        }}
      />
      <Button type="submit" look="secondary" size="sm">
        Save
      </Button>
      <Button look="quiet" size="sm" onClick={onCancel}>
        Cancel
      </Button>
    </form>
  );
}

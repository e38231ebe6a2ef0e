import { Search, X } from "lucide-react";
import { Icon } from "../../ui/icon.tsx";

interface SearchFieldProps {
  text: string;
  onChange: (text: string) => void;
  /** How many templates match, while anything is asked for. */
  found: number | undefined;
}

/** Search by name, with the count said aloud as it changes. */
export function SearchField({ text, onChange, found }: SearchFieldProps) {
  return (
    <search className="mb-6 flex flex-wrap items-center gap-x-5 gap-y-2">
      <div className="relative min-w-0 flex-[0_1_24rem] max-sm:basis-full">
        <Icon as={Search} className="pointer-events-none absolute top-3 left-3 text-ink-2" />
        <input
          type="search"
          aria-label="Search templates by name"
          placeholder="Search templates by name"
          className="input min-h-11! py-1.5! pr-11! pl-10! text-sm [&::-webkit-search-cancel-button]:hidden"
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
        {text ? (
          <button
            type="button"
            aria-label="Clear the search"
            onClick={() => onChange("")}
            className="absolute top-0 right-0 grid size-11 place-items-center"
          >
            <Icon as={X} />
          </button>
        ) : null}
      </div>
      <p role="status" className="num text-sm font-semibold">
        {found === undefined ? "" : `${found} ${found === 1 ? "template matches" : "templates match"}`}
      </p>
    </search>
  );
}

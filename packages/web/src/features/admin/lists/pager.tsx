import { Button } from "../../../ui/button.tsx";
import { figure } from "../parts/figures.ts";

interface PagerProps {
  /** "Showing 1-25 of 2,614". */
  showing: string;
  hasPrevious: boolean;
  /** The list was opened in its middle: "Previous" leads to its beginning. */
  fromStart: boolean;
  onPrevious: () => void;
  onNext: (() => void) | undefined;
}

/** Where one is in a list, and the ways on. */
export function Pager({ showing, hasPrevious, fromStart, onPrevious, onNext }: PagerProps) {
  return (
    <nav
      aria-label="Pages"
      className="mt-4 flex flex-wrap items-center justify-between gap-3 text-sm text-ink-2"
    >
      <p role="status" className="num">
        {showing}
      </p>
      {hasPrevious || onNext ? (
        <div className="flex gap-2 text-ink">
          <Button look="quiet" size="sm" disabled={!hasPrevious} onClick={onPrevious}>
            {fromStart ? "Previous" : "First page"}
          </Button>
          <Button look="quiet" size="sm" disabled={!onNext} onClick={onNext}>
            Next
          </Button>
        </div>
      ) : null}
    </nav>
  );
}

/** Which rows are in view, as far as it is known. `total` is undefined for a filtered list. */
export function showing(rows: number, page: number | undefined, perPage: number, total?: number): string {
  if (rows === 0) return "";
  if (page === undefined) return `Showing ${rows}`;
  const first = (page - 1) * perPage + 1;
  const last = first + rows - 1;
  const of = total === undefined || total < last ? "" : ` of ${figure(total)}`;
  const rest = last > first ? `–${figure(last)}` : "";
  return `Showing ${figure(first)}${rest}${of}`;
}

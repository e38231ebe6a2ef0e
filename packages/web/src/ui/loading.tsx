import { BusyBob } from "./plumb-bob.tsx";

/** What comes: rows of a table, a list under its tools, figures, lines to tick, lessons, pictures, cards, parts of a form, or words: a page of them, or a folded part of one. */
export type LoadingShape =
  | "rows"
  | "list"
  | "figures"
  | "ticks"
  | "lessons"
  | "pictures"
  | "cards"
  | "parts"
  | "text";

const lines = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"];

/** The one loader: lines in the shape of what comes, and the bob on its thread, swinging. A long wait is told in words. */
export function Loading({ label = "Loading", shape = "rows" }: { label?: string; shape?: LoadingShape }) {
  return (
    <div className={`loading loading-${shape}`}>
      <p className="sr-only" role="status">
        {label}
      </p>
      <span aria-hidden="true" className="loading-bob">
        <BusyBob className="h-8" />
      </span>
      <div aria-hidden="true" className="loading-lines">
        {lines.map((line) => (
          <span key={line} />
        ))}
      </div>
    </div>
  );
}

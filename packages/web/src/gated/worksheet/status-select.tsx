import type { SeoEvaluation } from "@store/contract/seo-evaluation";
import { Select } from "../../ui/select.tsx";
import { useStatus } from "./use-worksheet.ts";
import type { Worksheet } from "./worksheet.ts";

const statuses: readonly SeoEvaluation[] = ["Bad", "Can be Improved", "Good"];

/** The only colours of a list. */
const tints: Readonly<Record<string, string>> = {
  Bad: "bg-vermilion-100!",
  "Can be Improved": "bg-marigold-100!",
  Good: "bg-mat-100!",
};

interface StatusSelectProps {
  sheet: Worksheet;
  id: string;
  task: string;
  /** What it starts with; empty where nothing is chosen yet. */
  initial: string;
}

/** How the visitor's own shop does on one item. */
export function StatusSelect({ sheet, id, task, initial }: StatusSelectProps) {
  const status = useStatus(sheet, id, initial);
  return (
    <Select
      className="w-full max-w-48"
      tint={tints[status] ?? ""}
      aria-label={`Status of: ${task}`}
      value={status}
      onChange={(event) =>
        sheet.setStatus(
          id,
          statuses.find((each) => each === event.target.value),
        )
      }
      shape={status ? <StatusShape status={status} /> : undefined}
      none={initial ? undefined : "Select status..."}
      options={statuses}
    />
  );
}

/** On a phone: the status beside the other facts of a line, once there is one. */
export function StatusMark({ sheet, id, initial }: Omit<StatusSelectProps, "task">) {
  const status = useStatus(sheet, id, initial);
  if (!status) return null;
  return (
    <span className="inline-flex items-center gap-1.5 font-semibold text-ink lg:hidden">
      <StatusShape status={status} /> {status}
    </span>
  );
}

/** Diamond, half dot, dot: the same shapes as the badges. */
function StatusShape({ status }: { status: string }) {
  return (
    <svg viewBox="0 0 12 12" aria-hidden="true" className="size-2.5">
      {status === "Bad" ? <path d="M6 0l6 6-6 6-6-6z" fill="#bf2e0c" /> : null}
      {status === "Can be Improved" ? (
        <>
          <circle cx="6" cy="6" r="5" fill="none" stroke="#855000" strokeWidth="1.6" />
          <path d="M6 1a5 5 0 0 0 0 10z" fill="#855000" />
        </>
      ) : null}
      {status === "Good" ? <circle cx="6" cy="6" r="6" fill="#1c6a4f" /> : null}
    </svg>
  );
}

import type { ReactNode } from "react";
import { useChecked } from "./use-worksheet.ts";
import type { Worksheet } from "./worksheet.ts";

interface RowProps {
  sheet: Worksheet;
  id: string;
  task: string;
  /** A line or two under the task. */
  detail: ReactNode;
  /** Status, badges, gauges, link. */
  children: ReactNode;
  /** What unfolds under the row. */
  below?: ReactNode;
}

/** One task: box and text are one target; ticking strikes it through. Drawn only while it is near the screen. */
export function Row({ sheet, id, task, detail, children, below }: RowProps) {
  const checked = useChecked(sheet, id);
  return (
    <li className="grid gap-x-8 gap-y-2 border-t border-rule px-3 py-3 [contain-intrinsic-size:auto_24rem] sm:[contain-intrinsic-size:auto_15rem] lg:[contain-intrinsic-size:auto_10rem] [content-visibility:auto] first:border-t-0 md:px-5 lg:grid-cols-[minmax(0,1fr)_21.5rem]">
      <div>
        <label className="flex min-h-11 items-start gap-3.5 py-2">
          <input
            type="checkbox"
            className="check"
            checked={checked}
            aria-describedby={`${id}-detail`}
            onChange={(event) => sheet.setChecked(id, event.target.checked)}
          />
          <span
            className={`text-sm leading-snug font-[550] sm:text-base sm:leading-snug ${checked ? "text-ink-2 line-through decoration-mat-600 decoration-2" : ""}`}
          >
            {task}
          </span>
        </label>
        <p id={`${id}-detail`} className="mute max-w-[76ch] text-xs sm:pl-10 sm:text-sm">
          {detail}
        </p>
      </div>
      <div className="mute flex flex-wrap items-center gap-x-2.5 gap-y-2 text-xs sm:gap-x-5 sm:pl-10 lg:content-start lg:pt-2 lg:pl-0">
        {children}
      </div>
      {below ? <div className="sm:pl-10 lg:col-span-2">{below}</div> : null}
    </li>
  );
}

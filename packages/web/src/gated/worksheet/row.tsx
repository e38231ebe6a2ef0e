import { ChevronDown } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { showAddress } from "../../lib/addressed.ts";
import { Icon } from "../../ui/icon.tsx";
import { StatusMark, StatusSelect } from "./status-select.tsx";
import { useChecked, usePointed } from "./use-worksheet.ts";
import type { Worksheet } from "./worksheet.ts";

interface RowProps {
  sheet: Worksheet;
  id: string;
  task: string;
  /** The status it starts with; empty where nothing is chosen yet. */
  initial: string;
  /** Cost, impact and the like: three cells. */
  facts: ReactNode;
  /** The link at the end of the line. */
  link: ReactNode;
  /** Why and how, in view when it is asked for. */
  children: ReactNode;
}

const columns = "lg:grid-cols-[minmax(0,1fr)_14.5rem_12rem_8.5rem_2.75rem]";

/**
 * One task on one line: box and text are one target; ticking strikes it through. Drawn only while it is near the
 * screen. On a phone status and link wait with the reasons behind the arrow, and under
 * very large letters the task has the whole width.
 */
export function Row({ sheet, id, task, initial, facts, link, children }: RowProps) {
  const checked = useChecked(sheet, id);
  const [open, setOpen] = useState(false);
  const detail = useId();
  const row = useRef<HTMLLIElement>(null);
  const pointed = usePointed(sheet, id);
  useEffect(() => {
    if (!pointed) return;
    setOpen(true);
    // Once the row has its full height, and the dialog that led here has closed.
    const frame = requestAnimationFrame(() => {
      row.current?.scrollIntoView({ block: "center" });
      row.current?.querySelector("input")?.focus({ preventScroll: true });
      sheet.point(undefined);
    });
    return () => cancelAnimationFrame(frame);
  }, [pointed, sheet]);
  const onFold = () => {
    setOpen(!open);
    showAddress(open ? undefined : id);
  };
  const folded = open ? "" : "max-lg:hidden";
  return (
    <li
      ref={row}
      className={`grid grid-cols-[minmax(0,1fr)_2.75rem] items-center gap-x-1 border-t border-rule px-3 py-1 [contain-intrinsic-size:auto_5rem] [content-visibility:auto] first:border-t-0 md:px-5 lg:gap-x-4 lg:[contain-intrinsic-size:auto_3.75rem] ${columns} ${open ? "bg-paper" : ""}`}
    >
      <label className="flex min-h-11 items-center gap-3.5 py-1.5 max-[20rem]:col-span-full">
        <input
          type="checkbox"
          className="check"
          checked={checked}
          onChange={(event) => sheet.setChecked(id, event.target.checked)}
        />
        <span className={`text-sm leading-snug ${checked ? "text-ink-2" : "font-[550]"}`}>{task}</span>
      </label>
      <p className="mute flex flex-wrap gap-x-3 pb-1.5 pl-10 text-xs max-lg:col-span-full max-lg:row-start-2 max-[20rem]:col-span-1 max-[20rem]:pl-0 lg:grid lg:grid-cols-3 lg:gap-x-3 lg:p-0">
        <StatusMark sheet={sheet} id={id} initial={initial} />
        {facts}
      </p>
      <div className={`max-lg:col-span-full max-lg:row-start-3 max-lg:pl-10 ${folded}`}>
        <StatusSelect sheet={sheet} id={id} task={task} initial={initial} />
      </div>
      <div
        className={`max-lg:col-span-full max-md:row-start-4 max-md:pl-10 md:max-lg:row-start-3 md:max-lg:ml-62 ${folded}`}
      >
        {link}
      </div>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={detail}
        onClick={onFold}
        className="grid size-11 place-items-center rounded-control hover:bg-marigold-100 max-lg:col-start-2 max-lg:row-start-1 max-[20rem]:row-start-2"
      >
        <Icon
          as={ChevronDown}
          className={`transition-transform duration-200 ease-tool ${open ? "rotate-180" : ""}`}
        />
        <span className="sr-only">Why and how: {task}</span>
      </button>
      <div id={detail} hidden={!open} className="col-span-full pb-3 pl-10 md:max-lg:pt-2">
        {open ? children : null}
      </div>
    </li>
  );
}

/** What stands over the lines of a section, in a window wide enough for columns. */
export function RowHead({ facts, link }: { facts: readonly [string, string, string]; link: string }) {
  return (
    <div
      aria-hidden="true"
      className={`mute grid items-center gap-x-4 border-b border-rule bg-paper px-5 py-1 text-xs max-lg:hidden ${columns}`}
    >
      <span className="pl-10">Task</span>
      <span className="grid grid-cols-3 gap-x-3">
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </span>
      <span>Status</span>
      <span>{link}</span>
    </div>
  );
}

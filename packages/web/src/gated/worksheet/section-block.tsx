import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../../ui/icon.tsx";
import { Ruler } from "../../ui/ruler.tsx";
import { glyphOf } from "./glyphs.ts";
import { percentDone } from "./progress.ts";
import { useDone, useOpen } from "./use-worksheet.ts";
import type { Worksheet } from "./worksheet.ts";

interface SectionBlockProps {
  sheet: Worksheet;
  /** Under which its open or closed state is kept. */
  stateKey: string;
  title: string;
  /** Where the title stands among the headings of its page. */
  level: 2 | 3;
  glyph: string;
  /** All its items, also those a filter hides: the share is of the whole section. */
  ids: readonly string[];
  /** `3 / 14 completed`, or the area's own wording. */
  count: (done: number, total: number) => string;
  children: ReactNode;
}

/**
 * A section that folds: icon, title, count, ruler and percentage in its head, which stays in view while it scrolls. Under very
 * large letters it would fill the screen: there it scrolls along, without the icon.
 */
export function SectionBlock({
  sheet,
  stateKey,
  title,
  level,
  glyph,
  ids,
  count,
  children,
}: SectionBlockProps) {
  const Heading = level === 2 ? "h2" : "h3";
  const open = useOpen(sheet, stateKey);
  const done = useDone(sheet, ids);
  const percent = percentDone(done, ids.length);
  return (
    <details
      open={open}
      onToggle={(event) => sheet.setOpen(stateKey, event.currentTarget.open)}
      className="group/section border-t border-ink first:border-t-0"
    >
      <summary className="sticky top-0 z-1 grid list-none grid-cols-[1.75rem_minmax(0,1fr)_auto_1.5rem] items-center max-[20rem]:static max-[20rem]:grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1 border-rule bg-sheet px-4 py-3 group-open/section:border-b hover:bg-marigold-100 focus-visible:-outline-offset-4 md:grid-cols-[1.75rem_minmax(0,1fr)_15rem_3rem_1.5rem] md:gap-x-4 md:px-5 [&::-webkit-details-marker]:hidden">
        <Icon as={glyphOf(glyph)} className="text-[1.25rem] max-[20rem]:hidden" />
        <div>
          <Heading className="text-d4 leading-tight">{title}</Heading>
          <p className="mute num text-xs">{count(done, ids.length)}</p>
        </div>
        <b className="num text-sm max-[20rem]:order-1 md:order-1 md:justify-self-end">{percent}%</b>
        <Icon
          as={ChevronDown}
          className="transition-transform duration-200 ease-tool group-open/section:rotate-180 md:order-2"
        />
        {/* Of several heads in view only an open section's is a ruler with marks; the others are bars. */}
        <Ruler
          percent={percent}
          label={title}
          size="sm"
          slide
          className="col-span-full after:hidden group-open/section:after:block max-[20rem]:col-span-1 md:col-span-1"
        />
      </summary>
      {children}
    </details>
  );
}

import { Ruler } from "../../ui/ruler.tsx";
import { percentDone } from "./progress.ts";
import { useDone } from "./use-worksheet.ts";
import type { Worksheet } from "./worksheet.ts";

/** How far a whole tab or list is: figure, percentage and ruler. */
export function Overall({ sheet, ids, label }: { sheet: Worksheet; ids: readonly string[]; label: string }) {
  const done = useDone(sheet, ids);
  const percent = percentDone(done, ids.length);
  return (
    <div>
      <p className="flex items-end justify-between gap-4 text-sm md:mb-3">
        <span>
          <b className="num">
            {done} of {ids.length}
          </b>{" "}
          done
        </span>
        <b className="num font-display text-[1.75rem] leading-[0.85] font-extrabold md:text-[2.5rem]">
          {percent}%
        </b>
      </p>
      {/* On a phone the ruler of the section is in the same view. */}
      <Ruler percent={percent} label={`${label}, overall`} className="max-md:hidden" />
    </div>
  );
}

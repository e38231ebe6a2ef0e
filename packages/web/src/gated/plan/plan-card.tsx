import { CalendarCheck } from "lucide-react";
import { type ComponentProps, type ComponentType, useState } from "react";
import { planToasts } from "../../lib/plan-toasts.ts";
import { showToast } from "../../lib/toast-store.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { Worksheet } from "../worksheet/worksheet.ts";
import type { PlanItem } from "./next-ten.ts";
import type { PlanScreen } from "./plan-screen.tsx";

interface PlanCardProps {
  sheet: Worksheet;
  /** The checklist's items, as a plan sees them. */
  items: () => readonly PlanItem[];
  /** Name of the checklist, for the printed sheet. */
  list: string;
  /** What `cost` means on this list. */
  measure: "money" | "work";
  /** Whether platform, price and cash on delivery make a difference to these items. */
  shopMatters: boolean;
}

/** "My next ten": one line and a button above the list. The plan's code comes when it is asked for. */
export function PlanCard(props: PlanCardProps) {
  const [Screen, setScreen] = useState<ComponentType<ComponentProps<typeof PlanScreen>>>();
  const [busy, setBusy] = useState(false);
  const [open, setOpen] = useState(false);

  const show = async () => {
    if (busy) return;
    setBusy(true);
    try {
      const loaded = await import("./plan-screen.tsx");
      setScreen(() => loaded.PlanScreen);
      setOpen(true);
    } catch {
      showToast(planToasts.notFetched);
    }
    setBusy(false);
  };

  return (
    <section
      aria-labelledby="next-ten"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 print:hidden sm:border-[1.5px] sm:border-ink sm:bg-sheet sm:px-4 sm:py-3 md:px-5 md:py-4"
    >
      <div className="sm:flex-[1_1_20rem]">
        <h2 id="next-ten" className="text-d4 max-sm:sr-only">
          My next ten
        </h2>
        <p className="mute mt-0.5 text-sm max-sm:sr-only">
          Tick what is done and set a status where you can. This makes thirty days of the rest: ten things in
          order, with reasons and dates.
        </p>
      </div>
      <Button look="secondary" size="sm" busy={busy} onClick={() => void show()} className="max-sm:w-full">
        {busy ? null : <Icon as={CalendarCheck} />} Make my 30-day plan
      </Button>
      {open && Screen ? <Screen {...props} onClose={() => setOpen(false)} /> : null}
    </section>
  );
}

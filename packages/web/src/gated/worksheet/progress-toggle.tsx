import type { Progress } from "@store/contract/progress";
import type { Thing } from "@store/contract/resources";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useLoaderData } from "react-router-dom";
import { call } from "../../lib/api.ts";
import { queryClient } from "../../lib/query-client.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { contentQuery } from "../access/access.queries.ts";
import type { AreaId } from "../access/areas.ts";
import type { GateFacts } from "../access/loaders.ts";
import { useNotedPlace } from "../visits.ts";
import { KeepMarks } from "./keep-marks.tsx";
import { createKeeper, type Keeping } from "./keep-progress.ts";
import type { Worksheet } from "./worksheet.ts";

const words: Record<Keeping, string> = {
  off: "Off: your marks stay on this page alone.",
  saving: "Saving...",
  saved: "Saved with your account.",
  failed: "This could not be saved. We try again at your next change.",
};

interface ProgressToggleProps {
  area: AreaId;
  things: readonly Thing[];
  sheet: Worksheet;
  /** What the account keeps; undefined while the visitor has not asked for it. */
  kept: Progress | undefined;
}

/** "Remember my progress": off until it is wanted. With the first mark the visitor is asked, once. */
export function ProgressToggle({ area, things, sheet, kept }: ProgressToggleProps) {
  const { sessionToken } = useLoaderData<GateFacts>();
  const [keeper] = useState(() =>
    createKeeper(sheet, kept !== undefined, (progress) => save(area, sessionToken, progress)),
  );
  const state = useSyncExternalStore(keeper.subscribe, keeper.state);
  const [wish, setWish] = useState(kept !== undefined);

  useNotedPlace(area, things, sheet);
  // The first visit of a day is remembered, whether or not anything is marked.
  const isNewDay = kept !== undefined && kept.visit?.day !== sheet.progress().visit?.day;
  useEffect(() => {
    if (isNewDay) keeper.set(true);
  }, [isNewDay, keeper]);

  // A page that is left says so here, and on a phone nowhere else.
  useEffect(() => {
    const leave = () => keeper.flush();
    document.addEventListener("visibilitychange", leave);
    addEventListener("pagehide", leave);
    return () => {
      document.removeEventListener("visibilitychange", leave);
      removeEventListener("pagehide", leave);
      leave();
    };
  }, [keeper]);

  const keep = (on: boolean) => {
    setWish(on);
    keeper.set(on);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-sm max-md:flex-1 print:hidden">
      <Checkbox
        label="Remember my progress"
        checked={wish}
        aria-describedby="keep-state"
        onChange={(event) => keep(event.target.checked)}
      />
      {wish ? null : <KeepMarks sheet={sheet} onKeep={() => keep(true)} />}
      <p
        id="keep-state"
        role="status"
        className={`max-md:-mt-2 max-md:basis-full max-md:pl-[2.375rem] ${state === "failed" ? "text-vermilion-600" : "mute"} ${state === "off" ? "max-md:sr-only" : ""}`}
      >
        {words[state]}
      </p>
    </div>
  );
}

async function save(area: AreaId, sessionToken: string, progress: Progress | null): Promise<boolean> {
  const answer = await call(
    "save-progress",
    { sessionToken, resourceType: area, progress },
    { keepalive: true },
  );
  if (!answer.success) return false;
  // Coming back within the visit shows the same marks.
  queryClient.setQueryData(contentQuery(area, sessionToken).queryKey, (opened) =>
    opened ? { ...opened, progress: progress ?? undefined } : opened,
  );
  return true;
}

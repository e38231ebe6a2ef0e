// A copy of the table takes its place, hours later, by the steps of docs/deploy.md: who was erased stays erased, and numbers
// that were given out stay given out.
import { table } from "../servers.ts";
import { shop } from "../shop.ts";
import type { Chance } from "../world/chance.ts";
import type { Stage } from "./stage.ts";
import { day, hour, minute } from "./times.ts";

interface Copies {
  do: "copy the table" | "restore the table";
}

export const restoreActs = {
  "copy the table": (stage: Stage, _: Copies): void => {
    stage.copy = table.save();
  },
  "restore the table": (stage: Stage, _: Copies): void => {
    const { copy, world, calls } = stage;
    if (!copy) return;
    const former = table.items();
    for (const process of world.processes) world.kill(process);
    table.restore(copy);
    stage.clearMails(table.items());
    const carry = () =>
      calls.call("restores", () => shop.restore(former, table.items()), { longest: 5 * minute });
    const attempt = async (): Promise<void> => {
      if ((await carry()).kind !== "answered") world.outside(minute, "restore again", () => void attempt());
    };
    void attempt();
  },
};

export function drawRestore(chance: Chance) {
  if (!chance.strikes(0.4)) return [];
  const at = chance.pick([0.01, 0.02, 0.5, 1, 31, 92]) * day + chance.between(0, 1) * hour;
  return [
    { do: "copy the table" as const, at },
    { do: "restore the table" as const, at: at + chance.pick([0.05, 0.3, 5, 30]) * hour },
  ];
}

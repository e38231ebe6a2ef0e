// Another version between two steps: all that runs ends, and what begins afterwards has other settings.
import type { GstMode } from "@store/contract/offer/settings";
import { gstModes } from "../ways.ts";
import type { Chance } from "../world/chance.ts";
import type { Stage } from "./stage.ts";

interface Deploy {
  do: "deploy";
  gst: GstMode;
}

export const deployActs = {
  deploy: ({ world, configure }: Stage, { gst }: Deploy): void => {
    for (const process of world.processes) world.kill(process);
    configure(gst);
  },
};

export function drawDeploys(chance: Chance, within: number) {
  const count = chance.pick([0, 0, 0, 1, 2]);
  return Array.from({ length: count }, () => ({
    ...{ do: "deploy" as const, gst: chance.pick(gstModes), at: chance.between(0, within) },
  }));
}

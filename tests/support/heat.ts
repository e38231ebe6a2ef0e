import { type HeatRow, mostPerSecond } from "@store/dev/table/heat";
import { standIns } from "./stand-ins.ts";

/** What a piece of work, done `times` times, puts on the partition keys of the table and its indexes. */
export async function heatOf(
  times: number,
  work: () => Promise<unknown>,
): Promise<{ rows: HeatRow[]; hottestPerTime: number; mostPerSecond: number }> {
  const { control } = standIns.dynamo;
  control.countHeat();
  try {
    await work();
    const rows = control.heat();
    return {
      rows,
      hottestPerTime: (rows[0]?.units ?? 0) / times,
      mostPerSecond: mostPerSecond(rows, times),
    };
  } finally {
    control.countHeat(false);
  }
}

// S: what the payment companies paid out, month by month, is what the shop's books say, to the paisa.
import { dayInIndia } from "@store/contract/format";
import { table } from "../servers.ts";
import { asAdmin, type ProviderId, shop } from "../shop.ts";
import type { World } from "../world/world.ts";
import { day, minute } from "./times.ts";

/** To be played in fair weather, when nothing else is left to do. */
export async function compareSettlements(world: World, providers: readonly ProviderId[]): Promise<void> {
  const months = new Set<string>();
  // What was taken last is paid out two days later: the month that is not over says nothing yet.
  for (let at = world.start; at < world.now - 35 * day; at += 27 * day)
    months.add(dayInIndia(at).slice(0, 7));
  for (const provider of providers)
    for (const month of months) {
      const { done } = world.spawn(`accountant ${provider} ${month}`, () =>
        asAdmin(() => differing(provider, month)),
      );
      await world.run(world.now - world.start + minute);
      for (const row of await done) world.problem(`S ${provider} ${month}: ${row} differs from the books`);
    }
}

/** Lines that differ, but for money without an order, of which the admins have a row. */
async function differing(provider: ProviderId, month: string): Promise<string[]> {
  const lines: string[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await shop.settlement({ provider, month, ...(cursor !== undefined && { cursor }) });
    lines.push(...page.csv.split("\n"));
    cursor = page.nextCursor;
    if (cursor === undefined) break;
  }
  const stray = table.items().filter(({ __edb_e__ }) => __edb_e__ === "unmatched");
  return lines.filter((line) => {
    // Times are quoted, for their comma. Pay-outs have no place in the books, and no last cell.
    const by = Number(line.replace(/"[^"]*"/g, "").split(",")[13]);
    return (
      by !== 0 && Number.isFinite(by) && !stray.some(({ paymentId }) => line.includes(String(paymentId)))
    );
  });
}

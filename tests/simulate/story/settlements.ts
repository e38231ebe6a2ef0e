// S: what the payment companies paid out, month by month, is what the shop's books say, to the paisa.
import { dayInIndia } from "@store/contract/format";
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
        asAdmin(() => readSums(provider, month)),
      );
      await world.run(world.now - world.start + minute);
      const { differing, paidOut, own, books } = await done;
      if (differing > 0 || paidOut !== own + books)
        world.problem(
          `S ${provider} ${month}: paid out ${paidOut}, own ${own}, books ${books}, ${differing} differ`,
        );
    }
}

async function readSums(provider: ProviderId, month: string) {
  let cursor: string | undefined;
  for (;;) {
    const page = await shop.settlement({ provider, month, ...(cursor !== undefined && { cursor }) });
    if ("sums" in page && page.sums) return page.sums;
    cursor = page.nextCursor;
  }
}

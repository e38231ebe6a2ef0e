// The token of this tab's visit of the checkout. Asked for when it is first needed, and kept for the life of the tab.
import type { call } from "../../lib/api.ts";
import { readItem, removeItem, writeItem } from "../../lib/storage.ts";

let asking: Promise<string | undefined> | undefined;

/** The token, if this tab has one. */
export function knownVisit(): string | undefined {
  return readItem("checkoutVisit") ?? undefined;
}

/** The token, asked for where there is none; undefined when the shop does not give one. Never throws. */
export async function visitToken(ask: typeof call): Promise<string | undefined> {
  const known = knownVisit();
  if (known !== undefined) return known;
  asking ??= begin(ask).finally(() => {
    asking = undefined;
  });
  return asking;
}

/** What follows belongs to another checkout. */
export function clearVisit(): void {
  removeItem("checkoutVisit");
}

async function begin(ask: typeof call): Promise<string | undefined> {
  const answer = await ask("start-checkout", {}).catch(() => undefined);
  if (!answer?.success) return undefined;
  writeItem("checkoutVisit", answer.checkoutToken);
  return answer.checkoutToken;
}

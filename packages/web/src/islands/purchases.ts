// What the purchase pop-up tells, by the mode of the shop.
import type { Purchase } from "@store/contract/calls/recent-purchases";
import { call } from "../lib/api.ts";
import { buyerCities, buyerNames } from "./buyers.ts";

/** Writes the next purchase into the pop-up; false when there is none left. */
export type Show = (box: HTMLElement) => boolean;

/** As observed: a name and a city of the list, each time others. */
export const inventedPurchases: Show = (box) => {
  const name = pick(buyerNames);
  write(box, "[data-initial]", name.slice(0, 1));
  write(box, "[data-name]", name);
  write(box, "[data-city]", pick(buyerCities));
  return true;
};

/** Purchases of the last days, each once; undefined when there are too few to tell, or no answer. */
export async function realPurchases(ask: typeof call = call): Promise<Show | undefined> {
  const answer = await ask("recent-purchases", {}).catch(() => undefined);
  const left = answer?.success ? [...answer.purchases] : [];
  if (left.length === 0) return undefined;
  return (box) => {
    const next = left.shift();
    if (next) write(box, "[data-purchase]", sentence(next));
    return next !== undefined;
  };
}

/** `Someone in Kerala bought, 3 h ago` */
export function sentence({ state, hoursAgo }: Purchase): string {
  const who = state ? `Someone in ${state}` : "Someone";
  return `${who} bought, ${hoursAgo < 1 ? "less than 1 h" : `${hoursAgo} h`} ago`;
}

function write(box: HTMLElement, selector: string, text: string): void {
  const target = box.querySelector(selector);
  if (target) target.textContent = text;
}

function pick(list: readonly string[]): string {
  return list[Math.floor(Math.random() * list.length)] ?? "";
}

import { expect, it } from "vitest";
import type { call } from "../lib/api.ts";
import { realPurchases, sentence } from "./purchases.ts";

const box = () => {
  const target = { textContent: "" };
  return { target, element: { querySelector: () => target } as unknown as HTMLElement };
};
const answering = (answer: unknown) => (async () => answer) as unknown as typeof call;

it("a purchase is told with its State and its age in hours", () => {
  expect(sentence({ state: "Kerala", hoursAgo: 3 })).toBe("Someone in Kerala bought, 3 h ago");
  expect(sentence({ hoursAgo: 71 })).toBe("Someone bought, 71 h ago");
  expect(sentence({ hoursAgo: 0 })).toBe("Someone bought, less than 1 h ago");
});

it("a purchase is told once", async () => {
  const purchases = [{ state: "Goa", hoursAgo: 1 }, { hoursAgo: 2 }];
  const show = await realPurchases(answering({ success: true, purchases }));
  const { target, element } = box();
  expect(show?.(element)).toBe(true);
  expect(target.textContent).toBe("Someone in Goa bought, 1 h ago");
  expect(show?.(element)).toBe(true);
  expect(target.textContent).toBe("Someone bought, 2 h ago");
  expect(show?.(element)).toBe(false);
});

it("the pop-up is silent when it has no purchases", async () => {
  expect(await realPurchases(answering({ success: true, purchases: [] }))).toBeUndefined();
  expect(await realPurchases(answering({ success: false, error: "", code: "throttled" }))).toBeUndefined();
  const broken = (() => Promise.reject(new Error("offline"))) as unknown as typeof call;
  expect(await realPurchases(broken)).toBeUndefined();
});

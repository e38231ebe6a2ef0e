import { describe, expect, it } from "vitest";
import { makePixel } from "./pixel.ts";

function browser(stored: Record<string, string> = {}) {
  const kept = new Map(Object.entries(stored));
  const sent: unknown[][] = [];
  const answers: ((agrees: boolean) => void)[] = [];
  let loads = 0;
  const parts = {
    storage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
    ask: (answered: (agrees: boolean) => void) => void answers.push(answered),
    load: () => {
      loads += 1;
      return (...command: unknown[]) => void sent.push(command);
    },
  };
  return { parts, sent, answers, loads: () => loads, kept };
}

const sale = { orderId: "ORDER_1_a", total: 1598 };
const purchases = (sent: unknown[][]) => sent.filter(([, name]) => name === "Purchase");

describe("the pixel", () => {
  it("loads nothing before the visitor agrees", () => {
    const { parts, sent, answers, loads } = browser();
    const pixel = makePixel("42", 4499, parts);
    pixel.start();
    pixel.purchase(sale);
    expect([loads(), sent]).toEqual([0, []]);
    answers[0]?.(true);
    expect(loads()).toBe(1);
    expect(sent).toEqual([
      ["init", "42"],
      ["track", "PageView"],
      ["track", "Purchase", { value: 4499, currency: "INR" }, { eventID: "ORDER_1_a" }],
    ]);
  });

  it("is asked about once and stays away after a no", () => {
    const { parts, answers, loads, kept } = browser();
    makePixel("42", 4499, parts).start();
    answers[0]?.(false);
    const later = makePixel("42", 4499, parts);
    later.start();
    later.purchase(sale);
    expect([answers.length, loads(), kept.get("tracking_consent")]).toEqual([1, 0, "no"]);
  });

  it("reports an order once over several reloads", () => {
    const { parts, sent } = browser({ tracking_consent: "yes" });
    for (let visit = 0; visit < 2; visit += 1) {
      const pixel = makePixel("42", 4499, parts);
      pixel.start();
      pixel.purchase(sale);
      pixel.purchase(sale);
    }
    makePixel("42", 4499, parts).start();
    expect(purchases(sent)).toHaveLength(1);
  });

  it("reports the real total when the shop says so", () => {
    const { parts, sent } = browser({ tracking_consent: "yes" });
    const pixel = makePixel("42", "total", parts);
    pixel.start();
    pixel.purchase(sale);
    expect(purchases(sent)[0]?.[2]).toEqual({ value: 1598, currency: "INR" });
  });
});

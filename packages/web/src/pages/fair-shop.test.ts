// The findings of /fair-shop against the built pages: the signs of a pattern are there exactly where it is said to be.
import type { Urgency } from "@store/contract/offer/settings";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";

afterEach(() => {
  vi.doUnmock("@store/contract/offer/first-offer");
  vi.resetModules();
});

// Each mode loads all pages anew.
vi.setConfig({ testTimeout: 60_000 });

/** By what each of the thirteen shows in a page. */
const signs: Record<string, RegExp> = {
  "false-urgency": /role="timer"|today only|limited[ -]time|selling fast|only \d+ (left|remaining)/i,
  "basket-sneaking": /<input[^>]*\bchecked=""/,
  "confirm-shaming": /no,? thanks?,? I|I (don.t|do not) (want|need|care)|rather pay more/i,
  "forced-action": /(must|have to) (subscribe|share|install|follow|refer)/i,
  "subscription-trap": /auto-?renew|free trial|cancel any ?time/i,
  "interface-interference": /<(button|a)[^>]*(opacity-|text-\[0)[^>]*>\s*(no|skip|decline|cancel)\b/i,
  "bait-and-switch": /out of stock|no longer available|instead you get/i,
  "drip-pricing":
    /(convenience|processing|platform|handling) (fee|charge)|plus (tax|GST)|excl(uding|\.) (tax|GST)/i,
  "disguised-advertisement": /<blockquote|out of 5 stars/i,
  nagging: /<purchase-popup(?![\s\S]*data-purchase)/,
  "trick-question": /(un-?tick|clear) (this|the box) (if|to)|do not (un-?tick|send me no)/i,
  "saas-billing": /(per|a|each) month[^a-z]*(billed|charged)|billed (monthly|yearly)|will be charged again/i,
  "rogue-malware": /your (computer|device|browser) (is|may be) infected|install (our|this) (app|extension)/i,
};

interface Built {
  html: string;
  fair: typeof import("@store/contract/honest/fair-shop");
}

/** All pages but the one that tells of the patterns, in a mode. */
async function built(urgency: Urgency): Promise<Built> {
  vi.resetModules();
  const { firstOffer } = await vi.importActual<typeof import("@store/contract/offer/testing-offer")>(
    "@store/contract/offer/testing-offer",
  );
  vi.doMock("@store/contract/offer/first-offer", () => ({ firstOffer: { ...firstOffer, urgency } }));
  const [{ pages }, fair] = await Promise.all([
    import("./registry.ts"),
    import("@store/contract/honest/fair-shop"),
  ]);
  const others = pages.filter(({ path }) => path !== "/fair-shop");
  return {
    fair,
    html: others.map(({ component }) => renderToStaticMarkup(createElement(component))).join("\n"),
  };
}

describe.each(["observed", "honest"] as const)("the fair shop in mode %s", (urgency) => {
  it("finds each pattern exactly where its signs are in the pages", async () => {
    const { fair, html } = await built(urgency);
    expect(fair.patterns.map(({ id }) => id)).toEqual(Object.keys(signs));
    expect(fair.patterns).toHaveLength(13);
    const said = fair.patterns.filter(({ finding }) => finding(urgency).found).map(({ id }) => id);
    const seen = Object.entries(signs).filter(([, sign]) => sign.test(html));
    expect(said).toEqual(seen.map(([id]) => id));
    expect(said).toEqual(
      urgency === "observed" ? ["false-urgency", "disguised-advertisement", "nagging"] : [],
    );
  });

  it("declares all thirteen patterns with their check", async () => {
    const { fair } = await built(urgency);
    const { findings, lookedOn, lookedBy, seller } = fair.declaration(urgency);
    expect(findings).toHaveLength(13);
    for (const { words } of findings) expect(words.length).toBeGreaterThan(30);
    expect(lookedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(lookedBy && seller).toBeTruthy();
  });
});

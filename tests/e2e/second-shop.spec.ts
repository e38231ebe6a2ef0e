// tests/brands/sample-two, put in by an owner in the admin alone: the shop is then another one on every page.
import type { Page } from "@playwright/test";
import { brand } from "@store/contract/brand";
import { firstOffer } from "@store/contract/offer/first-offer";
import type { Offer } from "@store/contract/offer/offer-shape";
import { settingsOf } from "../../scripts/brand/answers.ts";
import answers from "../brands/sample-two.json" with { type: "json" };
import { AdminPage } from "./pages/admin-page.ts";
import { CheckoutPage } from "./pages/checkout-page.ts";
import { renderedOf } from "./support/rendered.ts";
import { expect, test } from "./support/test.ts";

test.use({ shopOf: "second shop" });

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const draft = (page: Page) => section(page, "Draft");

async function publish(page: Page): Promise<void> {
  await draft(page).getByRole("button", { name: "Review and publish" }).click();
  const pagesAreMade = { timeout: 60_000 };
  await page.getByRole("button", { name: "Publish now" }).click(pagesAreMade);
  await expect(page.getByRole("heading", { name: /^Revision \d+ is published$/ })).toBeVisible(pagesAreMade);
}

/** What `npm run brand` makes of the first offer by these answers; where it stands and who sends its mails is the deploy's. */
function offerOf(given: Record<string, string>): Offer {
  const { siteUrl: _, mailFrom: _from, ...settings } = settingsOf(given, { ...brand, ...firstOffer });
  const made = structuredClone(firstOffer);
  for (const [path, value] of Object.entries(settings)) {
    const [name = "", ...parents] = path.split(".").reverse();
    const place = parents.reverse().reduce<unknown>((found, part) => {
      if (Array.isArray(found)) return found.find(({ id }) => id === part);
      return (found as Record<string, unknown>)[part];
    }, made);
    Object.assign(place as object, { [name]: value });
  }
  return made;
}

const firstWords = ["Funnelwright", "Example House", "U00000", "FUNNELWRIGHT20", "₹999", "₹9,999"];

test("another shop is made of this one in the admin alone", async ({ page, owner, otherBrowser }) => {
  const admin = await new AdminPage(page).enter(owner, "pages", "?part=company");
  const [officer = "", phone = ""] = answers.officer.split(/, (?=\+)/);
  const company: Record<string, string> = {
    "Name of the shop": answers.name,
    "Legal name": answers.legalName,
    "CIN (optional)": "",
    "Registered address": answers.address,
    City: answers.city,
    "Mail for buyers": `help@${answers.domain}`,
    "Phone of customer care": phone,
    "Who answers for the company": officer,
    "Grievance officer": officer,
    "Their mail": `grievance@${answers.domain}`,
    "Their phone": phone,
  };
  for (const [label, value] of Object.entries(company))
    await page.getByLabel(label, { exact: true }).fill(value);
  const part = async (name: string) =>
    page.getByRole("navigation", { name: "Parts" }).getByRole("button", { name }).click();
  await part("Top");
  await page.getByLabel("Tagline").fill(answers.tagline);
  await expect(draft(page)).toContainText("Saved in the draft");
  await page.getByRole("link", { name: "Offer", exact: true }).click();
  const prices: Record<string, string> = {
    "Complete Funnel Bundle": answers.price,
    "Ad Templates": answers["ad-templates"],
    "SEO Checklist": answers["seo-checklist"],
    "Agency License": answers["agency-license"],
  };
  for (const [name, both] of Object.entries(prices)) {
    const [price = "", before = ""] = both.split(" ");
    await page.getByRole("button", { name, exact: true }).click();
    await page.getByLabel("Price in rupees").fill(price);
    await page.getByLabel("Price before (optional)").fill(before);
    await page.getByRole("button", { name: "Save to the draft" }).click();
  }
  const [code = "", percentage = ""] = answers.coupon.split(" ");
  await page.getByRole("button", { name: "Change coupon" }).click();
  await page.getByLabel("Code", { exact: true }).fill(code);
  await page.getByLabel("Discount %").fill(percentage);
  await page.getByLabel("What it says").fill(`Extra ${percentage}% OFF`);
  await admin.dialog.getByRole("button", { name: "Save to the draft" }).click();
  await publish(page);

  const visitor = await otherBrowser();
  const files = await renderedOf(offerOf(answers), 2);
  expect(files.length).toBeGreaterThan(30);
  const different: string[] = [];
  // The shell stands at what has no document of its own, and has no address.
  for (const { path, file, html } of files.filter((one) => one.path !== "/app")) {
    const answer = await visitor.request.get(path || `/${file}`);
    const text = await answer.text();
    // As a build makes it whose brand has these answers, byte for byte.
    if (text !== html) different.push(file);
    for (const old of firstWords) if (text.includes(old)) different.push(`${file} says ${old}`);
  }
  expect(different).toEqual([]);
  await new CheckoutPage(visitor).open();
  await expect(visitor.getByText(answers.coupon.split(" ")[0] ?? "").first()).toBeVisible();
  await expect(visitor.getByText("₹1,499").first()).toBeVisible();
});

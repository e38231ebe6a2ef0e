// "My next ten": a 30-day plan from the marks on a checklist.

import { readFile } from "node:fs/promises";
import { atNight } from "../support/full.ts";
import { gatedAreas, LoginPage } from "./pages/login-page.ts";
import { inspect, inspectAtNight } from "./support/inspect.ts";
import { expect, test } from "./support/test.ts";

test("the CRO plan picks ten open items for the shop", async ({ page, reader }) => {
  await new LoginPage(page, gatedAreas.checklist).enter(reader);
  await inspectAtNight(page, "cro-checklist-with-plan");

  const open = page.getByRole("button", { name: "Make my 30-day plan" });
  await open.click();
  const plan = page.getByRole("dialog", { name: "My next ten" });
  const lines = plan.getByRole("list").getByRole("listitem");
  await expect(lines).toHaveCount(10);
  await inspect(page, "plan");
  const first = (await lines.first().getByRole("paragraph").nth(1).textContent()) ?? "";
  const before = await lines.allTextContents();
  await plan.getByLabel("Paid by cash on delivery").selectOption("None");
  await plan.getByLabel("A usual order is worth").selectOption("Under ₹500");
  expect(await lines.allTextContents()).not.toEqual(before);
  await plan.getByLabel("Who does it").fill("Meena");

  const arriving = page.waitForEvent("download");
  await plan.getByRole("button", { name: "CSV" }).click();
  const rows = (await readFile(await (await arriving).path(), "utf8")).trimEnd().split("\r\n");
  expect(rows).toHaveLength(11);
  expect(rows[1]).toContain('"Meena"');

  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await page.emulateMedia({ media: "print" });
  const invoice = page.locator(".print-alone");
  await expect(invoice.getByRole("heading", { name: "Thirty days, ten improvements" })).toBeVisible();
  await expect(invoice.getByRole("row")).toHaveCount(11);
  await expect(page.locator("#root")).toBeHidden();
  if (process.env.SHOTS) await page.pdf({ path: "test-results/shots/plan.pdf", format: "A4" });
  await page.emulateMedia({ media: "screen" });
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await page.keyboard.press("Escape");
  await expect(open).toBeFocused();

  // What is ticked is not proposed again; the shop is remembered.
  await page.getByRole("searchbox").fill(first);
  const foundOn = page.getByRole("tab", { name: /[1-9]\d*$/ });
  await expect(foundOn).toHaveCount(1);
  await foundOn.click();
  await page.getByRole("checkbox", { name: first }).first().check();
  await open.click();
  await expect(plan.getByLabel("Who does it")).toHaveValue("Meena");
  await expect(plan.getByText(first)).toHaveCount(0);
});

test("the SEO plan asks only what matters there", atNight, async ({ page, reader }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await new LoginPage(page, gatedAreas.seo).enter(reader);
  await page.getByRole("button", { name: "Make my 30-day plan" }).click();
  const plan = page.getByRole("dialog", { name: "My next ten" });
  await expect(plan.getByRole("list").getByRole("listitem")).toHaveCount(10);
  await expect(plan.getByLabel("Paid by cash on delivery")).toHaveCount(0);
  await expect(plan.getByText(/for (little|much) work/).first()).toBeVisible();
  await inspectAtNight(page, "plan-seo");
});

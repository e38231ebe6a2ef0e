// The calculators of the course and the checklists.

import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { shelf } from "../../packages/web/src/gated/calculators/formulas/shelf.ts";
import { atNight, few } from "../support/full.ts";
import { gatedAreas, LoginPage } from "./pages/login-page.ts";
import { inspect, inspectAtNight } from "./support/inspect.ts";
import { expect, test } from "./support/test.ts";

const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

test("a lesson's calculator keeps the customer's figures until a new start", async ({ page, reader }) => {
  await new LoginPage(page, gatedAreas.course).enter(reader);
  await page.getByRole("tab", { name: /^Optimization/ }).click();
  await page.locator("#metrics > summary").click();
  const opener = page.locator("#metrics").getByRole("button", { name: /Break-even return/ });
  await opener.click();
  const tool = page.getByRole("dialog", { name: "Break-even return" });
  await expect(tool.getByRole("heading", { name: "You are just at break-even" })).toBeVisible();
  await expect(tool.getByText("₹1,260 ÷ ₹665")).toBeVisible();
  await expect(tool.getByRole("button", { name: "Start again" })).toBeDisabled();
  await inspect(page, "tool-break-even");

  await tool.getByLabel("Price the buyer pays").fill("1.5 lakh");
  await page.keyboard.press("Tab");
  await expect(tool.getByLabel("Price the buyer pays")).toHaveValue("1,50,000");
  await expect(tool.getByRole("heading", { name: "Each order leaves money" })).toBeVisible();
  await tool.getByLabel("Price the buyer pays").fill("cheap");
  await expect(tool.getByRole("heading", { name: "Waiting for one figure" })).toBeVisible();
  await expect(tool.getByRole("button", { name: "Spreadsheet" })).toBeDisabled();
  await page.keyboard.press("Tab");
  await expect(tool.getByLabel("Price the buyer pays")).toHaveAccessibleDescription(
    /Write a number, such as 1,260/,
  );
  await inspectAtNight(page, "tool-missing");
  await tool.getByLabel("Price the buyer pays").fill("999");
  await expect(tool.getByRole("heading", { name: "Each order costs more than it leaves" })).toBeVisible();

  await page.keyboard.press("Escape");
  await expect(tool).toBeHidden();
  await expect(opener).toBeFocused();
  await page.reload();
  expect(await kept(page, "tool_break-even")).toBe('{"price":"999"}');
  await page.getByRole("button", { name: /^Break-even return/ }).click();
  await expect(tool.getByLabel("Price the buyer pays")).toHaveValue("999");
  await tool.getByRole("button", { name: "Start again" }).click();
  await expect(tool.getByLabel("Price the buyer pays")).toHaveValue("1,260");
  expect(await kept(page, "tool_break-even")).toBeNull();
});

test("every calculator opens from the shelf, works by keyboard and gives its spreadsheet", async ({
  page,
  reader,
}) => {
  // Up to eight calculators, one after the other.
  test.slow();
  await new LoginPage(page, gatedAreas.course).enter(reader);
  for (const { id, title } of few(shelf, 3)) {
    await page
      .getByRole("region", { name: "Calculators" })
      .getByRole("button", { name: new RegExp(`^${title}`) })
      .press("Enter");
    const tool = page.getByRole("dialog", { name: title });
    await expect(tool.getByRole("heading", { name: "The working" })).toBeVisible();
    await inspect(page, `tool-${id}`);
    const arriving = page.waitForEvent("download");
    await tool.getByRole("button", { name: "Spreadsheet" }).press("Enter");
    const file = await arriving;
    expect(file.suggestedFilename()).toBe(`${id}.xlsx`);
    expect((await readFile(await file.path())).subarray(0, 4).toString("latin1")).toBe("PK\u0003\u0004");
    await tool.getByRole("button", { name: "Close", exact: true }).press("Enter");
    await expect(tool).toBeHidden();
  }
});

test("the print shows the calculator alone", atNight, async ({ page, reader }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await new LoginPage(page, gatedAreas.checklist).enter(reader);
  const item = page.getByRole("listitem").filter({ hasText: "On phones, in three visits of four" });
  await item.getByRole("button", { name: /^Why and how/ }).click();
  await item.getByRole("button", { name: "Speed budget calculator" }).click();
  const tool = page.getByRole("dialog", { name: "Speed budget" });
  await expect(tool.getByLabel("The main picture")).toHaveAttribute("inputmode", "decimal");
  await inspectAtNight(page, "tool-phone");
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".print-alone").getByRole("heading", { name: "Speed budget" })).toBeVisible();
  await expect(page.locator("#root")).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(page.locator(".print-alone")).toHaveCount(0);
});

test("a calculator that does not load can be requested again", atNight, async ({ page, reader, guard }) => {
  await new LoginPage(page, gatedAreas.seo).enter(reader);
  guard.expectConsole(/./);
  await page.route("**/assets/tool-screen-*.js", (route) => route.abort());
  await page.getByRole("button", { name: /^Cash gap/ }).click();
  await expect(page.getByText("The calculator could not be fetched.")).toBeVisible();
  await inspectAtNight(page, "tool-not-fetched");
  await page.getByRole("button", { name: "Close", exact: true }).click();
});

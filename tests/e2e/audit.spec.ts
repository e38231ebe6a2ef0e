// The account audit: a file is given, every ad gets a verdict, and files are taken along. Nothing leaves the browser.
import { readFile } from "node:fs/promises";
import { gatedAreas, LoginPage } from "./pages/login-page.ts";
import { inspect } from "./support/inspect.ts";
import { expect, test } from "./support/test.ts";

const file = (text: string, name = "ads.csv") => ({ name, mimeType: "text/csv", buffer: Buffer.from(text) });

const rows = `Millets,Broad,Ad 1,"7,800.00",24
Millets,Broad,Ad 2 with a name that is as long as agencies make them_2026-11_reel_9x16_hook-03_v2,"5,280.00",11
Millets,Narrow,Ad 3,"6,400.00",10
Millets,Narrow,Ad 4,700.00,
Millets,Narrow,Ad 5,"1,240.00",0
`;

test("an export gets its verdicts at the audit's address, and nothing is sent", async ({ page, reader }) => {
  await new LoginPage(page, gatedAreas.course).enter(reader);
  await page.goto(`${gatedAreas.course.path}#account-audit`);
  const audit = page.getByRole("dialog", { name: "Ad-Account Audit" });
  await expect(audit.getByText(/Export table data/)).toBeVisible();
  await expect(audit.getByRole("button", { name: "Spreadsheet" })).toBeDisabled();
  await inspect(page, "audit-empty");

  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") sent.push(request.url());
  });
  const input = audit.getByLabel("The CSV file of your Ads Manager");
  await input.setInputFiles({ name: "x.xlsx", mimeType: "", buffer: Buffer.from("PK\u0003\u0004") });
  await expect(audit.getByText(/Excel workbook/)).toBeVisible();

  await input.setInputFiles(file(`Campaign name,Ad set name,Werbeanzeige,Ausgaben,Purchases\n${rows}`));
  await expect(audit.getByText(/^Which column is it\?/)).toBeVisible();
  await audit.getByLabel("Name of the ad").selectOption("Werbeanzeige");
  await audit.getByLabel("Amount spent").selectOption("Ausgaben");
  await expect(audit.getByRole("listitem").filter({ hasText: "Ad 3" })).toContainText("Kill");
  await expect(audit.getByRole("listitem").filter({ hasText: "Ad 1" })).toContainText("Scale");
  await expect(audit.getByText("₹3,640", { exact: true })).toBeVisible();
  await inspect(page, "audit");

  await audit.getByLabel(/Your target cost/).fill("cheap");
  await expect(audit.getByRole("button", { name: "CSV", exact: true })).toBeDisabled();
  await audit.getByLabel(/Your target cost/).fill("₹700");
  await expect(audit.getByRole("listitem").filter({ hasText: "Ad 3" })).toContainText("Leave");
  for (const [button, name, start] of [
    ["CSV", "ad-account-audit.csv", "\ufeff"],
    ["Spreadsheet", "ad-account-audit.xlsx", "PK"],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      audit.getByRole("button", { name: button, exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(name);
    expect((await readFile(await download.path(), "utf8")).startsWith(start)).toBe(true);
  }
  expect(sent).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(audit).toBeHidden();
});

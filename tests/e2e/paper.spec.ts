// What prints, on A4: read back from Chromium's own PDF.
import { writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { gatedAreas, LoginPage, logInHere } from "./pages/login-page.ts";
import { ThankYouPage } from "./pages/thank-you-page.ts";
import { readPdf } from "./support/pdf-text.ts";
import { expect, test } from "./support/test.ts";

const letters = (text: string) => text.replace(/\s/g, "");

interface Paper {
  /** The letters of each sheet, without spaces. */
  sheets: string[];
  text: string;
}

/** In points, as Chromium rounds it up from its own pixels. */
const a4 = [596, 843];

/** The page as it prints: on A4, with the margin of the invoice, whose foot counts the sheets. */
async function print(page: Page, name: string): Promise<Paper> {
  const file = await page.pdf({ format: "A4" });
  if (process.env.SHOTS) writeFileSync(`test-results/shots/${name}.pdf`, file);
  const { sheets, boxes } = readPdf(file);
  for (const [index, sheet] of sheets.entries()) {
    expect(boxes[index]).toEqual(a4);
    expect(sheet).toContain(`${index + 1}/${sheets.length}`);
  }
  return { sheets, text: sheets.join("") };
}

/** No row, point or sentence begins on one sheet and ends on the next. */
function expectWhole({ sheets }: Paper, parts: readonly string[]): void {
  expect(parts.length).toBeGreaterThan(0);
  for (const part of parts.map(letters))
    expect(
      sheets.some((sheet) => sheet.includes(part)),
      part,
    ).toBe(true);
}

/** A heading at the foot of a sheet has lost what it speaks of. */
function expectNoLastHeading({ sheets }: Paper, headings: readonly string[]): void {
  expect(headings.length).toBeGreaterThan(0);
  for (const sheet of sheets) {
    const said = sheet.replace(/^\d+\/\d+|\d+\/\d+$/g, "");
    for (const heading of headings.map(letters)) expect(said.endsWith(heading), heading).toBe(false);
  }
}

function expectNone({ text }: Paper, navigation: readonly string[]): void {
  for (const words of navigation) expect(text).not.toContain(letters(words));
}

test("the receipt prints with the whole login, which the screen hides", async ({ page, customer }) => {
  const thanks = await new ThankYouPage(page).open(customer);
  const paper = await print(page, "receipt");
  expect(paper.sheets).toHaveLength(1);
  const { email, password, customerId } = await thanks.readCredentials();
  expectWhole(paper, [
    "Payment Successful!",
    "Receipt",
    "Total",
    customer.orderId,
    email,
    password,
    customerId,
  ]);
  expectWhole(paper, ["/funnel-templates-login", "/ecom-checklist-login", "/seo-checklist-login"]);
  expectNone(paper, ["View All Credentials", "Save as picture", "Need help?", "Privacy Policy", "Skip to"]);
});

test("a lesson prints by itself, from its title to its last line", async ({ page, reader }) => {
  await new LoginPage(page, gatedAreas.course).enter(reader);
  await page.goto("/fb-ads-course#pixel");
  await expect(page.locator("#pixel[open]")).toBeVisible();
  const lesson = page.locator("#pixel");
  // What is far below on the screen is laid out on paper alone, and has no text to read before.
  await page.emulateMedia({ media: "print" });
  const title = await lesson.locator("summary h3").innerText();
  const lines = await lesson
    .locator("summary ~ div")
    .evaluate((body) =>
      [...body.querySelectorAll<HTMLElement>(":scope > p, :scope > ol p, :scope > ul > li, label > span")]
        .filter((line) => line.closest("[class*='print:hidden']") === null)
        .map((line) => line.innerText),
    );
  const headings = await lesson.locator("h3, h4").allInnerTexts();
  const others = (await page.locator("details h3").allInnerTexts()).filter((other) => other !== title);
  expect(lines).not.toContain("");
  await page.emulateMedia({ media: null });
  const paper = await print(page, "lesson");
  expectWhole(paper, [...lines, title.replace(/^\d+/, "")]);
  expectNoLastHeading(paper, headings);
  expect(paper.sheets.length).toBeLessThanOrEqual(6);
  expectNone(paper, [...others, "Watch:", "Next lesson", "Check yourself", "Course Progress", "Logout"]);
});

for (const { area, title, rows, most } of [
  { area: gatedAreas.checklist, title: "E-commerce CRO Checklist", rows: 196, most: 14 },
  { area: gatedAreas.seo, title: "SEO Checklist", rows: 44, most: 4 },
])
  test(`the ${title} prints row by row, and no row in two pieces`, async ({ page, reader }) => {
    await new LoginPage(page, area).enter(reader);
    await expect(page.getByRole("tab").or(page.locator("summary")).first()).toBeVisible();
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    const tasks = await page.locator(".paper tbody tr td:nth-child(2)").allTextContents();
    const heads = await page.locator(".paper h2, .paper thead th:first-child").allTextContents();
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    expect(tasks).toHaveLength(rows);
    const paper = await print(page, area.resource);
    expectWhole(paper, [title, ...tasks]);
    expectNoLastHeading(paper, heads);
    expect(paper.sheets.length).toBeLessThanOrEqual(most);
    expectNone(paper, ["Logout", "Make my 30-day plan", "Calculators", "India shelf", "SEO shelf"]);
  });

test("the plan prints as one list of ten on two sheets at most", async ({ page, reader }) => {
  await new LoginPage(page, gatedAreas.checklist).enter(reader);
  await page.getByRole("button", { name: "Make my 30-day plan" }).click();
  const plan = page.getByRole("dialog", { name: "My next ten" });
  await expect(plan.getByRole("list").getByRole("listitem")).toHaveCount(10);
  const tasks = await plan
    .getByRole("list")
    .getByRole("listitem")
    .evaluateAll((lines) => lines.map((line) => line.querySelectorAll("p")[1]?.textContent ?? ""));
  const paper = await print(page, "plan");
  expect(paper.sheets.length).toBeLessThanOrEqual(2);
  expectWhole(paper, ["Thirty days, ten improvements", ...tasks, "Agreed with:"]);
  expectNone(paper, ["Print the sheet", "CSV", "Begin on", "Logout"]);
});

test("a report prints without the desk around it", async ({ page, customer }) => {
  await page.goto("/client-desk");
  await logInHere(page, customer);
  await page.getByLabel("Name of the site").fill("Ratnagiri Mangoes");
  await page.getByLabel("Address").fill("mangoes.example");
  await page.getByLabel("Address").press("Enter");
  await page.getByRole("link", { name: "Ratnagiri Mangoes", exact: true }).click();
  await page.getByRole("button", { name: "Give the next ten a day" }).click();
  await expect(page.getByText("10 points have a day now.")).toBeVisible();
  await page.getByRole("link", { name: "Report", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Report on Ratnagiri Mangoes" })).toBeVisible();
  const rows = await page
    .getByRole("table", { name: "What comes next" })
    .locator("tbody td:first-child")
    .allInnerTexts();
  const headings = await page.locator(".report h2, .report h3").allInnerTexts();
  const paper = await print(page, "report");
  expect(paper.sheets.length).toBeLessThanOrEqual(3);
  expectWhole(paper, ["Report on Ratnagiri Mangoes", "mangoes.example", ...rows]);
  expectNoLastHeading(paper, headings);
  expectNone(paper, ["Print or PDF", "Keep the summary", "All sites", "Logout"]);
});

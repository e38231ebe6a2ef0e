// What stands beside the lessons and the checklist: drawings, decision trees, cards.
import { atNight } from "../support/full.ts";
import { gatedAreas, LoginPage } from "./pages/login-page.ts";
import { inspect, inspectAtNight } from "./support/inspect.ts";
import { expect, test } from "./support/test.ts";

test("the CRO checklist explains its scale, its items and its shelf for India", async ({ page, reader }) => {
  await new LoginPage(page, gatedAreas.checklist).enter(reader);
  await page.getByText("What impact and priority mean").click();
  await expect(page.getByRole("row", { name: /^90, 100/ })).toContainText("Fix it this week");

  const section = page.locator("details").filter({ hasText: "Core CRO Principles" });
  await expect(section.getByRole("img", { name: /^A drawn screen/ })).toHaveCount(0);
  await section.getByRole("button", { name: /^Why and how: On phones, in three visits of four/ }).click();
  await section.getByText("See it drawn").first().click();
  await expect(section.getByRole("img", { name: /^A drawn screen/ })).toHaveCount(2);
  await expect(section.getByRole("figure").first()).toContainText("Weak.");

  const shelf = page.getByRole("region", { name: "India shelf" });
  await shelf.getByRole("heading", { name: /^Cash on delivery or prepaid/ }).click();
  const tree = shelf.getByRole("region", { name: /^Decision tree/ });
  await expect(tree.getByRole("list").first()).toContainText("New buyer");
  await inspectAtNight(page, "cro-checklist-drawn");
});

test(
  "a chapter of the course ends with its extras, outside the 27 lessons",
  atNight,
  async ({ page, reader }) => {
    await new LoginPage(page, gatedAreas.course).enter(reader);
    await page.getByRole("tab", { name: /^Scaling/ }).click();
    const extras = page.getByRole("region", { name: "Extras to this chapter" });
    await expect(extras.getByRole("heading", { level: 3 })).toHaveCount(2);
    await extras.getByRole("heading", { name: /^Festival calendar/ }).click();
    await expect(extras.getByRole("row", { name: /^Diwali/ })).toContainText("Fri 29 Oct 2027");
    await inspect(page, "course-festivals");

    await page.setViewportSize({ width: 360, height: 800 });
    await page.getByRole("tab", { name: /^Creative/ }).click();
    await extras.getByRole("heading", { name: /^The ten mail templates/ }).click();
    await expect(extras.locator("p[lang=hi]").filter({ hasText: "Welcome" })).toBeVisible();
    await inspectAtNight(page, "course-mail-words");
  },
);

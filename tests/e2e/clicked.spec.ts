// A lesson that is clicked through, by keyboard alone and on a phone.
import { controlsOf, type Walkthrough } from "@store/contract/walkthrough-content";
import { course } from "@store/goods/course";
import { gatedAreas, LoginPage } from "./pages/login-page.ts";
import { inspect } from "./support/inspect.ts";
import { tabTo } from "./support/tab-to.ts";
import { expect, test } from "./support/test.ts";

test.beforeEach(async ({ page, reader }) => {
  await new LoginPage(page, gatedAreas.course).enter(reader);
});

const lessons = course.flatMap((chapter) => chapter.lessons);

function clicksOf(lesson: string): Walkthrough {
  const clicks = lessons.find(({ id }) => id === lesson)?.clicks;
  if (!clicks) throw new Error(`${lesson} is not clicked through`);
  return clicks;
}

/** A button's name begins with its label. */
function named(label: string): RegExp {
  return new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&")}`);
}

test("a lesson is clicked through by keyboard alone, and wrong places are answered", async ({ page }) => {
  const { steps } = clicksOf("business-manager");
  await tabTo(page, "Start the course");
  await page.keyboard.press("Enter");
  const lesson = page.locator("#business-manager").getByRole("region", { name: "Click it through" });
  await expect(lesson.getByText(`0 of ${steps.length} steps done`)).toBeVisible();
  for (const [at, step] of steps.entries()) {
    await expect(lesson.getByText(`Step ${at + 1} of ${steps.length}.`)).toBeVisible();
    const target = controlsOf(step).find(({ right }) => right);
    const wrong = controlsOf(step).filter(({ right }) => !right);
    for (const place of at === 3 ? wrong.slice(0, 2) : []) {
      await tabTo(page, named(place.label));
      await page.keyboard.press("Enter");
      await expect(lesson.getByRole("status")).toHaveText(`Not this one: “${place.label}”. ${place.says}`);
      await expect(lesson.getByRole("button", { name: named(place.label) })).toBeFocused();
    }
    await tabTo(page, named(target?.label ?? ""));
    await page.keyboard.press("Enter");
    await expect(lesson.getByRole("status")).toHaveText(`Right: “${target?.label}”. ${target?.says}`);
    const next = lesson.getByRole("button", { name: /^(Next step|To the summary)/ });
    await expect(next).toBeFocused();
    await expect(next).toHaveAccessibleDescription(`Right: “${target?.label}”. ${target?.says}`);
    await page.keyboard.press("Enter");
  }
  await expect(lesson.getByText(`${steps.length} of ${steps.length} steps done`)).toBeVisible();
  const end = lesson.getByText(
    `All ${steps.length} steps done, ${steps.length - 1} of them at the first press.`,
  );
  await expect(end).toBeFocused();
  await expect(lesson.getByRole("listitem").filter({ hasText: steps[3]?.task ?? "" })).toBeVisible();
  await inspect(page, "clicked-summary", lesson);
  await tabTo(page, "Start again");
  await page.keyboard.press("Enter");
  await expect(lesson.getByText(`0 of ${steps.length} steps done`)).toBeVisible();
});

test("a clicked lesson goes on where it was left, and shows the place after two wrong presses", async ({
  page,
}) => {
  const { steps } = clicksOf("pixel");
  await page.getByLabel("Remember my progress").check();
  await expect(page.getByText("Saved with your account.")).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.locator("#pixel > summary").click();
  const lesson = page.locator("#pixel").getByRole("region", { name: "Click it through" });
  const kept = page.waitForRequest(
    (asked) => asked.url().endsWith("/save-progress") && asked.postData()?.includes("pixel/click-2") === true,
  );
  for (const step of steps.slice(0, 2)) {
    const target = controlsOf(step).find(({ right }) => right);
    await lesson.getByRole("button", { name: named(target?.label ?? "") }).click();
    await lesson.getByRole("button", { name: "Next step" }).click();
  }
  await (await kept).response();
  await page.reload();
  await page.locator("#pixel > summary").waitFor();
  await expect(lesson.getByText(`Step 3 of ${steps.length}.`)).toBeVisible();
  await lesson.getByRole("button", { name: /^Paste the code by hand/ }).click();
  await expect(lesson.getByRole("button", { name: "Show me" })).toHaveCount(0);
  await lesson.getByRole("button", { name: /^Email the code/ }).click();
  await lesson.getByRole("button", { name: "Show me" }).click();
  await expect(lesson.getByRole("status")).toContainText("Press “Use the partner's plugin”.");
  await inspect(page, "clicked", lesson);
  await page.getByLabel("Remember my progress").uncheck();
  await expect(page.getByText("Off: your marks stay on this page alone.")).toBeVisible();
});

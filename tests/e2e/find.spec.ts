// One search over all that is owned, and the address of each thing it finds.
import { gatedAreas, LoginPage } from "./pages/login-page.ts";
import { inspect } from "./support/inspect.ts";
import { expect, test } from "./support/test.ts";

test("a search in one area opens a lesson of another, by keyboard", async ({ page, reader }) => {
  await new LoginPage(page, gatedAreas.checklist).enter(reader);
  // The heading stands there before the area has loaded.
  await expect(page.getByRole("button", { name: "Find", exact: true })).toBeVisible();
  await page.keyboard.press("Control+k");
  const field = page.getByRole("searchbox", { name: "Find in everything you own" });
  await expect(field).toBeFocused();
  await field.fill("lookalkie");
  await expect(page.getByRole("dialog").getByRole("link").first()).toContainText("Lookalike audiences");
  await inspect(page, "find");
  await field.press("Enter");
  await expect(page).toHaveURL(/\/fb-ads-course#lookalike-audiences$/);
  await expect(page.locator("#lookalike-audiences")).toHaveAttribute("open");
  await page.reload();
  await expect(page.locator("#lookalike-audiences")).toHaveAttribute("open");
});

test("what is found is read whole on a phone", async ({ page, reader }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await new LoginPage(page, gatedAreas.checklist).enter(reader);
  await page.getByRole("button", { name: "Find", exact: true }).click();
  await page.getByRole("searchbox", { name: "Find in everything you own" }).fill("gst invoice");
  const lines = page.getByRole("dialog").getByRole("link").locator("span");
  await expect(lines.first()).toBeVisible();
  const cut = await lines.evaluateAll((all) =>
    all.filter((line) => line.scrollWidth > line.clientWidth).map((line) => line.textContent),
  );
  expect(cut).toEqual([]);
});

test("a point that is found stands open in its tab", async ({ page, reader }) => {
  await new LoginPage(page, gatedAreas.checklist).enter(reader);
  await page.getByRole("button", { name: "Find", exact: true }).click();
  await page.getByRole("searchbox", { name: "Find in everything you own" }).fill("gst invoice");
  await page.getByRole("dialog").getByRole("link").first().click();
  await expect(page.getByRole("tab", { selected: true })).toContainText("Checkout");
  const point = page.getByRole("checkbox", { name: /^'Need a GST invoice\?'/ });
  await expect(point).toBeFocused();
  await expect(point).toBeInViewport();
});

test("an address passed on leads through the login to what it names", async ({ page, reader }) => {
  for (const [path, name] of [
    ["/ecom-checklist#tool-break-even", "Break-even return"],
    ["/funnel-templates#creative/spa", "Spa"],
  ] as const) {
    await page.context().clearCookies();
    await page.evaluate(() => sessionStorage.clear()).catch(() => undefined);
    await page.goto(path);
    await expect(page).toHaveURL(/-login#/);
    await page.getByLabel("Username").fill(reader.email);
    await page.getByLabel("Password", { exact: true }).fill(reader.password);
    await page.getByRole("button", { name: /^Access/ }).click();
    await expect(page.getByRole("dialog", { name })).toBeVisible();
  }
});

test("an address of nothing opens its area as ever", async ({ page, reader }) => {
  await new LoginPage(page, gatedAreas.course).enter(reader);
  for (const hash of ["nothing", "../x", "tool-nothing"]) {
    await page.goto(`/fb-ads-course#${hash}`);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Facebook Ads Mastery");
  }
});

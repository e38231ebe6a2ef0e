// The film of the import guide.
import { inspect } from "./support/inspect.ts";
import { expect, test } from "./support/test.ts";

test("the guide's film waits behind its picture, and a step leads into it", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes(".mp4")) fetched.push(request.url());
  });
  await page.goto("/funnel-guide");
  const video = page.getByLabel("Film: the import, from file to page");
  const play = page.getByRole("button", { name: /^Watch the import/ });
  await expect(play).toBeVisible();
  await expect(video).not.toHaveAttribute("controls");
  await inspect(page, "guide");
  expect(fetched).toEqual([]);

  await page.getByRole("link", { name: /^Watch it at 0:26/ }).click();
  await expect(video).toBeFocused();
  await expect(play).toBeHidden();
  await expect(video).toHaveAttribute("controls");
  await expect(
    page.getByText("Import Templates stands at the top of the list, beside the heading."),
  ).toBeVisible();
  await expect(page).toHaveURL("/funnel-guide");

  await page.getByRole("button", { name: "हिन्दी" }).click();
  await expect(page.getByRole("button", { name: "हिन्दी" })).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator("[data-caption]")).toHaveText(/\p{Script=Devanagari}/u);
  const sound = page.getByRole("button", { name: "Sound" });
  await sound.click();
  await expect(sound).toHaveAttribute("aria-pressed", "true");
  expect(await video.evaluate((player) => (player as HTMLVideoElement).muted)).toBe(false);
});

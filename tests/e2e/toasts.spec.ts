// Toasts, for what has no place of its own (docs/decisions/0174).
import { expect, test } from "./support/test.ts";

test("an error leaves by itself", async ({ page, guard }) => {
  guard.expectFailure("/api/unsubscribe", 0);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.clock.install();
  await page.goto("/unsubscribe?token=of-nobody");
  await page.route("**/api/unsubscribe", (route) => route.abort());
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  const toast = page.getByRole("article", { name: "Not unsubscribed" });
  await expect(toast).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(toast).toHaveCount(0);
});

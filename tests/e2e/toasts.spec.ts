// Toasts, for what has no place of its own (docs/decisions/0174).
import type { Page } from "@playwright/test";
import { AdminPage } from "./pages/admin-page.ts";
import { gatedAreas, LoginPage } from "./pages/login-page.ts";
import { ThankYouPage } from "./pages/thank-you-page.ts";
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
  // Its time begins a moment after it is seen.
  await expect(async () => {
    await page.clock.runFor(20_000);
    await expect(toast).toHaveCount(0, { timeout: 500 });
  }).toPass();
});

/** What lies under a toast and can be pressed. */
function coveredBy(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const toasts = [...document.querySelectorAll("[aria-label=Notifications] article")].map((toast) =>
      toast.getBoundingClientRect(),
    );
    const root = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document;
    return [
      ...root.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary"),
    ].flatMap((control) => {
      if (control.closest("[aria-label=Notifications]")) return [];
      if (!control.checkVisibility({ visibilityProperty: true })) return [];
      const box = control.getBoundingClientRect();
      // What its scroller cuts off is not on the screen.
      const seen = control.closest(".overflow-y-auto")?.getBoundingClientRect();
      if (seen && (box.top >= seen.bottom || box.bottom <= seen.top)) return [];
      const under = toasts.some(
        (toast) =>
          box.left < toast.right &&
          box.right > toast.left &&
          box.top < toast.bottom &&
          box.bottom > toast.top,
      );
      return under ? [control.innerText || control.ariaLabel || control.id] : [];
    });
  });
}

async function expectFree(page: Page, title: string): Promise<void> {
  await expect(page.getByRole("article", { name: title })).toBeInViewport({ ratio: 1 });
  await expect.poll(() => coveredBy(page), { message: `under "${title}"` }).toEqual([]);
}

test.describe("toasts on a small screen", () => {
  test.use({ viewport: { width: 360, height: 640 }, permissions: [] });

  test("what is said after logging out lies over nothing of the login", async ({ page, customer }) => {
    const login = await new LoginPage(page, gatedAreas.checklist).enter(customer);
    await page.getByRole("button", { name: "Logout" }).click();
    await login.expectOutside();
    await expectFree(page, "Logged Out");
  });

  test("what could not be copied is said beside the login, over none of its buttons", async ({
    page,
    customer,
  }) => {
    const thanks = await new ThankYouPage(page).open(customer);
    await thanks.readCredentials();
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
    });
    for (const what of ["email", "password", "customer ID"]) {
      await page.getByRole("button", { name: `Copy ${what}` }).click();
      await expectFree(page, "Not copied");
    }
  });

  test("an admin's saved change is said over no control of the list", async ({ page, owner, customer }) => {
    const admin = await new AdminPage(page).enter(owner, "orders", `?search=${customer.orderId}`);
    await admin.row(customer.orderId).getByRole("combobox").selectOption("Pending");
    await admin.dialog.getByRole("button", { name: "Take it back", exact: true }).click();
    await expectFree(page, "Order status updated successfully");
  });

  test("a download that failed is said over no button of the list, and of the sheet", async ({
    page,
    reader,
    guard,
  }) => {
    guard.expectFailure("/api/download-template", 0);
    await new LoginPage(page, gatedAreas.funnels).enter(reader);
    await page.route("**/api/download-template", (route) => route.abort());
    await page.getByRole("button", { name: "Download JSON : Health" }).click();
    await expectFree(page, "Download Failed");
    await page.getByRole("button", { name: "Close: Download Failed" }).click();
    await page.getByRole("button", { name: "Look inside: Health" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "ZIP" }).click();
    await expectFree(page, "Download Failed");
  });

  test("what was done to an order is said over no control of its drawer", async ({
    page,
    owner,
    customer,
  }) => {
    await new AdminPage(page).enter(owner, "orders", `?search=${customer.orderId}`);
    await page.getByRole("button", { name: customer.orderId, exact: true }).click();
    const drawer = page.getByRole("dialog", { name: `Order ${customer.orderId}` });
    await drawer.getByRole("button", { name: "Send access again", exact: true }).click();
    await expectFree(page, "Access sent successfully");
  });

  test("a page that could not be reached says so over none of its ways on", async ({ page, guard }) => {
    guard.expectFailure("/api/unsubscribe", 0);
    await page.goto("/unsubscribe?token=of-nobody");
    await page.route("**/api/unsubscribe", (route) => route.abort());
    await page.getByRole("button", { name: "Unsubscribe" }).click();
    await expectFree(page, "Not unsubscribed");
  });
});

// Clicks that the daily tasks of an owner take, beside the table of docs/owner-clicks.md. Counted from the dashboard after
// the login; what is typed counts as no click, a native list of choices as two.

import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { few } from "../support/full.ts";
import { AdminPage } from "./pages/admin-page.ts";
import { expectToast } from "./pages/toasts.ts";
import { type Sold, sell } from "./support/buyers.ts";
import { expect, test } from "./support/test.ts";

test.use({ shopOf: "daily tasks" });
test.describe.configure({ mode: "default" });

interface Day {
  page: Page;
  admin: AdminPage;
  customer: Sold;
  /** Begins to count what comes after the search. */
  searched: () => Promise<void>;
  /** Presses of a list of choices, which the page does not see. */
  chose: () => Promise<void>;
}

const orderSearch = async ({ page, admin, customer, searched }: Day) => {
  await page.getByRole("link", { name: "Orders", exact: true }).click();
  await admin.search("Find an order", customer.email);
  await expect(page.getByRole("row")).toHaveCount(2);
  await searched();
};
const userSearch = async ({ page, admin, customer, searched }: Day) => {
  await page.getByRole("link", { name: "Users", exact: true }).click();
  await admin.search("Find a user", customer.email);
  await expect(page.getByRole("row")).toHaveCount(2);
  await searched();
};

const publish = async (page: Page) => {
  await page.getByRole("button", { name: "Review and publish" }).click();
  await publishNow(page);
};
const publishNow = async (page: Page) => {
  const pagesAreMade = { timeout: 60_000 };
  await page.getByRole("button", { name: "Publish now", exact: true }).click(pagesAreMade);
  await expect(page.getByRole("heading", { name: /^Revision \d+ is published$/ })).toBeVisible(pagesAreMade);
};

const tasks: Record<string, (day: Day) => Promise<void>> = {
  "Change a price": async ({ page }) => {
    await page.getByRole("link", { name: "Offer", exact: true }).click();
    await page.getByRole("button", { name: "Ad Templates", exact: true }).click();
    const price = page.getByLabel("Price in rupees");
    await price.fill(`${Number(await price.inputValue()) + 10}`);
    await page.getByRole("button", { name: "Save and review", exact: true }).click();
    await publishNow(page);
  },
  "Put a product of twelve files up for sale": async ({ page }) => {
    await page.getByRole("link", { name: "Offer", exact: true }).click();
    await page.getByRole("button", { name: "New product", exact: true }).click();
    await page.getByLabel("Name").fill("Moon charts");
    await page.getByLabel("What it is, in a sentence or two").fill("Twelve charts of the moon.");
    await page.getByLabel("Price in rupees").fill("499");
    await page.getByLabel("What the buyer gets").fill("One house to a page");
    await page.getByText("Everybody: it is sold").click();
    await page.getByRole("button", { name: "Save and add its files" }).click();
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Add files" }).click();
    const mimeType = "application/pdf";
    await (await chooser).setFiles(
      Array.from({ length: 12 }, (_, at) => ({
        name: `House ${at + 1}.pdf`,
        mimeType,
        buffer: Buffer.from(`%PDF-1.7 house ${at + 1}`),
      })),
    );
    await page.getByRole("button", { name: "Publish 12 files" }).click({ timeout: 60_000 });
    await expectToast(page, "12 files published");
    await page.getByRole("button", { name: "Review and publish" }).click();
    await publishNow(page);
  },
  "See what was sold today": async ({ page }) => {
    await expect(page.getByRole("region", { name: "Today" })).toContainText("Sales today");
  },
  "Find a buyer by the last digits of the phone": async ({ page, admin, customer }) => {
    await page.getByRole("link", { name: "Orders", exact: true }).click();
    await admin.search("Find an order", customer.phone.slice(-4));
    await expect(admin.row(customer.orderId)).toBeVisible();
  },
  "Send the login again": async (day) => {
    await orderSearch(day);
    await day.page.getByRole("button", { name: day.customer.orderId, exact: true }).click();
    await day.page.getByRole("button", { name: "Send access again", exact: true }).click();
    await expectToast(day.page, "Access sent successfully");
  },
  "Refund an order": async (day) => {
    await orderSearch(day);
    await day.page.getByRole("button", { name: day.customer.orderId, exact: true }).click();
    await day.page.getByRole("button", { name: "Refund", exact: true }).click();
    await day.admin.dialog.getByRole("button", { name: /^Refund ₹/ }).click();
    await expectToast(day.page, "Order refunded successfully");
  },
  "Block somebody": async (day) => {
    await userSearch(day);
    await day.page.getByRole("button", { name: `Block ${day.customer.name}` }).click();
    await expectToast(day.page, "User blocked successfully");
  },
  "Open an area as a gift": async (day) => {
    await userSearch(day);
    await day.page.getByRole("button", { name: day.customer.customerId, exact: true }).click();
    await day.page.getByRole("radio", { name: "SEO Checklist" }).click();
    await day.page.getByRole("button", { name: "Grant", exact: true }).click();
    await expectToast(day.page, "Access granted successfully");
  },
  "Create a coupon": async ({ page, admin, customer }) => {
    await page.getByRole("link", { name: "Coupons", exact: true }).click();
    await page.getByRole("button", { name: "Create Coupon", exact: true }).click();
    await admin.dialog.getByLabel("Code").fill(`TASK${customer.customerId.slice(-4)}`);
    await admin.dialog.getByLabel("Discount %").fill("10");
    await admin.dialog.getByRole("button", { name: "Create Coupon", exact: true }).click();
    await expectToast(page, "Coupon created successfully");
  },
  "Create a coupon for one product": async ({ page, admin, customer }) => {
    await page.getByRole("link", { name: "Coupons", exact: true }).click();
    await page.getByRole("button", { name: "Create Coupon", exact: true }).click();
    await admin.dialog.getByLabel("Code").fill(`ONE${customer.customerId.slice(-4)}`);
    await admin.dialog.getByLabel("Discount %").fill("10");
    const products = admin.dialog.getByRole("group", { name: "For these products alone" });
    await products.getByText("SEO Checklist").click();
    await admin.dialog.getByRole("button", { name: "Create Coupon", exact: true }).click();
    await expectToast(page, "Coupon created successfully");
  },
  "See what coupons brought": async ({ page }) => {
    await page.getByRole("link", { name: "Coupons", exact: true }).click();
    await expect(page.getByRole("img", { name: /^With and without a coupon, / })).toBeVisible();
  },
  "Export what a filter shows": async ({ page, chose }) => {
    await page.getByRole("link", { name: "Orders", exact: true }).click();
    await page.getByLabel("Status", { exact: true }).selectOption("completed");
    await chose();
    const file = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export CSV" }).click();
    expect(await readFile(await (await file).path(), "utf8")).toContain("Order ID");
  },
  "Use a filter that was saved": async ({ page }) => {
    await page.getByRole("link", { name: "Orders", exact: true }).click();
    await page
      .getByRole("list", { name: "Saved filters" })
      .getByRole("button", { name: "Went back", exact: true })
      .click();
    await expect(page).toHaveURL(/status=refunded/);
  },
  "Change the headline and publish it": async ({ page }) => {
    await page.getByRole("link", { name: "Pages", exact: true }).click();
    await page.getByLabel("Headline").fill(`Kites that ${Date.now() % 1000}`);
    await publish(page);
  },
  "Add a buyer's voice and publish it": async ({ page }) => {
    await page.getByRole("link", { name: "Pages", exact: true }).click();
    await page.getByRole("button", { name: "Voices", exact: true }).click();
    await page.getByRole("button", { name: "Add a voice" }).click();
    const voice = page
      .getByRole("listitem")
      .filter({ has: page.getByLabel("What they said") })
      .last();
    await voice.getByLabel("What they said").fill("It flew at once.");
    await voice.getByLabel("Name", { exact: true }).fill("Leela Nair");
    await voice.getByLabel("Who they are").fill("Kite maker, Pune");
    await voice.getByLabel("Initials").fill("LN");
    await voice.getByLabel("Proof").fill("Her mail of 1 November 2026");
    await voice.getByLabel("Of the day").fill("2026-11-01");
    await publish(page);
  },
};

/** Task by task: clicks in all, and after the search where there is one. */
async function documented(): Promise<Map<string, { now: number; searched: number | undefined }>> {
  const text = await readFile(new URL("../../docs/owner-clicks.md", import.meta.url), "utf8");
  const rows = text.split("\n").filter((line) => /^\| [A-Z]/.test(line));
  return new Map(
    rows.slice(1).map((row) => {
      const [, task = "", now, searched = ""] = row.split("|").map((cell) => cell.trim());
      return [task, { now: Number(now), searched: searched === "" ? undefined : Number(searched) }];
    }),
  );
}

test("the documented tasks are those tested, with at most three clicks after a search", async () => {
  const rows = await documented();
  expect([...rows.keys()].sort()).toEqual(Object.keys(tasks).sort());
  for (const { searched = 0 } of rows.values()) expect(searched).toBeLessThanOrEqual(3);
});

for (const [task, run] of few(Object.entries(tasks), 2)) {
  test(task, async ({ page, owner, shop, hands }) => {
    const customer = await sell(shop.url, hands);
    // Presses of the pointer alone: Enter in a form is a click as well, but none of the hand.
    await page.addInitScript(() => {
      addEventListener(
        "pointerdown",
        () => sessionStorage.setItem("presses", `${Number(sessionStorage.getItem("presses")) + 1}`),
        true,
      );
      localStorage.setItem(
        "admin_filters_orders",
        JSON.stringify([{ name: "Went back", filter: { status: "refunded" } }]),
      );
    });
    const admin = await new AdminPage(page).enter(owner, "dashboard");
    let chosen = 0;
    let before: number | undefined;
    const presses = async () =>
      chosen + (await page.evaluate(() => Number(sessionStorage.getItem("presses") ?? 0)));
    await run({
      page,
      admin,
      customer,
      searched: async () => {
        before = await presses();
      },
      chose: async () => {
        chosen += 2;
      },
    });
    const now = await presses();
    expect({ now, searched: before === undefined ? undefined : now - before }).toEqual(
      (await documented()).get(task),
    );
  });
}

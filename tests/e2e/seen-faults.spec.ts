// What a cold look over every screen once found wrong, and no other test would see come back.
import type { Locator, Page } from "@playwright/test";
import { AdminPage } from "./pages/admin-page.ts";
import { CheckoutPage } from "./pages/checkout-page.ts";
import { gatedAreas, LoginPage, logInHere } from "./pages/login-page.ts";
import { PrivacyCentrePage } from "./pages/privacy-centre-page.ts";
import { ThankYouPage } from "./pages/thank-you-page.ts";
import { expectToast } from "./pages/toasts.ts";
import { newBuyer, sell } from "./support/buyers.ts";
import { rupees } from "./support/prices.ts";
import { expect, test } from "./support/test.ts";

const phone = { width: 360, height: 740 };

/** Words of a part of the page that stand in two lines, each with where it breaks. What is longer than 22 letters has to break. */
function brokenWords(part: Locator): Promise<string[]> {
  return part.evaluate((root) => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node as Text;
      if (!text.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}]+/gu)) {
        if (word.length > 22) continue;
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word);
      }
    }
    return broken;
  });
}

for (const path of [
  "/funnel-templates-login",
  "/fb-ads-login",
  "/ecom-checklist-login",
  "/seo-checklist-login",
  "/ad-templates-login",
  "/account-login",
  "/admin/login",
])
  test(`${path} can show the password that is typed`, async ({ page }) => {
    await page.goto(path);
    const field = page.getByLabel("Password", { exact: true });
    await field.fill("0a3f-O1l");
    await expect(field).toHaveAttribute("type", "password");
    await page.getByRole("button", { name: "Show password" }).click();
    await expect(field).toHaveAttribute("type", "text");
    await expect(field).toHaveValue("0a3f-O1l");
  });

test("the account lists the e-mail designs, and breaks no name inside a word on a phone", async ({
  page,
  reader,
}) => {
  await page.setViewportSize(phone);
  await new LoginPage(page, gatedAreas.funnels).enter(reader);
  await page.goto("/account");
  const owned = page.getByRole("region", { name: "What you own" });
  await expect(owned.getByRole("link", { name: "Email Templates" })).toHaveAttribute(
    "href",
    "/email-templates",
  );
  expect(await brokenWords(page.getByRole("main"))).toEqual([]);
});

for (const { area, name } of [
  { area: gatedAreas.funnels, name: "library" },
  { area: gatedAreas.course, name: "course" },
  { area: gatedAreas.checklist, name: "CRO checklist" },
])
  test(`the ${name} breaks no name inside a word on a phone`, async ({ page, reader }) => {
    await page.setViewportSize(phone);
    await new LoginPage(page, area).enter(reader);
    await expect(page.getByRole("tabpanel")).toBeVisible();
    expect(await brokenWords(page.locator("body"))).toEqual([]);
  });

test("a checklist begins in the first screen of a phone", async ({ page, reader }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const area of [gatedAreas.checklist, gatedAreas.seo]) {
    await new LoginPage(page, area).enter(reader);
    const first = page.getByRole("checkbox", { name: /^(?!Remember)/ }).first();
    await expect(first).toBeInViewport();
  }
});

test("a login on the ticket ends no line with a letter alone", async ({ page, shop, hands }) => {
  await page.setViewportSize(phone);
  // Without care the sign after the name, or the last letter, stands alone.
  const email = "lakshminarasimhan.iyer@marketing-hyderabad.example";
  const thanks = await new ThankYouPage(page).open(await sell(shop.url, hands, { ...newBuyer(), email }));
  await thanks.readCredentials();
  const widths = await thanks.value("Email / username").evaluate((place) => {
    const lines = new Map<number, number>();
    const range = document.createRange();
    range.selectNodeContents(place.querySelector("span") ?? place);
    for (const { top, width } of range.getClientRects())
      lines.set(Math.round(top), (lines.get(Math.round(top)) ?? 0) + width);
    return [...lines.values()];
  });
  expect(widths.length).toBeGreaterThan(1);
  // Two letters of this face.
  expect(Math.min(...widths)).toBeGreaterThan(20);
});

test("the way back from the course leads to the account that one came from", async ({ page, reader }) => {
  await new LoginPage(page, gatedAreas.funnels).enter(reader);
  await page.goto("/account");
  const owned = page.getByRole("region", { name: "What you own" });
  await owned.getByRole("link", { name: /Facebook Ads|FB Ads/ }).click();
  await expect(page).toHaveURL(/\/fb-ads-course/);
  await expect(page.getByRole("heading", { name: gatedAreas.course.heading, level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByRole("heading", { name: "Your account", level: 1 })).toBeVisible();
});

test("the sums of the checkout meet, and each is grouped as in India", async ({ page }) => {
  const checkout = await new CheckoutPage(page).open();
  const amount = async (text: Locator) => Number((await text.innerText()).replace(/\D/g, ""));
  await expect(page.getByText("Save ₹9,000").first()).toBeVisible();
  await expect(page.locator("body")).not.toContainText(/₹\d{4,}/);
  await checkout.quickCode.click();
  const card = page
    .getByText(/You save ₹/)
    .locator("visible=true")
    .first();
  const saved = Number(/₹([\d,]+)/.exec(await card.innerText())?.[1]?.replaceAll(",", ""));
  const [subtotal, off] = [await amount(checkout.line("Subtotal")), saved];
  await expect(page.getByText(`Total ${rupees(subtotal - off)}`, { exact: true })).toBeVisible();
});

test("the people's list asks for no more than there is", async ({ page, owner }) => {
  await new AdminPage(page).enter(owner, "people");
  const rows = page.getByRole("table", { name: "Audit" }).getByRole("row");
  await expect(rows.nth(1)).toBeVisible();
  const more = page.getByRole("button", { name: "Load more" });
  // A page has 25 lines; each press brings some.
  for (let page = 1; page < 20 && (await more.isVisible()); page++) {
    const before = await rows.count();
    await more.click();
    await expect.poll(() => rows.count()).toBeGreaterThan(before);
  }
  await expect(more).toHaveCount(0);
});

test("an order's drawer has nothing to press that is smaller than a finger's 24 px", async ({
  page,
  owner,
  customer,
}) => {
  await page.setViewportSize(phone);
  await new AdminPage(page).enter(owner, "orders", `?search=${customer.orderId}`);
  await page.getByRole("button", { name: customer.orderId, exact: true }).click();
  const drawer = page.getByRole("dialog", { name: `Order ${customer.orderId}` });
  await expect(drawer.getByRole("region", { name: "What happened" })).toBeVisible();
  expect(await smallTargets(drawer)).toEqual([]);
});

/** Buttons and links outside sentences, below 24 px either way (WCAG 2.5.8). */
function smallTargets(part: Locator): Promise<string[]> {
  return part.evaluate((root) =>
    [...root.querySelectorAll<HTMLElement>("a[href], button, summary, select, input")].flatMap((one) => {
      const { width, height } = one.getBoundingClientRect();
      if (width === 0 || (width >= 24 && height >= 24) || one.closest("p")) return [];
      return [`${one.innerText || one.ariaLabel} ${width.toFixed(0)}x${height.toFixed(0)}`];
    }),
  );
}

test("a row of the orders says the whole number of its order once", async ({ page, owner, customer }) => {
  const admin = await new AdminPage(page).enter(owner, "orders", `?search=${customer.orderId}`);
  const row = admin.row(customer.orderId);
  await expect(row).toHaveCount(1);
  await expect(row.getByRole("button", { name: customer.orderId })).toHaveCount(1);
  await expect(row.getByRole("combobox", { name: customer.orderId })).toHaveCount(0);
});

test("pending becomes failed only after a question", async ({ page, owner, customer, hands }) => {
  const admin = await new AdminPage(page).enter(owner, "orders", `?search=${customer.orderId}`);
  const status = admin.row(customer.orderId).getByRole("combobox");
  const set = async (to: string, verb: string) => {
    await status.selectOption(to);
    await admin.dialog.getByRole("button", { name: verb, exact: true }).click();
    await expectToast(page, "Order status updated successfully");
    await page.getByRole("button", { name: "Close: Order status updated successfully" }).click();
    await expect(status).toHaveValue(to.toLowerCase());
  };
  await set("Pending", "Take it back");
  await status.selectOption("Failed");
  await expect(admin.dialog.getByRole("heading", { name: "Change the status" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(status).toHaveValue("pending");
  expect((await hands.order(customer.orderId))?.status).toBe("pending");
  await set("Failed", "Mark as Failed");
});

test("the privacy centre's switch stands in its column on a phone", async ({ page, customer, hands }) => {
  await page.setViewportSize(phone);
  const centre = new PrivacyCentrePage(page);
  await page.goto("/privacy-centre");
  await centre.askFor(customer.email);
  await page.goto(await centre.link(hands, customer.email));
  await centre.openIt.click();
  const mails = centre.part("Mails you can stop");
  const [column, knob] = [
    await mails.getByRole("switch").locator("xpath=..").boundingBox(),
    await mails.getByRole("switch").boundingBox(),
  ];
  if (!column || !knob) throw new Error("No switch");
  expect(Math.abs(column.x + column.width - (knob.x + knob.width))).toBeLessThanOrEqual(1);
});

test("a home screen finds a name and icons for the shop on the way to the account", async ({
  page,
  shop,
}) => {
  await page.goto("/account-login");
  const address = await page.locator('link[rel="manifest"]').getAttribute("href");
  const manifest = await (await fetch(`${shop.url}${address}`)).json();
  expect(manifest.name.length).toBeGreaterThan(0);
  for (const src of ["/apple-touch-icon.png", ...manifest.icons.map((icon: { src: string }) => icon.src)]) {
    const { status, headers } = await fetch(`${shop.url}${src}`);
    expect([status, headers.get("content-type")], src).toEqual([200, expect.stringMatching(/^image\//)]);
  }
});

test("the ad studio keeps the picture in sight while its words are typed on a phone", async ({
  page,
  reader,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openAds(page, reader);
  await page
    .getByRole("article", { name: "Agency", exact: true })
    .getByRole("button", { name: "Make it yours" })
    .click();
  const studio = page.getByRole("dialog", { name: "Ad Studio" });
  const picture = studio.getByRole("img", { name: /^Your ad/ });
  await expect(studio.getByLabel("Headline")).toBeVisible();
  for (const field of await studio.getByRole("textbox").all()) {
    if (!(await field.isVisible())) continue;
    await field.focus();
    await expect(picture).toBeInViewport({ ratio: 0.95 });
    await expect(field).toBeInViewport({ ratio: 0.5 });
  }
});

async function openAds(page: Page, sold: { email: string; password: string }): Promise<void> {
  await page.goto("/ad-templates-login");
  await logInHere(page, sold);
  await expect(page.getByRole("heading", { name: "Your Ad Templates" })).toBeVisible();
}

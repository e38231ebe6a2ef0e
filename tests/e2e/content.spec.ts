// A product of files: put in by the panel, bought, opened, refunded.
import type { Page } from "@playwright/test";
import { filesPath } from "@store/contract/area-paths";
import { contentPath } from "@store/contract/content/file-texts";
import type { Product } from "@store/contract/offer/offer-shape";
import { AdminPage } from "./pages/admin-page.ts";
import { CheckoutPage } from "./pages/checkout-page.ts";
import { logInHere } from "./pages/login-page.ts";
import { PaymentPage } from "./pages/payment-page.ts";
import { expectToast } from "./pages/toasts.ts";
import type { Admin } from "./support/admins.ts";
import type { Hands } from "./support/hands.ts";
import { inspect } from "./support/inspect.ts";
import { publishOffer } from "./support/publish.ts";
import { expect, test } from "./support/test.ts";

test.use({ shopOf: "content" });

interface Chosen {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

function pdf(name: string, size = 40_000): Chosen {
  return {
    name,
    mimeType: "application/pdf",
    buffer: Buffer.concat([Buffer.from(`%PDF-1.7\n${name}`), Buffer.alloc(size, name)]),
  };
}

/** The files of a product, for admins. */
class ContentPage {
  readonly page: Page;
  readonly product: { id: string; name: string };

  constructor(page: Page, product: { id: string; name: string }) {
    this.page = page;
    this.product = product;
  }

  async enter(owner: Admin): Promise<void> {
    await new AdminPage(this.page).enter(owner);
    await this.page.goto(contentPath(this.product.id));
    await expect(this.page.getByRole("heading", { name: this.product.name, level: 1 })).toBeVisible();
  }

  /** As the browser's chooser gives them to a button. */
  async choose(button: string | RegExp, files: Chosen[]): Promise<void> {
    const [chooser] = await Promise.all([
      this.page.waitForEvent("filechooser"),
      this.page.getByRole("button", { name: button }).click(),
    ]);
    await chooser.setFiles(files);
  }

  file(name: string) {
    return this.page.getByRole("list", { name: "Files", exact: true }).getByRole("listitem", { name });
  }

  publish(files: string) {
    return this.page.getByRole("button", { name: `Publish ${files}`, exact: true });
  }
}

const starCharts: Product = {
  ...{ id: "star-charts", kind: "files", soldAs: "extra", state: "shown", price: 499 },
  name: "Star charts",
  description: "Twelve charts of the houses, to print or to keep on a phone.",
  benefits: ["One house to a page"],
  opens: ["star-charts"],
};

test("a product of twelve PDFs is put in, bought, opened, refunded and closed", async ({
  page,
  owner,
  buyer,
  hands,
  shop,
  otherBrowser,
  guard,
}) => {
  guard.expectConsole(/net::ERR_FAILED/);
  guard.expectFailure("/api/open-files", 401, 403);
  await publishOffer(page, shop.url, owner, (offer) => ({
    ...offer,
    products: [...offer.products, starCharts],
  }));
  await page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "Files" }).click();
  await expect(page.getByRole("heading", { name: "Files", level: 1 })).toBeVisible();
  await inspect(page, "content-products");
  await page.getByRole("link", { name: "Star charts" }).click();
  await expect(page.getByRole("heading", { name: "Star charts", level: 1 })).toBeVisible();
  await expect(page.getByRole("heading", { name: "No files yet" })).toBeVisible();
  await inspect(page, "content-empty");

  // The first file is cut into three parts, and its upload breaks twice.
  let breaks = 2;
  await page.route(/__files/, (route) =>
    route.request().method() === "PUT" && breaks-- > 0 ? route.abort() : route.continue(),
  );
  const content = new ContentPage(page, starCharts);
  const names = Array.from({ length: 12 }, (_, index) => `${String(index + 1).padStart(2, "0")} House.pdf`);
  const files = names.map((name, index) => pdf(name, index === 0 ? 11_000_000 : 40_000));
  await content.choose("Add files", files);
  await expect(content.publish("12 files")).toBeVisible({ timeout: 60_000 });
  expect(breaks).toBeLessThanOrEqual(0);
  await expect(page.getByRole("list", { name: "Uploads" })).toHaveCount(0);
  await expect(content.file("01 House.pdf")).toContainText("PDF, 11 MB");
  await content.publish("12 files").click();
  await expectToast(page, "12 files published");
  await inspect(page, "content-published");

  const visitor = await otherBrowser();
  const checkout = await new CheckoutPage(visitor).open();
  await checkout.fill(buyer);
  await checkout.upsell("Star charts").check();
  await checkout.pay.click();
  const thanks = await new PaymentPage(visitor).buy();
  const orderId = thanks.orderId();
  const { password } = await thanks.readCredentials();

  // A buyer who has just paid is led past the login.
  await visitor.getByRole("link", { name: /^Star charts/ }).click();
  await expect(visitor.getByRole("heading", { name: "Star charts", level: 1 })).toBeVisible();
  const rows = visitor.getByRole("main").getByRole("listitem");
  await expect(rows).toHaveCount(12);
  expect((await rows.allInnerTexts()).map((text) => text.split("\n")[0])).toEqual(names);
  await inspect(visitor, "files");
  const [saved] = await Promise.all([
    visitor.waitForEvent("download"),
    rows.nth(2).getByRole("button", { name: "Download" }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe("03 House.pdf");
  expect(await bytesOf(saved)).toEqual(files[2]?.buffer);

  // Anybody else logs in and comes back; a later visit of the account stays there.
  const elsewhere = await otherBrowser();
  await elsewhere.goto(filesPath("star-charts"));
  await expect(elsewhere).toHaveURL("/account-login#/files/star-charts");
  await logInHere(elsewhere, { email: buyer.email, password });
  await expect(elsewhere).toHaveURL(filesPath("star-charts"));
  await elsewhere.getByRole("link", { name: "Account" }).click();
  await expect(elsewhere.getByRole("heading", { name: "Your account", level: 1 })).toBeVisible();
  await expect(elsewhere.getByRole("link", { name: /^Star charts/ })).toHaveAttribute(
    "href",
    filesPath("star-charts"),
  );
  const [mailed] = (await hands.mailsTo(buyer.email)).filter(({ text }) => text.includes(password));
  expect(mailed?.text).toContain(`${new URL(visitor.url()).origin}${filesPath("star-charts")}`);

  // It is ended: nobody buys it any more, and its buyer keeps it.
  await publishOffer(page, shop.url, owner, (offer) => ({
    ...offer,
    products: offer.products.map((one) => (one.id === "star-charts" ? { ...one, state: "ended" } : one)),
  }));
  await checkout.open();
  await expect(checkout.upsell("Star charts")).toHaveCount(0);
  await elsewhere.goto(filesPath("star-charts"));
  await expect(elsewhere.getByRole("main").getByRole("listitem")).toHaveCount(12);

  const admin = new AdminPage(page);
  await admin.go("orders", `?search=${orderId}`);
  await page.getByRole("button", { name: orderId, exact: true }).click();
  const drawer = page.getByRole("dialog", { name: `Order ${orderId}` });
  await drawer.getByRole("button", { name: "Refund", exact: true }).click();
  await admin.dialog.getByLabel(/Some items/).check();
  await admin.dialog.getByLabel("Star charts, ₹499").check();
  await admin.dialog.getByRole("button", { name: "Refund these items" }).click();
  await expectToast(page, "Order refunded successfully", `₹499 of ${orderId} went back.`);

  // The sessions end with the money; a login by a mailed code leads to the files, which are closed.
  await elsewhere.getByRole("main").getByRole("button", { name: "Download" }).first().click();
  await expect(elsewhere).toHaveURL("/account-login#/files/star-charts");
  await elsewhere.getByRole("button", { name: "Mail me a code instead" }).click();
  await elsewhere.getByLabel(/^Username/).fill(buyer.email);
  await elsewhere.getByRole("button", { name: "Mail me a code", exact: true }).click();
  await elsewhere.getByLabel("Code from the mail").fill(await codeOf(hands, buyer.email));
  await elsewhere.getByLabel("Code from the mail").press("Enter");
  await expect(elsewhere).toHaveURL(filesPath("star-charts"));
  await expect(elsewhere.getByRole("heading", { name: "Not part of your order" })).toBeVisible();
  await inspect(elsewhere, "files-refused");
});

test("an upload that broke off goes on after a reload, and versions follow each other", async ({
  page,
  owner,
  guard,
}) => {
  guard.expectConsole(/net::ERR_FAILED/);
  guard.expectFailure("/api/admin-content", 400);
  const content = new ContentPage(page, { id: "moon-charts", name: "moon-charts" });
  await content.enter(owner);
  await content.choose("Add files", [
    {
      name: "page.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from("<!doctype html><script>alert(1)</script>"),
    },
  ]);
  const refused = page
    .getByRole("alert")
    .filter({ hasText: "“page.pdf” is no PDF: what is in it looks like a web page." });
  await expect(refused).toBeVisible();
  await refused.getByRole("button", { name: "Close: page.pdf" }).click();

  const long = pdf(
    "A very long name of a file about the houses of the moon and the planets in them.pdf",
    6_000_000,
  );
  let whole = 0;
  await page.route(/__files/, (route) => {
    const sent = route.request().postDataBuffer()?.length ?? 0;
    // The last part alone comes through.
    if (route.request().method() === "PUT" && sent > 1_000_000) return route.abort();
    whole++;
    return route.continue();
  });
  await content.choose("Add files", [long]);
  await expect(page.getByRole("progressbar", { name: `Upload of ${long.name}` })).toBeVisible();
  await expect.poll(() => whole).toBe(1);
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await page.unroute(/__files/);
  await expect(content.file(long.name)).toContainText("broke off");
  await inspect(page, "content-broken");
  let again = 0;
  page.on("request", (request) => {
    if (request.method() === "PUT") again++;
  });
  await content.choose(`Choose it again: ${long.name}`, [long]);
  await expect(content.publish("1 file")).toBeVisible();
  expect(again).toBe(1);
  await content.publish("1 file").click();
  await expectToast(page, "File published");

  await content.choose("Add files", [pdf("Moon.pdf")]);
  await expect(content.publish("1 file")).toBeVisible();
  await content.publish("1 file").click();
  await expect(content.file("Moon.pdf")).toContainText("Version 1");
  await page.getByRole("button", { name: "Move Moon.pdf up" }).focus();
  await page.keyboard.press("Enter");
  await expect(
    page.getByRole("list", { name: "Files", exact: true }).getByRole("listitem").first(),
  ).toContainText("Moon.pdf");

  await content.choose("New version of Moon.pdf", [pdf("Moon.pdf", 90_000)]);
  await expect(content.publish("1 file")).toBeVisible();
  await content.publish("1 file").click();
  await expectToast(
    page,
    "Failed to publish files",
    "Say what is different in “Moon.pdf”: its buyers read it.",
  );
  await page.getByLabel("What is different").fill("The new moon has a page of its own.");
  await inspect(page, "content-version");
  await content.publish("1 file").click();
  await expect(content.file("Moon.pdf")).toContainText("Version 2");

  await page.getByRole("button", { name: `Remove ${long.name}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove", exact: true }).click();
  await expectToast(page, "File removed", long.name);
  await expect(content.file(long.name)).toHaveCount(0);
});

async function bytesOf(download: { createReadStream(): Promise<NodeJS.ReadableStream> }): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

async function codeOf(hands: Hands, email: string): Promise<string> {
  const codes = async () =>
    (await hands.mailsTo(email)).flatMap(({ subject }) => /^(\d{6}) is your/.exec(subject)?.[1] ?? []);
  await expect.poll(codes).toHaveLength(1);
  return (await codes())[0] ?? "";
}

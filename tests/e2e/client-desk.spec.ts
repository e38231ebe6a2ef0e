// An agency's sites and their certificates, and a licence that ends with its refund in another browser.
import { readFileSync } from "node:fs";
import { AdminPage } from "./pages/admin-page.ts";
import { logInHere } from "./pages/login-page.ts";
import { newBuyer, sell } from "./support/buyers.ts";
import { expectAccessible, expectNoSidewaysScroll, inspect } from "./support/inspect.ts";
import { expect, test } from "./support/test.ts";

const clients = ["Ratnagiri Mangoes", "सूरत साड़ी हाउस", "Kochi Spice Company"];

test("an agency makes certificates for its sites, and a refund ends them for everybody", async ({
  page,
  shop,
  hands,
  otherBrowser,
  owner,
}) => {
  const buyer = await sell(shop.url, hands, newBuyer(), ["agency-license"]);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/client-desk");
  await expect(page).toHaveURL(/\/account-login#\/client-desk$/);
  await logInHere(page, buyer);
  await expect(page.getByRole("heading", { name: "Client desk", level: 1 })).toBeVisible();
  await inspect(page, "desk-empty");
  for (const [index, name] of clients.entries()) {
    if (index > 0) await page.getByRole("button", { name: "Add a site" }).press("Enter");
    await page.getByLabel("Name of the site").fill(name);
    await page.getByLabel("Address").fill(`https://client-${index}.example/`);
    await page.getByLabel("Address").press("Enter");
    await expect(page.getByRole("heading", { name, level: 2 })).toBeVisible();
  }
  await expect(page.getByText("3 of 50 sites.")).toBeVisible();

  await page.getByRole("button", { name: "Open the documents" }).press("Enter");
  const documents = page.getByRole("region", { name: "Documents" });
  await expect(documents.getByRole("article")).toHaveCount(8);
  await documents.getByLabel("Fill the client in from a site of the desk").selectOption(clients[1] ?? "");
  await documents.locator("summary", { hasText: "Your agency" }).press("Enter");
  await documents.getByLabel("Name of your agency").fill("Kaveri Digital");
  await documents.locator("summary", { hasText: "Work and money" }).press("Enter");
  await documents.getByLabel("Fee a month, without tax").fill("45,000");
  const invoice = documents.getByRole("article", { name: "Invoice" });
  await expect(invoice).toContainText("Still open, and marked yellow in the file");
  await inspect(page, "desk-documents", documents);
  const written = page.waitForEvent("download");
  await invoice.getByRole("button", { name: "DOCX" }).press("Enter");
  expect((await written).suggestedFilename()).toBe("invoice.docx");
  // Nothing in the archive is compressed.
  const docx = readFileSync(await (await written).path(), "utf8");
  for (const word of ["Kaveri Digital", clients[1] ?? "", "₹45,000.00", "not registered under GST"])
    expect(docx).toContain(word);

  const row = page.getByRole("listitem").filter({ hasText: "client-0.example" });
  const saved = page.waitForEvent("download");
  await row.getByRole("button", { name: "Make a certificate" }).press("Enter");
  expect((await saved).suggestedFilename()).toMatch(/^licence-[0-9A-Z-]{24}\.zip$/);
  expect(readFileSync(await (await saved).path(), "latin1")).toContain("client-0.example");
  const link = row.getByRole("link", { name: /^[0-9A-Z]{4}(-[0-9A-Z]{4}){4}$/ });
  const code = await link.innerText();
  await expectNoSidewaysScroll(page);
  await inspect(page, "desk-sites");
  await page.setViewportSize({ width: 1280, height: 900 });
  await inspect(page, "desk-sites-wide");

  const client = await otherBrowser();
  await client.setViewportSize({ width: 360, height: 740 });
  await client.goto(`/licence/${code.toLowerCase().replaceAll("-", "")}`);
  await expect(client.getByRole("heading", { name: "This licence holds" })).toBeVisible();
  await expect(client.getByText(clients[0] ?? "")).toBeVisible();
  await expect(client.locator("main")).not.toContainText(buyer.email);
  await expectNoSidewaysScroll(client);
  await inspect(client, "licence-valid");
  await expectAccessible(client);

  const office = await otherBrowser();
  const admin = await new AdminPage(office).enter(owner, "orders");
  await admin.go("orders", `?search=${buyer.orderId}`);
  await office.getByRole("button", { name: buyer.orderId, exact: true }).click();
  const drawer = office.getByRole("dialog", { name: `Order ${buyer.orderId}` });
  await drawer.getByRole("button", { name: "Refund", exact: true }).click();
  await admin.dialog.getByRole("button", { name: /^Refund/ }).click();
  await expect.poll(async () => (await hands.order(buyer.orderId))?.status).toBe("refunded");
  await client.reload();
  await expect(client.getByRole("heading", { name: "This licence has ended" })).toBeVisible();
  await expectAccessible(client);
  await inspect(client, "licence-ended");
});

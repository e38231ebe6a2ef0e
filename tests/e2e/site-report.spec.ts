// An agency's work on its clients' sites: three sites, marks from two devices, a report on paper, and a link that is ended.
import { writeFileSync } from "node:fs";
import { logInHere } from "./pages/login-page.ts";
import { newBuyer, sell } from "./support/buyers.ts";
import { expectAccessible, expectNoSidewaysScroll, inspect } from "./support/inspect.ts";
import { readPdf } from "./support/pdf-text.ts";
import { expect, test } from "./support/test.ts";

const clients = ["Ratnagiri Mangoes", "सूरत साड़ी हाउस", "Kochi Spice Company"] as const;
const [, saris] = clients;
const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="80"><script>alert(1)</script><rect width="240" height="80" fill="#0b5"/></svg>`;

test("an agency marks three sites, prints a report under its own name, and shares one by a link that ends", async ({
  page,
  shop,
  hands,
  otherBrowser,
  guard,
}) => {
  test.slow();
  const buyer = await sell(shop.url, hands, newBuyer(), ["agency-license", "seo-checklist"]);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/client-desk");
  await logInHere(page, buyer);
  for (const [index, name] of clients.entries()) {
    if (index > 0) await page.getByRole("button", { name: "Add a site" }).press("Enter");
    await page.getByLabel("Name of the site").fill(name);
    await page.getByLabel("Address").fill(`client-${index}.example`);
    await page.getByLabel("Address").press("Enter");
    await expect(page.getByRole("heading", { name, level: 2 })).toBeVisible();
  }

  await page.getByText("Your name, logo and colour on reports").press("Enter");
  await page.getByLabel("Your name").fill("कोंकण Studio");
  await page.getByLabel("How clients reach you").fill("konkan.example, +91 98765 43210");
  await page.getByLabel("Colour").fill("#b5006a");
  await page
    .getByLabel("Logo")
    .setInputFiles({ name: "logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from(logo) });
  await expect(page.getByRole("img", { name: "Your logo" })).toBeVisible();
  await page.getByRole("button", { name: "Keep", exact: true }).press("Enter");
  await expect(page.getByText("Your reports stand under this name.")).toBeVisible();
  await inspect(page, "desk-brand");

  await page.getByRole("link", { name: saris, exact: true }).press("Enter");
  await expect(page.getByRole("heading", { name: saris, level: 1 })).toBeVisible();
  const address = page.url();
  const marks = page.getByLabel(/^Mark of: /);
  const first = (await marks.first().getAttribute("aria-label")) ?? "";
  const task = first.replace("Mark of: ", "");
  await expectNoSidewaysScroll(page);

  // The same account on another device, on the same site at once.
  const laptop = await otherBrowser();
  await laptop.setViewportSize({ width: 1280, height: 900 });
  await laptop.goto(address);
  await logInHere(laptop, buyer);
  await expect(laptop.getByRole("heading", { name: saris, level: 1 })).toBeVisible();

  await marks.first().selectOption("Done");
  await laptop
    .getByLabel(/^Mark of: /)
    .nth(1)
    .selectOption("Not needed");
  await laptop.getByRole("button", { name: `Notes and findings: ${task}` }).press("Enter");
  // What the site runs on chooses the steps.
  await laptop.locator("summary", { hasText: "How to fix it" }).press("Enter");
  await expect(laptop.getByRole("tab", { name: "Shopify" })).toHaveAttribute("aria-selected", "true");
  await expect(laptop.getByText("How to test it:")).toBeVisible();
  await laptop.getByLabel("What was found").fill("Prices without ₹.\nकीमतें बिना चिह्न के।");
  await laptop.getByLabel("What it is now").fill("₹2,499 everywhere");
  await laptop.getByLabel("Note, in no report").fill("From the laptop");
  await laptop.getByRole("button", { name: "Keep", exact: true }).press("Enter");
  await expect(laptop.getByText("This point is as you see it.")).toBeVisible();

  guard.expectFailure("/api/client-desk", 409);
  // Of the same field the second device sees what the first one wrote.
  await page.getByRole("button", { name: `Notes and findings: ${task}` }).press("Enter");
  await page.getByLabel("Note, in no report").fill("From the phone");
  await page.getByLabel("Who does it").fill("Meera");
  await page.getByRole("button", { name: "Keep", exact: true }).press("Enter");
  await expect(page.getByText("On another screen meanwhile: From the laptop")).toBeVisible();
  await expect(page.getByLabel("What it is now")).toHaveValue("₹2,499 everywhere");
  await inspect(page, "desk-point");
  await page.getByRole("button", { name: "Keep", exact: true }).press("Enter");
  await expect(page.getByText("This point is as you see it.")).toBeVisible();

  await laptop.reload();
  await expect(laptop.getByLabel(first)).toHaveValue("done");
  await expect(laptop.getByLabel(/^Mark of: /).nth(1)).toHaveValue("not-needed");
  await laptop.getByRole("button", { name: "Give the next ten a day" }).press("Enter");
  await expect(laptop.getByText("10 points have a day now.")).toBeVisible();
  await laptop.getByRole("navigation", { name: "Pages" }).getByRole("button").last().press("Enter");
  await expect(laptop.getByRole("navigation", { name: "Pages" }).getByRole("button").last()).toHaveAttribute(
    "aria-current",
    "page",
  );
  await inspect(laptop, "desk-site-wide");

  await laptop.getByLabel("For whom").fill("The owner's son");
  await laptop.getByLabel("For whom").press("Enter");
  const link = await laptop.getByRole("link", { name: /\/shared\// }).innerText();
  await inspect(laptop, "desk-link");

  await laptop.getByRole("link", { name: "Report", exact: true }).press("Enter");
  await expect(laptop.getByRole("heading", { name: `Report on ${saris}` })).toBeVisible();
  await laptop
    .getByLabel("Summary, for your client")
    .fill("Buyers could not read your prices. Now they can.");
  await laptop.getByRole("button", { name: "Keep the summary" }).press("Enter");
  await expect(laptop.getByText("It stands at the top of the report.")).toBeVisible();
  await inspect(laptop, "desk-report-wide");
  const sheet = laptop.waitForEvent("download");
  await laptop.getByRole("button", { name: "Spreadsheet" }).press("Enter");
  expect((await sheet).suggestedFilename()).toBe("report-client-1.example.xlsx");

  const pdf = await laptop.pdf({ format: "A4", tagged: true, outline: true });
  if (process.env.SHOTS) writeFileSync("test-results/shots/report.pdf", pdf);
  const { text, pages, tagged } = readPdf(pdf);
  expect(tagged).toBe(true);
  expect(pages).toBeLessThanOrEqual(4);
  for (const said of [
    "Studio",
    "Report on",
    "Buyers could not read",
    "What we found",
    "सूरत साड़ी हाउस",
    "कीमतें बिना चिह्न के।",
    "₹2,499 everywhere",
    "Meera",
  ])
    expect(text).toContain(said.replaceAll(" ", ""));
  for (const kept of ["From the phone", "From the laptop", "Logout", "Print or PDF", "Summary kept"])
    expect(text).not.toContain(kept.replaceAll(" ", ""));

  const client = await otherBrowser();
  await client.setViewportSize({ width: 360, height: 740 });
  await client.goto(new URL(link).pathname);
  await expect(client.getByRole("heading", { name: `Report on ${saris}` })).toBeVisible();
  await expect(client.getByText("₹2,499 everywhere")).toBeVisible();
  await expect(client.locator("body")).not.toContainText("From the phone");
  await expect(client.locator("body")).not.toContainText(buyer.email);
  await expect(client.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await inspect(client, "shared-report");

  await page.getByRole("link", { name: "All sites" }).press("Enter");
  await page.getByRole("link", { name: saris, exact: true }).press("Enter");
  await page.getByRole("button", { name: "End the link for The owner's son" }).press("Enter");
  await expect(page.getByText("Link ended")).toBeVisible();
  guard.expectFailure("/api/shared-site", 404);
  await client.reload();
  await expect(client.getByRole("heading", { name: "Nothing to see here" })).toBeVisible();
  await expectAccessible(client);
});

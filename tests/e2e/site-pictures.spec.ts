// Pictures of a finding: chosen, pasted and dropped, sent once more after a lost answer, printed, and shown by a link until it ends.
import { writeFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { pngOf } from "@store/contract/content/testing-pictures";
import { logInHere } from "./pages/login-page.ts";
import { newBuyer, sell } from "./support/buyers.ts";
import { expectAccessible, expectNoSidewaysScroll, inspect } from "./support/inspect.ts";
import { readPdf } from "./support/pdf-text.ts";
import { expect, test } from "./support/test.ts";

const red = pngOf(2400, 1800, [170, 30, 30]);
const green = pngOf(800, 1600, [28, 106, 79]);

async function choose(page: Page, button: Locator, name: string, buffer: Buffer) {
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), button.press("Enter")]);
  await chooser.setFiles({ name, mimeType: "image/png", buffer });
}

/** A paste or a drop, as the browser tells the page of it. `more` bytes are added on the way. */
async function give(onto: Locator, how: "paste" | "drop", buffer: Buffer, more = 0) {
  await onto.evaluate(
    (element, [type, base64, added]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes, new Uint8Array(added)], "shot.png", { type: "image/png" }));
      const told = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        type === "paste"
          ? new ClipboardEvent("paste", { ...told, clipboardData: data })
          : new DragEvent("drop", { ...told, dataTransfer: data }),
      );
    },
    [how, buffer.toString("base64"), more] as const,
  );
}

/** It has come and is drawn: nothing of it but its own bytes is at any address. */
async function expectDrawn(picture: Locator, size: [number, number]) {
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.src.slice(0, 23)))
    .toBe("data:image/jpeg;base64,");
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
    .toEqual(size);
}

test("a finding has its two pictures in the desk, on paper, and behind a link that ends", async ({
  page,
  shop,
  hands,
  otherBrowser,
  guard,
}) => {
  test.slow();
  const buyer = await sell(shop.url, hands, newBuyer(), ["agency-license"]);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/client-desk");
  await logInHere(page, buyer);
  await page.getByLabel("Name of the site").fill("Kochi Spice Company");
  await page.getByLabel("Address").fill("kochi.example");
  await page.getByLabel("Address").press("Enter");
  await page.getByRole("link", { name: "Kochi Spice Company", exact: true }).press("Enter");
  const first = page.getByRole("button", { name: /^Notes and findings: / }).first();
  const task = ((await first.textContent()) ?? "").replace("Notes and findings: ", "");
  await first.press("Enter");

  const before = page.getByRole("region", { name: "Picture: As it was found" });
  const after = page.getByRole("region", { name: "Picture: As it is now" });
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const chooseBefore = before.getByRole("button", { name: "Choose a picture" });
  await choose(page, chooseBefore, "shot.png", svg);
  await expect(before.getByRole("alert")).toHaveText(/it looks like an SVG drawing. Choose another./);
  await expect(before.getByRole("button", { name: "Send it again" })).toHaveCount(0);
  await give(before, "drop", red, 20 * 1024 * 1024);
  await expect(before.getByRole("alert")).toHaveText(/larger than 20 MB/);

  // Its answer is lost on the way: the shop has it, the page does not know.
  guard.expectFailure("/api/client-desk", 0);
  let finished = 0;
  await page.route("/api/client-desk", async (route) => {
    if (!route.request().postData()?.includes('"finish-picture"')) return route.continue();
    finished += 1;
    if (finished > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await choose(page, chooseBefore, "shot.png", red);
  await expect(before.getByRole("alert")).toHaveText(/Check your connection/);
  await inspect(page, "desk-picture-lost");
  await before.getByRole("button", { name: "Send it again" }).press("Enter");
  const shownBefore = before.getByRole("img", { name: `As it was found: ${task}` });
  await expectDrawn(shownBefore, [1200, 900]);
  await page.unroute("/api/client-desk");

  await page.context().setOffline(true);
  await give(page.getByLabel("What it is now"), "paste", green);
  await expect(after.getByRole("alert")).toHaveText(/Check your connection/);
  await page.context().setOffline(false);
  await after.getByRole("button", { name: "Send it again" }).press("Enter");
  await expectDrawn(after.getByRole("img"), [600, 1200]);
  await expect(page.getByText("2 pictures")).toBeVisible();
  await give(page.getByLabel("What it is now"), "paste", red);
  await expect(page.getByText("This point has both of its pictures.")).toBeVisible();
  await expectNoSidewaysScroll(page);
  await inspect(page, "desk-pictures");

  await page.getByLabel("What was found").fill("Prices are read from left to right only.");
  await page.getByRole("button", { name: "Keep", exact: true }).press("Enter");
  await expect(page.getByText("This point is as you see it.")).toBeVisible();

  await after.getByRole("button", { name: "Take it away: As it is now" }).press("Enter");
  await expect(after.getByRole("img")).toHaveCount(0);
  await give(after, "drop", green);
  await expectDrawn(after.getByRole("img"), [600, 1200]);
  await page.reload();
  await expect(page.getByText("2 pictures")).toBeVisible();

  await page.setViewportSize({ width: 1280, height: 900 });
  await first.press("Enter");
  await expectDrawn(after.getByRole("img"), [600, 1200]);
  await inspect(page, "desk-pictures-wide");
  await page.getByLabel("For whom").fill("The owner");
  await page.getByLabel("For whom").press("Enter");
  const link = await page.getByRole("link", { name: /\/shared\// }).innerText();

  // The pictures of a report do not come at first.
  guard.expectFailure("/api/client-desk", 0);
  await page.route("/api/client-desk", (route) =>
    route.request().postData()?.includes('"show-pictures"') ? route.abort() : route.continue(),
  );
  await page.goto(page.url().replace("/client-desk/", "/site-report/"));
  await expect(page.getByText("This picture did not arrive.")).toHaveCount(2);
  await inspect(page, "report-pictures-missing");
  await page.unroute("/api/client-desk");
  const again = page.getByRole("button", { name: "Try again" });
  await again.first().press("Enter");
  await expect(again).toHaveCount(1);
  await again.press("Enter");
  const found = page.getByRole("img", { name: "Found: Prices are read from left to right only." });
  await expectDrawn(found, [1200, 900]);
  await expectDrawn(page.getByRole("img", { name: `Now: ${task}` }), [600, 1200]);
  await inspect(page, "report-pictures");
  const printed = page.waitForFunction(() => "printed" in window);
  await page.evaluate(() => {
    window.print = () => Object.assign(window, { printed: true });
  });
  await page.getByRole("button", { name: "Print or PDF" }).press("Enter");
  await printed;
  const pdf = await page.pdf({ format: "A4", tagged: true, outline: true });
  if (process.env.SHOTS) writeFileSync("test-results/shots/report-pictures.pdf", pdf);
  const { text, tagged } = readPdf(pdf);
  expect(tagged).toBe(true);
  expect(text).toContain("Pricesarereadfromlefttorightonly.");
  expect(text).not.toContain("Fetchingpictures");
  expect(pdf.toString("latin1").match(/\/Subtype\s*\/Image/g)?.length ?? 0).toBeGreaterThanOrEqual(2);

  const client = await otherBrowser();
  await client.setViewportSize({ width: 360, height: 740 });
  await client.goto(new URL(link).pathname);
  await expectDrawn(client.getByRole("img", { name: /^Found: / }), [1200, 900]);
  await expectNoSidewaysScroll(client);
  await inspect(client, "shared-pictures");
  await page.goto(page.url().replace("/site-report/", "/client-desk/"));
  await page.getByRole("button", { name: "End the link for The owner" }).press("Enter");
  await expect(page.getByText("Link ended")).toBeVisible();
  guard.expectFailure("/api/shared-site", 404);
  await client.reload();
  await expect(client.getByRole("heading", { name: "Nothing to see here" })).toBeVisible();
  await expectAccessible(client);
});

// The workbook that joins the calculators: opened below them, with links and their QR codes, saved as one file.
import { readFile } from "node:fs/promises";
import { gatedAreas, LoginPage } from "./pages/login-page.ts";
import { inspect } from "./support/inspect.ts";
import { expect, test } from "./support/test.ts";

test("the workbook takes what was typed into a calculator, and the links with their QR codes", async ({
  page,
  reader,
}) => {
  await new LoginPage(page, gatedAreas.course).enter(reader);
  await page.evaluate(() => localStorage.setItem("tool_break-even", JSON.stringify({ price: "2,345" })));
  await page.getByRole("button", { name: "All in one workbook" }).click();
  const dialog = page.getByRole("dialog", { name: "All in one workbook" });
  const links = dialog.getByLabel("Links with a QR code");
  await links.fill("Card | example.in | parcel | qr | care");
  await expect(
    dialog.getByText("Line 1: the second part is the address of a page, with https://."),
  ).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Workbook" })).toBeDisabled();
  await links.fill("Card | https://example.in/care | Parcel | qr | Care Card");
  await expect(dialog.getByRole("status").first()).toHaveText("1 link with a QR code.");
  await inspect(page, "workbook");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Workbook" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("workbook.xlsx");
  // Nothing in the file is compressed.
  const file = (await readFile(await download.path())).toString("utf8");
  expect(file.match(/<sheet name="[^"]*"/g)).toHaveLength(9);
  expect(file).toContain("<v>2345</v>");
  expect(file).toContain(
    "https://example.in/care?utm_source=parcel&amp;utm_medium=qr&amp;utm_campaign=care-card",
  );
  expect(file).toContain("xl/media/qr1.png");
});

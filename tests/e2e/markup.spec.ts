// The JSON-LD generator beside the SEO checklist: fields, block, copy, and a block that a site already has.
import { gatedAreas, LoginPage } from "./pages/login-page.ts";
import { inspect } from "./support/inspect.ts";
import { expect, test } from "./support/test.ts";

test("a product's markup is made, copied, kept in the browser and checked again", async ({
  page,
  reader,
}) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await new LoginPage(page, gatedAreas.seo).enter(reader);
  await page.goto(`${gatedAreas.seo.path}#json-ld-generator`);
  const maker = page.getByRole("dialog", { name: "JSON-LD Generator" });
  const block = maker.getByRole("region", { name: "The block" });
  await expect(block.getByRole("status")).toHaveText(/^3 things are missing or wrong\./);
  await expect(block.getByRole("button", { name: /^Copy/ })).toHaveCount(0);
  await inspect(page, "markup-empty");

  await maker.getByLabel("Name of the product (required)").fill("Indigo kurta </script>");
  await maker.getByLabel("Pictures (required)").fill("https://example.in/k-1200.webp");
  await maker.getByLabel("Price (required)").fill("two lakh");
  await expect(
    maker.getByText("A price is digits alone and more than 0: 1499, without ₹ and comma."),
  ).toBeVisible();
  await expect(block.getByRole("status")).toHaveText(/^1 thing is missing or wrong\./);
  await maker.getByLabel("Price (required)").fill("₹1,499");
  await expect(block.getByRole("status")).toHaveText("All that is required is there.");
  await maker.getByLabel("Stock").selectOption({ label: "In stock" });
  await inspect(page, "markup");
  await block.getByRole("button", { name: /^Copy/ }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.match(/<\/script>/g)).toHaveLength(1);
  expect(JSON.parse(copied.replace(/<[^>]*>/g, ""))).toMatchObject({
    "@type": "Product",
    name: "Indigo kurta </script>",
    offers: { price: "1499", priceCurrency: "INR", availability: "https://schema.org/InStock" },
  });

  await maker.getByRole("tab", { name: "Check a block" }).click();
  await maker.getByLabel("The block, with or without its script element").fill(copied);
  const found = maker.getByRole("region", { name: "What was found" });
  await expect(found.getByRole("status")).toHaveText("No error in Product.");
  await maker
    .getByLabel("The block, with or without its script element")
    .fill(copied.replace('"1499"', '"₹1,499"'));
  await expect(found.getByRole("status")).toHaveText("1 error in Product.");
  await inspect(page, "markup-checked");

  await page.reload();
  await expect(maker.getByLabel("Price (required)")).toHaveValue("₹1,499");
  await maker.getByRole("button", { name: "Start again" }).click();
  await expect(maker.getByLabel("Price (required)")).toHaveValue("");
  await maker.getByLabel("What is the page about?").selectOption({ label: "Questions and answers" });
  await expect(maker.getByText(/no FAQ result any more since May 2026/)).toBeVisible();
});

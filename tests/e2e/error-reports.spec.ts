// What breaks in a visitor's browser reaches the shop's log: once, without anybody's data, and never as a flood.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { atNight, few } from "../support/full.ts";
import { newAddress } from "./support/buyers.ts";
import type { RunningShop } from "./support/shop-process.ts";
import { expect, test } from "./support/test.ts";

interface Told {
  kind: string;
  page: string;
  message?: string;
  stack?: string;
  directive?: string;
  blocked?: string;
}

/** The lines of the shop's log that say `words`. */
async function told(shop: RunningShop, words: string): Promise<Told[]> {
  const log = await readFile(join(shop.dataDir, "log.jsonl"), "utf8");
  return log
    .split("\n")
    .filter((line) => line.includes("client.error") && line.includes(words))
    .map((line) => JSON.parse(line) as Told);
}

/** Throws in the page as a handler of its own would. */
function breakPage(page: Page, message: string, times = 1): Promise<void> {
  return page.evaluate(
    ([text, count]) => {
      for (let each = 0; each < count; each += 1)
        setTimeout(() => {
          throw new Error(text);
        });
    },
    [message, times] as const,
  );
}

test.describe("an error on a page", () => {
  // The guard of every other test takes these for what they are.
  test.beforeEach(({ guard }) => guard.expectBroken());

  const broken = [
    ["a document", "/ad-templates"],
    ["the checkout", "/checkout"],
    ["a login", "/ecom-checklist-login"],
  ] as const;

  for (const [what, path] of few(broken, 1))
    test(`leaves one line for ${what}, however often it happens`, async ({ page, shop }) => {
      const mark = `Broken on ${what}`;
      await page.goto(`${path}?token=secret`);
      await breakPage(page, `${mark} for priya@example.in`, 4);
      await expect.poll(() => told(shop, mark)).toHaveLength(1);
      const [line] = await told(shop, mark);
      expect(line).toMatchObject({ kind: "error", page: path, message: `Error: ${mark} for <mail>` });
      expect(JSON.stringify(line)).not.toMatch(/secret|priya/);
    });

  test("is reported if a promise was left unhandled", atNight, async ({ page, shop }) => {
    await page.goto("/ad-templates");
    await page.evaluate(() => void Promise.reject(new TypeError("Nobody waited")));
    await expect.poll(() => told(shop, "Nobody waited")).toMatchObject([{ kind: "rejection" }]);
  });

  test("is reported by the error screen too", async ({ page, shop }) => {
    await page.route("**/assets/lost-access-page-*.js", (route) => route.abort());
    await page.goto("/lost-access");
    await expect(page.getByText("Unexpected Application Error!")).toBeVisible();
    await expect
      .poll(() => told(shop, "dynamically imported"))
      .toContainEqual(expect.objectContaining({ kind: "error", page: "/lost-access" }));
  });

  test("is reported at most three times in one view", atNight, async ({ page, shop }) => {
    await page.goto("/ad-templates");
    for (const number of ["one", "two", "three", "four", "five"]) await breakPage(page, `Many: ${number}`);
    await expect.poll(() => told(shop, "Many: ")).toHaveLength(3);
    // Another view tells again, after all that this one will ever have told.
    await page.goto("/email-templates");
    await breakPage(page, "Many: six");
    await expect.poll(() => told(shop, "Many: six")).toHaveLength(1);
    expect(await told(shop, "Many: ")).toHaveLength(4);
  });

  test("a breach of the content policy is reported by the browser", async ({ page, shop }) => {
    await page.goto("/contact");
    await page.evaluate(() => {
      const script = document.createElement("script");
      script.src = "https://outside.example/track.js?visitor=priya";
      document.head.append(script);
    });
    await expect.poll(() => told(shop, "outside.example")).toHaveLength(1);
    const [line] = await told(shop, "outside.example");
    expect(line).toMatchObject({
      kind: "policy",
      page: "/contact",
      directive: "script-src-elem",
      blocked: "https://outside.example",
    });
    expect(JSON.stringify(line)).not.toContain("priya");
  });
});

test("one address leaves at most ten error lines in a minute", async ({ shop }) => {
  const from = newAddress();
  const statuses = await Promise.all(
    Array.from({ length: 40 }, async () => {
      const response = await fetch(`${shop.url}/api/report-error`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-local-viewer-ip": from },
        body: JSON.stringify({ kind: "error", page: "/", message: "A flood" }),
      });
      return response.status;
    }),
  );
  // A minute may begin in between.
  const accepted = statuses.filter((status) => status === 200).length;
  expect([10, 20]).toContain(accepted);
  expect(statuses.filter((status) => status === 429)).toHaveLength(40 - accepted);
  await expect.poll(() => told(shop, "A flood")).toHaveLength(accepted);
});

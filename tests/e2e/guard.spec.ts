// The guard itself: what it must not let through.
import { makeGuard } from "./support/guard.ts";
import { expectAccessible, expectNoSidewaysScroll, inspect } from "./support/inspect.ts";
import { expect, test } from "./support/test.ts";

test("the guard notices console errors, uncaught errors, policy breaches and other origins", async ({
  browser,
  shop,
}) => {
  const guard = makeGuard([shop.url]);
  const context = await browser.newContext();
  guard.watch(context);
  const page = await context.newPage();
  await page.goto(`${shop.url}/contact`);
  expect(guard.complaints()).toEqual([]);

  await page.evaluate(async () => {
    console.error("an error");
    console.warn("a warning");
    console.warn("Token verification failed");
    setTimeout(() => {
      throw new Error("nobody caught this");
    });
    const style = document.createElement("style");
    style.textContent = "body { color: red }";
    document.head.append(style);
    const picture = new Image();
    picture.src = "https://outside.example/pixel.gif";
    await fetch("/api/no-such-call", { method: "POST" });
  });
  await page.goto("https://outside.example/").catch(() => {});
  for (const part of [
    "an error",
    "a warning",
    "nobody caught this",
    "style-src",
    "img-src",
    "status of 404",
    "request to another site",
  ]) {
    await expect
      .poll(() => guard.complaints().filter((text) => text.includes(part)), part)
      .not.toHaveLength(0);
  }
  expect(guard.complaints().filter((text) => text.includes("Token verification"))).toEqual([]);
  await context.close();
});

test("the guard notices an empty label, pale type and a part wider than the window", async ({ page }) => {
  await page.goto("/contact");
  await inspect(page, "contact-as-it-is");
  const faults = {
    "image-alt": () => document.querySelector("main")?.append(new Image()),
    "color-contrast": () => {
      const line = document.querySelector("main p");
      if (line instanceof HTMLElement) line.style.setProperty("color", "#bbb", "important");
    },
    "button-name": () => document.querySelector("main")?.append(document.createElement("button")),
  };
  for (const [rule, fault] of Object.entries(faults)) {
    await page.reload();
    await page.evaluate(fault);
    await expect(expectAccessible(page), rule).rejects.toThrow(rule);
  }
  await page.reload();
  await page.evaluate(() => {
    const wide = document.createElement("div");
    wide.style.setProperty("width", "2000px");
    wide.style.setProperty("height", "1px");
    document.body.append(wide);
  });
  await expect(expectNoSidewaysScroll(page)).rejects.toThrow("px");
});

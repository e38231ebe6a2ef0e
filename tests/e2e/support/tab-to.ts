import { expect, type Page } from "@playwright/test";

/** Presses Tab until the keyboard stands on what has this name, which must then be seen to have it. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    const focus = await page.evaluate(() => {
      const at = document.activeElement as (HTMLInputElement & HTMLElement) | null;
      const label = at?.labels?.[0]?.textContent ?? at?.getAttribute("aria-label") ?? at?.textContent ?? "";
      const ring = at ? getComputedStyle(at) : undefined;
      const card = at?.closest("li") ? getComputedStyle(at.closest("li") as Element) : undefined;
      const shown = [ring, card].some(
        (style) => style && style.outlineStyle !== "none" && style.outlineWidth !== "0px",
      );
      return { label: label.replace(/\s+/g, " ").trim(), shown };
    });
    if (typeof name === "string" ? focus.label === name : name.test(focus.label)) {
      expect(focus.shown, `${name} shows that it has the focus`).toBe(true);
      return;
    }
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never came to ${name}`);
}

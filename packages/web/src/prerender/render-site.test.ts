import { expect, test } from "vitest";
import { withAddresses } from "./render-site.ts";

test("an asset's address is put where it is linked to, and into no text of the owner's", () => {
  const addresses = { "/drawing-sheet.svg": "/assets/drawing-sheet-1.svg" };
  const text =
    '<p title="/drawing-sheet.svg">We drew /drawing-sheet.svg, href=&quot;/drawing-sheet.svg&quot;</p>';
  expect(withAddresses(`<use href="/drawing-sheet.svg#bob"></use>${text}`, addresses)).toBe(
    `<use href="/assets/drawing-sheet-1.svg#bob"></use>${text}`,
  );
});

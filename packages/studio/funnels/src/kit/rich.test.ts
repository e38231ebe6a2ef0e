import { expect, test } from "vitest";
import { lineHtml, proseHtml, titleHtml } from "./rich.ts";

test("titles: accents, line breaks, nothing else becomes markup", () => {
  expect(titleHtml("Plain *gold*\nnext", "#AA8800")).toBe(
    'Plain <span style="color:#AA8800">gold</span><br>next',
  );
  expect(titleHtml("*so*", "#AA8800", true)).toContain("font-style:italic");
  expect(titleHtml("a < b & c", "#000000")).toBe("a &lt; b &amp; c");
});

test("prose: paragraphs, lists, strong words, links", () => {
  expect(proseHtml("One\n\nTwo **strong**")).toBe("<p>One</p><p>Two <strong>strong</strong></p>");
  expect(proseHtml("- a\n- b")).toBe("<ul><li>a</li><li>b</li></ul>");
  expect(lineHtml("See [fees](#fees) or [your price]")).toBe('See <a href="#fees">fees</a> or [your price]');
});

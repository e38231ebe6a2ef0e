import { expect, test } from "vitest";
import { endTogether, lineHtml, proseHtml, titleHtml, whole } from "./rich.ts";

test("titles: accents, line breaks, nothing else becomes markup", () => {
  expect(titleHtml("Plain *gold*\nnext", "#AA8800")).toBe(
    'Plain <span style="color:#AA8800">gold</span><br>next',
  );
  expect(titleHtml("*so*", "#AA8800", true)).toContain("font-style:italic");
  expect(titleHtml("a < b & c", "#000000")).toBe("a &lt; b &amp; c");
});

test("titles: a time of day and a stretch of hours stay on one line", () => {
  expect(whole("Mon, Wed, Fri, 5 to 8")).toBe("Mon, Wed, Fri, 5\u00A0to\u00A08");
  expect(whole("Tue, 7:15 am, ring to 98")).toBe("Tue, 7:15\u00A0am, ring to 98");
  expect(whole("Weeks 9–12: sixty-four, one-page")).toBe("Weeks 9–\u206012: sixty-\u2060four, one-page");
});

test("titles: a short last word stays beside the one before it, unless both are long or stand in brackets", () => {
  expect(endTogether("Wind it in the morning.\nForget the hour.")).toBe(
    "Wind it in the morning.\nForget the\u00A0hour.",
  );
  expect(endTogether("We check the wheels *so do you.*")).toBe("We check the wheels *so do\u00A0you.*");
  expect(endTogether("See less of it.\n*Remember all.*")).toBe("See less of it.\n*Remember\u00A0all.*");
  expect(endTogether("Still *on the* loom")).toBe("Still *on the*\u00A0loom");
  for (const text of [
    "Three short words",
    "The catch decides what we *cook tonight*",
    "All of it for understanding you",
    "Ask for an hour at [clinic name]",
    "What to do in [area, city]",
  ])
    expect(endTogether(text), text).toBe(text);
  expect(endTogether("A day like any in [city]")).toBe("A day like any in\u00A0[city]");
});

test("prose: paragraphs, lists, strong words, links", () => {
  expect(proseHtml("One\n\nTwo **strong**")).toBe("<p>One</p><p>Two <strong>strong</strong></p>");
  expect(proseHtml("- a\n- b")).toBe("<ul><li>a</li><li>b</li></ul>");
  expect(lineHtml("See [fees](#fees) or [your price]")).toBe('See <a href="#fees">fees</a> or [your price]');
});

import { expect, test } from "vitest";
import { pages } from "../pages/registry.ts";
import { belowFoldAddress } from "../ui/below-fold.tsx";
import { withAddresses, withStyle } from "./render-site.ts";

test("an asset's address is put where it is linked to, and into no text of the owner's", () => {
  const addresses = { "/drawing-sheet.svg": "/assets/drawing-sheet-1.svg" };
  const text =
    '<p title="/drawing-sheet.svg">We drew /drawing-sheet.svg, href=&quot;/drawing-sheet.svg&quot;</p>';
  expect(withAddresses(`<use href="/drawing-sheet.svg#bob"></use>${text}`, addresses)).toBe(
    `<use href="/assets/drawing-sheet-1.svg#bob"></use>${text}`,
  );
});

const rest = '<link rel="stylesheet" href="/assets/rest.css"/>';
const kit = {
  styles: { hydrated: "whole", landing: "first", documents: "others" },
  styled: { landing: ["link", "p a", "p b"], documents: ["a", "b"] },
  addresses: { [belowFoldAddress]: "/assets/rest.css" },
};
const styled = (path: string, body: string) => {
  const page = pages.find((one) => one.path === path);
  if (!page) throw new Error(`No page ${path}`);
  return withStyle(page, body, kit);
};

test("a landing page of known kinds of elements keeps its style in two parts", () => {
  const body = `<p class="a"></p>${rest}<p class="b"></p>`;
  expect(styled("/", body)).toEqual({ style: "first", body });
});

test("a landing page with classes that never met before gets the whole style alone", () => {
  expect(styled("/", `<p class="a b"></p>${rest}`)).toEqual({
    style: "whole",
    body: '<p class="a b"></p><link rel="stylesheet" media="not all" href="/assets/rest.css"/>',
  });
});

test("a landing page with another icon keeps its style in two parts", () => {
  const known = { ...kit, styled: { ...kit.styled, landing: ["svg lucide a"] } };
  const body = '<svg class="lucide lucide-truck a"></svg>';
  const page = pages.find(({ path }) => path === "/");
  expect(page && withStyle(page, body, known).style).toBe("first");
});

test("another document gets the whole style for a class that is new alone", () => {
  expect(styled("/terms-and-conditions", `<p class="b a">`).style).toBe("others");
  expect(styled("/terms-and-conditions", `<p class="c">`).style).toBe("whole");
});

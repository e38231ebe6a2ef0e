import { describe, expect, it } from "vitest";
import { styleOfPage } from "./page-style.ts";

const page = `<p class="a md:b w-1/2 [&amp;_p]:c">x</p>`;
const kept = (css: string) => styleOfPage(css, page);

describe("the style of one page", () => {
  it("keeps what the page has and leaves out what it has not", () => {
    expect(kept(".a{color:red}.z{color:blue}")).toBe(".a{color:red}");
    expect(kept(".a .z{x:y}.a.z{x:y}.a,.z{x:y}")).toBe(".a{x:y}");
  });

  it("keeps what asks for no class", () => {
    const css = "*,:before{x:y}h1>p{x:y}";
    expect(kept(css)).toBe(css);
  });

  it("reads escaped names", () => {
    const css = ".md\\:b{x:y}.w-1\\/2{x:y}.\\[\\&_p\\]\\:c p{x:y}";
    expect(kept(css)).toBe(css);
  });

  it("does not judge by what stands in brackets", () => {
    expect(kept(".a:not(.z){x:y}:is(.z,.a) p{x:y}")).toBe(".a:not(.z){x:y}:is(.z,.a) p{x:y}");
  });

  it("looks into groups, drops empty ones, and keeps other at-rules whole", () => {
    expect(kept("@layer a,b;@media (min-width:1px){.a{x:y}.z{x:y}}@media print{.z{x:y}}")).toBe(
      "@layer a,b;@media (min-width:1px){.a{x:y}}",
    );
    const css = "@keyframes z{0%{x:y}to{x:y}}@font-face{font-family:Z;src:url(a.woff2)}";
    expect(kept(css)).toBe(css);
  });

  it("is not led astray by strings and nested rules", () => {
    const css = '.a{content:"}.z{";&:hover{x:y}}';
    expect(kept(css)).toBe(css);
  });
});

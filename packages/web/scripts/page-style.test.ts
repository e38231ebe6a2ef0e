import { describe, expect, it } from "vitest";
import { splitStyle, styleOfPage } from "./page-style.ts";

const page = `<h1>t</h1><p class="a md:b w-1/2 [&amp;_p]:c">x</p>`;
const kept = (css: string) => styleOfPage(css, page);

describe("the style of one page", () => {
  it("keeps only what the page has", () => {
    expect(kept(".a{color:red}.z{color:blue}")).toBe(".a{color:red}");
    expect(kept(".a .z{x:y}.a.z{x:y}.a,.z{x:y}")).toBe(".a{x:y}");
  });

  it("keeps rules that ask for no class", () => {
    const css = "*,:before{x:y}h1>p{x:y}html,body{x:y}";
    expect(kept(css)).toBe(css);
  });

  it("leaves out elements and parts of forms that the page lacks", () => {
    expect(kept("h1,h5{x:y}table{x:y}.a textarea{x:y}")).toBe("h1{x:y}");
    expect(kept("::placeholder{x:y}::-webkit-search-decoration{x:y}::backdrop{x:y}")).toBe("");
    expect(styleOfPage("::placeholder{x:y}", "<input>")).toBe("::placeholder{x:y}");
    expect(styleOfPage("::backdrop{x:y}", "<dialog></dialog>")).toBe("::backdrop{x:y}");
  });

  it("reads escaped names", () => {
    const css = ".md\\:b{x:y}.w-1\\/2{x:y}.\\[\\&_p\\]\\:c p{x:y}";
    expect(kept(css)).toBe(css);
  });

  it("does not judge by what stands in brackets", () => {
    expect(kept(".a:not(.z){x:y}:is(.z,.a) p{x:y}")).toBe(".a:not(.z){x:y}:is(.z,.a) p{x:y}");
    expect(kept(".a[open]{x:y}.a:where(ul){x:y}")).toBe(".a[open]{x:y}.a:where(ul){x:y}");
  });

  it("keeps groups that are not empty", () => {
    expect(kept("@layer a,b;@media (min-width:1px){.a{x:y}.z{x:y}}@media print{.z{x:y}}")).toBe(
      "@layer a,b;@media (min-width:1px){.a{x:y}}",
    );
    const css = "@font-face{font-family:Z;src:url(a.woff2)}";
    expect(kept(css)).toBe(css);
  });

  it("is not led astray by strings and nested rules", () => {
    const css = '.a{content:"}.z{";&:hover{x:y}}';
    expect(kept(css)).toBe(css);
  });
});

describe("a style that nothing asks for", () => {
  it("goes together with what only that asked for", () => {
    expect(kept(":root{--one:var(--two);--two:2px;--three:3px}.a{x:var(--three)}")).toBe(
      ":root{--three:3px}.a{x:var(--three)}",
    );
    expect(
      kept('@property --tw-x{syntax:"*";inherits:false}@property --tw-y{syntax:"*"}.a{x:var(--tw-y)}'),
    ).toBe('@property --tw-y{syntax:"*"}.a{x:var(--tw-y)}');
    expect(kept("@page a{margin:1mm;@bottom-center{x:y}}@page b{margin:2mm}.a{page:b}.z{page:a}")).toBe(
      "@page b{margin:2mm}.a{page:b}",
    );
    expect(kept("@keyframes go{0%{x:y}to{x:y}}@keyframes stay{to{x:y}}.a{animation:1s stay}")).toBe(
      "@keyframes stay{to{x:y}}.a{animation:1s stay}",
    );
  });

  it("stays when it is a colour, a face or a corner", () => {
    const css = ":root{--color-ink:#000;--font-text:A, B;--radius-sheet:3px}";
    expect(kept(css)).toBe(css);
  });

  it("is told from values that look like it", () => {
    const css = '.a{content:"--one:1;";background:url(data:image/svg+xml;x)}';
    expect(kept(css)).toBe(css);
  });
});

describe("a style in two parts", () => {
  const css =
    "@font-face{font-family:Z}:root{--gap:1px;--color-ink:#000;--color-red:#f00}.a{x:var(--gap)}.b{x:var(--color-ink)}@media print{.a{y:z}}";
  const fold = `<p class="a">`;
  const { critical, rest } = splitStyle(css, `${fold}</p><p class="b">`, fold);

  it("has in its first part only what the first screen shows", () => {
    expect(critical).toBe("@font-face{font-family:Z}:root{--gap:1px}.a{x:var(--gap)}@media print{.a{y:z}}");
  });

  it("has in its second part what the first has not", () => {
    expect(rest).toBe(":root{--gap:1px;--color-ink:#000;--color-red:#f00}.b{x:var(--color-ink)}");
  });

  it("tells rules of different groups apart", () => {
    const rules = ".a{x:y}@media print{.b{x:y}}";
    expect(splitStyle(rules, `${fold}</p><p class="b">`, fold).rest).toBe("@media print{.b{x:y}}");
  });

  it("has in its second part only the tokens that the first does not set", () => {
    const layered = `@layer theme{:root,:host{--gap:1px;--color-b:red}}.a{x:var(--gap)}.b{x:var(--color-b)}`;
    expect(splitStyle(layered, `${fold}</p><p class="b">`, fold)).toEqual({
      critical: "@layer theme{:root,:host{--gap:1px}}.a{x:var(--gap)}",
      rest: "@layer theme{:root,:host{--color-b:red}}.b{x:var(--color-b)}",
    });
  });
});

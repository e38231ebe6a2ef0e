import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkMarkup, checkNode } from "./check.ts";
import type { MarkupKind } from "./kinds.ts";
import { kinds } from "./kinds.ts";
import { jsonOf, makeMarkup, scriptOf, type TypedMarkup } from "./make.ts";
import { samples } from "./samples-testing.ts";

const kindOf = (id: string): MarkupKind => {
  const found = kinds.find((kind) => kind.id === id);
  if (!found) throw new Error(`no kind ${id}`);
  return found;
};

describe.each(kinds.map((kind) => [kind.id, kind] as const))("%s", (id, kind) => {
  test("a whole block has no fault, parses back and passes its own check", () => {
    const { node, faults } = makeMarkup(kind, samples[id] ?? {});
    expect(faults).toEqual({});
    expect(JSON.parse(jsonOf(node))).toEqual(node);
    expect(checkMarkup(scriptOf(node))).toEqual({ types: [kind.types[0]], findings: [] });
  });

  test("each required property is missed by name", () => {
    const whole = makeMarkup(kind, samples[id] ?? {}).node;
    for (const { path, need, label } of kind.properties) {
      if (need !== "required" || !label) continue;
      const { node } = makeMarkup(kind, { ...samples[id], [path]: "" });
      expect(node).not.toEqual(whole);
      expect(checkNode(node, kind)).toContainEqual({
        level: "error",
        says: `${path} is missing: Google requires it.`,
      });
    }
  });

  test("two hundred absurd inputs are made right or answered, and never end the script", () => {
    const fields = kind.properties.filter(({ label }) => label);
    const absurd = fc.oneof(
      fc.string({ unit: "binary", maxLength: 60 }),
      fc.constantFrom(
        "</script><script>alert(1)</script>",
        "<!--",
        "javascript:alert(1)",
        "2026-02-30",
        "2026-13-01 25:00",
        "-1",
        "1e99",
        "NaN",
        "₹0",
        "₹ 1,49,999/-",
        "two lakh",
        "0".repeat(80),
        "क".repeat(400),
        "👨‍👩‍👧‍👦",
        "|",
        "a|b|c\n|",
        "\n\n\n",
        "Mon-Mon 25:61-99:99",
        "Some day 10:00-19:00",
        "__proto__",
        "constructor",
        '{"@type":"Product"}',
        "https://",
        "http://localhost",
        "https://example.in/a b",
        "+91",
        "000000",
        "9".repeat(13),
      ),
    );
    fc.assert(
      fc.property(
        fc.record(Object.fromEntries(fields.map(({ path }) => [path, absurd])), { requiredKeys: [] }),
        (typed) => {
          const { node, faults } = makeMarkup(kind, typed as TypedMarkup);
          const json = jsonOf(node);
          expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(node)));
          expect(json).not.toContain("<");
          for (const sentence of Object.values(faults)) expect(sentence).toMatch(/[.]$/);
          const errors = checkNode(node, kind).filter(({ level }) => level === "error");
          // What is in the block is right; what is not there is named as missing.
          for (const { says } of errors) expect(says).toMatch(/ is missing: /);
        },
      ),
      { numRuns: 200, seed: 35 },
    );
  });

  test("Google's page with the requirements is named", () => {
    expect(kind.source).toMatch(
      /^https:\/\/developers\.google\.com\/search\/docs\/appearance\/structured-data\//,
    );
  });
});

test("what people type is understood", () => {
  const { node, faults } = makeMarkup(kindOf("product"), {
    name: "Kurta",
    image: "https://example.in/a.webp\nhttps://example.in/b.webp",
    "offers.price": "₹ 1,499",
    gtin: "4006381333931",
  });
  expect(faults).toEqual({});
  expect(node).toMatchObject({
    image: ["https://example.in/a.webp", "https://example.in/b.webp"],
    offers: { "@type": "Offer", price: "1499", priceCurrency: "INR" },
  });
  expect(makeMarkup(kindOf("video"), { duration: "1:03:04" }).node.duration).toBe("PT1H3M4S");
  expect(makeMarkup(kindOf("event"), { startDate: "2026-12-20 18:30" }).node.startDate).toBe(
    "2026-12-20T18:30:00+05:30",
  );
  expect(makeMarkup(kindOf("organization"), { telephone: "98765 43210" }).node.telephone).toBe(
    "+919876543210",
  );
});

test.each([
  ["product", "offers.price", "0"],
  ["product", "gtin", "4006381333932"],
  ["product", "image", "kurta.jpg"],
  ["organization", "telephone", "0141 400 1234"],
  ["local-business", "address.postalCode", "030201"],
  ["local-business", "openingHoursSpecification", "always"],
  ["breadcrumb", "itemListElement", "Sarees | https://example.in/sarees"],
  ["article", "datePublished", "2026-02-30"],
  ["video", "duration", "three minutes"],
  ["event", "startDate", "20.12.2026"],
  ["questions", "mainEntity", "Does it shrink?"],
] as const)("a block of %s does not take in %s the words “%s”", (id, path, typed) => {
  expect(makeMarkup(kindOf(id), { [path]: typed }).faults[path]).toMatch(/[.]$/);
});

test("a rating without its number of reviews is not whole", () => {
  const { node } = makeMarkup(kindOf("product"), { ...samples.product, "aggregateRating.reviewCount": "" });
  expect(checkNode(node, kindOf("product"))).toEqual([
    {
      level: "error",
      says: "aggregateRating.reviewCount is missing: aggregateRating is not whole without it.",
    },
  ]);
});

test.each([
  ['{"@type":"Product",}', "There is a comma before a closing bracket. Take it out."],
  ["{“@type”: “Product”}", "It has curly quotes (“ ”), as Word makes them. JSON wants straight ones."],
  ["[]", "It holds no object with an @type, so it says nothing."],
  ["<script></script>", "There is nothing to check."],
])("a block that says nothing is answered, such as %s", (pasted, says) => {
  expect(checkMarkup(pasted).findings).toEqual([{ level: "error", says }]);
});

test("a foreign block with a graph and several offers is read", () => {
  const { types, findings } = checkMarkup(
    JSON.stringify({
      "@context": "http://schema.org/",
      "@graph": [
        { "@type": "Article", headline: "Silk", author: "Meera Joshi" },
        {
          "@type": "Product",
          name: "Kurta",
          image: { "@type": "ImageObject", url: "https://example.in/a.webp" },
          offers: [
            { "@type": "Offer", price: 1499, priceCurrency: "INR" },
            { "@type": "Offer", price: "1,599", priceCurrency: "INR" },
          ],
        },
        { "@type": "WebSite" },
      ],
    }),
  );
  expect(types).toEqual(["Article", "Product"]);
  expect(findings.filter(({ level }) => level === "error")).toEqual([
    {
      level: "error",
      says: "offers.price: A price is digits alone and more than 0: 1499, without ₹ and comma.",
    },
  ]);
  expect(findings.map(({ says }) => says)).not.toContain("author.name is missing: Google recommends it.");
});

test("a node without a type and a block without a context are errors", () => {
  const { findings } = checkMarkup('{"@type":"Article","author":{"name":"Meera"}}');
  expect(findings.filter(({ level }) => level === "error").map(({ says }) => says)).toEqual([
    'The @context is missing: "@context": "https://schema.org".',
    'author has no @type: write "@type": "Person".',
  ]);
});

import { expect, test } from "vitest";
import { readAddress } from "./checkout-address.ts";

const shop = "https://shop.example/checkout";

test("the link of a reminder brings basket, code and token", () => {
  const { brought, rest } = readAddress(
    `${shop}?upsells=seo-checklist,ad-templates&code=welcome20&cart=abc.DEF-_1#top`,
  );
  expect(brought).toEqual({
    upsells: ["ad-templates", "seo-checklist"],
    code: "WELCOME20",
    cart: "abc.DEF-_1",
  });
  expect(rest.href).toBe(`${shop}#top`);
});

test("an empty basket in the link counts as a basket", () => {
  expect(readAddress(`${shop}?upsells=`).brought).toEqual({ upsells: [] });
  expect(readAddress(`${shop}?cart=abc`).brought).toEqual({ upsells: [], cart: "abc" });
});

test("other parts of the address stay in the link", () => {
  expect(readAddress(`${shop}?utm_source=mail&code=X`).rest.href).toBe(`${shop}?utm_source=mail`);
  expect(readAddress(shop)).toMatchObject({ brought: {} });
});

test("nonsense in the link is left behind", () => {
  const { brought } = readAddress(`${shop}?upsells=yacht,seo-checklist&code=%20&cart=<script>`);
  expect(brought).toEqual({ upsells: ["seo-checklist"] });
  expect(readAddress(`${shop}?cart=${"a".repeat(601)}`).brought).toEqual({});
});

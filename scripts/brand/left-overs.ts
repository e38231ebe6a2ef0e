import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { formatRupees } from "@store/contract/format";
import type { Offer } from "@store/contract/offer/offer-shape";

interface Identity {
  name: string;
  legalName: string;
  siteUrl: string;
  address: string;
  phone: string;
  quickCoupon: { code: string };
  products: Offer["products"];
}

const texts = /\.(html|js|css|xml|txt|svg|json|webmanifest)$/;

/** Each file below `folder` that still says something of `brand`, with what it says. */
export function leftOvers(folder: string, brand: Identity): string[] {
  const { price = 0, originalPrice = price } = brand.products[0] ?? {};
  const values = [
    brand.name,
    brand.legalName,
    new URL(brand.siteUrl).hostname,
    brand.address,
    brand.phone,
    brand.quickCoupon.code,
    formatRupees(price),
    formatRupees(originalPrice),
    `${Math.round((1 - price / originalPrice) * 100)}% OFF`,
  ];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => texts.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), "utf8").toLowerCase();
      return values
        .filter((value) => text.includes(value.toLowerCase()))
        .map((value) => `${relative(".", join(folder, file))}: ${value}`);
    });
}

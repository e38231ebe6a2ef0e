// A brand of no shop, for tests that hold whole texts against what they must be, by vi.mock of brand.ts.
import { vi } from "vitest";

const { brand: own } = await vi.importActual<typeof import("./brand.ts")>("./brand.ts");

export const brand = {
  ...own,
  siteUrl: "https://sample-shop.example",
  mailFrom: "Sample Shop <login@sample-shop.example>",
} as const;

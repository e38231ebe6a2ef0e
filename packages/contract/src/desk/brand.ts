// Under whose name a report stands (docs/decisions/0138).
import * as z from "zod/mini";
import { lazyObject, matching } from "../schemas.ts";
import { Line } from "./plain-text.ts";

/** A logo is drawn into a PNG of this size at most, in the page: of a file nothing else is kept. */
export const logoSize = { width: 480, height: 160, bytes: 10_000 } as const;

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Whether these are the beginning and size of a PNG that a report may show. */
export function isLogo(base64: string): boolean {
  let bytes: string;
  try {
    bytes = atob(base64);
  } catch {
    return false;
  }
  const at = (index: number) => bytes.charCodeAt(index);
  const figure = (from: number) =>
    at(from) * 2 ** 24 + at(from + 1) * 2 ** 16 + at(from + 2) * 2 ** 8 + at(from + 3);
  return (
    bytes.length > 45 &&
    bytes.length <= logoSize.bytes &&
    signature.every((byte, index) => at(index) === byte) &&
    bytes.slice(12, 16) === "IHDR" &&
    between(figure(16), logoSize.width) &&
    between(figure(20), logoSize.height)
  );
}

const between = (figure: number, most: number) => figure >= 1 && figure <= most;

export const DeskBrand = /* @__PURE__ */ lazyObject(() => ({
  /** Empty for none. */
  name: Line(80, "your name"),
  /** How a client reaches its owner. */
  contact: Line(120, "how you are reached"),
  colour: matching(/^#[0-9a-f]{6}$/, "Please choose a colour"),
  /** A PNG in base64; empty for none. */
  logo: z.string({ error: "Invalid logo" }).check(
    z.maxLength(Math.ceil((logoSize.bytes * 4) / 3) + 4, { error: "This logo is too large", abort: true }),
    z.refine((logo) => logo === "" || isLogo(logo), "This is not a PNG of a logo's size"),
  ),
}));
export type DeskBrand = z.infer<typeof DeskBrand>;

/** Where nothing was chosen. */
export const plainBrand: DeskBrand = { name: "", contact: "", colour: "#12473a", logo: "" };

// The files of the site as the program of its build makes them of an offer, without any shop.
import { dirname, join } from "node:path";
import type { Offer } from "@store/contract/offer/offer-shape";
import { sitePages } from "@store/core/providers/site-pages";
import { built } from "./build.ts";

export async function renderedOf(offer: Offer, rev: number) {
  process.env.STORE_SITE_PROGRAM = join(dirname(built.manifestFile), "server");
  await import("@store/functions/lib/site-pages");
  return sitePages().render(offer, rev);
}

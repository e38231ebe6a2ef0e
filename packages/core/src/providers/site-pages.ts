// The port of what makes and keeps the public pages: the same program on AWS and on the laptop.
import type { Offer } from "@store/contract/offer/offer-shape";
import { setting } from "../platform/settings.ts";

/** A public page as a revision has it. */
export interface SitePage {
  /** `/checkout`; empty for a file beside the pages. */
  path: string;
  /** `checkout.html`, below the site's root. */
  file: string;
  html: string;
}

export interface SitePages {
  /** Names the build whose scripts and styles the pages point to. */
  build(): Promise<string>;
  /** All public pages of an offer. */
  render(offer: Offer, rev: number): Promise<readonly SitePage[]>;
  /** Writes them aside, where no visitor looks, and answers where: `show` may come weeks later. */
  stage(rev: number, pages: readonly SitePage[]): Promise<string>;
  /** Puts what lies aside in the place of the present ones. */
  show(place: string, files: readonly string[]): Promise<void>;
}

export const sitePages = (): SitePages => setting("sitePages");

declare module "../platform/settings.ts" {
  interface Settings {
    sitePages: SitePages;
  }
}

// What a kit is made from: pages of one brand that lead to one another, imported together.
import type { BriefPicture } from "../brief.ts";
import type { Design } from "../kit/design.ts";
import type { Section } from "../kit/section.ts";

export interface FunnelKit {
  category: "kits";
  name: string;
  /** Unique among the kits. */
  slug: string;
  /** What it sells and how, in a sentence. */
  description: string;
  /** How each page names the business: the same brackets, so that one answer fills all. */
  brand: string;
  design: Design;
  /** The pictures of all pages. */
  pictures: readonly BriefPicture[];
  pages: readonly KitPage[];
}

export interface KitPage {
  /** Its title in WordPress, which makes its address of it. */
  title: string;
  /** What sort of page it is, for its tab in the library. */
  kind: string;
  /** When a visitor meets it. */
  when: string;
  /** Nothing leads to it but a message of the owner's. */
  byMessage?: true;
  sections: readonly Section[];
}

/** The last part of a page's address, as WordPress makes it of a title. */
export const pageSlug = ({ title }: Pick<KitPage, "title">): string =>
  title
    .toLowerCase()
    .replaceAll(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** The address of a page on the owner's site. */
export const pagePath = (page: Pick<KitPage, "title">): string => `/${pageSlug(page)}/`;

/** The path of a page within the library. */
export const libraryPath = (kit: Pick<FunnelKit, "slug">, page: KitPage): string =>
  `kits/${kit.slug}-${pageSlug(page)}`;

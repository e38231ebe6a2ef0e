import type { ComponentType } from "react";

/** What a page runs in the browser, besides HTML and CSS. */
export type Entry =
  | "none"
  | "islands"
  | "showcase"
  | "guide"
  | "checkout"
  | "thank-you"
  | "app"
  | "login"
  | "admin-login";

/** Facts of a page that its address, head and budget follow from. */
export interface PageFacts {
  path: `/${string}`;
  title: string;
  /** One or two sentences for search engines and shared links. */
  description: string;
  /** What search engines may do with it. */
  robots: "index" | "noindex" | "noindex, nofollow";
}

/** A page that is rendered when the site is built. */
export interface Page extends PageFacts {
  entry: Entry;
  component: ComponentType;
  /** Answered with this status instead of 200. */
  status?: 404;
  /** Picture beside a shared link, 1200 x 630; the shop's own if left out. */
  sharePicture?: string;
  /** JSON-LD for search engines. */
  structuredData?: readonly object[];
}

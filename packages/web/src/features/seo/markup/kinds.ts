// The kinds of markup, each with its properties as Google's documentation asks for them. Pure data.
import type { MarkupKind } from "./markup-kind.ts";
import { articleKind, breadcrumbKind, eventKind, questionsKind, videoKind } from "./page-kinds.ts";
import { businessKind, organizationKind, productKind } from "./shop-kinds.ts";

/** When the requirements were last compared with Google's pages. */
export const checked = "November 2026";

export const kinds: readonly MarkupKind[] = [
  productKind,
  organizationKind,
  businessKind,
  breadcrumbKind,
  articleKind,
  videoKind,
  eventKind,
  questionsKind,
];

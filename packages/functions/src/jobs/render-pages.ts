import { renderPages } from "@store/core/publishing/render-pages";
import "../lib/settings.ts";
import "../lib/site-pages.ts";

/** Each minute: switches to an offer whose second has come, and makes pages that fell behind the offer or the build. */
export async function handler(): Promise<void> {
  await renderPages();
}

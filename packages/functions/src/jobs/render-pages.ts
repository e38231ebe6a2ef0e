import { renderPages } from "@store/core/publishing/render-pages";
import "../lib/settings.ts";
import "../lib/site-pages.ts";

/** Every five minutes: makes pages that fell behind the offer or the build. */
export async function handler(): Promise<void> {
  await renderPages();
}

import { bootstrap } from "@store/core/bootstrap";
import { renderCurrent } from "@store/core/publishing/render-pages";
import "../lib/settings.ts";
import "../lib/site-pages.ts";

/** Once after each deploy: what an empty shop needs before its first visitor. */
export async function handler(): Promise<void> {
  await bootstrap();
  await renderCurrent();
}

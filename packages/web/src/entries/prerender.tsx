// Built for Node by scripts/build.ts: turns each page of the registry into HTML, for the offer that it is loaded for.
import { renderToStaticMarkup } from "react-dom/server";
import { prerender } from "react-dom/static";
import anek from "../assets/fonts/fw-anek.woff2";
import display from "../assets/fonts/fw-display.woff2";
import { AppShell } from "../pages/app-shell.tsx";
import { DrawingSheet } from "../pages/landing/drawing-sheet.tsx";
import { sheetAddress } from "../pages/landing/sheet-drawing.tsx";
import type { Page } from "../pages/page.ts";
import { pages } from "../pages/registry.ts";
import { bodyOf, isHydrated, renderSite, type SiteKit } from "../prerender/render-site.ts";
import { belowFoldAddress } from "../ui/below-fold.tsx";

/** What the build writes out: the pages, the shell of the app, and the fonts that every page shows above the fold. */
export const site = {
  pages,
  isHydrated,
  fonts: [display, anek] as readonly string[],
  /** The address that marks where a page's first screen ends. */
  belowFold: belowFoldAddress,
  /** Drawings that pages point to, and the address they use for it. */
  drawings: { address: sheetAddress, svg: renderToStaticMarkup(<DrawingSheet />) },
};

/** The markup of a page, as React will find it again when it hydrates. */
async function renderPage(Component: Page["component"]): Promise<string> {
  const { prelude } = await prerender(<Component />);
  return new Response(prelude).text();
}

export const renderBody = (page: Page) => bodyOf(page, renderPage);
export const renderAll = (kit: SiteKit, rev: number) => renderSite(kit, rev, renderPage, AppShell);

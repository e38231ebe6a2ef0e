// All documents of the site for one offer, and the few files beside them that say what it says. What the build found out of
// its bundles comes along as a kit.
import { declaration } from "@store/contract/honest/fair-shop";
import { offer } from "@store/contract/offer/offer";
import { type ComponentType, createElement } from "react";
import type { AppRoute } from "../pages/app-routes.ts";
import type { Entry, Page, PageFacts } from "../pages/page.ts";
import { pages } from "../pages/registry.ts";
import { sharePicture } from "../pages/share-picture.ts";
import { belowFoldAddress } from "../ui/below-fold.tsx";
import { appPages } from "./app-pages.ts";
import { classesOf, kindsOf } from "./classes-of.ts";
import { type DocumentAssets, htmlDocument } from "./document.ts";
import { manifestFile, webManifest } from "./web-manifest.ts";

export interface SiteKit {
  /** The inlined styles: of hydrated pages, of the landing page, of all other documents. Their hashes are in the policy. */
  styles: { hydrated: string; landing: string; documents: string };
  /** What two of them were cut for: kinds of elements, since a style in two parts minds which rules meet; classes. */
  styled: { landing: readonly string[]; documents: readonly string[] };
  /** What stands in the pages for addresses that only a build knows. */
  addresses: Record<string, string>;
  fonts: readonly string[];
  /** Script and preloads by entry. */
  scripts: Partial<Record<Entry, Pick<DocumentAssets, "script" | "modulePreloads">>>;
  appStyles: string;
}

export interface SiteFile {
  /** The address of a page; undefined for a file beside the pages. */
  path?: string;
  file: string;
  content: string;
  status: number;
  robots: PageFacts["robots"];
}

export const isHydrated = ({ entry }: Page) => entry === "checkout" || entry === "thank-you";

/** The markup of a page's body. React's text separators are only needed where it hydrates. */
export async function bodyOf(page: Page, render: Render): Promise<string> {
  const markup = await render(page.component);
  return isHydrated(page) ? markup : markup.replaceAll("<!-- -->", "");
}

type Render = (component: ComponentType) => Promise<string>;

/** Claims and words stand in documents, which no script draws; prices of before are shown by the honest shop alone. */
function offerOfScripts(rev: number) {
  const { claims: _, words: _words, priceHistory, ...rest } = offer;
  return { ...rest, priceHistory: offer.urgency === "honest" ? priceHistory : [], rev };
}

export async function renderSite(
  kit: SiteKit,
  rev: number,
  render: Render,
  Shell: ComponentType<{ path?: string }>,
): Promise<SiteFile[]> {
  const shell: AppRoute & PageFacts = {
    path: "/app",
    title: offer.name,
    description: offer.tagline,
    robots: "noindex, nofollow",
  };
  // As app/root.tsx names them after a move; the logins start without it.
  const named = appPages.map((facts) => ({ ...facts, title: `${facts.title} | ${offer.name}` }));
  const beside = (file: string, content: string): SiteFile => ({
    ...{ file, content, status: 200, robots: "noindex" },
  });
  return [
    ...(await Promise.all(pages.map((page) => documentOf(page, kit, rev, render)))),
    ...(await Promise.all(
      [shell, ...named].map(async (facts) =>
        siteFile(
          facts,
          htmlDocument({
            ...{
              facts,
              body: await render(() => createElement(Shell, { path: facts.path })),
              root: true,
              offer: offerOfScripts(rev),
            },
            assets: { fonts: kit.fonts, stylesheets: [kit.appStyles], ...kit.scripts[facts.entry ?? "app"] },
          }),
        ),
      ),
    )),
    beside(manifestFile, webManifest()),
    beside("fair-shop.json", JSON.stringify(declaration(offer.urgency), null, 2)),
  ];
}

async function documentOf(page: Page, kit: SiteKit, rev: number, render: Render): Promise<SiteFile> {
  const hydrated = isHydrated(page);
  const { style, body } = withStyle(page, withAddresses(await bodyOf(page, render), kit.addresses), kit);
  const html = htmlDocument({
    ...{ facts: page, body, root: hydrated, structuredData: page.structuredData },
    offer: hydrated ? offerOfScripts(rev) : undefined,
    assets: {
      style,
      fonts: kit.fonts,
      ogImage: page.sharePicture ?? sharePicture,
      late: !hydrated,
      ...kit.scripts[page.entry],
    },
  });
  return siteFile(page, html, page.status);
}

/** A page with something that the built ones did not have gets the style that was cut off, and none after it. */
export function withStyle(
  page: Page,
  body: string,
  { styles, styled, addresses }: Pick<SiteKit, "styles" | "styled" | "addresses">,
): { style: string; body: string } {
  const kind = page.path === "/" ? "landing" : "documents";
  const asked = kind === "landing" ? kindsOf(body) : [...classesOf(body)];
  if (!isHydrated(page) && asked.every((name) => styled[kind].includes(name)))
    return { style: styles[kind], body };
  const rest = ` href="${addresses[belowFoldAddress]}"`;
  return { style: styles.hydrated, body: body.replace(rest, ` media="not all"${rest}`) };
}

/** Where something is linked to, and nowhere else: an owner may write the same letters into a text. */
export function withAddresses(markup: string, addresses: SiteKit["addresses"]): string {
  return Object.entries(addresses).reduce(
    (text, [name, address]) => text.replaceAll(` href="${name}`, ` href="${address}`),
    markup,
  );
}

function siteFile({ path, robots }: PageFacts, content: string, status = 200): SiteFile {
  refuseInline(path, content);
  const file = path === "/" ? "index.html" : `${path.slice(1)}.html`;
  return { path, file, content, status, robots };
}

/** The content policy blocks these in the browser; here they fail the build, or the publishing. */
function refuseInline(path: string, html: string): void {
  const [, body = ""] = html.split("<body>");
  if (/<[^>]+\sstyle=/.test(body)) throw new Error(`${path}: inline style attribute`);
  if (/<[^>]+\son[a-z]+=/.test(body)) throw new Error(`${path}: inline event handler`);
  if (/<script(?![^>]*(src=|application\/(ld\+)?json))/.test(html)) throw new Error(`${path}: inline script`);
}

// Makes the public pages with the program that the site's build left, and keeps them in a folder. Each revision has a folder
// of its own; a link says which one is shown, and is replaced in one step.
import { mkdir, readdir, readFile, readlink, rename, rm, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Offer } from "@store/contract/offer/offer-shape";
import { sha256 } from "@store/core/platform/secrets";
import { configure } from "@store/core/platform/settings";
import type { SitePage } from "@store/core/providers/site-pages";

/** The program, and what it wants to know of its build. */
const program = () => process.env.STORE_SITE_PROGRAM ?? join(import.meta.dirname, "site-program");
const folder = () => process.env.STORE_SITE_PAGES;

interface Made {
  path?: string;
  file: string;
  content: string;
}
interface Program {
  renderAll(kit: unknown, rev: number): Promise<Made[]>;
}

let last: Promise<unknown> = Promise.resolve();

/** One after the other: the program reads the offer that it is loaded for from one place. */
async function render(offer: Offer, rev: number): Promise<SitePage[]> {
  const turn = last.then(() => renderNow(offer, rev));
  last = turn.catch(() => undefined);
  return turn;
}

async function renderNow(offer: Offer, rev: number): Promise<SitePage[]> {
  process.env.NODE_ENV = "production";
  Object.assign(globalThis, { givenOffer: offer });
  const { href } = pathToFileURL(join(program(), "prerender.mjs"));
  const loaded: Program = await import(`${href}?${sha256(JSON.stringify(offer)).slice(0, 16)}`);
  const kit = JSON.parse(await readFile(join(program(), "kit.json"), "utf8"));
  return (await loaded.renderAll(kit, rev)).map(({ path = "", file, content }) => ({
    ...{ path, file, html: content },
  }));
}

async function stage(rev: number, pages: readonly SitePage[]): Promise<() => Promise<void>> {
  const root = folder();
  if (!root) throw new Error("This function was given no place for pages");
  const aside = join(root, `${rev}-${Date.now()}`);
  for (const { file, html } of pages) {
    await mkdir(dirname(join(aside, file)), { recursive: true });
    await writeFile(join(aside, file), html);
  }
  return async () => {
    const [link, current] = [join(root, `link-${rev}`), join(root, "current")];
    const before = await readlink(current).catch(() => undefined);
    await rm(link, { force: true });
    await symlink(aside, link);
    await rename(link, current);
    // Somebody may be reading the ones before.
    const old = (await readdir(root)).map((name) => join(root, name));
    const kept = [current, aside, before];
    await Promise.all(
      old.filter((path) => !kept.includes(path)).map((path) => rm(path, { recursive: true })),
    );
  };
}

configure({ sitePages: { render, stage } });

// For functions that make the public pages: `pages` in infra/needs.ts. They do so with the program that the site's build left.
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Offer } from "@store/contract/offer/offer-shape";
import { sha256 } from "@store/core/platform/secrets";
import { configure } from "@store/core/platform/settings";
import { s3Pages } from "@store/core/providers/s3-pages";
import type { SitePage, SitePages } from "@store/core/providers/site-pages";
import { optionalLink } from "./links.ts";
import { ownSigner } from "./own-signer.ts";
import { pagesFolder } from "./pages-folder.ts";

/** The program, and what it wants to know of its build: beside the bundle on AWS. */
const program = () => process.env.STORE_SITE_PROGRAM ?? join(import.meta.dirname, "site-program");
const readKit = () => readFile(join(program(), "kit.json"), "utf8");

interface Made {
  path?: string;
  file: string;
  content: string;
}

/** In a thread of its own: the program is made for one offer, and what it has loaded goes with its thread. */
const thread = `
const { parentPort, workerData } = require("node:worker_threads");
const { offer, href, kit, rev } = workerData;
globalThis.givenOffer = offer;
import(href).then(async ({ renderAll }) => parentPort.postMessage(await renderAll(JSON.parse(kit), rev)));`;

async function render(offer: Offer, rev: number): Promise<SitePage[]> {
  const { href } = pathToFileURL(join(program(), "prerender.mjs"));
  const workerData = { offer, href, kit: await readKit(), rev };
  // Loaded by the first pages: most actions of the offer make none.
  const { Worker } = await import("node:worker_threads");
  const worker = new Worker(thread, { eval: true, workerData });
  const [made]: Made[][] = await once(worker, "message");
  return (made ?? []).map(({ path = "", file, content }) => ({ path, file, html: content }));
}

/** The site's bucket on AWS, a folder on the laptop. Under `sst dev` there is neither. */
function place(): Pick<SitePages, "stage" | "show"> {
  const [origin, folder] = [optionalLink("SitePages", "origin"), process.env.STORE_SITE_PAGES];
  if (origin) return s3Pages(origin, ownSigner, Number(process.env.STORE_REQUEST_PATIENCE ?? 1));
  if (folder) return pagesFolder(folder);
  throw new Error("This function was given no place for pages");
}

configure({
  sitePages: {
    build: async () => sha256(await readKit()).slice(0, 16),
    render,
    stage: async (rev, pages) => place().stage(rev, pages),
    show: async (aside, files) => place().show(aside, files),
  },
});

// The built site as CloudFront serves it: flat HTML files by route, real 404s, the same headers, compression.
import { createHash } from "node:crypto";
import { readFile, readlink } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, normalize } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { isPictureFile, picturesFolder, pictureType } from "@store/contract/content/picture-name";
import { foreverCaching } from "@store/contract/published-pages";
import { pictureHeaders } from "@store/contract/security-headers";
import { requestUrl } from "../kit/http.ts";
import { sendFile } from "../s3/send-file.ts";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".json": "application/json; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".mp4": "video/mp4",
  ".vtt": "text/vtt; charset=utf-8",
};
const compressible = /^(text\/|image\/svg|application\/)/;

/** Files that are no addresses of their own: the not-found page, and the shell that the app's routes are copies of. */
const unaddressed = new Set(["404.html", "app.html"]);

/** Answers requests for pages and assets out of `dist`; pages that were published since lie in a folder of `published`. */
export function serveSite(dist: string, headers: () => Record<string, string>, published?: string) {
  const cache = new Map<string, ReturnType<typeof load>>();

  /** The folder of the revision that is shown; undefined while that is what the site was built with. */
  const shown = () => (published ? readlink(join(published, "current")).catch(() => undefined) : undefined);

  async function load(path: string, folder: string | undefined) {
    const own = folder && (await readFile(join(folder, path)).catch(() => undefined));
    const plain = own || (await readFile(join(dist, path)).catch(() => undefined));
    if (!plain) return undefined;
    const extension = extname(path);
    const type = types[extension] ?? "application/octet-stream";
    const squeeze = compressible.test(type) && plain.length > 1000;
    return {
      own: {
        "content-type": type,
        "cache-control": cacheOf(path, extension),
        etag: `"${createHash("md5").update(plain).digest("hex")}"`,
        vary: "accept-encoding",
      },
      /** The best first. */
      bodies: [
        ...(squeeze
          ? ([
              ["br", brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })],
              ["gzip", gzipSync(plain)],
            ] as const)
          : []),
        ["", plain] as const,
      ],
    };
  }

  async function file(path: string) {
    const folder = await shown();
    const key = `${folder ?? ""}:${path}`;
    const loading = cache.get(key) ?? load(path, folder);
    cache.set(key, loading);
    const found = await loading;
    if (!found) cache.delete(key);
    return found;
  }

  return {
    /** Forgets what it holds: the site was built anew. */
    refresh: () => cache.clear(),
    async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const text = (status: number, body: string, more = {}) => {
        response.writeHead(status, { ...headers(), "content-type": "text/plain; charset=utf-8", ...more });
        response.end(body);
      };
      if (request.method !== "GET" && request.method !== "HEAD")
        return text(405, "This address can only be read.", { allow: "GET, HEAD" });
      const path = filePath(request.url ?? "/");
      const picture = path && published && (await pictureOf(published, path));
      if (picture) {
        response.writeHead(200, { ...headers(), ...picture.headers, "content-length": picture.bytes.length });
        return void response.end(request.method === "HEAD" ? undefined : picture.bytes);
      }
      // A page `any` answers every address beside it.
      const found = path && ((await file(path)) || (await file(path.replace(/[^/]+\.html$/, "any.html"))));
      const served = found || (await file("404.html"));
      if (!served) return text(404, "Not found");
      const all = { ...headers(), ...served.own };
      if (found && request.headers["if-none-match"] === served.own.etag) {
        const { "content-type": _, ...unchanged } = all;
        response.writeHead(304, unchanged).end();
        return;
      }
      // A film is asked for in parts, from wherever somebody goes on watching.
      if (path?.endsWith(".mp4") && found) return sendFile(request, response, join(dist, path), all);
      const accepts = String(request.headers["accept-encoding"] ?? "").split(/[\s,;]+/);
      const [encoding, body] = served.bodies.find(([name]) => name === "" || accepts.includes(name)) ?? [];
      response.writeHead(found ? 200 : 404, {
        ...all,
        "content-length": body?.length,
        ...(encoding && { "content-encoding": encoding }),
      });
      response.end(request.method === "HEAD" ? undefined : body);
    },
  };
}

/** A picture of a product, which lies beside what was published. */
async function pictureOf(published: string, path: string) {
  const name = path.slice(picturesFolder.length + 1);
  if (path !== `${picturesFolder}/${name}` || !isPictureFile(name)) return undefined;
  const bytes = await readFile(join(published, path)).catch(() => undefined);
  const own = { "content-type": pictureType(name), "cache-control": foreverCaching };
  return bytes && { bytes, headers: { ...pictureHeaders, ...own } };
}

/** `/` is index.html, `/checkout` is checkout.html, anything with an ending is itself. Undefined for what climbs out. */
function filePath(url: string): string | undefined {
  let path: string;
  try {
    path = normalize(decodeURIComponent(requestUrl({ url }).pathname));
  } catch {
    return undefined;
  }
  if (path.includes("\0") || path.startsWith("..")) return undefined;
  if (path === "/") return "index.html";
  const bare = path.slice(1).replace(/\/$/, "");
  const file = extname(bare) ? bare : `${bare}.html`;
  return unaddressed.has(file) ? undefined : file;
}

function cacheOf(path: string, extension: string): string {
  if (path.startsWith("assets/")) return foreverCaching;
  return extension === ".html" ? "public, max-age=0, must-revalidate" : "public, max-age=300";
}

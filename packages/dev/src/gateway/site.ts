// The built site as CloudFront serves it: flat HTML files by route, real 404s, the same headers, compression.
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, normalize } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { requestUrl } from "../kit/http.ts";

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

interface Served {
  status: number;
  type: string;
  cache: string;
  etag: string;
  plain: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

/** Answers requests for pages and assets out of `dist`. */
export function serveSite(dist: string, headers: () => Record<string, string>) {
  const cache = new Map<string, Promise<Served | undefined>>();

  async function load(path: string, status: number): Promise<Served | undefined> {
    const extension = extname(path);
    const plain = await readFile(join(dist, path)).catch(() => undefined);
    if (!plain) return undefined;
    const type = types[extension];
    const squeeze = type !== undefined && compressible.test(type) && plain.length > 1000;
    return {
      status,
      type: type ?? "application/octet-stream",
      cache: cacheOf(path, extension),
      etag: `"${createHash("md5").update(plain).digest("hex")}"`,
      plain,
      ...(squeeze && {
        br: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
        gzip: gzipSync(plain),
      }),
    };
  }

  function file(path: string, status = 200): Promise<Served | undefined> {
    const known = cache.get(path);
    if (known) return known;
    const loading = load(path, status);
    cache.set(path, loading);
    void loading.then((found) => found ?? cache.delete(path));
    return loading;
  }

  return {
    /** Forgets what it holds: the site was built anew. */
    refresh: () => cache.clear(),
    async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
      if (request.method !== "GET" && request.method !== "HEAD") return refuse(response, headers());
      const path = filePath(request.url ?? "/");
      const served = (path && (await file(path))) || (await file("404.html", 404));
      send(request, response, served, headers());
    },
  };
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
  if (path.startsWith("assets/")) return "public, max-age=31536000, immutable";
  return extension === ".html" ? "public, max-age=0, must-revalidate" : "public, max-age=300";
}

function refuse(response: ServerResponse, headers: Record<string, string>): void {
  response.writeHead(405, { ...headers, allow: "GET, HEAD", "content-type": "text/plain; charset=utf-8" });
  response.end("This address can only be read.");
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  served: Served | undefined,
  headers: Record<string, string>,
): void {
  if (!served) {
    response.writeHead(404, { ...headers, "content-type": "text/plain; charset=utf-8" });
    response.end("Not found");
    return;
  }
  const { status, type, cache, etag, plain, br, gzip } = served;
  const accepts = String(request.headers["accept-encoding"] ?? "");
  const [encoding, body] =
    br && /\bbr\b/.test(accepts)
      ? ["br", br]
      : gzip && /\bgzip\b/.test(accepts)
        ? ["gzip", gzip]
        : ["", plain];
  const common = { ...headers, etag, "cache-control": cache, vary: "accept-encoding" };
  if (status === 200 && request.headers["if-none-match"] === etag) {
    response.writeHead(304, common);
    response.end();
    return;
  }
  response.writeHead(status, {
    ...common,
    "content-type": type,
    "content-length": body.length,
    ...(encoding && { "content-encoding": encoding }),
  });
  response.end(request.method === "HEAD" ? undefined : body);
}

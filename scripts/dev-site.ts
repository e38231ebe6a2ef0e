// The pages under `npx sst dev`: the built site at one address with the calls of the deployed stage behind it, which is
// CloudFront's part elsewhere. Started by SST, which gives it the API's address and the origin secret (stacks/dev.ts).
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { bootstrap } from "@store/core/bootstrap";
import { buildAll } from "@store/dev/build-all";
import { serveSite } from "@store/dev/gateway/site";
import { readBody } from "@store/dev/kit/http";
import { projectRoot } from "@store/dev/paths";
import { devHeaders } from "./dev-headers.ts";

/** API Gateway's own limit on a payload. */
const payloadLimit = 10 * 1024 * 1024;

const api = setting("STORE_API");
const originSecret = setting("STORE_ORIGIN_SECRET");
const adminPool = setting("STORE_ADMIN_POOL");
const url = new URL(setting("STORE_DEV_URL"));

const { siteDir, manifestFile } = await buildAll();
const { styleHashes } = JSON.parse(await readFile(manifestFile, "utf8")) as { styleHashes: string[] };
const headers = devHeaders({
  styleHashes,
  region: setting("STORE_REGION"),
  films: setting("STORE_FILMS"),
  uploads: setting("STORE_UPLOADS"),
});

// Elsewhere the deploy calls the function of that name; here it would wait for this very laptop.
setting("STORE_TABLE");
await bootstrap().then(
  () => console.info("The table has what an empty shop needs"),
  (error: unknown) =>
    console.error("The table could not be made ready: are your AWS credentials still valid?", error),
);

const site = serveSite(siteDir, () => headers);

createServer((request, response) => {
  const answered = request.url?.startsWith("/api/")
    ? passOn(request, response)
    : request.url === "/admin-pool.json"
      ? answerPool(response)
      : site.answer(request, response);
  void Promise.resolve(answered).catch((error: unknown) => {
    console.error(error);
    if (!response.headersSent) response.writeHead(502);
    response.end();
  });
}).listen(Number(url.port), "127.0.0.1", () => {
  console.info(`The site of this stage is at ${url.origin}, built from ${join(projectRoot, "packages/web")}`);
  console.info(`Webhooks: stripe listen --forward-to ${url.origin}/api/stripe-webhook`);
});

async function passOn(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await readBody(request, payloadLimit);
  const { host: _, connection: __, ...own } = request.headers;
  const sent = Object.entries(own).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  const answer = await fetch(`${api}${request.url}`, {
    method: request.method ?? "GET",
    headers: {
      ...Object.fromEntries(sent),
      "x-viewer-ip": request.socket.remoteAddress ?? "127.0.0.1",
      "x-origin-secret": originSecret,
    },
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  });
  const type = answer.headers.get("content-type") ?? "application/json";
  const retry = answer.headers.get("retry-after");
  response.writeHead(answer.status, {
    ...headers,
    "content-type": type,
    "cache-control": "no-store",
    ...(retry && { "retry-after": retry }),
  });
  response.end(Buffer.from(await answer.arrayBuffer()));
}

/** What CloudFront answers elsewhere. */
function answerPool(response: ServerResponse): void {
  response.writeHead(200, { ...headers, "content-type": "application/json; charset=utf-8" });
  response.end(adminPool);
}

function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: this is started by \`npx sst dev\``);
  return value;
}

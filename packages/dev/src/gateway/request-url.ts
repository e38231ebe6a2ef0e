// What a request asks for, whatever its request line says: `GET //` and `OPTIONS *` name no address that `URL` can read
// against another one, and a server must not fall over them.

import type { IncomingMessage } from "node:http";

/** The path and query of a request, under a host without meaning. */
export function requestUrl({ url = "/" }: Pick<IncomingMessage, "url">): URL {
  const target = url.startsWith("/") ? `http://local${url}` : url;
  return URL.canParse(target) ? new URL(target) : new URL("http://local/");
}

const loopback = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * Whether a request was sent to this machine by its own name. A page elsewhere that points its own name at 127.0.0.1
 * cannot help sending that name.
 */
export function namesThisMachine({ headers }: Pick<IncomingMessage, "headers">): boolean {
  return loopback.has((headers.host ?? "").replace(/:\d+$/, "").toLowerCase());
}

/** Whether it comes from a program or from a page of this machine, not from a page elsewhere. */
export function comesFromThisMachine(request: Pick<IncomingMessage, "headers">): boolean {
  const { origin } = request.headers;
  if (!namesThisMachine(request)) return false;
  return origin === undefined || (URL.canParse(origin) && loopback.has(new URL(origin).hostname));
}

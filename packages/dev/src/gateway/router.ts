// Who answers which address of the shop on a laptop. A request that nobody can read is answered as well: the shop must
// not stop because of one line.

import type { IncomingMessage, ServerResponse } from "node:http";
import { requestUrl } from "../kit/http.ts";
import { filmsPath } from "./films.ts";

export type Answerer = (request: IncomingMessage, response: ServerResponse) => unknown;

/** The parts of the shop that answer requests. */
export interface Parts {
  siteUrl: string;
  api: Answerer;
  local: Answerer;
  cognito: Answerer;
  adminPool: Answerer;
  film: Answerer;
  site: Answerer;
}

/** The shop's request listener. */
export function route(parts: Parts): (request: IncomingMessage, response: ServerResponse) => void {
  const ownHost = new URL(parts.siteUrl).host;

  function partFor(path: string, host: string | undefined): Answerer {
    if (path.startsWith("/api/")) return parts.api;
    if (path.startsWith("/__local/")) return parts.local;
    if (path.startsWith("/__cognito/")) return parts.cognito;
    if (path === "/admin-pool.json") return parts.adminPool;
    if (path.startsWith(`${filmsPath}/`)) return parts.film;
    // One address, as on AWS: a page at 127.0.0.1 would be another origin than the one the calls accept.
    return host !== undefined && host !== ownHost ? toOwnAddress : parts.site;
  }

  function toOwnAddress(request: IncomingMessage, response: ServerResponse): void {
    const { pathname, search } = requestUrl(request);
    response.writeHead(307, { location: `${parts.siteUrl}${pathname}${search}` });
    response.end();
  }

  return (request, response) => {
    const answer = async () => partFor(requestUrl(request).pathname, request.headers.host)(request, response);
    answer().catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  };
}

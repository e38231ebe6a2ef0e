// Who answers which address of the shop on a laptop. A request that nobody can read is answered as well: the shop must
// not stop because of one line.
import type { IncomingMessage, ServerResponse } from "node:http";
import { requestUrl } from "../kit/http.ts";

export type Answerer = (request: IncomingMessage, response: ServerResponse) => unknown;

/** The shop's request listener: `parts` by what their addresses begin with, `site` for all others. */
export function route(siteUrl: string, parts: Record<string, Answerer>, site: Answerer) {
  const ownHost = new URL(siteUrl).host;

  // One address, as on AWS: a page at 127.0.0.1 would be another origin than the one the calls accept.
  const ownSite: Answerer = (request, response) => {
    if ((request.headers.host ?? ownHost) === ownHost) return site(request, response);
    const { pathname, search } = requestUrl(request);
    response.writeHead(307, { location: `${siteUrl}${pathname}${search}` }).end();
  };

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = requestUrl(request);
    const [, part = ownSite] = Object.entries(parts).find(([start]) => pathname.startsWith(start)) ?? [];
    try {
      await part(request, response);
    } catch (error) {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    }
  };
}

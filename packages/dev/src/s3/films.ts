// The private bucket of films: gives a file to the holder of an address that one of our functions signed, until it expires.
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { requestUrl } from "../kit/http.ts";
import { refuse, sendFile } from "./send-file.ts";
import { isSigned, type Signed } from "./signed-request.ts";

/** Where the films lie below the shop's address. */
export const filmsPath = "/__films";

export interface FilmsOptions extends Signed {
  folder: string;
}

/** Answers everything below `/__films/`. */
export async function answerFilm(
  request: IncomingMessage,
  response: ServerResponse,
  options: FilmsOptions,
): Promise<void> {
  const name = new RegExp(`^${filmsPath}/([a-z0-9-]+\\.mp4)$`).exec(requestUrl(request).pathname)?.[1];
  if (request.method !== "GET" && request.method !== "HEAD") return refuse(response, 405, "MethodNotAllowed");
  if (!name || !(await isSigned(request, options))) return refuse(response, 403, "AccessDenied");
  return sendFile(request, response, join(options.folder, name), { "content-type": "video/mp4" });
}

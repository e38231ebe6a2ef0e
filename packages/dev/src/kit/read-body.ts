// The body of a request, with a limit.

import type { IncomingMessage } from "node:http";

/** The body was larger than allowed. */
export class BodyTooLarge extends Error {}

/** Reads a request's whole body as UTF-8 text. Throws `BodyTooLarge` beyond `limit` bytes. */
export async function readBody(request: IncomingMessage, limit: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Not destroyed on the way out, so that there is still somebody to answer.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > limit) throw new BodyTooLarge();
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString("utf8");
}

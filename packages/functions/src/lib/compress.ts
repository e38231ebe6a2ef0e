// Large answers travel compressed. CloudFront compresses only what it may keep, and an answer to a call is never kept.
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from "aws-lambda";

/** Bytes from which it is worth the time. */
const least = 10 * 1024;

/** The answer's body: as it is, or gzipped for a client that takes that. */
export async function compressBody(
  { headers }: APIGatewayProxyEventV2,
  body: string,
): Promise<{ body: string; headers: APIGatewayProxyStructuredResultV2["headers"]; isBase64Encoded?: true }> {
  if (Buffer.byteLength(body) <= least) return { body, headers: {} };
  const vary = { vary: "accept-encoding" };
  if (!takesGzip(headers?.["accept-encoding"] ?? "")) return { body, headers: vary };
  // Loaded by the first large answer: most functions give none.
  const { gzipSync } = await import("node:zlib");
  return {
    body: gzipSync(body).toString("base64"),
    // The gateway's way to carry bytes: it decodes them.
    isBase64Encoded: true,
    headers: { ...vary, "content-encoding": "gzip" },
  };
}

/** `gzip`, unless its weight is nothing. */
function takesGzip(accepted: string): boolean {
  return accepted
    .toLowerCase()
    .split(",")
    .map((part) => part.trim().split(/\s*;\s*q=/))
    .some(([coding, weight = "1"]) => coding === "gzip" && Number(weight) > 0);
}

// What every call checks before its work, no matter who calls. API Gateway payload format 2.0.
import { StoreError } from "@store/contract/errors";
import { sameText } from "@store/core/platform/secrets";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import { link } from "./links.ts";

/** Refuses what did not come through CloudFront: two secrets are accepted, so that they can be rotated. */
export function requireOriginSecret({ headers }: APIGatewayProxyEventV2): void {
  const given = headers["x-origin-secret"] ?? "";
  const accepted = link("OriginSecret").split(",");
  if (!accepted.some((secret) => secret !== "" && sameText(secret, given)))
    throw new StoreError("request.forbidden");
}

/** Writes come from our own pages only. A browser always names its origin on a POST; a program may not. */
export function requireOwnOrigin({ headers }: APIGatewayProxyEventV2): void {
  const { origin } = headers;
  const site = headers["sec-fetch-site"];
  const foreign = origin !== undefined && origin !== link("Site", "url");
  if (foreign || (site !== undefined && site !== "same-origin")) throw new StoreError("request.forbidden");
}

/** The visitor's address as CloudFront saw it; IPv6 by its /64, because one household has many. */
export function viewerIp({ headers }: APIGatewayProxyEventV2): string {
  const address = (headers["x-viewer-ip"] ?? "unknown").toLowerCase();
  if (!address.includes(":")) return address;
  const [head = "", tail] = address.split("::");
  const groups = head.split(":").filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(":").filter(Boolean).length;
  const full = [
    ...groups,
    ...Array<string>(Math.max(0, missing)).fill("0"),
    ...(tail ?? "").split(":").filter(Boolean),
  ];
  return `${full
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}

/** The body's bytes as they came, within `limit`. */
export function rawBody(event: APIGatewayProxyEventV2, limit: number): string {
  const { body = "", isBase64Encoded } = event;
  const bytes = Buffer.from(body, isBase64Encoded ? "base64" : "utf8");
  if (bytes.length > limit) throw new StoreError("body.too_large");
  return bytes.toString("utf8");
}

/** The body as JSON, and as nothing else. */
export function jsonBody(event: APIGatewayProxyEventV2, limit: number): unknown {
  const type = (event.headers["content-type"] ?? "").split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") throw new StoreError("body.content_type");
  return parsedBody(event, limit);
}

/** The same, whatever its sender calls it. */
export function parsedBody(event: APIGatewayProxyEventV2, limit: number): unknown {
  const text = rawBody(event, limit);
  try {
    return JSON.parse(text);
  } catch {
    throw new StoreError("body.not_json");
  }
}

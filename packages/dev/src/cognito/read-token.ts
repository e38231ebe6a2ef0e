// A JWT, checked against a set of keys and read. Nothing but RS256 is known here.
import { createPublicKey, type JsonWebKey, verify } from "node:crypto";

export interface KeySet {
  keys: readonly (JsonWebKey & { kid: string })[];
}

export type Claims = Record<string, unknown>;

/** The claims of a token that one of these keys has signed; undefined for any other text. */
export function readToken({ keys }: KeySet, token: string): Claims | undefined {
  const [head = "", body = "", signature = "", ...more] = token.split(".");
  const header = parse(head);
  const key = keys.find(({ kid }) => kid === header?.kid);
  if (more.length > 0 || header?.alg !== "RS256" || !key) return undefined;
  const genuine = verify(
    "sha256",
    Buffer.from(`${head}.${body}`),
    createPublicKey({ key, format: "jwk" }),
    Buffer.from(signature, "base64url"),
  );
  return genuine ? parse(body) : undefined;
}

function parse(part: string): Claims | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, "base64url").toString("utf8"));
    return typeof value === "object" && value !== null ? (value as Claims) : undefined;
  } catch {
    return undefined;
  }
}

// Whether a request is one that a function of ours has signed, and has not expired. Checked as S3 does: the same request
// is signed again with the same key, and must come out the same.
import type { IncomingMessage } from "node:http";
import { Sha256 } from "@smithy/core/checksum";
import { HttpRequest } from "@smithy/core/protocols";
import { SignatureV4 } from "@smithy/signature-v4";
import { requestUrl } from "../kit/http.ts";

export interface Signed {
  /** Origin of the shop. */
  siteUrl: string;
  /** The secret of an access key that may ask this; undefined for one that may not. */
  secretOf(accessKeyId: string): string | undefined;
  now(): number;
}

export async function isSigned(
  request: IncomingMessage,
  { siteUrl, secretOf, now }: Signed,
): Promise<boolean> {
  const url = requestUrl(request);
  const given = (name: string) => url.searchParams.get(`X-Amz-${name}`) ?? "";
  const [accessKeyId = "", , region = ""] = given("Credential").split("/");
  const secretAccessKey = secretOf(accessKeyId);
  const at = Date.parse(
    given("Date").replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"),
  );
  const seconds = Number(given("Expires"));
  if (!secretAccessKey || !(at > 0) || !(seconds > 0)) return false;
  if (now() > at + seconds * 1000) return false;
  const signer = new SignatureV4({
    service: "s3",
    region,
    credentials: { accessKeyId, secretAccessKey },
    sha256: Sha256,
    uriEscapePath: false,
  });
  const signed = given("SignedHeaders").split(";");
  const headers = Object.fromEntries(signed.map((name) => [name, String(request.headers[name] ?? "")]));
  const own = [...url.searchParams].filter(([name]) => !/^X-Amz-/.test(name));
  const again = await signer.presign(
    new HttpRequest({
      method: request.method ?? "GET",
      path: url.pathname,
      query: Object.fromEntries(own),
      headers: { ...headers, host: new URL(siteUrl).host, "X-Amz-Content-Sha256": "UNSIGNED-PAYLOAD" },
    }),
    { expiresIn: seconds, signingDate: new Date(at), unhoistableHeaders: new Set(signed) },
  );
  return again.query?.["X-Amz-Signature"] === given("Signature");
}

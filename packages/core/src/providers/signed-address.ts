// Addresses of private files that live for minutes. AWS: "Authenticating Requests: Using Query Parameters (SigV4)".
import { Sha256 } from "@smithy/core/checksum";
import { HttpRequest } from "@smithy/core/protocols";
import { SignatureV4 } from "@smithy/signature-v4";

export interface Signer {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string | undefined;
  region: string;
}

export interface SignedRequest {
  method?: string;
  /** Must be sent as they are: S3 does not look at checksums in an address. */
  headers?: Record<string, string>;
}

/** The address at which S3 does one thing with a private file, until `seconds` from `now` (epoch milliseconds). */
export async function signedAddress(
  address: string,
  { region, accessKeyId, secretAccessKey, sessionToken }: Signer,
  seconds: number,
  now: number,
  { method = "GET", headers = {} }: SignedRequest = {},
): Promise<string> {
  const { protocol, hostname, port, pathname, origin, searchParams } = new URL(address);
  const signer = new SignatureV4({
    service: "s3",
    region,
    credentials: { accessKeyId, secretAccessKey, ...(sessionToken !== undefined && { sessionToken }) },
    sha256: Sha256,
    uriEscapePath: false,
  });
  const request = new HttpRequest({
    method,
    protocol,
    hostname,
    ...(port && { port: Number(port) }),
    path: pathname,
    query: Object.fromEntries(searchParams),
    headers: {
      ...headers,
      host: port ? `${hostname}:${port}` : hostname,
      // What S3 takes for a body that is not signed.
      "X-Amz-Content-Sha256": "UNSIGNED-PAYLOAD",
    },
  });
  const { query = {} } = await signer.presign(request, {
    expiresIn: seconds,
    signingDate: new Date(now),
    unhoistableHeaders: new Set(Object.keys(headers)),
  });
  // Not URLSearchParams: S3 takes a plus for a plus.
  const params = Object.entries(query).map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`,
  );
  return `${origin}${pathname}?${params.join("&")}`;
}

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

/** The address at which S3 gives out one file of a private bucket, until `seconds` from `now` (epoch milliseconds). */
export async function signedAddress(
  address: string,
  { region, accessKeyId, secretAccessKey, sessionToken }: Signer,
  seconds: number,
  now: number,
): Promise<string> {
  const { protocol, hostname, port, pathname, origin } = new URL(address);
  const signer = new SignatureV4({
    service: "s3",
    region,
    credentials: { accessKeyId, secretAccessKey, ...(sessionToken !== undefined && { sessionToken }) },
    sha256: Sha256,
    uriEscapePath: false,
  });
  const request = new HttpRequest({
    method: "GET",
    protocol,
    hostname,
    ...(port && { port: Number(port) }),
    path: pathname,
    headers: {
      host: port ? `${hostname}:${port}` : hostname,
      // What S3 takes for a body that is not signed; there is none.
      "X-Amz-Content-Sha256": "UNSIGNED-PAYLOAD",
    },
  });
  const { query } = await signer.presign(request, { expiresIn: seconds, signingDate: new Date(now) });
  const params = new URLSearchParams(query as Record<string, string>);
  return `${origin}${pathname}?${params}`;
}

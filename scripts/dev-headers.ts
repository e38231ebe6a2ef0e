// The headers of the pages under `sst dev`: those that CloudFront sends, but for the films' and the pool's own hosts.
import { brand } from "@store/contract/brand";
import { securityHeaders, siteHeaderOptions } from "@store/contract/security-headers";

interface DevHeaderOptions {
  styleHashes: readonly string[];
  region: string;
  /** The films' bucket, as an origin. */
  films: string;
  /** The bucket of the files that owners sell, as an origin. */
  uploads: string;
}

export function devHeaders(
  { styleHashes, region, films, uploads }: DevHeaderOptions,
  ours: { pixelId: string | undefined } = brand,
): Record<string, string> {
  const needed = siteHeaderOptions(ours);
  return securityHeaders({
    ...needed,
    styleHashes,
    connect: [`https://cognito-idp.${region}.amazonaws.com`, uploads, ...(needed.connect ?? [])],
    media: [films],
  });
}

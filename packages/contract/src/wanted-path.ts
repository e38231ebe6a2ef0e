/** What an address names behind its hash, `#/files/star-charts` or `#/client-desk`: so the account's login hands it on. */
export function wantedPath(hash: string): string | undefined {
  return /^#(\/files\/[a-z0-9_-]+|\/client-desk|\/(?:client-desk|site-report)\/SITE_[0-9a-z]{16})$/.exec(
    hash,
  )?.[1];
}

// When the gateway may be closed to all but CloudFront's certificate.

interface Asked {
  /** STORE_GATEWAY_TLS. */
  way: string;
  /** The name that CloudFront is to call. */
  name: string;
  domain: string | undefined;
  zoneIsHere: boolean;
  /** The name that CloudFront calls since an earlier deploy. */
  locked: string | undefined;
  /** Nobody buys in this stage yet. */
  isNew: boolean;
}

/** Each gateway has a name of its own, so that the next one is made beside the one before. */
export function gatewayName(domain: string, number = ""): string {
  return `calls${number}.${domain}`;
}

/** Why a deploy is refused, or undefined. */
export function refusalOfTls({ way, name, domain, zoneIsHere, locked, isNew }: Asked): string | undefined {
  if (way !== "beside" && way !== "only") return `STORE_GATEWAY_TLS is ${way}: it says beside or only`;
  if (domain === undefined)
    return "STORE_GATEWAY_TLS needs a domain: CloudFront's own address has no room for the gateway's name";
  if (!zoneIsHere)
    return `STORE_GATEWAY_TLS needs the zone of ${domain} in this account's Route 53: the gateway's name and its certificate change with it`;
  // A deploy changes the gateway first and CloudFront minutes later.
  if (way === "only" && locked !== name && !isNew)
    return `CloudFront does not call ${name} yet: deploy with STORE_GATEWAY_TLS=beside first, then with only`;
  return undefined;
}

// The DNS records of the address that the shop writes from. SST writes them where the zone is in Route 53; where it is elsewhere
// an owner enters them, and the doctor prints them.

interface Asked {
  senderDomain: string;
  region: string;
  /** Those that SES made for its signatures. */
  tokens: readonly string[];
  dmarc: string;
}

/** Replies to nobody: where mails that cannot be delivered go back to. */
export function bounceDomain(senderDomain: string): string {
  return `bounce.${senderDomain}`;
}

/** One line each: name, kind, value. */
export function mailRecords({ senderDomain, region, tokens, dmarc }: Asked): string[] {
  const bounces = bounceDomain(senderDomain);
  return [
    ...tokens.map((token) => `${token}._domainkey.${senderDomain} CNAME ${token}.dkim.amazonses.com`),
    `${bounces} MX 10 feedback-smtp.${region}.amazonses.com`,
    `${bounces} TXT "v=spf1 include:amazonses.com ~all"`,
    `_dmarc.${senderDomain} TXT "${dmarc}"`,
  ];
}

/**
 * What others do with mail in our name that is not signed: by STORE_DMARC. It may be the owner's own, so that only reports are asked
 * for at first. docs/deploy.md tells when to raise it.
 */
export function dmarcPolicy(reportsTo: string): string {
  const policy = process.env.STORE_DMARC ?? "none";
  if (!["none", "quarantine", "reject"].includes(policy))
    throw new Error(`STORE_DMARC is ${policy}: give none, quarantine or reject`);
  return `v=DMARC1; p=${policy}; rua=mailto:${reportsTo}`;
}

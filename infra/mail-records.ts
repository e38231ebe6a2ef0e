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

/** Reports only: other mail of this domain may not be signed yet. docs/deploy.md tells when to raise it. */
export function dmarcPolicy(reportsTo: string): string {
  return `v=DMARC1; p=none; rua=mailto:${reportsTo}`;
}

// A ResponseHeadersPolicy, read back as the headers that a browser gets.

/** The headers that a policy sends. */
export function sent(inputs: Record<string, unknown>): Record<string, string> {
  const { securityHeadersConfig: security, customHeadersConfig: custom } = inputs as unknown as {
    securityHeadersConfig: {
      contentSecurityPolicy: { contentSecurityPolicy: string };
      strictTransportSecurity: {
        accessControlMaxAgeSec: number;
        includeSubdomains: boolean;
        preload: boolean;
      };
      contentTypeOptions?: object;
      frameOptions: { frameOption: string };
      referrerPolicy: { referrerPolicy: string };
    };
    customHeadersConfig: { items: { header: string; value: string }[] };
  };
  const { accessControlMaxAgeSec, includeSubdomains, preload } = security.strictTransportSecurity;
  return {
    "content-security-policy": security.contentSecurityPolicy.contentSecurityPolicy,
    "strict-transport-security": `max-age=${accessControlMaxAgeSec}${includeSubdomains ? "; includeSubDomains" : ""}${preload ? "; preload" : ""}`,
    ...(security.contentTypeOptions && { "x-content-type-options": "nosniff" }),
    "x-frame-options": security.frameOptions.frameOption,
    "referrer-policy": security.referrerPolicy.referrerPolicy,
    ...Object.fromEntries(custom.items.map(({ header, value }) => [header, value])),
  };
}

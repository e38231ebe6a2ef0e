// The security headers of contract/security-headers.ts, as CloudFront wants to be told.

/** The part of aws.cloudfront.ResponseHeadersPolicyArgs that headers are. */
export function headersPolicy(headers: Readonly<Record<string, string>>) {
  const override = true;
  const {
    "content-security-policy": contentSecurityPolicy = "",
    "strict-transport-security": transport = "",
    "x-content-type-options": nosniff,
    "x-frame-options": frameOption = "",
    "referrer-policy": referrerPolicy = "",
    ...custom
  } = headers;
  return {
    securityHeadersConfig: {
      contentSecurityPolicy: { contentSecurityPolicy, override },
      strictTransportSecurity: {
        accessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(transport)?.[1]),
        includeSubdomains: transport.includes("includeSubDomains"),
        preload: transport.includes("preload"),
        override,
      },
      ...(nosniff && { contentTypeOptions: { override } }),
      frameOptions: { frameOption, override },
      referrerPolicy: { referrerPolicy, override },
    },
    customHeadersConfig: {
      items: Object.entries(custom).map(([header, value]) => ({ header, value, override })),
    },
  };
}

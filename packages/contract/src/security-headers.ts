// The headers of every page, on CloudFront and on the local server alike.

export interface SiteHeaderOptions {
  /** `sha256-...` of each inlined `<style>` of the built pages. */
  styleHashes: readonly string[];
  /** Origins the pages may talk to besides their own: Cognito's, a pixel's. */
  connect?: readonly string[];
  /** Hosts of scripts and pictures that a setting needs: a pixel's. None by default. */
  script?: readonly string[];
  image?: readonly string[];
  /** Hosts of films of our own: the private bucket's. */
  media?: readonly string[];
  /** Hosts of embedded films, when a lesson points to a hosted one. */
  frame?: readonly string[];
}

/** Hosts that the settings of brand.ts need: a pixel's. None by default. */
export function siteHeaderOptions(brand: {
  pixelId: string | undefined;
}): Omit<SiteHeaderOptions, "styleHashes"> {
  if (!brand.pixelId) return {};
  return {
    script: ["https://connect.facebook.net"],
    image: ["https://www.facebook.com"],
    connect: ["https://connect.facebook.net", "https://www.facebook.com"],
  };
}

/** Content-Security-Policy without `unsafe-inline`; everything from our own origin unless a setting names a host. */
export function contentSecurityPolicy(options: SiteHeaderOptions): string {
  const { styleHashes, connect = [], script = [], image = [], media = [], frame = [] } = options;
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...script],
    "style-src": ["'self'", ...styleHashes.map((hash) => `'${hash}'`)],
    "font-src": ["'self'"],
    "img-src": ["'self'", "data:", ...image],
    "media-src": ["'self'", ...media],
    "connect-src": ["'self'", ...connect],
    "frame-src": frame.length > 0 ? frame : ["'none'"],
    "manifest-src": ["'self'"],
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
    // Every browser knows this one and sends at once. Beside `report-to`, some would send only that, and a minute later.
    "report-uri": ["/api/report-error"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(" ")}`)
    .join("; ");
}

/** Name and value of each security header. */
export function securityHeaders(options: SiteHeaderOptions): Record<string, string> {
  return {
    "content-security-policy": contentSecurityPolicy(options),
    "strict-transport-security": "max-age=63072000; includeSubDomains; preload",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
  };
}

/** Of pictures that an owner has put there. Should anything else ever lie among them, it runs nothing, as nobody. */
export const pictureHeaders: Readonly<Record<string, string>> = {
  ...securityHeaders({ styleHashes: [] }),
  "content-security-policy": "default-src 'none'; sandbox",
  "cross-origin-resource-policy": "same-origin",
};

/**
 * The networks that a visitor's address belongs to, the narrowest first. The edge shortens IPv6 to its /64, which is one
 * household; a /48 is what one site, or one tunnel that costs nothing, is given.
 */
export function networksOf(viewerIp: string): string[] {
  if (!viewerIp.endsWith("::/64")) return [viewerIp];
  const site = viewerIp.slice(0, -"::/64".length).split(":").slice(0, 3).join(":");
  return [viewerIp, `${site}::/48`];
}

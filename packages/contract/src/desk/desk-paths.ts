// Apart from the paths of areas: the thank-you page carries those.

/** One of the sites on the client desk, and the report on it. */
export const sitePath = (siteId: string): `/client-desk/${string}` => `/client-desk/${siteId}`;
export const reportPath = (siteId: string): `/site-report/${string}` => `/site-report/${siteId}`;

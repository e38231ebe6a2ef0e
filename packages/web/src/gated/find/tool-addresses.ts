// Addresses of tools that a page has beside the calculators, behind its hash.

/** The account audit, of the course. */
export const auditAddress = "account-audit";

/** The markup generator, of the SEO checklist. */
export const markupAddress = "json-ld-generator";

/** The month in which all orders lie: the worst case for whatever reads a month. */
export const month = "2026-01";
export const monthBegins = Date.parse("2026-01-01T05:30:00+05:30");
export const monthLasts = 30 * 86_400_000;
/** Of the numbers of its papers. */
export const series = "FW/2526";

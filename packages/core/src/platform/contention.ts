/**
 * The table kept being busy with other requests on the same items. Nothing is known to have been written; the caller
 * may try again later. Apart from the table, since calls without one answer for it as well.
 */
export class ContentionError extends Error {
  override name = "ContentionError";
}

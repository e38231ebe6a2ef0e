import type { Migration } from "./migrate.ts";

/**
 * In the order in which they are done. None is needed yet. An entry stays for as long as there are copies from before it: a table that is
 * restored from one is taken through all of them.
 */
export const migrations: readonly Migration[] = [];

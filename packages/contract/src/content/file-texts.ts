// How files are told of, to admins and buyers alike.
import { endingOf, fileKinds } from "./file-kinds.ts";

/** `PDF`, by the ending of a name. */
export function kindWord(name: string): string {
  const ending = endingOf(name);
  return ending ? fileKinds[ending].word : "File";
}

/** `4.2 MB`, `310 kB`. */
export function sizeWords(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} kB`;
  return `${(bytes / 1_000_000).toFixed(bytes < 10_000_000 ? 1 : 0)} MB`;
}

/** Where admins keep the files of a product. */
export const contentPath = (product: string): `/admin/content/${string}` => `/admin/content/${product}`;

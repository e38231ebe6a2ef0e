// What is sold, packed before SST copies it beside the functions that hand it out: `files` in infra/needs.ts.
import { writePacked } from "@store/goods/packed/write-packed";

/** Writes it where `files` says that it lies, from the project's root. */
export function packContent(): Promise<void> {
  return writePacked("packages/goods/dist");
}

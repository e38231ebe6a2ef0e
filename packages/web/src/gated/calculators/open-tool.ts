// Which calculator is open. A store of its own, so that a button deep in a list opens one without its parents knowing.

import { useSyncExternalStore } from "react";
import { showAddress } from "../../lib/addressed.ts";
import type { ToolId } from "./formulas/shelf.ts";

let open: ToolId | undefined;
const listeners = new Set<() => void>();

/** The address of a calculator, behind the hash of a page that has it. */
export function toolAddress(id: ToolId): string {
  return `tool-${id}`;
}

/** Opens a calculator over the page, or closes it. */
export function openTool(id: ToolId | undefined): void {
  open = id;
  showAddress(id && toolAddress(id));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useOpenTool(): ToolId | undefined {
  return useSyncExternalStore(subscribe, () => open);
}

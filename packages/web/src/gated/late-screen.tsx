import { type ComponentType, useState } from "react";
import { showAddress } from "../lib/addressed.ts";

/**
 * A screen over the page whose code comes when it is opened first; `address` is its id behind the hash, while it is open. `Screen` is
 * there to be shown once it has come.
 */
export function useLateScreen<Props>(load: () => Promise<ComponentType<Props>>, address?: string) {
  const [screen, setScreen] = useState<ComponentType<Props>>();
  const [state, setState] = useState<"closed" | "open" | "failed">("closed");
  const open = () => {
    setState("open");
    if (address) showAddress(address);
    load().then(
      (loaded) => setScreen(() => loaded),
      () => setState("failed"),
    );
  };
  const close = () => {
    setState("closed");
    if (address) showAddress(undefined);
  };
  return { Screen: state === "open" ? screen : undefined, failed: state === "failed", open, close };
}

/** Below the button that opens it. */
export function NotFetched({ what }: { what: string }) {
  return (
    <p role="alert" className="mt-3 text-sm">
      {what} could not be fetched. Check your connection and press again.
    </p>
  );
}

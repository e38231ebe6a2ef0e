// What stands open on a page has an address: its id behind the hash. Who opens that address gets the same thing open.
import { useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router-dom";

/** Puts what was opened into the address bar, or takes it out. No step back in the browser's history comes of it. */
export function showAddress(id: string | undefined): void {
  const { pathname, search } = location;
  history.replaceState(
    history.state,
    "",
    id === undefined ? pathname + search : `#${encodeURIComponent(id)}`,
  );
}

/** The id in the address as it is now; empty without one. */
export const shownAddress = (): string => addressIn(location.hash);

/** Calls `open` with the id in the address: when the page appears, and whenever a link leads to one. */
export function useAddressed(open: (id: string) => void): void {
  const { hash, key } = useLocation();
  const onArrival = useEffectEvent(open);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second press on the same link opens it again
  useEffect(() => {
    const id = addressIn(hash);
    if (!id) return;
    // When what led here has closed.
    const frame = requestAnimationFrame(() => onArrival(id));
    return () => cancelAnimationFrame(frame);
  }, [hash, key]);
}

function addressIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    // Cut short or mistyped: the page opens as it does without one.
    return "";
  }
}

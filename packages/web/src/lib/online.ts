import { useSyncExternalStore } from "react";

const isOnline = () => navigator.onLine;

/** Whether the browser has a connection, as far as it knows. */
export const useOnline = () => useSyncExternalStore(subscribe, isOnline, () => true);

function subscribe(changed: () => void): () => void {
  addEventListener("online", changed);
  addEventListener("offline", changed);
  return () => {
    removeEventListener("online", changed);
    removeEventListener("offline", changed);
  };
}

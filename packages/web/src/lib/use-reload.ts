import { useRevalidator } from "react-router-dom";

/** Asks anew for what the page's loader did not get: for `LoadFailed`. */
export function useReload() {
  const { state, revalidate } = useRevalidator();
  return { retrying: state !== "idle", retry: revalidate };
}

import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/**
 * The token that a mailed link carries in its fragment, which no server and no log ever sees. It is taken out of the
 * address bar at once, which then shows `path`: what is left in the history opens nothing.
 */
export function useMailedToken(path: string): string {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState(() => tokenIn(hash));
  useEffect(() => {
    if (!hash) return;
    setToken(tokenIn(hash));
    void navigate(path, { replace: true, preventScrollReset: true });
  }, [hash, navigate, path]);
  return token;
}

/** Mail programs may encode what needs no encoding, or leave a space at the end. */
function tokenIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1)).trim();
  } catch {
    return hash.slice(1);
  }
}

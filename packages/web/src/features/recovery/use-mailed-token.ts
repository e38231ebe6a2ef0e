import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/**
 * The token that a mailed link carries in its fragment, which no server and no log ever sees. It is taken out of the
 * address bar at once: what is left in the history opens nothing.
 */
export function useMailedToken(): string {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState(() => tokenIn(hash));
  useEffect(() => {
    if (!hash) return;
    setToken(tokenIn(hash));
    void navigate("/reset-password", { replace: true, preventScrollReset: true });
  }, [hash, navigate]);
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

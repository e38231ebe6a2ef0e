import { useNavigate } from "react-router-dom";
import { queryClient } from "../../lib/query-client.ts";
import { showToast } from "../../lib/toast-store.ts";
import { type AreaId, areaOf } from "./areas.ts";
import { forgetSession } from "./session.ts";

/** Leaves an area: its own keys go, its content leaves memory, and its login follows. */
export function useLogout(id: AreaId): () => void {
  const navigate = useNavigate();
  return () => {
    const area = areaOf(id);
    forgetSession(area);
    queryClient.removeQueries({ queryKey: ["content", id] });
    if (area.toasts.loggedOut) showToast(area.toasts.loggedOut);
    void navigate(area.loginPath);
  };
}

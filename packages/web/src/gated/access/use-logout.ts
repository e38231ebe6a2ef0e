import { useNavigate } from "react-router-dom";
import { call } from "../../lib/api.ts";
import { clearAccount } from "../../lib/checkout-account.ts";
import { queryClient } from "../../lib/query-client.ts";
import { removeItem } from "../../lib/storage.ts";
import { showToast } from "../../lib/toast-store.ts";
import { areaOf, type LoginId } from "./areas.ts";
import { areasWith, endSession, readToken } from "./session.ts";

/**
 * Leaves: the session ends on the server, and with it every area that it opened. Their keys go, what was seen leaves
 * memory, and the login of this area follows.
 */
export function useLogout(id: LoginId): () => void {
  const navigate = useNavigate();
  const leave = async (path: string) => {
    await navigate(path);
    // Not before: the page that is still in view shows them.
    queryClient.removeQueries();
  };
  return () => {
    const area = areaOf(id);
    const sessionToken = readToken(area);
    endSession(area);
    if (sessionToken) {
      areasWith(sessionToken).forEach(endSession);
      // Without a network the token is forgotten here, and ends by itself there.
      call("logout", { sessionToken }, { keepalive: true }).catch(() => undefined);
    }
    // Or the login would open by itself again.
    removeItem("userCredentials");
    // Or the thank-you page would show the password to the next person at this tab.
    clearAccount();
    if (area.toasts.loggedOut) showToast(area.toasts.loggedOut);
    void leave(area.loginPath);
  };
}

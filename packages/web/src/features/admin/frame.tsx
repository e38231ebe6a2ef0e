import { useEffect } from "react";
import { NavLink, Outlet, useLocation, useNavigate } from "react-router-dom";
import { adminToasts } from "../../lib/admin-toasts.ts";
import { showToast } from "../../lib/toast-store.ts";
import { OfficeFrame } from "./office-frame.tsx";
import { signOut } from "./session/auth.ts";
import { onAuth } from "./session/auth-events.ts";
import { CodePrompt } from "./session/code-prompt-dialog.tsx";
import { clearDeparture, notePlace } from "./session/departure.ts";
import { clearAdminCache } from "./session/guard.ts";
import { ToDecide } from "./to-decide.tsx";

/** What stands around every page of the admin area. A session that ends, here or in another tab, leads to the login. */
export function AdminFrame() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(
    () =>
      onAuth((event) => {
        if (event !== "SIGNED_OUT") return;
        clearAdminCache();
        notePlace(location.pathname + location.search);
        void navigate("/admin/login", { replace: true });
      }),
    [navigate],
  );

  const logOut = async () => {
    const told = signOut();
    // Anybody who leaves of their own will is asked nothing and brought nowhere the next time.
    clearDeparture();
    showToast((await told) ? adminToasts.loggedOut : adminToasts.loggedOutHere);
  };

  return (
    <>
      <OfficeFrame path={pathname} Link={NavLink} ToDecide={ToDecide} onLogOut={() => void logOut()}>
        <Outlet />
      </OfficeFrame>
      <CodePrompt />
    </>
  );
}

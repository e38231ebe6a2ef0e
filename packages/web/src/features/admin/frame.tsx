import { LogOut } from "lucide-react";
import { useEffect } from "react";
import { Outlet, useNavigate } from "react-router-dom";
import { adminToasts } from "../../lib/admin-toasts.ts";
import { showToast } from "../../lib/toast-store.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Logo } from "../../ui/logo.tsx";
import { SkipLink } from "../../ui/skip-link.tsx";
import { RoomLine, ThumbBar } from "./navigation.tsx";
import { signOut } from "./session/auth.ts";
import { onAuth } from "./session/auth-events.ts";
import { CodePrompt } from "./session/code-prompt-dialog.tsx";
import { clearDeparture, notePlace } from "./session/departure.ts";
import { clearAdminCache } from "./session/guard.ts";

/** What stands around every page of the admin area. A session that ends, here or in another tab, leads to the login. */
export function AdminFrame() {
  const navigate = useNavigate();
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
      <header className="on-mat overflow-hidden bg-mat-900">
        <SkipLink />
        <div className="office-wrap flex h-16 items-center justify-between gap-x-6 overflow-y-clip xl:gap-x-10">
          <Logo hung className="flex-none text-[1.375rem] max-[20rem]:text-base" />
          <RoomLine />
          <Button look="quiet" size="sm" onClick={() => void logOut()}>
            <Icon as={LogOut} />
            <span className="max-[20rem]:sr-only">Logout</span>
          </Button>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="office-wrap pt-6 pb-16 outline-none md:pt-8">
        <Outlet />
      </main>
      <ThumbBar />
      <CodePrompt />
    </>
  );
}

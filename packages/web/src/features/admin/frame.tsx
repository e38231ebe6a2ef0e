import { offer } from "@store/contract/offer/offer";
import { useQuery } from "@tanstack/react-query";
import { LogOut } from "lucide-react";
import { useEffect } from "react";
import { NavLink, Outlet, useNavigate } from "react-router-dom";
import { adminToasts } from "../../lib/admin-toasts.ts";
import { showToast } from "../../lib/toast-store.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Logo } from "../../ui/logo.tsx";
import { SkipLink } from "../../ui/skip-link.tsx";
import { unmatchedQuery } from "./orders/orders.queries.ts";
import { figure } from "./parts/figures.ts";
import { signOut } from "./session/auth.ts";
import { onAuth } from "./session/auth-events.ts";
import { CodePrompt } from "./session/code-prompt-dialog.tsx";
import { clearDeparture, notePlace } from "./session/departure.ts";
import { clearAdminCache } from "./session/guard.ts";

/** While tax papers are off there is nothing to see in theirs; the page itself says so. */
const rooms = () => [
  { to: "/admin/dashboard", label: "Dashboard" },
  { to: "/admin/users", label: "Users" },
  { to: "/admin/orders", label: "Orders" },
  { to: "/admin/coupons", label: "Coupons" },
  { to: "/admin/offer", label: "Offer" },
  { to: "/admin/pages", label: "Pages" },
  { to: "/admin/content", label: "Files" },
  ...(offer.gst.mode === "off" ? [] : [{ to: "/admin/gst", label: "GST" }]),
  { to: "/admin/privacy", label: "Privacy" },
  { to: "/admin/people", label: "Admins" },
  { to: "/test-email", label: "Test mails" },
  { to: "/admin/account", label: "Account" },
];

/** Where the line of rooms is wider than the screen, it begins at the room that one is in. */
function reveal(link: HTMLAnchorElement | null): void {
  if (link?.ariaCurrent === "page") link.scrollIntoView({ inline: "center", block: "nearest" });
}

/** How much waits for a person: payments, requests, and what went wrong by itself. Nothing while there is none. */
function ToDecide() {
  const { data } = useQuery({ ...unmatchedQuery(), staleTime: 60_000, refetchInterval: 5 * 60_000 });
  const count = data ? data.payments.length + data.requests.length + data.notices.length : 0;
  if (count === 0) return null;
  return (
    <b className="num ml-1.5 grid h-5 min-w-5 place-content-center rounded-pill bg-marigold-400 px-1.5 text-xs text-ink">
      {figure(count)}
      {data?.more ? "+" : ""}
      <span className="sr-only"> to decide</span>
    </b>
  );
}

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
        <div className="office-wrap flex h-16 items-center justify-between gap-x-6 overflow-y-clip">
          <Logo hung className="text-[1.375rem]" />
          <Button look="quiet" size="sm" onClick={() => void logOut()}>
            <Icon as={LogOut} />
            Logout
          </Button>
        </div>
        {/* One line at every width, so that what arrives later, such as a count, moves nothing below it. */}
        <nav
          aria-label="Admin"
          className="office-wrap flex gap-x-5 overflow-x-auto text-sm font-semibold whitespace-nowrap [scrollbar-width:none] lg:gap-x-7"
        >
          {rooms().map(({ to, label }) => (
            <NavLink
              key={to}
              to={to}
              ref={reveal}
              className="inline-flex min-h-11 flex-none items-center no-underline hover:underline aria-[current=page]:border-b-3 aria-[current=page]:border-marigold-400 aria-[current=page]:pt-[3px]"
            >
              {label}
              {to === "/admin/orders" ? <ToDecide /> : null}
            </NavLink>
          ))}
        </nav>
      </header>
      <main id="main" tabIndex={-1} className="office-wrap pt-8 pb-16 outline-none">
        <Outlet />
      </main>
      <CodePrompt />
    </>
  );
}

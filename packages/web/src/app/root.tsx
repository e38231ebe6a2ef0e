import { offer } from "@store/contract/offer/offer";
import { useEffect, useRef } from "react";
import { Outlet, ScrollRestoration, useLocation, useNavigation } from "react-router-dom";
import { Toaster } from "../lib/toast.tsx";
import { routeOf } from "../pages/app-routes.ts";

/** What stands around every route: the toasts, the title, the place of the keyboard after a move. */
export function Root() {
  return (
    <>
      <Arrival />
      <Bob />
      <Outlet />
      <Toaster />
      <ScrollRestoration />
    </>
  );
}

/** The bob of the header: it swings while a page is on its way, and settles when it is there. */
function Bob() {
  const isMoving = useNavigation().state !== "idle";
  useEffect(() => {
    document.documentElement.dataset.bob = isMoving ? "swings" : "settles";
  }, [isMoving]);
  return null;
}

/** Tells of a new page what a full load would: its title, and the focus at its beginning. */
function Arrival() {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    document.title = titleOf(pathname);
    if (last.current === pathname) return;
    last.current = pathname;
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}

function titleOf(pathname: string): string {
  const path = pathname.replace(/(.)\/$/, "$1");
  const title = routeOf(path)?.title ?? "404 - Page Not Found";
  return `${title} | ${offer.name}`;
}

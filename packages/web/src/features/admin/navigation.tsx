import { useQuery } from "@tanstack/react-query";
import { Menu } from "lucide-react";
import { useEffect, useRef } from "react";
import { NavLink, useLocation } from "react-router-dom";
import { Icon } from "../../ui/icon.tsx";
import { unmatchedQuery } from "./orders/orders.queries.ts";
import { figure } from "./parts/figures.ts";
import { furtherRooms, nearRooms } from "./rooms.ts";

/** How much waits for a person: payments, requests, and what went wrong by itself. Nothing while there is none. */
function ToDecide({ className = "ml-1.5" }: { className?: string }) {
  const { data } = useQuery({ ...unmatchedQuery(), staleTime: 60_000, refetchInterval: 5 * 60_000 });
  const count = data ? data.payments.length + data.requests.length + data.notices.length : 0;
  if (count === 0) return null;
  return (
    <b
      className={`num grid h-5 min-w-5 place-content-center rounded-pill bg-marigold-400 px-1.5 text-xs text-ink ${className}`}
    >
      {figure(count)}
      {data?.more ? "+" : ""}
      <span className="sr-only"> to decide</span>
    </b>
  );
}

/** All rooms in one line, beside the logo of a wide window. */
export function RoomLine() {
  return (
    <nav
      aria-label="Admin"
      className="hidden flex-1 gap-x-4 text-sm font-semibold whitespace-nowrap lg:flex xl:gap-x-6"
    >
      {[...nearRooms, ...furtherRooms()].map(({ to, label }) => (
        <NavLink
          key={to}
          to={to}
          className="inline-flex min-h-16 flex-none items-center no-underline hover:underline aria-[current=page]:border-b-3 aria-[current=page]:border-marigold-400 aria-[current=page]:pt-[3px]"
        >
          {label}
          {to === "/admin/orders" ? <ToDecide /> : null}
        </NavLink>
      ))}
    </nav>
  );
}

/** On a small window: the rooms of every day under the thumb, and a menu that holds the others. */
export function ThumbBar() {
  const { pathname } = useLocation();
  const menu = useRef<HTMLDivElement>(null);
  // A room that was chosen in the menu is there: the menu has done its work.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it closes whenever the address changes
  useEffect(() => menu.current?.hidePopover?.(), [pathname]);
  const further = furtherRooms();
  const isFurther = further.some(({ to }) => pathname.startsWith(to));
  return (
    <nav aria-label="Admin" className="thumb-bar on-mat bg-mat-900 lg:hidden">
      {nearRooms.map(({ to, label, icon }) => (
        <NavLink key={to} to={to} className="thumb-room">
          <Icon as={icon} />
          {label}
          {to === "/admin/orders" ? <ToDecide className="absolute top-1 left-[calc(50%+0.5rem)]" /> : null}
        </NavLink>
      ))}
      <button type="button" popoverTarget="rooms" className="thumb-room" data-here={isFurther || undefined}>
        <Icon as={Menu} />
        Menu
      </button>
      <div id="rooms" ref={menu} popover="auto" className="thumb-menu on-mat bg-mat-900">
        {further.map(({ to, label, icon }) => (
          <NavLink
            key={to}
            to={to}
            onClick={() => menu.current?.hidePopover?.()}
            className="flex min-h-14 items-center gap-3 px-4 font-semibold no-underline aria-[current=page]:text-marigold-400"
          >
            <Icon as={icon} />
            {label}
          </NavLink>
        ))}
      </div>
    </nav>
  );
}

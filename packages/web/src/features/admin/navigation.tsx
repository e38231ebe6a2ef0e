import { Menu } from "lucide-react";
import { type ComponentType, type ReactNode, useEffect, useRef } from "react";
import { Icon } from "../../ui/icon.tsx";
import { furtherRooms, nearRooms } from "./rooms.ts";

/** A link that knows whether one is there: the router's, or in a document a plain one. */
export type WayLink = ComponentType<{
  to: string;
  className?: string;
  onClick?: () => void;
  children: ReactNode;
}>;

export interface Ways {
  /** Where one is. */
  path: string;
  Link: WayLink;
  /** Counts what waits, once there is somebody to ask. */
  ToDecide?: ComponentType<{ className?: string }> | undefined;
}

/** All rooms in one line, beside the logo of a wide window. */
export function RoomLine({ Link, ToDecide }: Ways) {
  return (
    <nav
      aria-label="Admin"
      className="hidden flex-1 gap-x-4 text-sm font-semibold whitespace-nowrap lg:flex xl:gap-x-6"
    >
      {[...nearRooms, ...furtherRooms()].map(({ to, label }) => (
        <Link
          key={to}
          to={to}
          className="inline-flex min-h-16 flex-none items-center no-underline hover:underline aria-[current=page]:border-b-3 aria-[current=page]:border-marigold-400 aria-[current=page]:pt-[3px]"
        >
          {label}
          {ToDecide && to === "/admin/orders" ? <ToDecide /> : null}
        </Link>
      ))}
    </nav>
  );
}

/** On a small window: the rooms of every day under the thumb, and a menu that holds the others. */
export function ThumbBar({ path, Link, ToDecide }: Ways) {
  const menu = useRef<HTMLDivElement>(null);
  // A room that was chosen in the menu is there: the menu has done its work.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it closes whenever the address changes
  useEffect(() => menu.current?.hidePopover?.(), [path]);
  const further = furtherRooms();
  const isFurther = further.some(({ to }) => path.startsWith(to));
  return (
    <nav aria-label="Admin" className="thumb-bar on-mat bg-mat-900 lg:hidden">
      {nearRooms.map(({ to, label, icon }) => (
        <Link key={to} to={to} className="thumb-room">
          <Icon as={icon} />
          {label}
          {ToDecide && to === "/admin/orders" ? (
            <ToDecide className="absolute top-1 left-[calc(50%+0.5rem)]" />
          ) : null}
        </Link>
      ))}
      <button type="button" popoverTarget="rooms" className="thumb-room" data-here={isFurther || undefined}>
        <Icon as={Menu} />
        Menu
      </button>
      <div id="rooms" ref={menu} popover="auto" className="thumb-menu on-mat bg-mat-900">
        {further.map(({ to, label, icon }) => (
          <Link
            key={to}
            to={to}
            onClick={() => menu.current?.hidePopover?.()}
            className="flex min-h-14 items-center gap-3 px-4 font-semibold no-underline aria-[current=page]:text-marigold-400"
          >
            <Icon as={icon} />
            {label}
          </Link>
        ))}
      </div>
    </nav>
  );
}

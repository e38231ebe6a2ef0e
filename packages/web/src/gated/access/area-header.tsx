import { offer } from "@store/contract/offer/offer";
import { CircleUserRound, House, LogOut } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router-dom";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Logo, Mark } from "../../ui/logo.tsx";
import { SkipLink } from "../../ui/skip-link.tsx";
import type { LoginId } from "./areas.ts";
import { useLogout } from "./use-logout.ts";

interface AreaHeaderProps {
  /** What its logout ends. */
  area: LoginId;
  title: string;
  /** The link home: each area words it in its own way. */
  home: "Back to Home" | "Home";
  /** Further links. */
  children?: ReactNode;
  /** A strip under the header: whose work this is. */
  strip?: ReactNode;
}

/** A word; on a phone its icon. */
export const way =
  "inline-flex min-h-11 min-w-[44px] items-center justify-center no-underline hover:underline aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8";

/** The top of a gated area. On a phone marks stand for words, so that the area's title fits. */
export function AreaHeader({ area, title, home, children, strip }: AreaHeaderProps) {
  const { pathname } = useLocation();
  const logout = useLogout(area);
  return (
    <header className="overflow-hidden border-b border-rule bg-sheet print:hidden">
      <SkipLink />
      <div className="wrap flex min-h-20 items-center justify-between gap-2 overflow-y-clip sm:gap-3">
        <div className="flex min-w-0 items-center gap-2 sm:gap-3 md:gap-4 lg:gap-5">
          <Logo hung className="max-md:hidden" />
          <a
            href="/"
            aria-label={`${offer.name}, home`}
            className="hung relative inline-flex min-h-11 min-w-8 flex-none items-center before:absolute before:bottom-[calc(50%+0.95rem)] before:left-[calc(0.6875rem-0.75px)] before:h-24 before:w-[1.5px] before:bg-marigold-400 md:hidden"
          >
            <Mark className="h-8 w-[1.375rem]" />
          </a>
          {/* The page begins with it too: where its longest word has no room beside four marks, it is only said. */}
          <p className="font-display text-base leading-none font-extrabold max-[22.4rem]:sr-only sm:text-lg md:border-l md:border-rule-2 md:py-2 md:pl-4 md:text-d4 lg:pl-5">
            {title}
          </p>
        </div>
        <nav
          aria-label="Main"
          className="flex flex-none items-center gap-1 text-sm font-semibold whitespace-nowrap sm:gap-4 lg:gap-6"
        >
          {children}
          <a href="/" className={way}>
            <Icon as={House} className="text-[1.375rem] sm:hidden" />
            <span className="max-sm:sr-only">{home}</span>
          </a>
          <Link to="/account" className={way} aria-current={pathname === "/account" ? "page" : undefined}>
            <Icon as={CircleUserRound} className="text-[1.375rem] sm:hidden" />
            <span className="max-sm:sr-only">Account</span>
          </Link>
          <Button look="quiet" size="sm" onClick={logout} className="max-sm:ml-1 max-sm:px-3">
            <Icon as={LogOut} />
            <span className="max-sm:sr-only">Logout</span>
          </Button>
        </nav>
      </div>
      {strip ? (
        <div className="border-t border-rule bg-paper py-2 text-xs text-ink-2">
          <p className="wrap">{strip}</p>
        </div>
      ) : null}
    </header>
  );
}

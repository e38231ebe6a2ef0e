import { LogOut } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Logo } from "../../ui/logo.tsx";
import { SkipLink } from "../../ui/skip-link.tsx";
import { RoomLine, ThumbBar, type Ways } from "./navigation.tsx";

interface OfficeFrameProps extends Ways {
  /** Absent in a document, while the app is on its way: its bob swings. */
  onLogOut?: () => void;
  children: ReactNode;
}

/** The bars around every page of the admin area, the same from the first paint on. */
export function OfficeFrame({ onLogOut, children, ...ways }: OfficeFrameProps) {
  const comes = onLogOut === undefined;
  return (
    <>
      <header className={`on-mat overflow-hidden bg-mat-900 ${comes ? "shell-header" : ""}`}>
        <SkipLink />
        <div className="office-wrap flex h-16 items-center justify-between gap-x-6 overflow-y-clip xl:gap-x-10">
          <Logo hung className="flex-none text-[1.375rem] max-[20rem]:text-base" />
          <RoomLine {...ways} />
          <Button look="quiet" size="sm" inert={comes} onClick={onLogOut}>
            <Icon as={LogOut} />
            <span className="max-[20rem]:sr-only">Logout</span>
          </Button>
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className={`office-wrap pt-6 pb-16 outline-none md:pt-8 ${comes ? "shell-main" : ""}`}
      >
        {children}
      </main>
      <ThumbBar {...ways} />
    </>
  );
}

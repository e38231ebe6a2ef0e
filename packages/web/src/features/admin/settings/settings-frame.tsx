import type { ReactNode } from "react";
import { NavLink, Outlet } from "react-router-dom";
import type { WayLink } from "../navigation.tsx";
import { PageHead } from "../parts/page-head.tsx";
import { settings } from "../rooms.ts";

/** The one room of what is seldom changed. */
export function SettingsFrame() {
  return (
    <SettingsRoom Link={NavLink}>
      <Outlet />
    </SettingsRoom>
  );
}

/** Its pages at the left, on small windows in a line above. */
export function SettingsRoom({ Link, children }: { Link: WayLink; children: ReactNode }) {
  return (
    <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[11rem_minmax(0,1fr)]">
      <nav aria-label="Settings" className="settings-nav">
        <p className="font-display text-d4 font-extrabold max-lg:mb-1">Settings</p>
        <ul>
          {settings.map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0">{children}</div>
    </div>
  );
}

/** The head of one of them: its name as in the navigation, and what it is for. */
export function SettingsHead({ path, children }: { path: string; children?: ReactNode }) {
  const page = settings.find(({ to }) => to === path);
  return (
    <>
      <PageHead title={page?.label ?? ""}>{children}</PageHead>
      <p className="mute -mt-3 mb-7 max-w-[62ch]">{page?.help}</p>
    </>
  );
}

interface SettingsPartProps {
  title: string;
  /** What it does, or when one needs it. */
  help: ReactNode;
  /** Its content is a table, which needs the whole width. */
  wide?: boolean;
  children: ReactNode;
}

/** One matter of such a page: what it is at the left, the thing itself beside it. */
export function SettingsPart({ title, help, wide = false, children }: SettingsPartProps) {
  return (
    <section
      aria-label={title}
      className={`grid gap-x-12 gap-y-4 border-t border-rule py-7 ${wide ? "" : "xl:grid-cols-[17rem_minmax(0,1fr)]"}`}
    >
      <div>
        <h2 className="text-d4">{title}</h2>
        <p className={`mute mt-1 text-sm ${wide ? "max-w-[70ch]" : "max-w-[52ch]"}`}>{help}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}

import { NavLink, Outlet } from "react-router-dom";
import { settings } from "../rooms.ts";

/** The one room of what is seldom changed: its pages at the left, on small windows in a line above. */
export function SettingsFrame() {
  return (
    <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[11rem_minmax(0,1fr)]">
      <nav aria-label="Settings" className="settings-nav">
        <p className="font-display text-d4 font-extrabold max-lg:mb-1">Settings</p>
        <ul>
          {settings.map(({ to, label }) => (
            <li key={to}>
              <NavLink to={to}>{label}</NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  );
}

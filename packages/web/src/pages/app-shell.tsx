import type { ReactNode } from "react";
import { Loading, type LoadingShape } from "../ui/loading.tsx";
import { Logo } from "../ui/logo.tsx";
import { SidePage } from "../ui/side-page.tsx";
import { headingOf, routeOf } from "./app-routes.ts";

interface AppShellProps {
  path?: string;
  /** Under the title. */
  children?: ReactNode;
}

/** What a visitor sees until the app has loaded: the frame, the page's title, and lines to come. */
export function AppShell({ path = "", children }: AppShellProps) {
  const { side, shape } = routeOf(path) ?? {};
  if (side)
    return (
      <SidePage drawing={null}>
        <Coming path={path} shape="text">
          {children}
        </Coming>
      </SidePage>
    );
  return (
    <>
      <header className="shell-header overflow-hidden border-b border-rule bg-sheet">
        <div className="wrap flex min-h-20 items-center">
          <Logo hung />
        </div>
      </header>
      <main className="shell-main wrap pt-[clamp(1.75rem,4vw,3rem)] pb-sec">
        <Coming path={path} shape={shape} className="mb-8">
          {children}
        </Coming>
      </main>
    </>
  );
}

interface ComingProps {
  path: string;
  shape: LoadingShape | undefined;
  className?: string;
  children: ReactNode;
}

function Coming({ path, shape = "rows", className = "", children }: ComingProps) {
  const heading = headingOf(path);
  return (
    <>
      {heading === undefined ? null : <h1 className={`text-d2 ${className}`}>{heading}</h1>}
      {children}
      <Loading shape={shape} />
    </>
  );
}

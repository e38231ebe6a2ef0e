import { offer } from "@store/contract/offer/offer";
import type { ReactNode } from "react";
import { StartOf } from "../features/admin/first-paint.tsx";
import type { WayLink } from "../features/admin/navigation.tsx";
import { OfficeFrame } from "../features/admin/office-frame.tsx";
import { Loading } from "../ui/loading.tsx";
import { Logo } from "../ui/logo.tsx";
import { SidePage } from "../ui/side-page.tsx";
import { hasAdminHeader, headingOf, movedTo, routeOf } from "./app-routes.ts";

/**
 * A document of the app, which a visitor sees until the app has loaded, and all that one without JavaScript sees: the frame,
 * the page's title, and lines in the shape of what comes.
 */
export function AppShell({ path: asked = "" }: { path?: string }) {
  const path = movedTo(asked) ?? asked;
  const { side, shape = "rows" } = routeOf(path) ?? {};
  if (hasAdminHeader(path))
    return (
      <OfficeFrame path={path} Link={plainLink(path)}>
        <NeedsScript />
        <StartOf path={path} title={headingOf(path)} Link={plainLink(path)} />
      </OfficeFrame>
    );
  if (side)
    return (
      <SidePage drawing={null}>
        <Title path={path} />
        <Loading shape="text" />
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
        <Title path={path} className="mb-8" />
        <Loading shape={shape} />
      </main>
    </>
  );
}

function Title({ path, className = "" }: { path: string; className?: string }): ReactNode {
  const heading = headingOf(path);
  return (
    <>
      {heading === undefined ? null : <h1 className={`text-d2 ${className}`}>{heading}</h1>}
      <NeedsScript />
    </>
  );
}

function NeedsScript() {
  return (
    <noscript>
      <p className="mb-6 max-w-[60ch]">
        This page needs JavaScript to check your login. Switch it on and load the page again, or write to{" "}
        {offer.supportEmail}.
      </p>
    </noscript>
  );
}

/** A link of a document knows by its address whether one is there. */
function plainLink(path: string): WayLink {
  return ({ to, className, children }) => (
    <a
      href={to}
      className={className}
      aria-current={path === to || path.startsWith(`${to}/`) ? "page" : undefined}
    >
      {children}
    </a>
  );
}

import { offer } from "@store/contract/offer/offer";
import { Loading, type LoadingShape } from "../ui/loading.tsx";
import { Logo } from "../ui/logo.tsx";
import { SidePage } from "../ui/side-page.tsx";
import { headingOf, routeOf } from "./app-routes.ts";

/** What a visitor sees until the app has loaded, and all they see without JavaScript: the frame, the page's title, and lines to come. */
export function AppShell({ path = "" }: { path?: string }) {
  const { side, shape } = routeOf(path) ?? {};
  if (side)
    return (
      <SidePage drawing={null}>
        <Coming path={path} shape="text" />
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
        <Coming path={path} shape={shape} className="mb-8" />
      </main>
    </>
  );
}

interface ComingProps {
  path: string;
  shape: LoadingShape | undefined;
  className?: string;
}

function Coming({ path, shape = "rows", className = "" }: ComingProps) {
  const heading = headingOf(path);
  return (
    <>
      {heading === undefined ? null : <h1 className={`text-d2 ${className}`}>{heading}</h1>}
      <noscript>
        <p className="mb-6 max-w-[60ch]">
          This page needs JavaScript to check your login. Switch it on and load the page again, or write to{" "}
          {offer.supportEmail}.
        </p>
      </noscript>
      <Loading shape={shape} />
    </>
  );
}

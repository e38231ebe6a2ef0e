import { offer } from "@store/contract/offer/offer";
import { Loading } from "../ui/loading.tsx";
import { Logo } from "../ui/logo.tsx";
import { headingOf, routeOf } from "./app-routes.ts";

/** What a visitor sees until the app has loaded, and all they see without JavaScript: the frame, the page's title, and lines to come. */
export function AppShell({ path = "" }: { path?: string }) {
  const heading = headingOf(path);
  return (
    <>
      <header className="shell-header overflow-hidden border-b border-rule bg-sheet">
        <div className="wrap flex min-h-20 items-center">
          <Logo hung />
        </div>
      </header>
      <main className="shell-main wrap pt-[clamp(1.75rem,4vw,3rem)] pb-sec">
        {heading === undefined ? null : <h1 className="mb-8 text-d2">{heading}</h1>}
        <noscript>
          <p className="mb-6 max-w-[60ch]">
            This page needs JavaScript to check your login. Switch it on and load the page again, or write to{" "}
            {offer.supportEmail}.
          </p>
        </noscript>
        <Loading shape={routeOf(path)?.shape ?? "rows"} />
      </main>
    </>
  );
}

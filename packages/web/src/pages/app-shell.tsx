import { offer } from "@store/contract/offer/offer";
import { Logo } from "../ui/logo.tsx";

/** What a visitor sees until the app has loaded, and all they see without JavaScript: the frame, with its lines to come. */
export function AppShell() {
  return (
    <>
      <header className="shell-header overflow-hidden border-b border-rule bg-sheet">
        <div className="wrap flex min-h-20 items-center">
          <Logo hung />
        </div>
      </header>
      <main className="wrap pt-[clamp(1.75rem,4vw,3rem)] pb-sec">
        <p className="sr-only" role="status">
          Loading
        </p>
        <noscript>
          <p className="mb-6 max-w-[60ch]">
            This page needs JavaScript to check your login. Switch it on and load the page again, or write to{" "}
            {offer.supportEmail}.
          </p>
        </noscript>
        <div aria-hidden="true" className="grid gap-4">
          <span className="block h-11 w-[min(100%,22rem)] rounded-[4px] bg-rule" />
          <span className="block h-5 w-[min(85%,30rem)] rounded-[4px] bg-rule" />
          <div className="mt-6 grid border-[1.5px] border-rule bg-sheet">
            {["w-1/2", "w-2/3", "w-5/12", "w-3/5", "w-1/3"].map((width) => (
              <span key={width} className="flex h-16 items-center border-t border-rule px-5 first:border-t-0">
                <span className={`block h-4 rounded-[4px] bg-rule ${width}`} />
              </span>
            ))}
          </div>
        </div>
      </main>
    </>
  );
}

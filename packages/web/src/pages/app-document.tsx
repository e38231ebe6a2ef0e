import { offer } from "@store/contract/offer/offer";
import { AppShell } from "./app-shell.tsx";

/** The shell as a document, which is all that a visitor without JavaScript sees. */
export function AppDocument({ path = "" }: { path?: string }) {
  return (
    <AppShell path={path}>
      <noscript>
        <p className="mb-6 max-w-[60ch]">
          This page needs JavaScript to check your login. Switch it on and load the page again, or write to{" "}
          {offer.supportEmail}.
        </p>
      </noscript>
    </AppShell>
  );
}

import { brand } from "@store/contract/brand";
import { BusyBob } from "../ui/plumb-bob.tsx";

/** What a visitor sees until the app has loaded, and all they see without JavaScript. */
export function AppShell() {
  return (
    <main className="grid min-h-dvh place-items-center px-gut text-center">
      <div className="grid justify-items-center gap-4">
        <BusyBob className="h-12" />
        <p className="mute" role="status">
          Opening the drawer
        </p>
        <noscript>
          <p className="max-w-[42ch]">
            This room needs JavaScript to check your login. Switch it on and load the page again, or write to{" "}
            {brand.supportEmail}.
          </p>
        </noscript>
      </div>
    </main>
  );
}

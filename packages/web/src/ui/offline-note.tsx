import { WifiOff } from "lucide-react";
import { useOnline } from "../lib/online.ts";
import { Icon } from "./icon.tsx";

/** While the browser has no connection: says so where the buyer is about to press. A refused press says it in its own words. */
export function OfflineNote() {
  const online = useOnline();
  return (
    <div role="status" className="[.refused+&]:hidden">
      {online ? null : (
        <p className="grid grid-cols-[auto_1fr] gap-3 rounded-sheet bg-marigold-100 p-4 text-sm">
          <Icon as={WifiOff} className="mt-0.5 text-marigold-700" />
          <span>
            <b>You are offline.</b> Nothing was charged, and what you typed is kept. Press the button again
            when your connection is back.
          </span>
        </p>
      )}
    </div>
  );
}

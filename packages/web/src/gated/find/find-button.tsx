import { Search } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { Icon } from "../../ui/icon.tsx";
import { way } from "../access/area-header.tsx";
import type { AreaId } from "../access/areas.ts";

// With the library that searches: it comes when somebody looks for something.
const FindDialog = lazy(async () => ({ default: (await import("./find-dialog.tsx")).FindDialog }));

/** Opens the search, as Ctrl+K or Cmd+K does. `area`: one that the customer owns. */
export function FindButton({ area }: { area: AreaId }) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "k" || !(event.ctrlKey || event.metaKey) || document.querySelector("dialog[open]"))
        return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  return (
    <>
      <button
        type="button"
        className={way}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <Icon as={Search} className="text-[1.375rem] sm:hidden" />
        <span className="max-sm:sr-only">Find</span>
      </button>
      {open ? (
        <Suspense>
          <FindDialog area={area} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

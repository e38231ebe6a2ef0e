import { Braces } from "lucide-react";
import { type ComponentType, useState } from "react";
import { markupAddress } from "../../../gated/find/tool-addresses.ts";
import { showAddress, useAddressed } from "../../../lib/addressed.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";

type Screen = ComponentType<{ onClose: () => void }>;

/** The way to the markup generator at the foot of the SEO checklist. Its code comes when it is opened. */
export function MarkupShelf() {
  const [Screen, setScreen] = useState<Screen>();
  const [state, setState] = useState<"closed" | "open" | "failed">("closed");
  const open = () => {
    setState("open");
    showAddress(markupAddress);
    import("./markup-screen.tsx").then(
      (loaded) => setScreen(() => loaded.MarkupScreen),
      () => setState("failed"),
    );
  };
  const close = () => {
    setState("closed");
    showAddress(undefined);
  };
  useAddressed((address) => {
    if (address === markupAddress) open();
  });
  return (
    <section aria-labelledby="h-markup" className="mt-12 print:hidden">
      <h2 id="h-markup" className="text-d3">
        JSON-LD Generator
      </h2>
      <p className="mute mt-1.5 mb-5 max-w-[60ch]">
        Structured data for products, the company, a shop people visit, breadcrumbs, articles, films, events
        and questions. Fill in what the page shows; what Google requires and recommends is checked as you
        type. A block that your site already has can be checked too.
      </p>
      <Button look="secondary" size="sm" onClick={open}>
        <Icon as={Braces} /> Make markup
      </Button>
      {state === "failed" ? (
        <p role="alert" className="mt-3 text-sm">
          The generator could not be fetched. Check your connection and press again.
        </p>
      ) : null}
      {Screen && state === "open" ? <Screen onClose={close} /> : null}
    </section>
  );
}

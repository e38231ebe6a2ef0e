import { Braces } from "lucide-react";
import { markupAddress } from "../../../gated/find/tool-addresses.ts";
import { NotFetched, useLateScreen } from "../../../gated/late-screen.tsx";
import { useAddressed } from "../../../lib/addressed.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";

/** The way to the markup generator at the foot of the SEO checklist. Its code comes when it is opened. */
export function MarkupShelf() {
  const { Screen, failed, open, close } = useLateScreen(
    async () => (await import("./markup-screen.tsx")).MarkupScreen,
    markupAddress,
  );
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
      {failed ? <NotFetched what="The generator" /> : null}
      {Screen ? <Screen onClose={close} /> : null}
    </section>
  );
}

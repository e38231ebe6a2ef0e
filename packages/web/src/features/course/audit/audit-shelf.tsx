import { FileSearch } from "lucide-react";
import { type ComponentType, useState } from "react";
import { auditAddress } from "../../../gated/find/tool-addresses.ts";
import { showAddress, useAddressed } from "../../../lib/addressed.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";

type Screen = ComponentType<{ onClose: () => void }>;

/** The way to the account audit at the foot of the course. Its code comes when it is opened. */
export function AuditShelf() {
  const [Screen, setScreen] = useState<Screen>();
  const [state, setState] = useState<"closed" | "open" | "failed">("closed");
  const open = () => {
    setState("open");
    showAddress(auditAddress);
    import("./audit-screen.tsx").then(
      (loaded) => setScreen(() => loaded.AuditScreen),
      () => setState("failed"),
    );
  };
  const close = () => {
    setState("closed");
    showAddress(undefined);
  };
  useAddressed((address) => {
    if (address === auditAddress) open();
  });
  return (
    <section aria-labelledby="h-audit" className="mt-12 print:hidden">
      <h2 id="h-audit" className="text-d3">
        Ad-Account Audit
      </h2>
      <p className="mute mt-1.5 mb-5 max-w-[60ch]">
        Give it an export of your Ads Manager: a verdict for every ad by the rules of the course, what is
        wasted, and what hangs on one ad. The file is read in this browser and sent nowhere.
      </p>
      <Button look="secondary" size="sm" onClick={open}>
        <Icon as={FileSearch} /> Audit an account
      </Button>
      {state === "failed" ? (
        <p role="alert" className="mt-3 text-sm">
          The audit could not be fetched. Check your connection and press again.
        </p>
      ) : null}
      {Screen && state === "open" ? <Screen onClose={close} /> : null}
    </section>
  );
}

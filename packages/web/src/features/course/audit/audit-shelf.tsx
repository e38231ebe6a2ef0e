import { FileSearch } from "lucide-react";
import { auditAddress } from "../../../gated/find/tool-addresses.ts";
import { NotFetched, useLateScreen } from "../../../gated/late-screen.tsx";
import { useAddressed } from "../../../lib/addressed.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";

/** The way to the account audit at the foot of the course. Its code comes when it is opened. */
export function AuditShelf() {
  const { Screen, failed, open, close } = useLateScreen(
    async () => (await import("./audit-screen.tsx")).AuditScreen,
    auditAddress,
  );
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
      {failed ? <NotFetched what="The audit" /> : null}
      {Screen ? <Screen onClose={close} /> : null}
    </section>
  );
}

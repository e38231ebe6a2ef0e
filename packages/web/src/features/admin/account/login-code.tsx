import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { adminDone, adminToasts } from "../../../lib/admin-toasts.ts";
import { sentenceOf } from "../../../lib/sentence-of.ts";
import { showToast } from "../../../lib/toast-store.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { LoadState } from "../../../ui/load-state.tsx";
import { CodeDialog } from "../parts/code-dialog.tsx";
import { callAdmin } from "../session/admin-call.ts";
import { accountQuery, type Begun, noteAccount, setupQuery } from "./account.queries.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SetupSteps } from "./setup-steps.tsx";

type Account = { required: boolean; recoveryCodes: number };

/** The second proof at login: set up, moved to another device, its recovery codes, switched off where that is allowed. */
export function LoginCode() {
  const account = useQuery(accountQuery());
  const [begun, setBegun] = useState<Begun>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (begun) return <SetupSteps begun={begun} onDone={() => setBegun(undefined)} />;
  if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />;
  return (
    <LoadState query={account} failed="Failed to load your security" fetching="Fetching your security">
      {(state) =>
        state.code ? (
          <CodeOn account={state} onBegun={setBegun} onCodes={setCodes} />
        ) : (
          <CodeOff onBegun={setBegun} />
        )
      }
    </LoadState>
  );
}

function CodeOff({ onBegun }: { onBegun: (begun: Begun) => void }) {
  const setup = useMutation({
    mutationFn: setupQuery().queryFn as () => Promise<Begun>,
    onSuccess: onBegun,
    onError: (error) => showToast(adminToasts.failed("Failed to update security", sentenceOf(error))),
  });
  return (
    <div className="grid justify-items-start gap-4">
      <p className="flex flex-wrap items-center gap-3">
        <Badge tone="wait">Off</Badge>
        <span className="text-sm">Your password alone lets you in.</span>
      </p>
      <Button size="sm" busy={setup.isPending} doing="Making a key..." onClick={() => setup.mutate()}>
        Switch on
      </Button>
    </div>
  );
}

type Asking = "move" | "codes" | "off";

function CodeOn({
  account: { required, recoveryCodes },
  onBegun,
  onCodes,
}: {
  account: Account;
  onBegun: (begun: Begun) => void;
  onCodes: (codes: readonly string[]) => void;
}) {
  const [asking, setAsking] = useState<Asking>();
  const ask = (what: Asking) => ({ "aria-haspopup": "dialog" as const, onClick: () => setAsking(what) });
  const shared = { onClose: () => setAsking(undefined) };
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap items-center gap-3">
        <Badge tone="ok">On</Badge>
        <span className="text-sm">
          {recoveryCodes === 1 ? "1 recovery code is left." : `${recoveryCodes} recovery codes are left.`}
        </span>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" size="sm" {...ask("codes")}>
          New recovery codes
        </Button>
        <Button look="secondary" size="sm" {...ask("move")}>
          Move to another device
        </Button>
        {required ? null : (
          <Button look="danger" size="sm" {...ask("off")}>
            Switch off
          </Button>
        )}
      </div>
      {required ? <p className="mute text-sm">In this shop every admin has a login code.</p> : null}
      {asking === "codes" ? (
        <CodeDialog
          {...shared}
          title="New recovery codes"
          verb="Make new codes"
          run={(code) => callAdmin("admin-account", "new-recovery-codes", { code })}
          onDone={(out) => {
            noteAccount();
            onCodes(out.recoveryCodes);
          }}
        >
          <p>Those that you have end with it.</p>
        </CodeDialog>
      ) : null}
      {asking === "move" ? (
        <CodeDialog
          {...shared}
          title="Move to another device"
          verb="Go on"
          run={(code) => callAdmin("admin-account", "begin-setup", { code })}
          onDone={onBegun}
        >
          <p>
            A code of the app that you have now, or a recovery code. It stays good until the new one is set
            up.
          </p>
        </CodeDialog>
      ) : null}
      {asking === "off" ? (
        <CodeDialog
          {...shared}
          title="Switch off login code"
          verb="Switch off"
          run={(code) => callAdmin("admin-account", "switch-off", { code })}
          onDone={() => {
            noteAccount();
            showToast(adminToasts.done(adminDone.codeOff));
          }}
        >
          <p>From then on your password alone opens the admin panel.</p>
        </CodeDialog>
      ) : null}
    </div>
  );
}

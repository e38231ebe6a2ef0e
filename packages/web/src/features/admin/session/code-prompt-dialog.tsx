import { useEffect, useRef, useState } from "react";
import { CodeDialog } from "../parts/code-dialog.tsx";
import { callAdmin } from "./admin-call.ts";
import { onCodeNeeded } from "./code-prompt.ts";

/** Asks for a code whenever a call wants a recent one. The call goes on by itself. */
export function CodePrompt() {
  const [open, setOpen] = useState(false);
  const answer = useRef<(given: boolean) => void>(undefined);
  useEffect(
    () =>
      onCodeNeeded(
        () =>
          new Promise((resolve) => {
            answer.current = resolve;
            setOpen(true);
          }),
      ),
    [],
  );
  if (!open) return null;
  return (
    <CodeDialog
      title="Confirm with a code"
      verb="Confirm"
      run={(code) => callAdmin("admin-account", "prove", { code })}
      onDone={() => answer.current?.(true)}
      onClose={() => {
        // Nothing happens where it was answered already.
        answer.current?.(false);
        setOpen(false);
      }}
    >
      <p>
        Exports, refunds, publishing and changes of admins want a code that is not older than five minutes.
      </p>
    </CodeDialog>
  );
}

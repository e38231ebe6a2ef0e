import { Check } from "lucide-react";
import { useState } from "react";
import { call } from "../../lib/api.ts";
import { readAccount } from "../../lib/checkout-account.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { sendAgain } from "./send-again.ts";

/** 'Send my credentials again': only ever to the address on record, a few times a day. */
export function SendAgain({ orderId, email }: { orderId: string; email: string | undefined }) {
  const [state, setState] = useState<"idle" | "sending" | "sent">("idle");
  const [trouble, setTrouble] = useState<string>();

  const send = async () => {
    if (state === "sending") return;
    setState("sending");
    setTrouble(undefined);
    const { sent, sentence } = await sendAgain(orderId, readAccount()?.checkoutToken, call);
    setState(sent ? "sent" : "idle");
    setTrouble(sentence);
  };
  return (
    <div className="grid justify-items-start gap-3">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button
          look="quiet"
          size="sm"
          busy={state === "sending"}
          doing="Sending..."
          onClick={() => void send()}
        >
          Send my credentials again
        </Button>
        <a href="/lost-access" className="inline-flex min-h-11 items-center text-sm font-semibold">
          Lost your password?
        </a>
      </div>
      <p role="status" className="text-sm font-semibold text-mat-700">
        {state === "sent" ? (
          <>
            <Icon as={Check} className="mr-1.5 inline" />
            On its way{email ? ` to ${email}` : ""}. Look in spam too.
          </>
        ) : null}
      </p>
      <p role="alert" className="text-sm font-semibold text-vermilion-600">
        {trouble}
      </p>
    </div>
  );
}

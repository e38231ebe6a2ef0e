import type { PrivacyView } from "@store/contract/privacy/privacy-shapes";
import { privacyToasts } from "../../lib/privacy-toasts.ts";
import { Switch } from "../../ui/switch.tsx";
import { CardSection, type PartProps } from "./card-section.tsx";
import { useChange } from "./use-change.ts";

/** Mails that can be stopped: all of them, with one switch. Taking a consent back is a row of its own in the ledger. */
export function Mails({ view, privacyToken }: PartProps<PrivacyView>) {
  const { optionalMails } = view;
  const said = optionalMails ? privacyToasts.mailsOff : privacyToasts.mailsOn;
  const change = useChange(privacyToken, "mails", said);
  return (
    <CardSection id="mails" title="Mails you can stop">
      <div className="flex items-center justify-between gap-4">
        <p>
          Reminders of a cart, and tips on how to begin: <b>{optionalMails ? "on" : "off"}</b>
        </p>
        <Switch
          label="Mails you can stop"
          checked={optionalMails}
          disabled={change.busy}
          onChange={(event) => change.run({ wanted: event.currentTarget.checked })}
        />
      </div>
      <p className="mute mt-2 text-sm">
        Off takes back every consent to such mails. Login, receipt and refund still come: they belong to an
        order.
      </p>
    </CardSection>
  );
}

import type { MasterCredentials } from "@store/contract/calls/order-status";
import { shortOrderId } from "@store/contract/format";
import { Eye, EyeOff, TriangleAlert } from "lucide-react";
import { type ReactNode, useState } from "react";
import { usePrinting } from "../../gated/worksheet/use-print.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { SecretRow } from "../../ui/secret-row.tsx";
import type { TicketFoot } from "./ticket-foot.tsx";

interface CredentialsCardProps {
  credentials: MasterCredentials;
  /** The login is told to the mailbox alone, new or not. */
  byMailOnly: boolean;
  orderId?: string;
}

/** The master login, cut like a ticket: masked until asked for (docs/product.md section 2). The password can be read here for 24 hours. */
export function CredentialsCard({ credentials, byMailOnly, orderId }: CredentialsCardProps) {
  const [asked, setShown] = useState(false);
  // On paper a masked login is of no use; who prints this page wants to keep it.
  const shown = usePrinting() || asked;
  const [Foot, setFoot] = useState<typeof TicketFoot>();
  const turn = () => {
    setShown(!shown);
    // Where it cannot be loaded, the login is still there to be copied.
    import("./ticket-foot.tsx").then(
      (loaded) => setFoot(() => loaded.TicketFoot),
      () => {},
    );
  };
  const { password } = credentials;
  const rows = rowsOf(credentials);
  const order = orderId === undefined ? "" : `Order ${shortOrderId(orderId)}`;
  const place = `${location.host}${loginPath}`;
  return (
    <section aria-labelledby="credentials" className="ticket relative z-2 break-inside-avoid">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 px-4 py-5 sm:px-6">
        <div>
          <h2 id="credentials" className="text-d3">
            {title}
          </h2>
          <p className="mute text-sm">{introOf(byMailOnly, password)}</p>
        </div>
        <Button onClick={turn} className="print:hidden">
          <Icon as={shown ? EyeOff : Eye} />
          {shown ? "Hide Credentials" : "View All Credentials"}
        </Button>
      </div>
      <dl className={`grid border-y border-ink ${columnsOf(credentials)}`}>
        {rows.map(({ label, what, value }) => (
          <SecretRow key={label} label={label} what={what} value={value} shown={shown} />
        ))}
      </dl>
      <p className="grid grid-cols-[auto_1fr] gap-3 bg-marigold-100 px-4 py-4 text-sm sm:px-6">
        <Icon as={TriangleAlert} className="mt-0.5 text-marigold-700" />
        <span>{adviceOf(byMailOnly, password)}</span>
      </p>
      <div className="ticket-stub flex flex-wrap items-center justify-between gap-x-8 gap-y-3 px-4 py-4 text-sm sm:px-6">
        <p>
          {order ? <b className="mr-3">{order}</b> : null}
          <span className="inline-block">
            Log in at <a href={loginPath}>{place}</a>
          </span>
        </p>
        {shown && password && Foot ? (
          <Foot ticket={{ title, order, place, rows }} password={password} />
        ) : null}
      </div>
    </section>
  );
}

const title = "Your master credentials";
const loginPath = "/account-login";

function rowsOf({ email, password, customerId }: MasterCredentials) {
  return [
    { label: "Email / username", what: "email", value: email },
    { label: "Password", what: "password", value: password },
    { label: "Customer ID", what: "customer ID", value: customerId },
  ].flatMap(({ value, ...row }) => (value ? [{ ...row, value }] : []));
}

function columnsOf({ password, customerId }: MasterCredentials): string {
  if (password) return "lg:grid-cols-[1fr_1.5fr_0.9fr]";
  return customerId ? "lg:grid-cols-2" : "";
}

function introOf(byMailOnly: boolean, password: string | undefined): string {
  if (password) return "Use the email or the customer ID, with this password.";
  return byMailOnly
    ? "They are in your mailbox, and nowhere else."
    : "Use the email or the customer ID, with the password from your mail.";
}

function adviceOf(byMailOnly: boolean, password: string | undefined): ReactNode {
  if (password) {
    return (
      <>
        <b>Save these before you close this page.</b> They can be read here for 24 hours. We have also mailed
        them to you.
      </>
    );
  }
  const lost = (
    <>
      {" "}
      Lost it? <a href="/lost-access">Get back in</a>.
    </>
  );
  return byMailOnly ? (
    <>
      <b>We have mailed the login to this address.</b> If it had an account before, this order was added to
      it, and the mail says which password opens it.{lost}
    </>
  ) : (
    <>
      <b>The password is no longer shown here.</b> It could be read for 24 hours; it is still in the mail we
      sent you after the payment.{lost}
    </>
  );
}

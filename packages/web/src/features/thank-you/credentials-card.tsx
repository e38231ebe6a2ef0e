import type { MasterCredentials } from "@store/contract/calls";
import { Eye, EyeOff, TriangleAlert } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { SecretRow } from "./secret-row.tsx";

interface CredentialsCardProps {
  credentials: MasterCredentials;
  /** The order was added to an account that was there before. */
  joined: boolean;
}

/** The master login: masked until asked for (SPEC.txt section 2). The password can be read here for 24 hours. */
export function CredentialsCard({ credentials, joined }: CredentialsCardProps) {
  const [shown, setShown] = useState(false);
  const { email, password, customerId } = credentials;
  return (
    <section
      aria-labelledby="credentials"
      className="crop relative z-2 border-[1.5px] border-ink bg-sheet shadow-lift"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 px-6 py-5">
        <div>
          <h2 id="credentials" className="text-d3">
            Your master credentials
          </h2>
          <p className="mute text-sm">{introOf(joined, password)}</p>
        </div>
        <Button onClick={() => setShown(!shown)}>
          <Icon as={shown ? EyeOff : Eye} />
          {shown ? "Hide Credentials" : "View All Credentials"}
        </Button>
      </div>
      <dl
        className={`grid border-y border-ink ${password ? "lg:grid-cols-[1fr_1.5fr_0.9fr]" : "lg:grid-cols-2"}`}
      >
        <SecretRow label="Email / username" what="email" value={email} shown={shown} />
        {password ? <SecretRow label="Password" what="password" value={password} shown={shown} /> : null}
        <SecretRow label="Customer ID" what="customer ID" value={customerId} shown={shown} />
      </dl>
      <p className="grid grid-cols-[auto_1fr] gap-3 bg-marigold-100 px-6 py-4 text-sm">
        <Icon as={TriangleAlert} className="mt-0.5 text-marigold-700" />
        <span>{adviceOf(joined, password)}</span>
      </p>
    </section>
  );
}

function introOf(joined: boolean, password: string | undefined): string {
  if (password) return "Use the email or the customer ID, with this password.";
  return joined
    ? "This order was added to the account you already have."
    : "Use the email or the customer ID, with the password from your mail.";
}

function adviceOf(joined: boolean, password: string | undefined): ReactNode {
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
  return joined ? (
    <>
      <b>Your password is unchanged.</b> Log in with the one you have: everything you just bought is there.
      {lost}
    </>
  ) : (
    <>
      <b>The password is no longer shown here.</b> It could be read for 24 hours; it is still in the mail we
      sent you after the payment.{lost}
    </>
  );
}

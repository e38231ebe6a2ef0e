import type { CallOutput } from "@store/contract/calls";
import { offer } from "@store/contract/offer/offer";
import { Eye, EyeOff, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { ArrivedTitle } from "../../ui/arrived-title.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { SecretRow } from "../../ui/secret-row.tsx";
import { LoginLinks } from "./login-links.tsx";
import { WaysOut } from "./ways-out.tsx";

/** The new login, masked as on the thank-you page; a password that the shop made is shown this once. */
export function NewLogin({ login }: { login: CallOutput<"reset-password"> }) {
  const { email, customerId, password } = login;
  const [shown, setShown] = useState(false);
  return (
    <>
      <div className="grid gap-3">
        <ArrivedTitle>Your new password is set</ArrivedTitle>
        <p className="mute text-lg">
          {password
            ? "Every device has been logged out. Copy the new password, then log in with it."
            : "Every device has been logged out. Log in with your new password, and the email or the customer ID."}
        </p>
      </div>
      <section
        aria-labelledby="new-login"
        className="crop relative border-[1.5px] border-ink bg-sheet shadow-lift"
      >
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-6 py-4">
          <h2 id="new-login" className="text-d4 leading-tight">
            Your master credentials
          </h2>
          <Button size="sm" look="secondary" onClick={() => setShown(!shown)}>
            <Icon as={shown ? EyeOff : Eye} />
            {shown ? "Hide Credentials" : "View All Credentials"}
          </Button>
        </div>
        <dl className="grid border-t border-ink">
          <SecretRow stacked label="Email / username" what="email" value={email} shown={shown} />
          {password ? (
            <SecretRow stacked label="Password" what="password" value={password} shown={shown} />
          ) : null}
          <SecretRow stacked label="Customer ID" what="customer ID" value={customerId} shown={shown} />
        </dl>
        {password ? (
          <p className="grid grid-cols-[auto_1fr] gap-3 border-t border-ink bg-marigold-100 px-6 py-4 text-sm">
            <Icon as={TriangleAlert} className="mt-0.5 text-marigold-700" />
            <span>
              <b>This is the only time we can show it.</b> We do not mail it, and {offer.name} keeps no
              readable copy.
            </span>
          </p>
        ) : null}
      </section>
      <LoginLinks title="Log in" />
      <WaysOut />
    </>
  );
}

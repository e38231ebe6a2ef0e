import { formatDate } from "@store/contract/format";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { adminToasts } from "../../../lib/admin-toasts.ts";
import { showToast } from "../../../lib/toast-store.ts";
import { Button } from "../../../ui/button.tsx";
import { LoadState } from "../../../ui/load-state.tsx";
import { Confirm } from "../parts/confirm.tsx";
import { FactSheet } from "../parts/drawer.tsx";
import { Address, MadeBy } from "../parts/texts.tsx";
import { signOut } from "../session/auth.ts";
import { clearDeparture } from "../session/departure.ts";
import { meQuery } from "../session/guard.ts";
import { SettingsHead, SettingsPart } from "../settings/settings-frame.tsx";
import { LoginCode } from "./login-code.tsx";

/** /admin/settings/account: who one is here, the second proof at login, and the way out of all browsers. */
export function AccountPage() {
  const me = useQuery(meQuery());
  return (
    <>
      <SettingsHead path="/admin/settings/account" />
      <SettingsPart title="You" help="So you are named to the other admins, and beside all that you change.">
        <LoadState query={me} failed="Failed to load your account" fetching="Fetching your account">
          {(person) => (
            <FactSheet
              facts={[
                ["Name", <b key="name">{person.fullName}</b>],
                ["Email", <Address key="email" email={person.email} className="" />],
                ["Admin since", formatDate(person.createdAt)],
                ["Made by", <MadeBy key="by" by={person.createdBy} />],
              ]}
            />
          )}
        </LoadState>
      </SettingsPart>
      <SettingsPart
        title="Login code"
        help="A code from an authenticator app, asked for after your password. Whoever has only the password stays outside."
      >
        <div className="border-[1.5px] border-ink bg-sheet px-5 py-5">
          <LoginCode />
        </div>
      </SettingsPart>
      <SettingsPart
        title="Sessions"
        help="You stay signed in on each browser that you use. After a lost or borrowed device, end them all: this one too."
      >
        <Everywhere />
      </SettingsPart>
    </>
  );
}

function Everywhere() {
  const [asking, setAsking] = useState(false);
  const leave = useMutation({
    mutationFn: () => {
      const told = signOut("everywhere");
      clearDeparture();
      return told;
    },
    onSuccess: (told) => showToast(told ? adminToasts.loggedOut : adminToasts.loggedOutHere),
  });
  return (
    <>
      <Button look="quiet" size="sm" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Log out everywhere
      </Button>
      {asking ? (
        <Confirm
          title="Log out everywhere"
          verb="Log out"
          doing="Logging out..."
          busy={leave.isPending}
          onConfirm={() => leave.mutate()}
          onClose={() => setAsking(false)}
        >
          <p>Ends your sessions in all browsers, this one too.</p>
        </Confirm>
      ) : null}
    </>
  );
}

import type { AccountSession } from "@store/contract/calls/read-account";
import { formatDateTime } from "@store/contract/format";
import { useMutation } from "@tanstack/react-query";
import { Monitor, Smartphone } from "lucide-react";
import { useRevalidator } from "react-router-dom";
import { accountToasts } from "../../lib/account-toasts.ts";
import { call } from "../../lib/api.ts";
import { showToast } from "../../lib/toast-store.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { LogInAgain } from "./log-in-again.tsx";
import { Section } from "./section.tsx";

/** The browsers in which the account is open. */
export function Sessions({
  sessions,
  sessionToken,
  onLogout,
}: {
  sessions: readonly AccountSession[];
  sessionToken: string;
  onLogout: () => void;
}) {
  const revalidator = useRevalidator();
  const end = useMutation({
    mutationFn: () => call("end-other-sessions", { sessionToken }),
    onSuccess: async (answer) => {
      if (isLate(answer)) return;
      showToast(
        answer.success ? accountToasts.othersEnded(answer.ended) : accountToasts.othersNotEnded(answer.error),
      );
      // A session that was ended elsewhere meanwhile leads to the login.
      await revalidator.revalidate();
    },
    onError: () => showToast(accountToasts.othersNotEnded()),
  });
  const others = sessions.filter(({ current }) => !current).length;
  return (
    <Section title="Where you are signed in">
      <ul className="border-t-[1.5px] border-ink">
        {sessions.map(({ device, signedInAt, usedAt, current }) => (
          <li
            key={`${signedInAt} ${usedAt} ${device} ${current}`}
            className="grid grid-cols-[auto_1fr] items-start gap-x-3.5 border-b border-rule py-3"
          >
            <Icon as={isPhone(device) ? Smartphone : Monitor} className="mt-1 text-[1.25rem]" />
            <div className="grid gap-0.5">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
                {device}
                {current ? <Badge tone="ok">This browser</Badge> : null}
              </p>
              <p className="mute text-sm">
                Signed in {formatDateTime(signedInAt)}
                {usedAt > signedInAt ? `, last used ${formatDateTime(usedAt)}` : ""}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-4 grid justify-items-start gap-3">
        {isLate(end.data) ? (
          <LogInAgain what="Other sessions can be ended" onLogout={onLogout} />
        ) : others > 0 ? (
          <Button look="danger" size="sm" busy={end.isPending} doing="Ending..." onClick={() => end.mutate()}>
            End all others
          </Button>
        ) : null}
        <p className="mute text-sm">
          {others > 0
            ? "Something you do not know? End all others, then change your password."
            : "You are signed in nowhere else."}
        </p>
      </div>
    </Section>
  );
}

/** The last login is too long ago. */
function isLate(answer: { success: boolean; code?: string } | undefined): boolean {
  return answer?.success === false && answer.code === "session.log_in_again";
}

function isPhone(device: string): boolean {
  return /iPhone|Android/.test(device);
}

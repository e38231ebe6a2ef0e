import { formatDate } from "@store/contract/format";
import type { Passkey } from "@store/contract/passkey";
import { mostPasskeys } from "@store/contract/passkey";
import { KeyRound } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { LogInAgain } from "./log-in-again.tsx";
import { Section } from "./section.tsx";
import { usePasskeys } from "./use-passkeys.ts";

interface PasskeysProps {
  passkeys: readonly Passkey[];
  sessionToken: string;
  onLogout: () => void;
}

/** The passkeys of the account: added, named and taken back. */
export function Passkeys({ passkeys, sessionToken, onLogout }: PasskeysProps) {
  const work = usePasskeys(sessionToken);
  const canAdd = "PublicKeyCredential" in globalThis && passkeys.length < mostPasskeys;
  return (
    <Section title="Passkeys">
      <ul className="border-t-[1.5px] border-ink">
        {passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} {...work} />
        ))}
      </ul>
      <div className="mt-4 grid justify-items-start gap-3">
        {work.isLate ? (
          <LogInAgain what="A passkey can be added or removed" onLogout={onLogout} />
        ) : canAdd ? (
          <Button look="quiet" size="sm" busy={work.busy} onClick={work.add}>
            Add a passkey
          </Button>
        ) : null}
        <p className="mute text-sm">
          Log in with fingerprint, face or the device's PIN, without a password. A new password ends all
          passkeys.
        </p>
      </div>
    </Section>
  );
}

type Work = ReturnType<typeof usePasskeys>;

function PasskeyRow({ passkey, busy, rename, remove }: { passkey: Passkey } & Work) {
  const { id, name, createdAt, usedAt, synced } = passkey;
  const [mode, setMode] = useState<"shown" | "naming" | "removing">("shown");
  const onName = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("name");
    if (busy || typeof typed !== "string" || typed.trim() === "") return;
    rename(id, typed.trim());
    setMode("shown");
  };
  return (
    <li className="grid grid-cols-[auto_1fr] items-start gap-x-3.5 gap-y-2 border-b border-rule py-3">
      <Icon as={KeyRound} className="mt-1 text-[1.25rem]" />
      <div className="grid gap-0.5">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="mute text-sm">
          Added {formatDate(createdAt)}
          {usedAt === undefined ? "" : `, last used ${formatDate(usedAt)}`}
          {synced ? ", also on your other devices" : ""}
        </p>
        {mode === "naming" ? (
          <form onSubmit={onName} className="mt-2 grid justify-items-start gap-3">
            <Field
              id={`passkey-${id}`}
              name="name"
              label="Name"
              defaultValue={name}
              maxLength={60}
              required
            />
            <span className="flex flex-wrap gap-3">
              <Button type="submit" look="quiet" size="sm">
                Save
              </Button>
              <Button look="quiet" size="sm" onClick={() => setMode("shown")}>
                Cancel
              </Button>
            </span>
          </form>
        ) : mode === "removing" ? (
          <span className="mt-2 flex flex-wrap gap-3">
            <Button look="danger" size="sm" busy={busy} onClick={() => remove(id)}>
              Remove for good
            </Button>
            <Button look="quiet" size="sm" onClick={() => setMode("shown")}>
              Keep it
            </Button>
          </span>
        ) : (
          <span className="flex flex-wrap gap-x-5">
            <TextButton onClick={() => setMode("naming")} label="Rename" of={name} />
            <TextButton onClick={() => setMode("removing")} label="Remove" of={name} />
          </span>
        )}
      </div>
    </li>
  );
}

function TextButton({ onClick, label, of }: { onClick: () => void; label: string; of: string }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="inline-flex min-h-11 items-center text-sm font-semibold text-mat-700 underline"
    >
      {label}
      <span className="sr-only"> {of}</span>
    </button>
  );
}

import { formatDate } from "@store/contract/format";
import type { PrivacyView } from "@store/contract/privacy/privacy-shapes";
import { coolingDays } from "@store/contract/privacy/privacy-terms";
import { type FormEvent, useState } from "react";
import { privacyToasts } from "../../lib/privacy-toasts.ts";
import { refuse } from "../../lib/refuse.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { CardSection, type PartProps } from "./card-section.tsx";
import { useChange } from "./use-change.ts";

const word = "ERASE";

/** What ends, what stays and until when; seven days in which it can be taken back. */
export function Erase({ view, privacyToken }: PartProps<PrivacyView>) {
  const running = view.requests.find(({ kind, state }) => kind === "erasure" && state === "cooling");
  return (
    <CardSection id="erase" title="Erase it">
      {running?.beginsAt === undefined ? (
        <Ask view={view} privacyToken={privacyToken} />
      ) : (
        <Running beginsAt={running.beginsAt} waitsFor={running.waitsFor} privacyToken={privacyToken} />
      )}
    </CardSection>
  );
}

function Ask({ view, privacyToken }: PartProps<PrivacyView>) {
  const { orders, waitsFor } = view;
  const [typed, setTyped] = useState("");
  const [issue, setIssue] = useState<string>();
  const change = useChange(privacyToken, "erase", privacyToasts.erasing, () => setTyped(""));
  const kept = orders.filter(({ keepUntil }) => keepUntil !== undefined);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (typed.trim() !== word) {
      const says = `Please type ${word}`;
      setIssue(says);
      return refuse(event.currentTarget, [{ says, at: document.getElementById("erase-word") }]);
    }
    setIssue(undefined);
    change.run({ words: word });
  };
  return (
    <>
      <p>
        Your name, address, number, login, carts and progress go, and with the login your access to what you
        bought. You have {coolingDays} days to take it back.
      </p>
      {kept.length > 0 ? (
        <div className="mt-3">
          <p>Sealed, because tax and company law want it kept:</p>
          <ul className="mt-2 list-[square] pl-5 text-sm">
            {kept.map(({ orderId, keepUntil = "" }) => (
              <li key={orderId} className="wrap-anywhere">
                {orderId} until {formatDate(Date.parse(keepUntil))}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {waitsFor === undefined ? null : (
        <p className="mt-3 border-l-4 border-marigold-400 pl-4">
          It begins when this has ended: {waitsFor}. You can ask for it now.
        </p>
      )}
      <form noValidate className="mt-4 grid gap-3" onSubmit={onSubmit}>
        <Field
          id="erase-word"
          label={`Type ${word}`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={typed}
          error={issue}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button
          type="submit"
          look="danger"
          busy={change.busy}
          doing="Asking..."
          className="justify-self-start"
        >
          Erase my data
        </Button>
      </form>
    </>
  );
}

interface RunningProps {
  beginsAt: number;
  waitsFor: string | undefined;
  privacyToken: string;
}

function Running({ beginsAt, waitsFor, privacyToken }: RunningProps) {
  const undo = useChange(privacyToken, "undo", privacyToasts.undone);
  return (
    <>
      <p>
        It begins on <b>{formatDate(beginsAt)}</b>
        {waitsFor === undefined ? "." : `, if this has ended by then: ${waitsFor}.`} A mail tells you when it
        is done.
      </p>
      <Button
        look="secondary"
        className="mt-4"
        busy={undo.busy}
        doing="Taking back..."
        onClick={() => undo.run({})}
      >
        Take it back
      </Button>
    </>
  );
}

import { type FormEvent, useEffect, useState } from "react";
import type { Area } from "../../gated/access/areas.ts";
import { Arrow } from "../../ui/arrow.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { useCodeLogin } from "./use-code-login.ts";

interface CodeLoginProps {
  area: Area;
  onBegin?: (() => void) | undefined;
  onEnter: (path: string) => Promise<void>;
}

/** A login by a code of the mail: first the name, then six digits. */
export function CodeLogin({ area, onBegin, onEnter }: CodeLoginProps) {
  const { sentTo, issue, busy, ask, enter, startOver, correct } = useCodeLogin(area, onEnter);
  const submit =
    (run: (typed: string, form: HTMLFormElement) => void) => (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const typed = new FormData(event.currentTarget).get("typed");
      if (!busy) run(typeof typed === "string" ? typed : "", event.currentTarget);
    };

  if (sentTo === undefined)
    return (
      <form noValidate className="grid gap-5" onSubmit={submit(ask)} onFocus={onBegin}>
        <Field
          key="username"
          id="code-username"
          name="typed"
          label="Username (email or Customer ID)"
          hint="The code goes to the email address of your purchase"
          error={issue}
          onInput={correct}
          autoComplete="username"
          exact
          required
        />
        <Button type="submit" block busy={busy} doing="Sending...">
          Mail me a code
        </Button>
      </form>
    );
  return (
    <form noValidate className="grid gap-5" onSubmit={submit(enter)}>
      <p role="status" className="text-sm">
        If <b className="break-words">{sentTo}</b> has an account, a code of six digits is in its mailbox now.
        It works for ten minutes, in this browser.
      </p>
      <Field
        key="code"
        ref={focused}
        id="code"
        name="typed"
        label="Code from the mail"
        error={issue}
        onInput={correct}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        className="num"
        required
      />
      <Button type="submit" block busy={busy}>
        {busy ? (
          area.login.submitting
        ) : (
          <>
            {area.login.submit} <Arrow />
          </>
        )}
      </Button>
      <p className="flex flex-wrap justify-between gap-x-6 text-sm font-semibold">
        <SendAgain key={sentTo} onSend={() => ask(sentTo, null)} busy={busy} />
        <TextButton onClick={startOver}>Another username</TextButton>
      </p>
    </form>
  );
}

function focused(input: HTMLInputElement | null) {
  input?.focus();
}

/** A mail takes a moment: half a minute passes before another is offered. */
function SendAgain({ onSend, busy }: { onSend: () => void; busy: boolean }) {
  const [sends, setSends] = useState(0);
  const [waiting, setWaiting] = useState(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each send begins the wait anew
  useEffect(() => {
    setWaiting(true);
    const timer = setTimeout(() => setWaiting(false), 30_000);
    return () => clearTimeout(timer);
  }, [sends]);
  if (waiting)
    return <span className="mute inline-flex min-h-11 items-center">Nothing yet? Look in spam, too.</span>;
  return (
    <TextButton
      onClick={() => {
        if (busy) return;
        setSends(sends + 1);
        onSend();
      }}
    >
      Send another code
    </TextButton>
  );
}

/** Looks like the links beside it. */
function TextButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="inline-flex min-h-11 items-center text-mat-700 underline"
    >
      {children}
    </button>
  );
}

import { privacyAskCall } from "@store/contract/calls/privacy-ask";
import { privacyMinutes } from "@store/contract/privacy/privacy-terms";
import { useCallback, useRef, useState } from "react";
import { call } from "../../lib/api.ts";
import { privacyToasts } from "../../lib/privacy-toasts.ts";
import { refuseWith } from "../../lib/refuse.ts";
import { showToast } from "../../lib/toast-store.ts";
import { useCall } from "../../lib/use-call.ts";
import { useForm } from "../../lib/use-form.ts";
import { useMailedToken } from "../../lib/use-mailed-token.ts";
import { ArrivedTitle } from "../../ui/arrived-title.tsx";
import { Arrow } from "../../ui/arrow.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { SidePage } from "../../ui/side-page.tsx";
import { Centre } from "./centre.tsx";
import { DrawerDrawing } from "./drawer-drawing.tsx";

/** /privacy-centre: asks for an address, mails a link, and behind the link shows what is kept of it. */
export function PrivacyCentrePage() {
  const mailed = useMailedToken("/privacy-centre");
  const [privacyToken, setPrivacyToken] = useState<string>();
  const [over, setOver] = useState<string>();
  const onEnded = useCallback(() => {
    setOver("Half an hour is over.");
    setPrivacyToken(undefined);
  }, []);
  if (privacyToken !== undefined) return <Centre privacyToken={privacyToken} onEnded={onEnded} />;
  return (
    <SidePage drawing={<DrawerDrawing />}>
      {mailed && over === undefined ? (
        <OpenLink key={mailed} token={mailed} onOpened={setPrivacyToken} onOver={setOver} />
      ) : (
        <AskForLink over={over} />
      )}
      <p className="border-t border-rule pt-3 text-sm font-semibold">
        <a href="/privacy-policy" className="inline-flex min-h-11 items-center">
          Privacy Policy
        </a>
      </p>
    </SidePage>
  );
}

function AskForLink({ over }: { over: string | undefined }) {
  const [asked, setAsked] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const ask = useCall((input: { email: string }) => call("privacy-ask", input), {
    onDone: (_, { email }) => setAsked(email),
    onRefused: (sentence) => refuseWith(form.current, privacyToasts.failed(sentence)),
  });
  const { onSubmit, field } = useForm({ schema: privacyAskCall.input, fields: ["email"], onSend: ask });
  if (asked !== undefined) return <Asked email={asked} onAgain={() => setAsked(undefined)} />;
  return (
    <>
      <div className="grid gap-3">
        {over === undefined ? (
          <h1 className="text-d2">Your data</h1>
        ) : (
          <ArrivedTitle>This link is over</ArrivedTitle>
        )}
        <p className="mute text-lg">
          {over === undefined ? "" : `${over} Ask for another one: `}
          {over === undefined ? "See" : "see"}, download, correct or erase what we keep of you, or complain.
          We mail a link to the address that you used.
        </p>
      </div>
      <form ref={form} noValidate className="grid gap-5" onSubmit={onSubmit}>
        <Field
          id="privacy-email"
          {...field("email")}
          label="Email Address"
          type="email"
          autoComplete="email"
          required
        />
        <Button type="submit" block busy={ask.isPending} doing="Sending...">
          Mail me a link <Arrow />
        </Button>
      </form>
    </>
  );
}

function Asked({ email, onAgain }: { email: string; onAgain: () => void }) {
  return (
    <>
      <div className="grid gap-3">
        <ArrivedTitle>Look in your mail</ArrivedTitle>
        <p className="text-lg">
          If we keep anything of <b className="wrap-anywhere">{email}</b>, a mail is on its way there. Its
          link works once, for {privacyMinutes} minutes.
        </p>
        <p className="mute">
          No mail after some minutes? Look into the spam folder. If there is none, we keep nothing of this
          address; perhaps you used another one.
        </p>
      </div>
      <Button look="quiet" onClick={onAgain}>
        Try another address
      </Button>
    </>
  );
}

interface OpenLinkProps {
  token: string;
  onOpened: (privacyToken: string) => void;
  onOver: (sentence: string) => void;
}

/** Nothing is used up before the button is pressed, since mail scanners open links. */
function OpenLink({ token, onOpened, onOver }: OpenLinkProps) {
  const open = useCall(() => call("privacy-open", { token }), {
    onDone: ({ privacyToken }) => onOpened(privacyToken),
    onRefused: (sentence, failure) =>
      failure?.code === "privacy.link"
        ? onOver("It has expired, or has been used.")
        : showToast(privacyToasts.failed(sentence)),
  });
  return (
    <>
      <div className="grid gap-3">
        <h1 className="text-d2">Your data</h1>
        <p className="mute text-lg">
          One press opens what we keep of the address this link came to, for {privacyMinutes} minutes and in
          this tab alone.
        </p>
      </div>
      <Button block busy={open.isPending} doing="Opening..." onClick={() => open.mutate()}>
        Open my data <Arrow />
      </Button>
    </>
  );
}

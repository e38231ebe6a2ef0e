import { offer } from "@store/contract/offer/offer";
import { lazy, Suspense, useEffect, useEffectEvent, useState, useTransition } from "react";
import { type Area, areaOf } from "../../gated/access/areas.ts";
import type { LoginFacts } from "../../gated/access/login-facts.ts";
import { isPasskeyHere } from "../../lib/passkey-here.ts";
import { Arrow } from "../../ui/arrow.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Logo } from "../../ui/logo.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { SkipLink } from "../../ui/skip-link.tsx";
import { StatusNote } from "../../ui/status-note.tsx";
import { LoginDrawing } from "./login-drawing.tsx";
import { useLogin } from "./use-login.ts";

interface LoginPageProps {
  facts: LoginFacts;
  /** Somebody has begun to type: what they will need after the login may come. */
  onBegin?: (() => void) | undefined;
  /** Leads on to the page behind the login; done when it is seen. */
  onEnter: (path: string) => Promise<void>;
}

/** The login of one gated area. All of them are this component; `areas` holds what differs. */
export function LoginPage({ facts, onBegin, onEnter }: LoginPageProps) {
  const area = areaOf(facts.id);
  const { title, intro, note } = area.login;
  return (
    <div className="side-page grid min-h-dvh grid-rows-[auto_1fr] lg:grid-cols-[5fr_6fr] lg:grid-rows-1">
      <SkipLink />
      <header className="on-mat mat-grid relative overflow-hidden">
        <div className="relative z-1 mx-gut flex min-h-20 items-center">
          <Logo hung />
        </div>
        <LoginDrawing id={area.id} />
      </header>
      <main id="main" className="grid content-center px-gut py-[clamp(2rem,6vw,4rem)]">
        <div className="mx-auto grid w-full max-w-104 gap-5">
          <div className="grid gap-3">
            <h1 className="text-d2">{title}</h1>
            <p className="mute text-lg">{intro}</p>
          </div>
          <GateNote area={area} facts={facts} />
          <Ways key={area.id} area={area} onBegin={onBegin} onEnter={onEnter} />
          {note ? <p className="text-sm font-semibold">{note}</p> : null}
          <p className="flex flex-wrap justify-between gap-x-6 text-sm font-semibold">
            <a href="/lost-access" className="inline-flex min-h-11 items-center">
              Lost your password?
            </a>
            <a href="/" className="inline-flex min-h-11 items-center">
              Back to Home
            </a>
          </p>
          <p className="mute border-t border-rule pt-4 text-sm">
            Cannot find the email? Look in spam for your {offer.name} login, or write to{" "}
            <a href={`mailto:${offer.supportEmail}`} className="-my-3 inline-block py-3">
              {offer.supportEmail}
            </a>
            .
          </p>
        </div>
      </main>
    </div>
  );
}

// It comes when it is asked for: most people paste their password.
const CodeLogin = lazy(async () => ({ default: (await import("./code-login.tsx")).CodeLogin }));

/** By password, by a mailed code, or by passkey. */
function Ways(props: { area: Area } & Omit<LoginPageProps, "facts">) {
  const [byCode, setByCode] = useState(false);
  return (
    <div className="grid gap-2">
      {byCode ? (
        <Suspense fallback={<p className="mute min-h-40">One moment...</p>}>
          <CodeLogin {...props} />
        </Suspense>
      ) : (
        <LoginForm {...props} />
      )}
      <p className="flex flex-wrap justify-center gap-x-6">
        <WayButton onClick={() => setByCode(!byCode)}>
          {byCode ? "Use the password instead" : "Mail me a code instead"}
        </WayButton>
        <ByPasskey {...props} />
      </p>
    </div>
  );
}

/** Where a passkey was used in this browser before, the field of the username offers it as well. */
function ByPasskey({ area, onEnter }: { area: Area } & Omit<LoginPageProps, "facts">) {
  const [busy, start] = useTransition();
  const enter = useEffectEvent(onEnter);
  useEffect(() => {
    if (!isPasskeyHere()) return;
    let stop = () => {};
    let wanted = true;
    void import("./passkey-login.ts").then(({ offerPasskeys }) => {
      if (wanted) stop = offerPasskeys(area.id, (path) => enter(path));
    });
    return () => {
      wanted = false;
      stop();
    };
  }, [area.id]);
  if (!("PublicKeyCredential" in globalThis)) return null;
  const ask = () =>
    start(async () => {
      const { logInByPasskey } = await import("./passkey-login.ts");
      await logInByPasskey(area, onEnter);
    });
  return (
    <WayButton busy={busy} onClick={ask}>
      Use a passkey
    </WayButton>
  );
}

function WayButton({
  onClick,
  busy = false,
  children,
}: {
  onClick: () => void;
  busy?: boolean;
  children: string;
}) {
  return (
    <button
      type="button"
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
      className="inline-flex min-h-11 items-center text-sm font-semibold text-mat-700 underline"
    >
      {children}
    </button>
  );
}

function LoginForm({ area, onBegin, onEnter }: { area: Area } & Omit<LoginPageProps, "facts">) {
  const { busy, issues, onSubmit, onInput } = useLogin(area, onEnter);
  const { submit, submitting } = area.login;
  return (
    <form noValidate className="grid gap-5" onSubmit={onSubmit} onFocus={onBegin}>
      <Field
        id="username"
        name="username"
        label="Username (email or Customer ID)"
        hint="For example you@shop.in or CUST_1763690512"
        error={issues.username}
        onInput={() => onInput("username")}
        autoComplete="username webauthn"
        exact
        required
      />
      <PasswordField
        id="password"
        name="password"
        label="Password"
        error={issues.password}
        onInput={() => onInput("password")}
        autoComplete="current-password"
      />
      <Button type="submit" block busy={busy} doing={submitting}>
        {submit} <Arrow />
      </Button>
    </form>
  );
}

/** Why the gate sent somebody back here, when it did. */
function GateNote({ area, facts }: { area: Area; facts: LoginFacts }) {
  if (!facts.turnedAway) return null;
  return (
    <StatusNote>
      <Reason area={area} facts={facts} />
    </StatusNote>
  );
}

function Reason({ area, facts: { turnedAway, sentence, kept } }: { area: Area; facts: LoginFacts }) {
  if (turnedAway === "invalid") return "Your session has ended. Please log in again.";
  if (turnedAway === "not-bought") {
    return (
      <>
        {sentence} <NoteLink to="/checkout">Go to the checkout</NoteLink>, or see{" "}
        <NoteLink to="/account">what you own</NoteLink>.
      </>
    );
  }
  return (
    <>
      We could not check your session just now.{" "}
      {kept ? (
        <>
          It is kept in this tab: <NoteLink to={area.path}>try again</NoteLink>, or log in below.
        </>
      ) : (
        "Please log in again."
      )}
    </>
  );
}

function NoteLink({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} className="-my-3 inline-block py-3 font-semibold">
      {children}
    </a>
  );
}

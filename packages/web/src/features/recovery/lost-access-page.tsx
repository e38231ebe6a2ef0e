import { recoverAccessCall } from "@store/contract/calls/recover-access";
import { offer } from "@store/contract/offer/offer";
import { useRef, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { call } from "../../lib/api.ts";
import { recoveryToasts } from "../../lib/recovery-toasts.ts";
import { refuseWith } from "../../lib/refuse.ts";
import { useCall } from "../../lib/use-call.ts";
import { useForm } from "../../lib/use-form.ts";
import { ArrivedTitle } from "../../ui/arrived-title.tsx";
import { Arrow } from "../../ui/arrow.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { SidePage } from "../../ui/side-page.tsx";
import { FindPayment } from "./find-payment.tsx";
import { KeyDrawing } from "./key-drawing.tsx";
import { LoginLinks } from "./login-links.tsx";
import { SideNote } from "./side-note.tsx";
import { WaysOut } from "./ways-out.tsx";

/** /lost-access: asks who it is, and answers everybody alike. */
export function LostAccessPage() {
  const byPayment = useLocation().hash === "#payment";
  const [asked, setAsked] = useState<string>();
  const [before, setBefore] = useState("");
  return (
    <SidePage drawing={<KeyDrawing />}>
      {byPayment ? (
        <FindPayment />
      ) : asked === undefined ? (
        <AskForm again={before} onAsked={setAsked} />
      ) : (
        <Asked
          username={asked}
          onAgain={() => {
            setBefore(asked);
            setAsked(undefined);
          }}
        />
      )}
    </SidePage>
  );
}

function AskForm({ again, onAsked }: { again: string; onAsked: (username: string) => void }) {
  const form = useRef<HTMLFormElement>(null);
  const ask = useCall((input: { username: string }) => call("recover-access", input), {
    onDone: (_, { username }) => onAsked(username),
    onRefused: (sentence) => refuseWith(form.current, recoveryToasts.notSent(sentence)),
  });
  const { onSubmit, field } = useForm({
    schema: recoverAccessCall.input,
    fields: ["username"],
    onSend: ask,
  });
  return (
    <>
      <div className="grid gap-3">
        {again ? (
          <ArrivedTitle>Lost your login?</ArrivedTitle>
        ) : (
          <h1 className="text-d2">Lost your login?</h1>
        )}
        <p className="mute text-lg">
          We mail you a link to a new password. It goes to the address you bought with, and nowhere else.
        </p>
      </div>
      <form ref={form} noValidate className="grid gap-5" onSubmit={onSubmit}>
        <Field
          id="username"
          {...field("username")}
          label="Email or Customer ID"
          hint="For example you@shop.in or CUST_1763690512"
          defaultValue={again}
          autoComplete="username"
          exact
          required
        />
        <Button type="submit" block busy={ask.isPending} doing="Sending...">
          Mail me a link <Arrow />
        </Button>
      </form>
      <SideNote>
        Perhaps you still have it: the mail we sent when you paid holds your Customer ID and your password.
        Search your mail, spam too, for “{offer.name} login”.
      </SideNote>
      <section aria-labelledby="by-payment" className="grid gap-2">
        <h2 id="by-payment" className="text-d4 leading-tight">
          Paid, and no mail came?
        </h2>
        <p className="mute">
          Perhaps the address had a slip, or your bank was slow. With the payment’s reference we find it.
        </p>
        <ByPayment />
      </section>
      <LoginLinks title="Found it? Log in" />
      <WaysOut />
    </>
  );
}

function ByPayment() {
  return (
    <Link
      id="payment"
      to="#payment"
      className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold"
    >
      Find my payment <Arrow />
    </Link>
  );
}

function Asked({ username, onAgain }: { username: string; onAgain: () => void }) {
  const byEmail = username.includes("@");
  return (
    <>
      <div className="grid gap-3">
        <ArrivedTitle>Look in your mail</ArrivedTitle>
        <p className="text-lg">
          If {byEmail ? "that address" : "that customer ID"} has bought from us, a mail is on its way
          {byEmail ? "" : " to the address it bought with"}. It holds a link to a new password.
        </p>
        <p className="mute font-semibold wrap-anywhere">{username}</p>
      </div>
      <ul className="mute grid list-disc gap-2 pl-5">
        <li>It usually arrives within a minute. If not, look in spam and in the promotions folder.</li>
        <li>The link works once, for 30 minutes. Your present password stays good until you use it.</li>
        <li>
          Nothing came? Then you may have bought with another address
          {byEmail
            ? ", or too many mails were asked for with this one today: ask with your Customer ID instead. It is in every mail about your order."
            : "."}
        </li>
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button look="quiet" onClick={onAgain}>
          Try another address
        </Button>
        <ByPayment />
      </div>
      <WaysOut />
    </>
  );
}

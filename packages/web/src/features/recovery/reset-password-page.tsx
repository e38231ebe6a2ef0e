import type { CallOutput } from "@store/contract/calls";
import { useState } from "react";
import { useMailedToken } from "../../lib/use-mailed-token.ts";
import { ArrivedTitle } from "../../ui/arrived-title.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { SidePage } from "../../ui/side-page.tsx";
import { ChooseForm } from "./choose-form.tsx";
import { KeyDrawing } from "./key-drawing.tsx";
import { LoginLinks } from "./login-links.tsx";
import { NewLogin } from "./new-login.tsx";
import { WaysOut } from "./ways-out.tsx";

type Ending = { kind: "set"; login: CallOutput<"reset-password"> } | { kind: "over"; sentence: string };

/** /reset-password#token: nothing is asked of the server before a button is pressed, since mail scanners open links. */
export function ResetPasswordPage() {
  const token = useMailedToken("/reset-password");
  // Another link opened in this tab starts anew.
  return (
    <SidePage drawing={<KeyDrawing />}>
      <Reset key={token} token={token} />
    </SidePage>
  );
}

function Reset({ token }: { token: string }) {
  const [ending, setEnding] = useState<Ending>();
  if (ending?.kind === "set") return <NewLogin login={ending.login} />;
  if (ending?.kind === "over") return <LinkOver sentence={ending.sentence} />;
  if (!token) return <NoLink />;
  return (
    <ChooseForm
      token={token}
      onSet={(login) => setEnding({ kind: "set", login })}
      onOver={(sentence) => setEnding({ kind: "over", sentence })}
    />
  );
}

function LinkOver({ sentence }: { sentence: string }) {
  return (
    <>
      <div className="grid gap-3">
        <ArrivedTitle>This link is over</ArrivedTitle>
        <p className="text-lg">{sentence}</p>
        <p className="mute">
          Have you just set a password with it? Then that password is good: log in below. Otherwise a new link
          takes a minute.
        </p>
      </div>
      <LinkButton href="/lost-access" block>
        Mail me a new link
      </LinkButton>
      <LoginLinks title="Log in" />
      <WaysOut />
    </>
  );
}

function NoLink() {
  return (
    <>
      <div className="grid gap-3">
        <h1 className="text-d2">Open the link from your mail</h1>
        <p className="mute text-lg">
          This page needs it to know who you are. If you have opened it before and reloaded the page, open it
          again: looking does not use it up.
        </p>
      </div>
      <LinkButton href="/lost-access" block>
        Mail me a link
      </LinkButton>
      <LoginLinks title="You know your password? Log in" />
      <WaysOut />
    </>
  );
}

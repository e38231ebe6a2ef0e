import { brand } from "@store/contract/brand";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { call } from "../../lib/api.ts";
import { recoveryToasts } from "../../lib/recovery-toasts.ts";
import { clearToasts, showToast } from "../../lib/toast-store.ts";
import { ArrivedTitle } from "../../ui/arrived-title.tsx";
import { Button, LinkButton } from "../../ui/button.tsx";
import { SidePage } from "../../ui/side-page.tsx";
import { LetterDrawing } from "./letter-drawing.tsx";

/** /unsubscribe?token=...: one button. Nothing is stopped by opening the page, since mail scanners open links. */
export function UnsubscribePage() {
  const token = useSearchParams()[0].get("token") ?? "";
  const [ending, setEnding] = useState<"stopped" | "broken" | undefined>(token ? undefined : "broken");
  const stop = useMutation({
    mutationFn: () => call("unsubscribe", { token }),
    onSuccess: (answer) => {
      if (answer.success) setEnding("stopped");
      else if (answer.status === 429 || answer.status >= 500)
        showToast(recoveryToasts.notStopped(answer.error));
      else setEnding("broken");
    },
    onError: () => showToast(recoveryToasts.notStopped()),
  });

  return (
    <SidePage drawing={<LetterDrawing />}>
      {ending === undefined ? (
        <Ask
          busy={stop.isPending}
          onStop={() => {
            if (stop.isPending) return;
            clearToasts();
            stop.mutate();
          }}
        />
      ) : null}
      {ending === "stopped" ? <Stopped /> : null}
      {ending === "broken" ? <Broken /> : null}
    </SidePage>
  );
}

const beyond = [
  brand.startMails && "about how to begin with what you bought",
  brand.newsMails && "about changed templates",
].filter((kind) => kind !== false);
const stopped = `mails about baskets left at our checkout${beyond.map((kind) => ` or ${kind}`).join("")}`;
const [question, done] =
  beyond.length > 0
    ? ["Stop these mails?", "Done, no more of these mails"]
    : ["Stop our reminders?", "Done, no more reminders"];

function Ask({ busy, onStop }: { busy: boolean; onStop: () => void }) {
  return (
    <>
      <div className="grid gap-3">
        <h1 className="text-d2">{question}</h1>
        <p className="mute text-lg">One press, and the address this link came to gets no more {stopped}.</p>
      </div>
      <Button block busy={busy} onClick={onStop}>
        {busy ? "Stopping..." : "Unsubscribe"}
      </Button>
      <p className="mute text-sm">
        Mails about what you have bought still come: login, receipt, refund. They belong to your order.
      </p>
      <Home />
    </>
  );
}

function Stopped() {
  return (
    <>
      <div className="grid gap-3">
        <ArrivedTitle>{done}</ArrivedTitle>
        <p className="text-lg">We have taken the address off. There is nothing more to do.</p>
        <p className="mute">
          Should you ever buy from us, login and receipt still reach you. What we keep about you is in the{" "}
          <a href="/privacy-policy">Privacy Policy</a>.
        </p>
      </div>
      <Home />
    </>
  );
}

function Broken() {
  return (
    <>
      <div className="grid gap-3">
        <ArrivedTitle>This link is not whole</ArrivedTitle>
        <p className="text-lg">
          A part of it got lost on the way, so we cannot tell which address it is for. Nothing has changed.
        </p>
        <p className="mute">
          Open it from the mail once more. If that does not help, write to us from the address in question and
          we take it off by hand.
        </p>
      </div>
      <LinkButton href={`mailto:${brand.supportEmail}?subject=Unsubscribe`} look="quiet">
        Write to {brand.supportEmail}
      </LinkButton>
      <Home />
    </>
  );
}

function Home() {
  return (
    <p className="border-t border-rule pt-3 text-sm font-semibold">
      <a href="/" className="inline-flex min-h-11 items-center">
        Back to Home
      </a>
    </p>
  );
}

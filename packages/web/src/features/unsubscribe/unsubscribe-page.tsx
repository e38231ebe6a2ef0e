import { offer } from "@store/contract/offer/offer";
import { Check, type LucideIcon, Scissors } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { call } from "../../lib/api.ts";
import { recoveryToasts } from "../../lib/recovery-toasts.ts";
import { showToast } from "../../lib/toast-store.ts";
import { useCall } from "../../lib/use-call.ts";
import { ArrivedTitle } from "../../ui/arrived-title.tsx";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { SidePage, WayHome } from "../../ui/side-page.tsx";

/** /unsubscribe?token=...: one button. Nothing is stopped by opening the page, since mail scanners open links. */
export function UnsubscribePage() {
  const token = useSearchParams()[0].get("token") ?? "";
  const [ending, setEnding] = useState<"stopped" | "broken" | undefined>(token ? undefined : "broken");
  const stop = useCall(() => call("unsubscribe", { token }), {
    onDone: () => setEnding("stopped"),
    onRefused: (sentence, failure) =>
      failure && failure.status < 500 && failure.status !== 429
        ? setEnding("broken")
        : showToast(recoveryToasts.notStopped(sentence)),
  });

  return (
    <SidePage drawing={<LetterDrawing />}>
      {ending === undefined ? <Ask busy={stop.isPending} onStop={() => stop.mutate()} /> : null}
      {ending === "stopped" ? <Stopped /> : null}
      {ending === "broken" ? <Broken /> : null}
    </SidePage>
  );
}

const beyond = [
  offer.startMails && "about how to begin with what you bought",
  offer.newsMails && "about changed templates",
].filter((kind) => kind !== false);
const stopped = `mails about carts left at our checkout${beyond.map((kind) => ` or ${kind}`).join("")}`;
const [question, done] =
  beyond.length > 0
    ? ["Stop these mails?", "Done, no more of these mails"]
    : ["Stop our reminders?", "Done, no more reminders"];

function Ask({ busy, onStop }: { busy: boolean; onStop: () => void }) {
  return (
    <>
      <div className="grid gap-3">
        <h1 className="text-d2">{question}</h1>
        <p className="mute text-lg">One press, for the address that this link came to.</p>
      </div>
      <dl className="border-y-[1.5px] border-ink">
        <Fate icon={Scissors} name="Stops">
          {capital(stopped)}
        </Fate>
        <Fate icon={Check} name="Still comes">
          Login, receipt, refund: what belongs to an order
        </Fate>
      </dl>
      <Button block busy={busy} doing="Stopping..." onClick={onStop}>
        Unsubscribe
      </Button>
      <WayHome />
    </>
  );
}

/** What becomes of one kind of mail. */
function Fate({ icon, name, children }: { icon: LucideIcon; name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-3 border-t border-rule py-3 first:border-t-0 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <dt className="flex items-start gap-3 font-semibold">
        <Icon as={icon} className="mt-1 text-mat-600" /> {name}
      </dt>
      <dd className="mute max-sm:pl-[2.15rem]">{children}</dd>
    </div>
  );
}

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

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
      <WayHome />
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
      <LinkButton href={`mailto:${offer.supportEmail}?subject=Unsubscribe`} look="quiet" size="sm">
        Write to {offer.supportEmail}
      </LinkButton>
      <WayHome />
    </>
  );
}

/** An envelope on the mat, its thread cut: construction lines, outline, and a dimension of nothing. */
function LetterDrawing() {
  return (
    <svg viewBox="0 0 600 800" aria-hidden="true" className="h-full w-full">
      <g fill="none" stroke="#8cc3d6" strokeWidth="1.2" opacity=".45">
        <path d="M-900 380h2400M-900 600h2400M130-400v1600M470-400v1600M130 380l340 220M470 380L130 600" />
      </g>
      <g fill="none" stroke="#f7f4e9" strokeWidth="3" strokeLinejoin="round">
        <path d="M130 380h340v220H130z" />
        <path d="M130 380l170 124 170-124" />
      </g>
      <path d="M300-900v1104" stroke="#ffb920" strokeWidth="2.5" />
      <path d="M300 262v118" stroke="#ffb920" strokeWidth="2.5" strokeDasharray="7 8" opacity=".6" />
      <path d="M282 218l36-18M282 266l36-18" stroke="#ff9c82" strokeWidth="2.5" />
      <path d="M130 640h140M330 640h140M130 630v20M470 630v20" stroke="#ffb920" strokeWidth="1.5" />
      <text x="300" y="648" fill="#f7f4e9" fontSize="24" textAnchor="middle">
        0
      </text>
    </svg>
  );
}

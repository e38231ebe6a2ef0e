import { Fragment } from "react";
import { useLoaderData } from "react-router-dom";
import { AreaHeader } from "../../gated/access/area-header.tsx";
import type { GateFacts } from "../../gated/access/loaders.ts";
import { useLoaded } from "../../gated/access/use-loaded.ts";
import { useLogout } from "../../gated/access/use-logout.ts";
import { FindButton } from "../../gated/find/find-button.tsx";
import { LoadFailed, useReload } from "../../ui/load-failed.tsx";
import { type Account, accountQuery } from "./account.queries.ts";
import { Additions } from "./additions.tsx";
import { GoOn } from "./go-on.tsx";
import { useHomes } from "./homes.ts";
import { Orders } from "./orders.tsx";
import { Owned } from "./owned.tsx";
import { Passkeys } from "./passkeys.tsx";
import { PasswordForm } from "./password-form.tsx";
import { Section } from "./section.tsx";
import { Sessions } from "./sessions.tsx";

/** /account: where one stopped, what one owns and how far one is, has ordered, where one is logged in, and the password. */
export function AccountPage() {
  const { sessionToken } = useLoaderData<GateFacts>();
  const { data } = useLoaded(accountQuery(sessionToken));
  const reload = useReload();
  const logout = useLogout("account");
  return (
    <>
      <AreaHeader area="account" title="Account" home="Home">
        {data?.areas[0] ? <FindButton area={data.areas[0]} /> : null}
      </AreaHeader>
      <main id="main" tabIndex={-1} className="wrap pt-[clamp(1.75rem,4vw,3rem)] pb-sec outline-none">
        <h1 className="text-d2">Your account</h1>
        {data ? (
          <Contents account={data} sessionToken={sessionToken} onLogout={logout} />
        ) : (
          <LoadFailed className="mt-8" {...reload} />
        )}
      </main>
    </>
  );
}

function Contents({
  account,
  sessionToken,
  onLogout,
}: {
  account: Account;
  sessionToken: string;
  onLogout: () => void;
}) {
  const { name, email, customerId, owned, orders, sessions, passkeys } = account;
  const homes = useHomes(account.progress);
  return (
    <>
      <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-1">
        <Fact label="Name" value={name} />
        <Fact label="Email" value={email} breaks={/(?=[@])|(?<=[.-])/} />
        <Fact label="Customer ID" value={customerId} mono />
      </dl>
      <GoOn homes={homes} />
      <div className="mt-10 grid gap-12">
        <Owned homes={homes} account={account} />
        <div className="grid items-start gap-x-14 gap-y-12 lg:grid-cols-[7fr_5fr]">
          <div className="grid min-w-0 gap-12">
            <Orders orders={orders} sessionToken={sessionToken} />
            <Additions owned={owned} />
            <Sessions sessions={sessions} sessionToken={sessionToken} onLogout={onLogout} />
          </div>
          <div className="grid min-w-0 gap-12">
            <Passkeys passkeys={passkeys} sessionToken={sessionToken} onLogout={onLogout} />
            <PasswordForm sessionToken={sessionToken} />
            <Section title="Privacy">
              <p className="mute border-t-[1.5px] border-ink pt-3 text-sm">
                What we keep of you, why, and for how long is in our{" "}
                <a href="/privacy-policy">privacy policy</a>. To see all of it, download it, change your name
                or number, or have it erased, go to <a href="/privacy-centre">your data</a>.
              </p>
            </Section>
          </div>
        </div>
      </div>
    </>
  );
}

interface FactProps {
  label: string;
  value: string;
  mono?: boolean;
  /** Where it may end a line, besides its spaces. */
  breaks?: RegExp;
}

function Fact({ label, value, mono = false, breaks = /(?<=\s)/ }: FactProps) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-2">
      <dt className="mute text-sm">{label}</dt>
      <dd className={`font-semibold wrap-anywhere ${mono ? "font-mono text-sm leading-[1.6875rem]" : ""}`}>
        {value.split(breaks).map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which never move
          <Fragment key={at}>
            {part}
            <wbr />
          </Fragment>
        ))}
      </dd>
    </div>
  );
}

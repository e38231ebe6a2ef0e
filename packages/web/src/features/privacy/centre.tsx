import { offer } from "@store/contract/offer/offer";
import type { PrivacyView } from "@store/contract/privacy/privacy-shapes";
import { privacyMinutes } from "@store/contract/privacy/privacy-terms";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { ArrivedTitle } from "../../ui/arrived-title.tsx";
import { Button } from "../../ui/button.tsx";
import { Footer } from "../../ui/footer.tsx";
import { Header, HeaderLink } from "../../ui/header.tsx";
import { SkipLink } from "../../ui/skip-link.tsx";
import { Complain } from "./complain.tsx";
import { Correct } from "./correct.tsx";
import { Erase } from "./erase.tsx";
import { Mails } from "./mails.tsx";
import { heldQuery, LinkEnded } from "./privacy.queries.ts";
import { WhatWeHold } from "./what-we-hold.tsx";

interface CentreProps {
  privacyToken: string;
  onEnded: () => void;
}

/** Everything that somebody may do with their own data, for half an hour. */
export function Centre({ privacyToken, onEnded }: CentreProps) {
  const { data, error, refetch, isFetching } = useQuery(heldQuery(privacyToken));
  useEffect(() => {
    // By the time that goes by here: this computer's clock may be wrong.
    const timer = setTimeout(onEnded, privacyMinutes * 60_000);
    return () => clearTimeout(timer);
  }, [onEnded]);
  useEffect(() => {
    if (error instanceof LinkEnded) onEnded();
  }, [error, onEnded]);
  return (
    <>
      <SkipLink />
      <Header>
        <HeaderLink href="/privacy-policy" wide>
          Privacy Policy
        </HeaderLink>
        <HeaderLink href="/contact">Contact</HeaderLink>
      </Header>
      <main id="main" tabIndex={-1} className="wrap py-[clamp(2rem,5vw,4rem)] outline-none">
        <ArrivedTitle>Your data</ArrivedTitle>
        {data ? (
          <Contents view={data} privacyToken={privacyToken} />
        ) : error ? (
          <div className="mt-6 grid justify-items-start gap-4">
            <p>It could not be read just now. Nothing has changed.</p>
            <Button busy={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          </div>
        ) : (
          <p role="status" className="mute mt-4">
            Loading what we keep...
          </p>
        )}
      </main>
      <Footer />
    </>
  );
}

function Contents({ view, privacyToken }: { view: PrivacyView; privacyToken: string }) {
  return (
    <>
      <p className="mute mt-3 max-w-[60ch] text-lg">
        What {offer.name} keeps of <b className="wrap-anywhere text-ink">{view.email}</b>. This page closes
        itself half an hour after you opened it.
      </p>
      <div className="mt-10 grid items-start gap-x-14 gap-y-12 lg:grid-cols-[7fr_5fr]">
        <div className="grid min-w-0 gap-12">
          <WhatWeHold view={view} />
          <Complain view={view} privacyToken={privacyToken} />
        </div>
        <div className="grid min-w-0 gap-12">
          <Correct view={view} privacyToken={privacyToken} />
          <Mails view={view} privacyToken={privacyToken} />
          <Erase view={view} privacyToken={privacyToken} />
        </div>
      </div>
    </>
  );
}

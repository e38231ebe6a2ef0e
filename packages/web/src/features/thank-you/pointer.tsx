import type { MasterCredentials } from "@store/contract/calls/order-status";
import { LinkButton } from "../../ui/button.tsx";
import { CredentialsCard } from "./credentials-card.tsx";
import { Hero } from "./hero.tsx";
import { QuickLinkGrid } from "./quick-link-grid.tsx";
import { allQuickLinks } from "./quick-links.ts";
import { supportHref } from "./status-texts.ts";
import type { Watched } from "./watch-order.ts";

type Reason = Extract<Watched, { kind: "lost" }>["reason"];

const texts: Record<Reason, string> = {
  none: "There is no order to show in this browser. If you have bought, your login is in the mail we sent you after the payment.",
  expired:
    "It has been a while since you paid, so this page no longer asks for your order. Your login is in the mail we sent you after the payment.",
  unknown:
    "This browser did not place that order, so it cannot show it. Your login is in the mail we sent you after the payment.",
};

/** Without an order: where the logins are, and how to get one back. */
export function Pointer({
  reason,
  credentials,
}: {
  reason: Reason;
  credentials?: MasterCredentials | undefined;
}) {
  return (
    <>
      <Hero title="Looking for your login?" done={credentials !== undefined}>
        <p className="mute max-w-[46ch] text-lg">{texts[reason]}</p>
        <div className="mt-2 flex flex-wrap gap-3">
          <LinkButton href="/lost-access">Lost your login?</LinkButton>
          <LinkButton look="quiet" href={supportHref}>
            Write to us
          </LinkButton>
        </div>
      </Hero>
      <div className="wrap relative">
        {credentials ? (
          <div className="-mt-9">
            <CredentialsCard credentials={credentials} byMailOnly={false} />
          </div>
        ) : null}
        <section aria-labelledby="logins" className="grid gap-6 py-[clamp(2.5rem,6vw,4.5rem)]">
          <h2 id="logins" className="text-d3">
            You have it? Log in here
          </h2>
          <QuickLinkGrid quickLinks={allQuickLinks()} />
          <p className="mute">
            Not bought yet? <a href="/checkout">Go to the checkout</a> or{" "}
            <a href="/">see what is in the bundle</a>.
          </p>
        </section>
      </div>
    </>
  );
}

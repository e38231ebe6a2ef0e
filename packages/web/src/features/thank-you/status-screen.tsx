import { formatRupees, shortOrderId } from "@store/contract/format";
import { Button, LinkButton } from "../../ui/button.tsx";
import { WaysToPay } from "../../ui/ways-to-pay.tsx";
import { Hero } from "./hero.tsx";
import { type StatusAction, type StatusText, supportHref } from "./status-texts.ts";
import type { OrderAnswer } from "./watch-order.ts";

interface StatusScreenProps {
  text: StatusText;
  order: OrderAnswer | undefined;
  onAskAgain: () => void;
}

/** An order that is not completed, or not yet: what is going on, and a way on. */
export function StatusScreen({ text, order, onAskAgain }: StatusScreenProps) {
  return (
    <Hero
      title={text.title}
      working={text.working}
      order={order ? `Order ${shortOrderId(order.orderId)} · ${formatRupees(order.finalAmount)}` : undefined}
    >
      <div className="grid gap-x-14 gap-y-8 lg:grid-flow-col lg:auto-cols-fr lg:items-start">
        <div className="grid gap-3">
          {text.paragraphs.map((paragraph, index) => (
            <p key={paragraph} className={`max-w-[52ch] ${index === 0 ? "text-lg" : "mute"}`}>
              {paragraph}
            </p>
          ))}
          {text.actions.length > 0 ? (
            <div className="mt-3 flex flex-wrap gap-3">
              {text.actions.map((action, index) => (
                <Action key={action} action={action} first={index === 0} onAskAgain={onAskAgain} />
              ))}
            </div>
          ) : null}
        </div>
        {order?.status === "failed" ? <KeptBasket order={order} /> : null}
      </div>
      <noscript>
        <p className="max-w-[52ch]">
          This page needs JavaScript to show your login. It is also on its way to you by mail.
        </p>
      </noscript>
    </Hero>
  );
}

/** What is still in the basket, and how else it can be paid: nothing has to be chosen again. */
function KeptBasket({ order: { lines, subtotal, finalAmount } }: { order: OrderAnswer }) {
  return (
    <section
      aria-labelledby="kept"
      className="max-w-140 rounded-sheet bg-sheet text-ink shadow-[-6px_8px_18px_#04150f80] [--focus:var(--color-mat-700)]"
    >
      <h2 id="kept" className="border-b border-rule px-5 py-3 text-lg leading-tight">
        Your cart is kept
      </h2>
      <dl className="grid gap-1.5 px-5 py-4 text-sm">
        {lines.map(({ product, name, price }) => (
          <div key={product} className="flex justify-between gap-4">
            <dt>{name}</dt>
            <dd className="num whitespace-nowrap">{formatRupees(price)}</dd>
          </div>
        ))}
        {finalAmount < subtotal ? (
          <div className="flex justify-between gap-4 text-mat-700">
            <dt>Your code</dt>
            <dd className="num whitespace-nowrap">−{formatRupees(subtotal - finalAmount)}</dd>
          </div>
        ) : null}
        <div className="mt-1.5 flex items-baseline justify-between gap-4 border-t border-ink pt-2.5 font-semibold">
          <dt>Total</dt>
          <dd className="price text-2xl">{formatRupees(finalAmount)}</dd>
        </div>
      </dl>
      <div className="border-t border-rule bg-paper px-5 py-3.5">
        <p className="text-sm">
          <b>Pay it another way:</b> the next page offers all of these.
        </p>
        <div className="mt-2">
          <WaysToPay />
        </div>
      </div>
    </section>
  );
}

const links: Record<Exclude<StatusAction, "again">, { href: string; label: string }> = {
  checkout: { href: "/checkout", label: "Back to checkout" },
  retry: { href: "/checkout", label: "Try again" },
  paid: { href: "/lost-access#payment", label: "I have paid" },
  support: { href: supportHref, label: "Write to us" },
};

function Action({
  action,
  first,
  onAskAgain,
}: {
  action: StatusAction;
  first: boolean;
  onAskAgain: () => void;
}) {
  // A way out is quiet, a way on is the one to press.
  const look = first && (action === "again" || action === "retry") ? "primary" : "quiet";
  if (action === "again") {
    return (
      <Button look={look} onClick={onAskAgain}>
        Ask again
      </Button>
    );
  }
  const { href, label } = links[action];
  return (
    <LinkButton look={look} href={href}>
      {label}
    </LinkButton>
  );
}

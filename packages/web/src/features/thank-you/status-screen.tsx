import { formatRupees, shortOrderId } from "@store/contract/format";
import { Button, LinkButton } from "../../ui/button.tsx";
import { WaysToPay } from "../../ui/ways-to-pay.tsx";
import { Hero } from "./hero.tsx";
import { OrderSums } from "./receipt.tsx";
import { type StatusAction, type StatusText, supportHref } from "./status-texts.ts";
import type { OrderAnswer } from "./watch-order.ts";

interface StatusScreenProps {
  text: StatusText;
  order: OrderAnswer | undefined;
  /** Ticket and receipt are outlined below, and need the room that they will have. */
  onItsWay: boolean;
  onAskAgain: () => void;
}

/** An order that is not completed, or not yet: what is going on, and a way on. */
export function StatusScreen({ text, order, onItsWay, onAskAgain }: StatusScreenProps) {
  return (
    <Hero
      title={text.title}
      working={text.working}
      done={onItsWay}
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
    </Hero>
  );
}

/** What is still in the basket, and how else it can be paid: nothing has to be chosen again. */
function KeptBasket({ order }: { order: OrderAnswer }) {
  return (
    <section
      aria-labelledby="kept"
      className="max-w-140 rounded-sheet bg-sheet text-ink shadow-[-6px_8px_18px_#04150f80] [--focus:var(--color-mat-700)]"
    >
      <h2 id="kept" className="border-b border-rule px-5 py-3 text-lg leading-tight">
        Your cart is kept
      </h2>
      <div className="px-5 py-4">
        <OrderSums order={order} />
      </div>
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

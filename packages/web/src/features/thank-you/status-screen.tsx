import { formatRupees } from "@store/contract/format";
import { priceBasket } from "@store/contract/price-basket";
import { Button, LinkButton } from "../../ui/button.tsx";
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
      order={order ? `Order ${order.orderId} · ${formatRupees(order.finalAmount)}` : undefined}
    >
      <div className="grid gap-3">
        {text.paragraphs.map((paragraph, index) => (
          <p key={paragraph} className={`max-w-[52ch] ${index === 0 ? "text-lg" : "mute"}`}>
            {paragraph}
          </p>
        ))}
      </div>
      {order?.status === "failed" ? <KeptBasket order={order} /> : null}
      {text.actions.length > 0 ? (
        <div className="mt-3 flex flex-wrap gap-3">
          {text.actions.map((action, index) => (
            <Action key={action} action={action} first={index === 0} onAskAgain={onAskAgain} />
          ))}
        </div>
      ) : null}
      <noscript>
        <p className="max-w-[52ch]">
          This page needs JavaScript to show your login. It is also on its way to you by mail.
        </p>
      </noscript>
    </Hero>
  );
}

/** What is still in the basket: nothing has to be chosen again. */
function KeptBasket({ order: { upsells, finalAmount } }: { order: OrderAnswer }) {
  return (
    <section aria-label="Your basket" className="max-w-[52ch]">
      <ul className="grid gap-1 text-sm">
        {priceBasket(upsells).lines.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      <p className="mt-2 font-semibold">Together {formatRupees(finalAmount)}</p>
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

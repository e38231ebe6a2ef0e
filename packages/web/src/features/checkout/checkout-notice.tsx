import { TriangleAlert } from "lucide-react";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { Notice } from "./checkout-state.ts";
import { logInHref } from "./log-in.tsx";

interface CheckoutNoticeProps {
  notice: Notice;
  /** Where the order that was already paid can be seen. */
  orderHref: string;
  onStartOver: () => void;
}

/** What changed while the buyer was paying, and what to do now. Stands right over the button. */
export function CheckoutNotice({ notice, orderHref, onStartOver }: CheckoutNoticeProps) {
  return (
    <div role="alert" className="grid grid-cols-[auto_1fr] gap-3 rounded-sheet bg-marigold-100 p-4 text-sm">
      <Icon as={TriangleAlert} className="mt-0.5 text-marigold-700" />
      <div className="grid gap-3">
        {notice.text ? <p className="font-semibold">{notice.text}</p> : null}
        <p>{advice[notice.kind]}</p>
        {notice.kind === "paid" ? (
          <div className="flex flex-wrap gap-2.5">
            <LinkButton look="secondary" size="sm" href={orderHref}>
              See your order
            </LinkButton>
            <Button look="quiet" size="sm" onClick={onStartOver}>
              Start another order
            </Button>
          </div>
        ) : null}
        {notice.kind === "left" ? (
          <LinkButton look="quiet" size="sm" className="justify-self-start" href={logInHref}>
            Log in
          </LinkButton>
        ) : null}
        {notice.kind === "price" || notice.kind === "unread" ? (
          <Button look="quiet" size="sm" className="justify-self-start" onClick={() => location.reload()}>
            {notice.kind === "price" ? "Reload prices" : "Reload the page"}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

const advice: Record<Notice["kind"], string> = {
  coupon:
    "The code has been taken off and nothing was charged. Check the new total, then press the button again.",
  ended: "The total is the price without it. Nothing was charged.",
  price:
    "Nothing was charged, and what you typed is kept. If the total above is the new one, press the button again.",
  left: "Your login has ended, so this is the ordinary checkout with the bundle. Nothing was charged. To buy without what you own, log in to your account again.",
  unread:
    "We could not look into your account, so this is the ordinary checkout. To buy without what you own, reload the page.",
  nothing: "There is nothing in your order yet. Choose something to add; nothing was charged.",
  paid: "Your login is on the page of that order, and in your mail. To add something to it, start another order.",
};

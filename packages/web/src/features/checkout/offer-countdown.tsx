import { formatDateTime } from "@store/contract/format";
import { isObserved } from "@store/contract/honest/shown";
import { pageTimings } from "@store/contract/timings";
import { Badge } from "../../ui/badge.tsx";
import type { AppliedCoupon } from "./checkout-state.ts";
import { clockTime, longTime, useCountdown } from "./use-countdown.ts";

interface OfferCountdownProps {
  coupon: AppliedCoupon | undefined;
  /** Seconds until the coupon's own end; undefined when it has none. */
  left: number | undefined;
}

/**
 * 'Special Offer Expires In' as observed, as a ruler that runs back; or the time until an applied coupon ends, where the
 * shop is honest: its end is an instant, the same for everybody.
 */
export function OfferCountdown({ coupon, left }: OfferCountdownProps) {
  if (isObserved()) return <Countdown />;
  if (!coupon?.endsAt || left === undefined) return null;
  return (
    <section
      aria-label="End of your discount code"
      className="grid grid-cols-[1fr_auto] items-end gap-x-4 gap-y-1 rounded-sheet border-[1.5px] border-ink bg-sheet px-5 py-4"
    >
      <p>
        <b>{coupon.code} ends in</b>
        <br />
        <span className="mute text-sm">on {formatDateTime(coupon.endsAt)}, Indian time</span>
      </p>
      <p role="timer" aria-live="off" className="num font-display text-4xl leading-[0.85] font-extrabold">
        {longTime(left)}
      </p>
    </section>
  );
}

function Countdown() {
  const left = useCountdown(pageTimings.offerCountdown);
  const minutes = Math.ceil(left / 60);
  return (
    <section
      aria-label="Special offer"
      className="relative grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2.5 rounded-sheet border-[1.5px] border-ink bg-sheet px-4 py-2.5 sm:px-5 sm:py-4"
    >
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm sm:gap-x-3 sm:text-base">
        <b>Special Offer Expires In</b>
        <span className="inline-flex max-sm:absolute max-sm:-top-5 max-sm:right-3">
          <Badge tone="offer">LIMITED TIME</Badge>
        </span>
      </p>
      <p
        role="timer"
        aria-live="off"
        className="num font-display text-2xl leading-[0.85] font-extrabold sm:text-4xl"
      >
        {clockTime(left)}
      </p>
      {/* Spoken once at five minutes and once at one: a clock that talks every second drives people away. */}
      <p aria-live="polite" className="sr-only">
        {minutes === 5 || minutes === 1 ? `${minutes} ${minutes === 1 ? "minute" : "minutes"} left` : ""}
      </p>
    </section>
  );
}

import { formatRupees } from "@store/contract/format";
import { quickCouponWords } from "@store/contract/honest/shown";
import { limits } from "@store/contract/limits";
import { productNames } from "@store/contract/offer/catalogue";
import { offer } from "@store/contract/offer/offer";
import { Tag } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "../../ui/button.tsx";
import { FieldError } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Unfold } from "../../ui/unfold.tsx";
import { Block } from "./block.tsx";
import type { AppliedCoupon } from "./checkout-state.ts";

interface DiscountCardProps {
  code: string;
  /** What is wrong with the code in the field. */
  issue: ReactNode;
  coupon: AppliedCoupon | undefined;
  /** What the coupon takes off the basket as it stands, in whole rupees. */
  amount: number;
  busy: boolean;
  onType: (code: string) => void;
  /** Without a code: the one in the field. */
  onApply: (code?: string) => void;
  onRemove: () => void;
}

const inputId = "discount";
const removeId = "discount-remove";
const foldId = "discount-fold";

/** Not a property of the element: what the buyer has opened must not close when the field is emptied. */
const unfold = () => document.getElementById(foldId)?.setAttribute("open", "");

/** A code to type, one to pick up, and what the applied one is worth. */
export function DiscountCard({ coupon, amount, onApply, onRemove, ...entry }: DiscountCardProps) {
  const acted = useRef(false);
  const applied = coupon !== undefined;
  // What the buyer pressed has gone: the keyboard goes on where it would look next.
  useEffect(() => {
    if (!acted.current) return;
    acted.current = false;
    if (!applied) unfold();
    document.getElementById(applied ? removeId : inputId)?.focus();
  }, [applied]);

  const apply = (code?: string) => {
    acted.current = true;
    onApply(code);
  };
  return (
    <Block id="discount-code" title="Discount code">
      {coupon ? (
        <div className="grid min-h-[5.5rem] grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-1 rounded-[5px] border-[1.5px] border-dashed border-mat-600 bg-mat-50 px-3 py-3.5 sm:gap-x-4 sm:px-4">
          <Icon as={Tag} className="text-mat-600" />
          <p>
            <span className="block font-display leading-tight font-bold sm:text-xl">{coupon.code}</span>
            <span className="text-sm">
              {coupon.description}
              {coupon.products ? `, for ${productNames(coupon.products).join(" or ")}` : ""}. You save{" "}
              <b className="num">{formatRupees(amount)}</b>.
            </span>
          </p>
          <Button
            id={removeId}
            look="quiet"
            size="sm"
            aria-label={`Remove ${coupon.code}`}
            onClick={() => {
              acted.current = true;
              onRemove();
            }}
          >
            Remove
          </Button>
        </div>
      ) : (
        <CodeEntry {...entry} onApply={apply} />
      )}
    </Block>
  );
}

function CodeEntry({
  code,
  issue,
  busy,
  onType,
  onApply,
}: Omit<DiscountCardProps, "coupon" | "amount" | "onRemove">) {
  const { code: quickCode } = offer.quickCoupon;
  const inUse = issue !== undefined || code !== "";
  useEffect(() => {
    if (inUse) unfold();
  }, [inUse]);
  return (
    <div className="grid gap-2 min-[40rem]:gap-4">
      <details id={foldId} className="fold-on-phones">
        <Unfold>I have a code</Unfold>
        <label htmlFor={inputId} className="mb-1.5 block text-sm font-semibold">
          Code
        </label>
        <div className="grid grid-cols-[1fr_auto] gap-2.5">
          <input
            id={inputId}
            className="input uppercase placeholder:normal-case"
            value={code}
            maxLength={limits.discountCode}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="done"
            aria-invalid={issue ? true : undefined}
            aria-describedby={issue ? `${inputId}-error` : undefined}
            onChange={(event) => onType(event.currentTarget.value)}
            onKeyDown={(event) => {
              // Not a form: a form whose button is disabled ignores Enter, and here Enter has something to say.
              if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
              event.preventDefault();
              onApply();
            }}
          />
          <Button
            look="secondary"
            busy={busy}
            disabled={busy || code.trim() === ""}
            onClick={() => onApply()}
          >
            Apply
          </Button>
        </div>
        {issue ? (
          <div className="mt-1.5">
            <FieldError id={`${inputId}-error`}>{issue}</FieldError>
          </div>
        ) : null}
      </details>
      <button
        type="button"
        disabled={busy}
        className="flex min-h-13 flex-wrap items-center gap-x-3 gap-y-0.5 rounded-[5px] border-[1.5px] border-dashed border-rule-2 bg-sheet px-4 py-2.5 text-left hover:border-ink hover:bg-marigold-100 disabled:cursor-not-allowed disabled:opacity-60"
        onClick={() => onApply(quickCode)}
      >
        <Icon as={Tag} className="text-mat-600" />
        <span className="font-display text-lg leading-tight font-bold">{quickCode}</span>
        <span className="text-sm font-semibold text-mat-700">{quickCouponWords()}</span>
        <span className="ml-auto text-sm font-semibold underline underline-offset-4">Use this code</span>
      </button>
    </div>
  );
}

import type { StoryLine } from "@store/contract/admin-rows";
import { formatDateTime } from "@store/contract/format";
import { CreditCard, KeyRound, type LucideIcon, Mail, PencilRuler, ShoppingBag, User } from "lucide-react";
import { Icon } from "../../../ui/icon.tsx";
import { Technical } from "./texts.tsx";

const icons: Record<StoryLine["kind"], { icon: LucideIcon; name: string }> = {
  order: { icon: ShoppingBag, name: "Order" },
  payment: { icon: CreditCard, name: "Payment" },
  mail: { icon: Mail, name: "Mail" },
  login: { icon: KeyRound, name: "Login" },
  audit: { icon: PencilRuler, name: "Admin" },
  customer: { icon: User, name: "Customer" },
};

/** What happened, oldest first, along a ruler. */
export function StoryLines({ lines }: { lines: readonly StoryLine[] }) {
  return (
    <section aria-label="What happened">
      <h3 className="mb-3 text-d4">What happened</h3>
      {lines.length === 0 ? <p className="mute text-sm">Nothing is recorded yet.</p> : null}
      <ol className="border-l-[1.5px] border-ink">
        {lines.map(({ at, kind, what, ids }, place) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two things may happen in the same instant
            key={`${at} ${place}`}
            className="relative grid grid-cols-[1.5rem_1fr] gap-x-3 py-2 pl-5 text-sm before:absolute before:top-5 before:left-0 before:h-[1.5px] before:w-3 before:bg-ink"
          >
            <Icon as={icons[kind].icon} className="mt-0.5 text-mat-600" />
            <span>
              <span className="sr-only">{icons[kind].name}: </span>
              <span className="block first-letter:capitalize">{what}</span>
              <time dateTime={new Date(at).toISOString()} className="mute num block text-xs">
                {formatDateTime(at)}
              </time>
              {ids ? (
                <Technical word="ID">
                  <span className="code wrap-anywhere">{ids}</span>
                </Technical>
              ) : null}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

import { formatRupees } from "@store/contract/format";
import { bundle, upsells } from "@store/contract/offer/catalogue";
import { isOwned } from "@store/contract/price-basket";
import { LinkButton } from "../../ui/button.tsx";
import { Section } from "./section.tsx";

/** What the account does not have yet. Without the bundle that comes first: extras are sold to its owners. */
export function Additions({ owned }: { owned: readonly string[] }) {
  const hasBundle = isOwned(bundle(), owned);
  const left = hasBundle ? upsells().filter((each) => !isOwned(each, owned)) : [bundle()];
  if (left.length === 0) return null;
  return (
    <Section title="Add to your account">
      <ul className="border-t-[1.5px] border-ink">
        {left.map(({ id, name, price, description }) => (
          <li
            key={id}
            className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1.5 border-rule py-3.5 not-first:border-t"
          >
            <p className="font-semibold">{name}</p>
            <p className="price text-xl leading-none">{formatRupees(price)}</p>
            <p className="mute col-span-full text-sm sm:col-span-1">{description}</p>
            <LinkButton
              look="quiet"
              size="sm"
              className="justify-self-start sm:justify-self-end"
              href={hasBundle ? `/checkout?add=${id}` : "/checkout"}
            >
              Add<span className="sr-only"> {name}</span>
            </LinkButton>
          </li>
        ))}
      </ul>
    </Section>
  );
}

import type { ReactNode } from "react";
import { LinkButton } from "../../ui/button.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { TickList } from "../../ui/tick-list.tsx";
import { Block } from "./block.tsx";
import { productNames } from "./owned-names.ts";
import type { Owner } from "./owner.ts";

/** In the place of the bundle: what the buyer has already. */
export function OwnerCard({ owner }: { owner: Owner }): ReactNode {
  const { names, complete } = productNames(owner.owned);
  return (
    <Block id="owned" title="What you own">
      <Sheet className="grid gap-3 p-4 min-[40rem]:p-5">
        <p className="text-sm wrap-anywhere">
          You are logged in as <b>{owner.email}</b>. None of this is charged again.
        </p>
        <TickList items={names} />
        {complete ? (
          <>
            <p className="text-sm">You own all that is sold here. There is nothing left to pay for.</p>
            <LinkButton href="/account" size="sm" className="justify-self-start">
              Go to your account
            </LinkButton>
          </>
        ) : null}
      </Sheet>
    </Block>
  );
}

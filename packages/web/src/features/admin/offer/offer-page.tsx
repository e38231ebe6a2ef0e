import { offerProblems } from "@store/contract/offer/offer-problems";
import { Plus } from "lucide-react";
import { useOpened } from "../../../lib/use-opened.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { OfferFrame } from "./offer-frame.tsx";
import { ProblemList } from "./problem-list.tsx";
import { ProductDrawer } from "./product-drawer.tsx";
import { ProductList } from "./product-list.tsx";
import { QuickCoupon } from "./quick-coupon.tsx";

/** The id of what is being edited; a product's id has no space. */
const none = "new product";

/** /admin/offer */
export function OfferPage() {
  const [edited, setEdited] = useOpened<string>();
  return (
    <OfferFrame
      title="Offer"
      actions={
        <Button look="quiet" size="sm" aria-haspopup="dialog" onClick={() => setEdited(none)}>
          <Icon as={Plus} />
          New product
        </Button>
      }
    >
      {({ next }) => (
        <>
          <ProblemList title="Before this can be published" problems={offerProblems(next)} />
          {next.products.length > 0 ? (
            <ProductList offer={next} onOpen={setEdited} />
          ) : (
            <EmptyState title="Nothing is sold yet" level={2}>
              A shop begins with its bundle: what every order holds. Add it above.
            </EmptyState>
          )}
          <QuickCoupon coupon={next.quickCoupon} />
          {edited === undefined ? null : (
            <ProductDrawer
              offer={next}
              product={next.products.find(({ id }) => id === edited)}
              onClose={() => setEdited(undefined)}
            />
          )}
        </>
      )}
    </OfferFrame>
  );
}

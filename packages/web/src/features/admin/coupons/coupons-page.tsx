import type { AdminCoupon } from "@store/contract/admin-rows";
import { formatRupees } from "@store/contract/format";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useOpened } from "../../../lib/use-opened.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { LoadState } from "../../../ui/load-state.tsx";
import { Sums } from "../../../ui/sums.tsx";
import { figure } from "../parts/figures.ts";
import { PageHead } from "../parts/page-head.tsx";
import { CouponDialog } from "./coupon-dialog.tsx";
import { CouponFigures } from "./coupon-figures.tsx";
import { isOver } from "./coupon-texts.ts";
import { couponsQuery } from "./coupons.queries.ts";
import { CouponsTable } from "./coupons-table.tsx";

/** /admin/coupons */
export function CouponsPage() {
  const coupons = useQuery(couponsQuery());
  const [edited, setEdited] = useOpened<string>();
  const inHand = coupons.data?.find(({ couponId }) => couponId === edited);
  return (
    <>
      <PageHead title="Coupons">
        <Button size="sm" aria-haspopup="dialog" onClick={() => setEdited("new")}>
          <Icon as={Plus} />
          Create Coupon
        </Button>
      </PageHead>
      <LoadState query={coupons} failed="Failed to load coupons" fetching="Fetching coupons">
        {(all) => (
          <div className="grid gap-8">
            <CouponSums coupons={all} />
            {all.length > 0 ? (
              <CouponsTable coupons={all} onEdit={setEdited} />
            ) : (
              <EmptyState title="No coupons yet" level={2}>
                A coupon takes a percentage or a sum off a cart. Create the first one above.
              </EmptyState>
            )}
            <CouponFigures />
          </div>
        )}
      </LoadState>
      {edited === "new" || inHand ? (
        <CouponDialog coupon={inHand} onClose={() => setEdited(undefined)} />
      ) : null}
    </>
  );
}

function CouponSums({ coupons }: { coupons: readonly AdminCoupon[] }) {
  const good = coupons.filter((coupon) => coupon.isActive && !isOver(coupon));
  const uses = coupons.reduce((sum, { timesUsed }) => sum + timesUsed, 0);
  const left = coupons.reduce((sum, { revenue }) => sum + revenue, 0);
  const held = coupons.reduce((sum, { reserved }) => sum + reserved, 0);
  return (
    <Sums
      sums={[
        { name: "Coupons", figure: figure(coupons.length) },
        {
          name: "Times used",
          figure: figure(uses),
          note: `Orders that were paid with one: ${formatRupees(left)} after refunds`,
        },
        {
          name: "Good today",
          figure: figure(good.length),
          note: `${figure(held)} ${held === 1 ? "use is" : "uses are"} held by open payment pages`,
        },
      ]}
    />
  );
}

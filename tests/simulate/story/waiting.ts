// An offer that waits for its second: admins set a time, call it off, or publish something else in between, while buyers stand
// at the checkout and what runs around that second is killed.
import type { ProductId } from "@store/contract/products";
import { asAdmin, offersMayWait, shop } from "../shop.ts";
import type { Chance } from "../world/chance.ts";
import type { Code } from "./coupons.ts";
import { type Price, pointer, priceOf, renderLater } from "./prices.ts";
import type { Stage } from "./stage.ts";
import { minute, second } from "./times.ts";

interface SetTime {
  do: "set a time";
  product: string;
  /** Of the price that holds, in percent. */
  percent: number;
  endsNow: boolean;
  /** What the offered coupon takes off from then on, in percent. */
  coupon?: number;
  /** From its press to its second, in milliseconds. */
  wait: number;
  /** From its second to the job's first run. */
  late: number;
}
interface OfOne {
  do: "call it off" | "kill what runs";
}

export const waitingActs = {
  "set a time": (stage: Stage, { coupon: percentage, wait, late, ...act }: SetTime): void => {
    const at = Date.now() + wait;
    void stage.calls.call("admin sets a time", () =>
      asAdmin(async () => {
        const { rev: baseRev, offer, draft } = await shop.offer.current({});
        const { quickCoupon } = offer;
        const next = {
          ...priceOf(act.product, act.percent)(offer),
          ...(percentage !== undefined && { quickCoupon: { ...quickCoupon, percentage } }),
        };
        const { version } = await shop.offer["save-draft"]({
          ...{ baseRev, version: draft?.version ?? 0, offer: next },
        });
        return shop.offer.publish({ baseRev, version, note: "", at, ...(act.endsNow && { endsNow: true }) });
      }),
    );
    offersMayWait();
    renderLater(stage, minute);
    renderLater(stage, wait + late, minute);
  },
  "call it off": ({ calls }: Stage, _: OfOne): void => {
    const rev = Number(pointer()?.nextRev ?? 0);
    if (rev > 0) void calls.call("admin calls it off", () => asAdmin(() => shop.offer["call-off"]({ rev })));
  },
  "kill what runs": ({ world }: Stage, _: OfOne): void => {
    for (const process of world.processes) world.kill(process);
  },
};

/** Of buyers around the second: what moves.ts calls an act. */
interface Press {
  do: "press";
  buyer: number;
  order: number;
  times: number;
  spread: number;
  basket: { upsells: ProductId[]; code?: Code };
}
interface Pay {
  do: "pay";
  buyer: number;
  page: "newest";
  how: "now";
  refunds: "succeeds";
}
type Timed = (SetTime | OfOne | Price | Press | Pay) & { at: number };

/** `within`: milliseconds. Its second, the job that comes for it, and what others do around both. */
export function drawWaiting(chance: Chance, buyers: number, within: number) {
  const at = chance.between(0.05, 0.4) * within;
  const wait = chance.pick([2.02, 2.5, 3, 5, 12]) * minute;
  const late = chance.between(0, 60) * second;
  // An answer that travels makes the time that was set nearer.
  const due = at + wait;
  const near = () => due + chance.pick([-31, -29, -10, -1, 0, 0.2, 1, 5, 20, 40, 70]) * second;
  const acts: Timed[] = [
    {
      ...{ do: "set a time", at, wait, late, product: chance.pick(["bundle", "bundle", "seo-checklist"]) },
      ...{ percent: chance.pick([50, 90, 110, 150]), endsNow: chance.strikes(0.3) },
      ...(chance.strikes(0.4) && { coupon: chance.pick([10, 30, 50]) }),
    },
  ];
  if (chance.strikes(0.25))
    acts.push({ do: "call it off", at: due - chance.pick([100, 60, 31, 30, 29, 5, 0]) * second });
  for (let i = chance.below(3); i > 0; i--)
    acts.push({
      ...{ do: "publish a price", product: "bundle", percent: chance.pick([67, 150]), endsNow: false },
      at: chance.strikes(0.5) ? near() : chance.between(at, due),
    });
  for (let i = chance.below(3); i > 0; i--)
    acts.push({
      do: "kill what runs",
      at: chance.strikes(0.5) ? near() : due + late + chance.between(0, 0.6) * second,
    });
  for (let i = 1 + chance.below(3); i > 0; i--) {
    const buyer = chance.below(buyers);
    acts.push({
      ...{ do: "press", buyer, order: 3 + i, times: 1, spread: 5, at: near() },
      basket: { upsells: chance.pick([[], ["seo-checklist"]]), ...(chance.strikes(0.4) && { code: "RARE" }) },
    });
    if (chance.strikes(0.6))
      acts.push({
        ...{ do: "pay", buyer, page: "newest", how: "now", refunds: "succeeds" },
        at: due + chance.between(1, 12) * minute,
      });
  }
  return acts;
}

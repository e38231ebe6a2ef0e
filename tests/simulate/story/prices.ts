// Admins publish other prices, end products, and go back, while buyers stand at the checkout.
import type { Offer } from "@store/contract/offer/offer-shape";
import { table } from "../servers.ts";
import { asAdmin, shop } from "../shop.ts";
import type { Chance } from "../world/chance.ts";
import type { Stage } from "./stage.ts";
import { minute } from "./times.ts";

export interface Price {
  do: "publish a price";
  product: string;
  /** Of the price that holds, in percent. */
  percent: number;
  endsNow: boolean;
}
interface End {
  do: "end a product" | "sell it again";
  product: string;
}
interface Back {
  do: "go back to the first offer";
}

export const priceActs = {
  "publish a price": (stage: Stage, { product, percent, endsNow }: Price): void =>
    publish(stage, priceOf(product, percent), endsNow),
  "end a product": (stage: Stage, { product }: End): void =>
    publish(
      stage,
      withProduct(product, () => ({ state: "ended" })),
    ),
  "sell it again": (stage: Stage, { product }: End): void =>
    publish(
      stage,
      withProduct(product, () => ({ state: "shown" })),
    ),
  "go back to the first offer": (stage: Stage, _: Back): void => {
    renderLater(stage);
    void stage.calls.call("admin goes back", () =>
      asAdmin(async () => {
        const { rev } = await shop.offer.current({});
        return shop.offer.back({ baseRev: rev, rev: 1 });
      }),
    );
  },
};

type Product = Offer["products"][number];
type Change = (from: Offer) => Offer;

function withProduct(id: string, change: (product: Product) => Partial<Product>): Change {
  return (from) => ({
    ...from,
    products: from.products.map((product) => {
      if (product.id !== id) return product;
      const { originalPrice, ...next } = { ...product, ...change(product) };
      return { ...next, ...(originalPrice !== undefined && originalPrice > next.price && { originalPrice }) };
    }),
  });
}

/** A price in percent of the one that holds. */
export const priceOf = (product: string, percent: number): Change =>
  withProduct(product, ({ price }) => ({ price: Math.max(50, Math.round((price * percent) / 100)) }));

/** As the admin's screens do: the draft is saved, and published by its version. */
function publish(stage: Stage, change: Change, endsNow = false): void {
  renderLater(stage);
  void stage.calls.call("admin publishes", () =>
    asAdmin(async () => {
      const { rev: baseRev, offer, draft } = await shop.offer.current({});
      const saved = { baseRev, version: draft?.version ?? 0, offer: change(offer) };
      const { version } = await shop.offer["save-draft"](saved);
      return shop.offer.publish({ baseRev, version, note: "", ...(endsNow && { endsNow }) });
    }),
  );
}

/** The schedule's runs that can find something: pages that stayed behind, until they show what holds. */
export function renderLater(stage: Stage, wait = 5 * minute, again = wait): void {
  const run = async () => {
    await stage.calls.call("pages job", shop.renderPages);
    if (isPublishing() || hasCome()) renderLater(stage, again);
  };
  stage.world.outside(wait, "pages job", () => void run());
}

/** Whether a revision is being published, or its pages are behind. */
export function isPublishing(): boolean {
  const row = pointer();
  return row !== undefined && (row.busyUntil !== undefined || row.pagesRev !== row.rev);
}

/** Whether the time of one that waits has come, and its pages have not. */
const hasCome = () => Number(pointer()?.nextAt) <= Date.now();

export const pointer = () => table.items().find((item) => item.__edb_e__ === "currentOffer");

/** `within`: milliseconds. */
export function drawPrices(chance: Chance, within: number) {
  const product = () => chance.pick(["bundle", "bundle", "seo-checklist", "seo-checklist", "ad-templates"]);
  const extra = () => chance.pick(["seo-checklist", "ad-templates", "agency-license"]);
  return Array.from({ length: 1 + chance.below(3) }, () => ({
    at: chance.between(0.05 * minute, Math.min(within, chance.pick([2, 8, 40]) * minute)),
    ...chance.pick<Price | End | Back>([
      {
        do: "publish a price",
        product: product(),
        percent: chance.pick([50, 90, 110, 150]),
        endsNow: chance.strikes(0.3),
      },
      {
        do: "publish a price",
        product: product(),
        percent: chance.pick([67, 101, 150, 233]),
        endsNow: false,
      },
      { do: "end a product", product: extra() },
      { do: "sell it again", product: extra() },
      { do: "go back to the first offer" },
    ]),
  }));
}

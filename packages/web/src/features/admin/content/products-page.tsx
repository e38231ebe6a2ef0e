import { contentPath } from "@store/contract/content/file-texts";
import type { Offer, Product } from "@store/contract/offer/offer-shape";
import { Link } from "react-router-dom";
import { Arrow } from "../../../ui/arrow.tsx";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { LoadState } from "../../../ui/load-state.tsx";
import { useOffer } from "../offer/draft.ts";
import { PageHead } from "../parts/page-head.tsx";

const states: Record<Product["state"], { word: string; tone: BadgeTone }> = {
  shown: { word: "On sale", tone: "ok" },
  hidden: { word: "Hidden", tone: "wait" },
  ended: { word: "Ended: its buyers keep it", tone: "plain" },
};
const drafted = { word: "Only in the draft", tone: "wait" } as const;

/** /admin/content: the products whose files the shop keeps. */
export function ProductsPage() {
  return (
    <>
      <PageHead title="Files" />
      <LoadState query={useOffer()} failed="Failed to load the offer" fetching="Fetching the offer">
        {({ offer, next }) => {
          const products = productsOfFiles(offer, next);
          if (products.length === 0)
            return (
              <EmptyState
                title="No product of files yet"
                level={2}
                action={<Link to="/admin/offer">Go to the products</Link>}
              >
                A new product of the offer consists of files: PDFs, ZIPs, sheets, pictures or sound.
              </EmptyState>
            );
          return (
            <ul aria-label="Products" className="border-[1.5px] border-ink bg-sheet">
              {products.map((product) => {
                const isHeld = offer.products.some(({ id }) => id === product.id);
                return (
                  <ProductRow
                    key={product.id}
                    product={product}
                    {...(isHeld ? states[product.state] : drafted)}
                  />
                );
              })}
            </ul>
          );
        }}
      </LoadState>
    </>
  );
}

/** As buyers see them; then those that only the draft has so far. */
function productsOfFiles({ products: held }: Offer, { products }: Offer): Product[] {
  const isNew = ({ id }: Product) => !held.some((one) => one.id === id);
  return [...held, ...products.filter(isNew)].filter(({ kind }) => kind === "files");
}

function ProductRow({
  product: { id, name },
  word,
  tone,
}: {
  product: Product;
  word: string;
  tone: BadgeTone;
}) {
  return (
    <li className="border-t border-rule first:border-t-0">
      <Link
        to={contentPath(id)}
        className="group/btn flex min-h-16 items-center justify-between gap-4 px-4 py-2.5 no-underline sm:px-5"
      >
        <span className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1">
          <span className="min-w-0 font-semibold wrap-anywhere group-hover/btn:underline">{name}</span>
          <Badge tone={tone}>{word}</Badge>
        </span>
        <Arrow />
      </Link>
    </li>
  );
}

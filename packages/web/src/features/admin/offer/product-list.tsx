import { contentPath } from "@store/contract/content/file-texts";
import { formatRupees } from "@store/contract/format";
import type { Offer, Product } from "@store/contract/offer/offer-shape";
import { useQuery } from "@tanstack/react-query";
import { ArrowDown, ArrowUp, GripVertical } from "lucide-react";
import { type DragEvent, useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { Badge } from "../../../ui/badge.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { figure } from "../parts/figures.ts";
import { changeOffer } from "./draft.ts";
import { withProductAt } from "./product-form.ts";
import { soldAsWords, stateWords } from "./product-words.ts";
import { soldQuery } from "./sold.queries.ts";

/** The products in the order of the checkout. They are moved by their grip, or by the buttons beside them. */
export function ProductList({ offer, onOpen }: { offer: Offer; onOpen: (id: string) => void }) {
  const { products } = offer;
  const { data: sold } = useQuery(soldQuery());
  const [dragged, setDragged] = useState<string>();
  const [said, setSaid] = useState("");
  const { list, focusAfter } = useFocusAfterMove(products);
  const move = (id: string, place: number) => {
    changeOffer((now) => withProductAt(now, id, place));
    const name = products.find((product) => product.id === id)?.name ?? id;
    setSaid(`${name} is now ${place + 1} of ${products.length}`);
  };
  return (
    <>
      <p className="sr-only" role="status">
        {said}
      </p>
      <ol ref={list} aria-label="Products" className="grid gap-px border-[1.5px] border-ink bg-rule">
        {products.map((product, at) => (
          <ProductRow
            key={product.id}
            product={product}
            sold={sold && (sold[product.id] ?? 0)}
            dragged={dragged === product.id}
            onOpen={onOpen}
            onDrag={setDragged}
            onDrop={() => {
              if (dragged !== undefined && dragged !== product.id) move(dragged, at);
              setDragged(undefined);
            }}
            onUp={at > 0 ? () => move(focusAfter(product.id, "up"), at - 1) : undefined}
            onDown={at < products.length - 1 ? () => move(focusAfter(product.id, "down"), at + 1) : undefined}
          />
        ))}
      </ol>
    </>
  );
}

type Way = "up" | "down";

/** The browser forgets the focus of what it moves: the button that was pressed gets it back. */
function useFocusAfterMove(products: readonly Product[]) {
  const list = useRef<HTMLOListElement>(null);
  const moved = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each new order
  useEffect(() => {
    if (moved.current) list.current?.querySelector<HTMLElement>(moved.current)?.focus();
    moved.current = undefined;
  }, [products]);
  const focusAfter = (id: string, way: Way) => {
    moved.current = `[data-move="${way} ${id}"]`;
    return id;
  };
  return { list, focusAfter };
}

interface ProductRowProps {
  product: Product;
  /** In the last 30 days; absent while nobody knows. */
  sold: number | undefined;
  dragged: boolean;
  onOpen: (id: string) => void;
  onDrag: (id: string | undefined) => void;
  onDrop: () => void;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
}

function ProductRow(props: ProductRowProps) {
  const { product, sold, dragged, onOpen, onDrag, onDrop, onUp, onDown } = props;
  const { id, kind, name, price, soldAs, state } = product;
  const shown = stateWords.find(({ value }) => value === state);
  const onDragOver = (event: DragEvent) => {
    event.preventDefault();
    event.dataTransfer.dropEffect = "move";
  };
  return (
    <li
      draggable
      className={`grid grid-cols-[auto_1fr_auto] items-center gap-x-3 bg-sheet py-2 pr-2 pl-1 sm:pr-3 ${dragged ? "opacity-50" : ""}`}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = "move";
        event.dataTransfer.setData("text/plain", id);
        onDrag(id);
      }}
      onDragEnd={() => onDrag(undefined)}
      onDragOver={onDragOver}
      onDrop={(event) => {
        event.preventDefault();
        onDrop();
      }}
    >
      <span className="grid size-8 cursor-grab place-items-center text-ink-3" title="Drag to another place">
        <Icon as={GripVertical} />
      </span>
      <div className="grid min-w-0 gap-x-6 max-md:grid-cols-[minmax(0,1fr)_auto] max-md:items-center max-md:gap-x-3 max-[22rem]:grid-cols-1 md:grid-cols-[minmax(0,1fr)_6rem_6rem] md:items-center lg:grid-cols-[minmax(0,1fr)_7rem_9rem_6rem]">
        <span className="flex min-w-0 flex-wrap items-center gap-x-5">
          <button
            type="button"
            aria-haspopup="dialog"
            className="min-h-11 min-w-0 text-left font-semibold text-mat-700 underline decoration-1 underline-offset-3 wrap-anywhere hover:decoration-2"
            onClick={() => onOpen(id)}
          >
            {name}
          </button>
          {kind === "files" ? (
            <Link
              to={contentPath(id)}
              aria-label={`Files of ${name}`}
              className="inline-flex min-h-11 items-center text-sm font-semibold"
            >
              Files
            </Link>
          ) : null}
        </span>
        <span className="num font-display text-[1.375rem] font-extrabold min-[22rem]:text-right md:max-lg:row-span-2">
          {formatRupees(price)}
        </span>
        <span className="mute text-sm md:max-lg:col-start-1 md:max-lg:row-start-2 lg:text-right">
          {/* Its line is there before its words, so that nothing moves. */}
          {sold === undefined ? "\u00a0" : `Sold ${figure(sold)} in 30 days`}
        </span>
        <span className="min-[22rem]:text-right text-sm md:block md:text-right md:max-lg:col-start-3 md:max-lg:row-span-2 md:max-lg:row-start-1">
          <Badge tone={shown?.tone ?? "plain"}>{shown?.short}</Badge>
          <span className="mute block text-xs">
            {soldAsWords.find(({ value }) => value === soldAs)?.short}
          </span>
        </span>
      </div>
      <span className="flex max-sm:flex-col">
        <IconButton
          icon={ArrowUp}
          label={`Move ${name} up`}
          word="Up"
          data-move={`up ${id}`}
          aria-disabled={!onUp}
          className="px-0 aria-disabled:opacity-35 [&>span]:sr-only"
          onClick={onUp}
        />
        <IconButton
          icon={ArrowDown}
          label={`Move ${name} down`}
          word="Down"
          data-move={`down ${id}`}
          aria-disabled={!onDown}
          className="px-0 aria-disabled:opacity-35 [&>span]:sr-only"
          onClick={onDown}
        />
      </span>
    </li>
  );
}

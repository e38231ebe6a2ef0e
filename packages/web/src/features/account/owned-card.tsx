import type { Product } from "@store/contract/offer/offer-shape";
import type { ReactElement, ReactNode } from "react";
import { Link } from "react-router-dom";
import { ProductArt } from "../../ui/product-art.tsx";
import { ProductPicture } from "../../ui/product-picture.tsx";
import { TemplateFan } from "../../ui/template-fan.tsx";

interface OwnedCardProps {
  /** What it is drawn as: by name, where it is sold. */
  art: string | ReactElement;
  /** Shown by its own picture, where it has one. */
  product?: Product | undefined;
  title: string;
  /** A page of the app, of the site, or of another one. */
  path: string;
  children: ReactNode;
}

/** One thing that is owned. The whole card leads to it; what leads elsewhere lies above. */
export function OwnedCard({ art, product, title, path, children }: OwnedCardProps) {
  const words = "no-underline before:absolute before:inset-0 group-hover:underline";
  return (
    <li className="group relative grid grid-cols-[5rem_minmax(0,1fr)] max-[20rem]:grid-cols-1 items-start gap-4 rounded-sheet border border-rule bg-sheet p-4 shadow-sheet transition-[box-shadow,translate] duration-250 ease-tool hover:-translate-y-[3px] hover:shadow-lift">
      <OwnedPicture art={art} product={product} />
      <div className="grid content-start gap-1.5">
        <h3 className="text-xl leading-tight">
          {isOfTheApp(path) ? (
            <Link to={path} className={words}>
              {title}
            </Link>
          ) : (
            <a href={path} className={words}>
              {title}
            </a>
          )}
        </h3>
        {children}
      </div>
    </li>
  );
}

function OwnedPicture({ art, product }: Pick<OwnedCardProps, "art" | "product">) {
  if (product?.picture)
    return <ProductPicture product={product} className="h-auto max-h-24 w-full object-contain" />;
  if (art === "funnel_templates")
    return <TemplateFan names={["health", "vastu", "trading"]} className="h-20 [&>div]:scale-33!" />;
  return typeof art === "string" ? <ProductArt name={art} /> : art;
}

/** Other pages are documents of their own. */
function isOfTheApp(path: string): boolean {
  return path !== "/email-templates" && path.startsWith("/");
}

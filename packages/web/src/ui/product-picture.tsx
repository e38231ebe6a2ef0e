import { pictureSource } from "@store/contract/content/picture-name";
import type { Product } from "@store/contract/offer/offer-shape";

interface ProductPictureProps {
  product: Pick<Product, "picture" | "pictureText"> | undefined;
  className?: string;
}

/** The picture that an owner has given a product; nothing where there is none. Its room is kept before it comes. */
export function ProductPicture({ product, className = "h-auto w-full" }: ProductPictureProps) {
  if (!product?.picture) return null;
  return (
    <img
      {...pictureSource(product.picture)}
      alt={product.pictureText ?? ""}
      loading="lazy"
      decoding="async"
      className={className}
    />
  );
}

// What search engines are told in their own language (schema.org).
import { brand } from "@store/contract/brand";
import { bundle } from "@store/contract/offer/catalogue";
import { offer } from "@store/contract/offer/offer";
import { sharePicture } from "./share-picture.ts";

/** The bundle with its price. No rating: search engines want reviews they can check. */
export function productData(): object {
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: bundle().name,
    description: bundle().description,
    image: new URL(sharePicture, brand.siteUrl).href,
    brand: { "@type": "Brand", name: offer.name },
    offers: {
      "@type": "Offer",
      price: bundle().price,
      priceCurrency: "INR",
      availability: "https://schema.org/InStock",
      url: new URL("/checkout", brand.siteUrl).href,
      seller: { "@type": "Organization", name: offer.legalName },
    },
  };
}

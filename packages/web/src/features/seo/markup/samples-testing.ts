// For the tests: each kind filled in whole, as a shop would.
import type { TypedMarkup } from "./make.ts";

const place = {
  streetAddress: "2 MI Road",
  addressLocality: "Jaipur",
  addressRegion: "Rajasthan",
  postalCode: "302 001",
};

function below(path: string): TypedMarkup {
  return Object.fromEntries(Object.entries(place).map(([name, value]) => [`${path}.${name}`, value]));
}

export const samples: Readonly<Record<string, TypedMarkup>> = {
  product: {
    name: "Indigo cotton kurta",
    image: "https://example.in/k-1200.webp",
    "offers.price": "₹1,499",
    description: "Hand-block-printed cotton, A-line, below the knee.",
    "offers.url": "https://example.in/indigo-cotton-kurta",
    "offers.availability": "https://schema.org/InStock",
    "offers.itemCondition": "https://schema.org/NewCondition",
    "brand.name": "Asha",
    sku: "KU-118",
    gtin: "4006381333931",
    "aggregateRating.ratingValue": "4.6",
    "aggregateRating.reviewCount": "212",
    "offers.shippingDetails.shippingRate.value": "0",
    "offers.shippingDetails.deliveryTime.transitTime.minValue": "2",
    "offers.shippingDetails.deliveryTime.transitTime.maxValue": "5",
    "offers.hasMerchantReturnPolicy.merchantReturnDays": "7",
    "offers.hasMerchantReturnPolicy.returnFees": "https://schema.org/FreeReturn",
  },
  organization: {
    name: "Asha Handlooms",
    legalName: "Asha Handlooms Private Limited",
    url: "https://example.in",
    logo: "https://example.in/logo-512.png",
    description: "Hand-block-printed cotton from Jaipur.",
    email: "care@example.in",
    telephone: "+91 98765 43210",
    ...below("address"),
    sameAs: "https://www.instagram.com/ashahandlooms\nhttps://www.youtube.com/@ashahandlooms",
  },
  "local-business": {
    name: "Smile Rooms",
    ...below("address"),
    telephone: "+91 141 400 1234",
    url: "https://example.in/jaipur",
    image: "https://example.in/front.webp",
    priceRange: "₹₹",
    openingHoursSpecification: "Mon-Sat 10:00-19:00\nSunday 10:00-13:00",
    "geo.latitude": "26.91672",
    "geo.longitude": "75.81534",
  },
  breadcrumb: {
    itemListElement: "Home | https://example.in/\nSarees | https://example.in/sarees\nChanderi",
  },
  article: {
    headline: "How to wash a silk saree at home",
    image: "https://example.in/wash-1200.webp",
    datePublished: "2026-03-04",
    dateModified: "2026-11-02",
    "author.name": "Meera Joshi",
    "author.url": "https://example.in/people/meera",
  },
  video: {
    name: "How to drape a Nivi saree",
    thumbnailUrl: "https://example.in/drape-1280.webp",
    uploadDate: "2026-05-20 10:00",
    description: "In nine steps, in three minutes.",
    duration: "3:04",
    contentUrl: "https://example.in/drape.mp4",
    embedUrl: "https://www.youtube.com/embed/abc123",
  },
  event: {
    name: "Block printing for beginners",
    startDate: "2026-12-20 10:00",
    ...below("location.address"),
    "location.name": "Asha Handlooms, workshop",
    endDate: "2026-12-20 13:00",
    description: "Three hours, cloth and colours included.",
    image: "https://example.in/workshop.webp",
    eventStatus: "https://schema.org/EventScheduled",
    "offers.price": "1200",
    "offers.url": "https://example.in/workshop",
    "offers.availability": "https://schema.org/InStock",
    "organizer.name": "Asha Handlooms",
    "organizer.url": "https://example.in",
    "performer.name": "Meera Joshi",
  },
  questions: {
    mainEntity:
      "Does it shrink?\nNot after the first cold wash.\n\nIs it lined?\nNo.\nIt is not see-through either.",
  },
};

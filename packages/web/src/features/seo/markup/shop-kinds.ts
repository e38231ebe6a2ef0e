// Markup of a shop: its products, the company, its place. Pure data.
import {
  address,
  addresses,
  charge,
  email,
  gtin,
  number,
  oneOf,
  phone,
  pincode,
  price,
  words,
} from "./forms.ts";
import { hours } from "./list-forms.ts";
import type { MarkupKind, Property } from "./markup-kind.ts";

const google = "https://developers.google.com/search/docs/appearance/structured-data";

export const availabilities = [
  ["https://schema.org/InStock", "In stock"],
  ["https://schema.org/OutOfStock", "Sold out"],
  ["https://schema.org/PreOrder", "To be pre-ordered"],
  ["https://schema.org/BackOrder", "Ordered anew, ships later"],
] as const;
const conditions = [
  ["https://schema.org/NewCondition", "New"],
  ["https://schema.org/UsedCondition", "Used"],
  ["https://schema.org/RefurbishedCondition", "Refurbished"],
] as const;
const fees = [
  ["https://schema.org/FreeReturn", "Free for the customer"],
  ["https://schema.org/ReturnFeesCustomerResponsibility", "The customer sends it at own cost"],
] as const;
const values = (options: readonly (readonly [string, string])[]) => options.map(([value]) => value);
const currency = oneOf(["INR", "USD", "EUR", "GBP", "AED", "SGD"]);

/** The five lines of a postal address below `path`. */
export function postalAddress(path: string, need: Property["need"]): Property[] {
  return [
    { path: `${path}.streetAddress`, form: words(150), need, label: "House and street" },
    { path: `${path}.addressLocality`, form: words(60), need, label: "Town" },
    { path: `${path}.addressRegion`, form: words(60), need, label: "State" },
    { path: `${path}.postalCode`, form: pincode, need, label: "Pincode" },
    { path: `${path}.addressCountry`, form: words(60), need: "within" },
  ];
}

export const inIndia = { "@type": "PostalAddress", addressCountry: "IN" };

export const productKind: MarkupKind = {
  id: "product",
  name: "Product that can be bought on the page",
  types: ["Product"],
  about: "On each product page. Price, stock and rating must be those that the page shows.",
  source: `${google}/merchant-listing`,
  properties: [
    { path: "name", form: words(150), need: "required", label: "Name of the product" },
    {
      path: "image",
      form: addresses,
      need: "required",
      label: "Pictures",
      hint: "One address a line; the first one on white or plain ground.",
    },
    {
      path: "offers.price",
      form: price,
      need: "required",
      label: "Price",
      hint: "What is paid, GST included.",
    },
    { path: "offers.priceCurrency", form: currency, need: "required" },
    { path: "description", form: words(5000), need: "recommended", label: "Description" },
    { path: "offers.url", form: address, need: "recommended", label: "Address of the page" },
    {
      path: "offers.availability",
      form: oneOf(values(availabilities)),
      need: "recommended",
      label: "Stock",
      options: availabilities,
    },
    {
      path: "offers.itemCondition",
      form: oneOf(values(conditions)),
      need: "recommended",
      label: "Condition",
      options: conditions,
    },
    { path: "brand.name", form: words(80), need: "recommended", label: "Brand" },
    { path: "sku", form: words(60), need: "recommended", label: "Your article number" },
    {
      path: "gtin",
      form: gtin,
      need: "recommended",
      label: "Number below the bars (GTIN)",
      hint: "Only if the product has one. Never make one up.",
    },
    {
      path: "aggregateRating.ratingValue",
      form: number(1, 5, false),
      need: "within",
      label: "Rating",
      hint: "This product's own, as the page shows it.",
    },
    {
      path: "aggregateRating.reviewCount",
      form: number(1, 9_999_999, true),
      need: "within",
      label: "Number of reviews",
    },
    {
      path: "offers.shippingDetails.shippingRate.value",
      form: charge,
      need: "recommended",
      label: "Delivery charge",
      hint: "0 is free.",
    },
    {
      path: "offers.shippingDetails.deliveryTime.transitTime.minValue",
      form: number(0, 60, true),
      need: "within",
      label: "Days on the way, at least",
    },
    {
      path: "offers.shippingDetails.deliveryTime.transitTime.maxValue",
      form: number(0, 60, true),
      need: "within",
      label: "Days on the way, at most",
    },
    {
      path: "offers.hasMerchantReturnPolicy.merchantReturnDays",
      form: number(1, 365, true),
      need: "recommended",
      label: "Days to return it",
    },
    {
      path: "offers.hasMerchantReturnPolicy.returnFees",
      form: oneOf(values(fees)),
      need: "within",
      label: "Who pays the return",
      options: fees,
    },
  ],
  nodes: {
    offers: { "@type": "Offer", priceCurrency: "INR" },
    brand: { "@type": "Brand" },
    aggregateRating: { "@type": "AggregateRating" },
    "offers.shippingDetails": {
      "@type": "OfferShippingDetails",
      shippingDestination: { "@type": "DefinedRegion", addressCountry: "IN" },
    },
    "offers.shippingDetails.shippingRate": { "@type": "MonetaryAmount", currency: "INR" },
    "offers.shippingDetails.deliveryTime": { "@type": "ShippingDeliveryTime" },
    "offers.shippingDetails.deliveryTime.transitTime": { "@type": "QuantitativeValue", unitCode: "DAY" },
    "offers.hasMerchantReturnPolicy": {
      "@type": "MerchantReturnPolicy",
      applicableCountry: "IN",
      returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
      returnMethod: "https://schema.org/ReturnByMail",
    },
  },
};

export const organizationKind: MarkupKind = {
  id: "organization",
  name: "The company",
  types: ["OnlineStore", "Organization", "NewsMediaOrganization", "EducationalOrganization"],
  about: "Once, on the home page. Google asks for nothing and takes what helps to tell you from namesakes.",
  source: `${google}/organization`,
  properties: [
    { path: "name", form: words(100), need: "recommended", label: "Name that people know" },
    { path: "legalName", form: words(150), need: "recommended", label: "Registered name" },
    { path: "url", form: address, need: "recommended", label: "Home page" },
    {
      path: "logo",
      form: addresses,
      need: "recommended",
      label: "Logo",
      hint: "One address; 112 pixels or more on each side.",
    },
    { path: "description", form: words(1000), need: "recommended", label: "What you do" },
    { path: "email", form: email, need: "recommended", label: "E-mail" },
    { path: "telephone", form: phone, need: "recommended", label: "Phone" },
    ...postalAddress("address", "recommended"),
    {
      path: "sameAs",
      form: addresses,
      need: "recommended",
      label: "Your profiles elsewhere",
      hint: "One address a line.",
    },
  ],
  nodes: { address: inIndia },
};

export const businessKind: MarkupKind = {
  id: "local-business",
  name: "A place that people visit",
  types: [
    "LocalBusiness",
    "Store",
    "ClothingStore",
    "JewelryStore",
    "Restaurant",
    "Dentist",
    "MedicalClinic",
    "BeautySalon",
    "HealthClub",
    "LegalService",
    "RealEstateAgent",
    "TravelAgency",
  ],
  about:
    "On the contact page, or on each branch's own page. Name, address and phone as in the Business Profile.",
  source: `${google}/local-business`,
  properties: [
    { path: "name", form: words(100), need: "required", label: "Name over the door" },
    ...postalAddress("address", "required"),
    { path: "telephone", form: phone, need: "recommended", label: "Phone" },
    { path: "url", form: address, need: "recommended", label: "Address of this branch's page" },
    { path: "image", form: addresses, need: "recommended", label: "Pictures", hint: "One address a line." },
    {
      path: "priceRange",
      form: words(99),
      need: "recommended",
      label: "Price range",
      hint: "₹₹, or ₹300 to ₹900.",
    },
    {
      path: "openingHoursSpecification",
      form: hours,
      need: "recommended",
      label: "Opening hours",
      hint: "Mon-Sat 10:00-19:00, a line for each span.",
    },
    {
      path: "geo.latitude",
      form: number(-90, 90, false),
      need: "recommended",
      label: "Latitude",
      hint: "Five decimals, from Google Maps.",
    },
    { path: "geo.longitude", form: number(-180, 180, false), need: "recommended", label: "Longitude" },
  ],
  nodes: { address: inIndia, geo: { "@type": "GeoCoordinates" } },
};

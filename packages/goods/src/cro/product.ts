import type { CroItem, CroTab } from "@store/contract/resources";
import { imageItems, purchaseItems } from "./product-purchase.ts";

const layoutItems: CroItem[] = [
  {
    id: "prod-1",
    task: "The first phone screen holds name, price, rating and most of the main picture, with no banner or app prompt above them.",
    why: "Ad traffic lands here, so this screen is the shop window. Open the page from an Instagram ad on a 6-inch phone and note what is cut off.",
    exampleUrl: "https://baymard.com/blog/current-state-ecommerce-product-page-ux",
    cost: "Medium",
    impact: 80,
    priority: 90,
  },
  {
    id: "prod-2",
    task: "Details are in stacked sections with plain headings that open in place; nothing a buyer needs sits in a sideways tab.",
    why: "Tabs beyond the first go unread, and with them care, delivery and ingredients. Ask three people to find the washing instructions and watch where they look.",
    exampleUrl: "https://design-system.service.gov.uk/components/accordion/",
    cost: "Low",
    impact: 50,
    priority: 70,
  },
  {
    id: "prod-3",
    task: "Reviews open with a bar per star that filters the list, mark verified purchases, and put photos and recent ones first.",
    why: "Worried buyers read the two-star reviews on purpose and trust a shop that lets them. Tap the two-star bar and see whether the seller has answered.",
    exampleUrl: "https://baymard.com/blog/user-ratings-distribution-summary",
    cost: "Medium",
    impact: 70,
    priority: 80,
  },
  {
    id: "prod-4",
    task: "Alternatives stand below the description and matching accessories beside the buy box, under different headings, with no product in both.",
    why: "Mixed rows tempt away a buyer who had decided and miss the one who had not. On your five most viewed pages ask whether a shop assistant would have said the same.",
    exampleUrl: "https://baymard.com/blog/product-page-suggestions",
    cost: "Medium",
    impact: 50,
    priority: 50,
  },
  {
    id: "prod-5",
    task: "A product gone for good keeps its address, says so at the top, and shows the nearest successor in stock.",
    why: "Old links from search, pins and chats go on arriving for years. Take last year's ten best-sellers now retired and open each link.",
    exampleUrl: "https://support.google.com/merchants/answer/6324448",
    cost: "Low",
    impact: 40,
    priority: 60,
  },
];

const infoItems: CroItem[] = [
  {
    id: "prod-po-1",
    task: "The description starts with two lines on what the thing does for the buyer, then three to six highlights, then the long text.",
    why: "Most will read only the first screen of it. Delete everything after the highlights: would you still know why to buy this one and not the next?",
    exampleUrl: "https://baymard.com/blog/structure-descriptions-by-highlights",
    cost: "Low",
    impact: 60,
    priority: 80,
  },
  {
    id: "prod-po-2",
    task: "A table gives size in cm and inches, weight, material, box contents, power and warranty, without an empty row.",
    why: "One missing measurement sends a decided buyer to a marketplace to look it up. Read last month's pre-sale questions: each that repeats is a missing row.",
    exampleUrl: "https://www.nngroup.com/articles/ecommerce-product-pages/",
    cost: "Medium",
    impact: 60,
    priority: 60,
  },
  {
    id: "prod-po-3",
    task: "The size guide is for this product, in cm and inches, says how to measure, and names the model's height and worn size.",
    why: "Wrong size is the main reason clothes come back, and fear of it the main reason they are not bought. Compare the chart with a garment and a tape, for two sizes.",
    exampleUrl: "https://baymard.com/blog/apparel-size-information",
    cost: "Medium",
    impact: 80,
    priority: 80,
  },
  {
    id: "prod-po-4",
    task: "MRP, net quantity, country of origin, maker or importer with address, care contact and best-before are on the page as on the pack.",
    why: "The packaged-goods rules have asked for these on the screen since 2018 (only the packing month excepted), and since July 2026 the country must also work as a filter. Hold ten packs beside their pages and mark each difference.",
    exampleUrl:
      "https://legalmetrologyindia.com/blog/amendments-of-legal-metrology-packaged-commodities-rules-2011-on-e-commerce-entities",
    cost: "Low",
    impact: 40,
    priority: 80,
  },
  {
    id: "prod-po-5",
    task: "Questions asked on a product page get a named answer within a working day, and one that comes three times becomes a line in the details.",
    why: "Whoever asks has read all there is and still cannot decide, and most in that state leave instead of asking. Post one as a stranger on Friday evening, then look in the old answers for facts that the page above should state.",
    exampleUrl: "https://doi.org/10.1177/21582440231219112",
    cost: "Medium",
    impact: 50,
    priority: 40,
  },
  {
    id: "prod-po-6",
    task: "Licences and certificates are given with the number that can be looked up: FSSAI, BIS, hallmark HUID, AYUSH or GOTS.",
    why: "A number can be checked and a green leaf cannot. Look up five of your own in the public registers, with the expiry dates.",
    exampleUrl:
      "https://blogs.compliancecalendar.in/how-can-we-check-whether-fssai-license-number-is-valid-contributed-by-anjali-devri-1082",
    cost: "Low",
    impact: 50,
    priority: 70,
  },
];

/** Checks of product pages. */
export const productTab: CroTab = {
  id: "product",
  label: "Product",
  title: "Product Page Optimizations",
  subtitle: "Convert browsers into buyers with optimized product pages",
  sections: [
    {
      title: "Product Page Layout",
      icon: "📐",
      glyph: "ruler",
      items: layoutItems,
    },
    {
      title: "Product Information",
      icon: "📝",
      glyph: "info",
      items: infoItems,
    },
    {
      title: "Product Images",
      icon: "📷",
      glyph: "camera",
      items: imageItems,
    },
    {
      title: "Purchase Actions",
      icon: "🛍️",
      glyph: "shopping-bag",
      items: purchaseItems,
    },
  ],
};

import type { Lesson } from "@store/contract/course-content";

export const carouselAds: Lesson = {
  id: "carousel-ads",
  title: "Carousel ads",
  minutes: 4,
  body: [
    {
      type: "example",
      title: "Costlier order, better order",
      text: "A bedsheet shop compares an image of its bestseller with a carousel of six designs. On cost per order the image wins, and the weekly report said so for months. Half of each basket remains before advertising. Now look at what is left in rupees.",
      figures: [
        ["Image: cost per order", "₹23,400 ÷ 60 = ₹390"],
        ["Image: half of a ₹1,100 basket", "₹1,100 × 50% = ₹550"],
        ["Image: left in total", "60 × ₹550 − ₹23,400 = ₹9,600"],
        ["Carousel: cost per order", "₹23,520 ÷ 56 = ₹420"],
        ["Carousel: half of a ₹1,450 basket", "₹1,450 × 50% = ₹725"],
        ["Carousel: left in total", "56 × ₹725 − ₹23,520 = ₹17,080"],
      ],
    },
    {
      type: "chart",
      title: "What is left in total",
      caption: "The carousel’s order costs more and leaves nearly twice as much.",
      chart: {
        kind: "bars",
        rows: [
          { label: "Image, ₹390 an order", value: 9600, text: "₹9,600" },
          { label: "Carousel, ₹420 an order", value: 17080, text: "₹17,080", tone: "good" },
        ],
      },
    },
    {
      type: "text",
      text: "A carousel is a shelf of two to ten cards, each with its own picture, headline and link. It asks a small favour, a swipe, and repays it where there is something to compare or to follow. Whoever compares two designs often buys both. If card three could be dropped without anybody noticing, you wanted an image ad.",
    },
    {
      type: "list",
      items: [
        "**Range:** six designs, six prices. The bestseller first, not the newest.",
        "**Reasons:** one product, five arguments, each card complete in itself.",
        "**Steps:** how a made-to-measure blouse is ordered, tape to doorstep; for coaches, the course week by week.",
        "**Catalogue:** cards filled from your product feed, chosen by Meta for each person.",
      ],
    },
    { type: "heading", text: "Building one by hand" },
    {
      type: "steps",
      items: [
        "Photograph all cards in one session as squares, same cloth, same light, so that only the product changes. Mixed shapes are cropped to match the first.",
        "In the ad choose Carousel as the format. Give each card a headline with name and price, under about 40 characters, and the address of exactly that product.",
        "Card one must work alone, as many people see nothing else. Let something run over its right edge: a sleeve, a number, half a pattern.",
        "Decide on 'show best-performing cards first'. Leave it on for a range; switch it **off** for steps, or people meet step four before step one.",
        "Remove the end card with your profile picture unless it says something.",
        "Add a card label to each address, card=3, so that orders can be traced to it.",
        "After a week open Breakdown and choose Carousel card. Replace the weakest card, not the whole ad.",
      ],
    },
    {
      type: "mistakes",
      items: [
        {
          mistake: "All cards lead to the home page.",
          instead:
            "A tapped card is a question about that product. Answer it on the product's own page, with the same photo on top.",
        },
        {
          mistake: "One picture sliced over five cards.",
          instead: "Clever on a wall, unreadable once the order changes or only card two is shown.",
        },
        {
          mistake: "Calling a card weak because it has few clicks.",
          instead:
            "Later cards are seen by fewer people. Compare clicks with that card's own impressions, and then orders.",
        },
        {
          mistake: "Four hundred products at ₹149 in one catalogue set.",
          instead: "Make product sets by margin and stock. Advertise what pays for its freight.",
        },
      ],
    },
    { type: "heading", text: "Letting the catalogue build it" },
    {
      type: "text",
      text: "From about thirty products on, a feed does this work better than you. Connect the shop in Commerce Manager, switch on the catalogue in a Sales campaign, choose a product set, and decide in the ad set whether it speaks to strangers or to people who looked and left. Everything then hangs on one thing: **the ID in the pixel event must be the ID in the feed.** Commerce Manager shows the match rate. Under 90%, repair it before you spend.",
    },
    {
      type: "table",
      head: ["Feed field", "Usual fault in Indian shops", "Repair"],
      rows: [
        ["id", "Parent in the feed, variant in the pixel", "Send the variant ID from both"],
        [
          "price, sale_price",
          "No currency, or an MRP nobody paid",
          "'1450.00 INR', former price only if charged",
        ],
        ["availability", "Sold-out sizes still in stock", "Sync hourly during a sale"],
        ["image_link", "Festival banner burnt into the photo", "Plain square; frames belong to the ad"],
        ["title", "SKU codes", "What a person would call it"],
      ],
    },
    {
      type: "checklist",
      items: [
        "Each card can be explained in five words and none is spare",
        "Picture, headline, price and link belong to the same product",
        "Automatic order is off where order is meaning",
        "Catalogue match rate stands above 90%",
        "Judged on rupees left in total, card by card where orders allow",
      ],
    },
  ],
};

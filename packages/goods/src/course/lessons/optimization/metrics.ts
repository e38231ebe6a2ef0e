import type { Lesson } from "@store/contract/course-content";

export const metrics: Lesson = {
  id: "metrics",
  title: "Metrics",
  minutes: 4,
  body: [
    {
      type: "text",
      text: "Ads Manager offers several hundred columns. You need ten, and two of them are not in it. Read them as a chain from the auction to your bank: each link takes some people away, and only one link at a time is the weakest.",
    },
    {
      type: "table",
      head: ["Link", "Figure", "If it is weak, look at"],
      rows: [
        ["Price of attention", "CPM: spend per thousand impressions", "Season, audience size, ad quality"],
        ["Interest", "Link click-through rate", "Creative, offer"],
        ["Arrival", "Landing page views ÷ link clicks", "Page speed, broken links, in-app browser"],
        ["Desire", "Add to cart ÷ landing page views", "Price, photos, delivery promise"],
        ["Decision", "Purchases ÷ add to cart", "Checkout, freight, payment failures"],
        ["Price of a result", "Cost per purchase", "All of the above"],
        ["Income", "Average order value, return on ad spend", "Bundles, minimum for free delivery"],
      ],
    },
    {
      type: "text",
      text: "The two that are missing: **contribution per order**, which you know from your books, and the **delivered rate**, which your courier knows. Without them return on ad spend is a number with nothing to stand on. A return of 4 loses money on perfume at 20% margin, a return of 1.5 makes some on a course.",
    },
    { type: "heading", text: "The whole chain once, with money" },
    {
      type: "example",
      title: "A block-print dress at ₹1,260",
      text: "The price contains 5% GST. Product ₹400, freight ₹90, packing ₹20, gateway ₹25; all prepaid, so nothing returns by courier. A month of advertising looks like this.",
      figures: [
        ["CPM", "₹50,000 ÷ 2,50,000 × 1,000 = ₹200"],
        ["Link click-through rate", "3,750 ÷ 2,50,000 = 1.5%"],
        ["Arrival", "3,000 ÷ 3,750 = 80%"],
        ["Add to cart", "240 ÷ 3,000 = 8%"],
        ["Decision", "75 ÷ 240 = 31.25%"],
        ["Cost per purchase", "₹50,000 ÷ 75 = ₹667"],
        ["Price without GST", "₹1,260 ÷ 1.05 = ₹1,200"],
        ["Contribution", "₹1,200 − ₹400 − ₹90 − ₹20 − ₹25 = ₹665"],
        ["Break-even return", "₹1,260 ÷ ₹665 = 1.89"],
        ["Return", "75 × ₹1,260 ÷ ₹50,000 = 1.89"],
      ],
    },
    {
      type: "chart",
      title: "The chain from impression to order",
      caption:
        "Read the shares from top to bottom: the weakest link is where to work. A scheme, not to scale.",
      chart: {
        kind: "funnel",
        rows: [
          { text: "2,50,000 impressions" },
          { text: "3,750 link clicks", share: "1.5%" },
          { text: "3,000 arrivals", share: "80%" },
          { text: "240 carts", share: "8%" },
          { text: "75 orders", share: "31.25%" },
        ],
      },
    },
    {
      type: "text",
      text: "Exactly at break-even, then: ₹2 lost on each order. Where to press? Arrival at 80% and cart at 8% are in order. A decision of 31% is thin, and this checkout asks for an account before it shows UPI. Suppose guest checkout lifts it to 40%: 240 × 40% = 96 orders at ₹521 each, and 96 × ₹665 − ₹50,000 = ₹13,840 stays where ₹125 was lost. No ad was touched.",
    },
    {
      type: "steps",
      items: [
        "Compute contribution for each product: price without GST, less product, freight, packing, gateway, and the share of returns.",
        "From it derive your highest cost per purchase and your break-even return. Write both on the wall.",
        "Build a column set in Ads Manager in the order of the table and save it as default for the team.",
        "Add custom metrics for arrival, cart rate and decision; the editor allows one column divided by another.",
        "Read seven closed days against the four weeks before. Skip yesterday.",
        "Find the one link that moved most, and change only what belongs to it.",
        "Once a week divide the shop's total revenue by total ad spend on all channels. This blended figure cannot be flattered by attribution.",
      ],
    },
    {
      type: "mistakes",
      items: [
        {
          mistake: "Celebrating a falling cost per click.",
          instead: "Clicks from games and accidental taps are cheap as well. Follow them to the cart.",
        },
        {
          mistake: "Using the column 'Clicks (all)'.",
          instead:
            "It holds likes, profile taps and 'See more'. Use link clicks, or outbound clicks if you sell on a site.",
        },
        {
          mistake: "Comparing your figures with a benchmark from another country.",
          instead:
            "Your own last four weeks are the only benchmark with your price, your product and your page.",
        },
        {
          mistake: "Return on ad spend with GST and undelivered orders inside.",
          instead:
            "Take the revenue of delivered orders without tax. The figure is uglier and it is the one you can spend.",
        },
      ],
    },
    {
      type: "checklist",
      items: [
        "Contribution and break-even return are known per product",
        "One shared column set follows the chain",
        "Decisions rest on closed weeks",
        "The weakest link is named before anything is changed",
        "Blended return is noted every Monday",
      ],
    },
  ],
};

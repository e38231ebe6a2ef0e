import type { Extra } from "@store/contract/course-content";

export const newPlacements: Extra = {
  id: "new-placements",
  title: "Threads and WhatsApp Status as placements",
  summary:
    "Two places that may already take some of your money. Where to look, what to upload, when to leave.",
  minutes: 2,
  checked: "November 2026",
  body: [
    {
      type: "text",
      text: "With Advantage+ placements new places are added without asking. **Threads** is on by default in new campaigns and was opened to all users step by step in 2026. **WhatsApp Status** ads stand between the status posts in the Updates tab; chats, calls and groups stay free of ads, and are not read for targeting.",
    },
    {
      type: "table",
      head: ["", "Threads feed", "WhatsApp Status"],
      rows: [
        [
          "Picture",
          "4:5 or 1:1, at least 500 px wide; carousel up to 10 cards",
          "9:16, 1080 × 1920, as for Stories",
        ],
        [
          "Text",
          "Read, not looked at: up to 1,000 characters, the first line decides",
          "Almost none; keep top and bottom free",
        ],
        [
          "Objectives",
          "Awareness, traffic, engagement, sales",
          "Choose a chat as the next step where you can",
        ],
        ["Needs", "Instagram feed switched on as well", "A connected WhatsApp business number"],
        [
          "What is known of people",
          "As on Instagram",
          "Country, city, language, channels followed; more only if they linked accounts",
        ],
      ],
    },
    {
      type: "steps",
      items: [
        "In the report choose Breakdown, By delivery, Placement. See what each of the two took in the last 30 days, and what it sold.",
        "Under 3% of the spend: leave it, there is nothing to learn.",
        "From 3%: give it a file of its own. A feed picture with small print does nothing in Status.",
        "If it takes money for 30 days and its cost per order is more than double the rest, lower it with a value rule before you switch it off.",
      ],
    },
    {
      type: "note",
      text: "On Threads the headline takes the place of the button in a carousel, so write it as an action: 'See all sizes'.",
    },
  ],
  sources: [
    {
      title: "Meta for developers: Threads ads",
      url: "https://developers.facebook.com/documentation/ads-commerce/marketing-api/ad-creative/threads-ads/creation",
    },
    {
      title: "Tech Industry News: ads on Threads for all users",
      url: "https://techindustrynews.org/news/meta-is-expanding-threads-ads-to-all-users-globally",
    },
    {
      title: "Boom: ads in WhatsApp Status, and what they may use",
      url: "https://www.boomlive.in/web-stories/news/whatsapp-users-will-start-seeing-targeted-ads-in-status-updates-2487",
    },
  ],
};

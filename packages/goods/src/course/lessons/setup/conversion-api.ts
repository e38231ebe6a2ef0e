import type { Lesson } from "@store/contract/course-content";

export const conversionApi: Lesson = {
  id: "conversion-api",
  title: "Conversion API",
  minutes: 4,
  body: [
    {
      type: "text",
      text: "Browsers drop messages: ad blockers, iPhone limits, a train entering a tunnel while the UPI app is open. The **Conversions API** sends the same events from your server, straight to the same dataset. Run it beside the pixel, not instead of it. Meta calls this a redundant setup and recommends it, provided both copies can be recognised as one event.",
    },
    { type: "heading", text: "Four ways to get it" },
    {
      type: "table",
      head: ["Way", "Effort", "Fits"],
      rows: [
        [
          "Partner integration (Shopify, WooCommerce and others)",
          "Minutes",
          "Most shops; check the data-sharing level, its default has changed before",
        ],
        [
          "Conversions API Gateway",
          "An hour, plus a cloud bill",
          "Sites without a developer; it copies pixel events from a server of your own",
        ],
        [
          "Server-side tag manager or a hosting partner",
          "A day, monthly fee",
          "Teams with several ad platforms",
        ],
        ["Direct integration", "Days of a developer", "Custom checkouts, CRMs, courier updates"],
      ],
    },
    {
      type: "steps",
      items: [
        "Write down which events exist and who sends each: browser, server or both.",
        "For every event sent twice, give both copies the same **event_name and event_id**. The order number is the natural ID. Meta merges matching pairs that arrive within 48 hours.",
        "Send customer details with the event: email and phone, trimmed, lower-cased, the phone with 91 in front, and hashed with SHA-256. Send the fbc and fbp cookies, IP address and user agent as they are, unhashed.",
        "Include event_time in seconds, action_source 'website', the page address, value and INR. Website events older than seven days are refused, and one old row fails its whole batch.",
        "Keep the access token on the server. In the browser it is public.",
        "Watch both columns fill in Test events, then read Event match quality after two days. It is a score out of 10; for Purchase, aim for 8 because you know the buyer's phone.",
      ],
    },
    {
      type: "example",
      title: "100 orders seen by two cameras",
      text: "A steel bottle store has 100 orders in a week at ₹1,100, on ₹44,000 of spend. The browser reported 82, the server 97, and 79 were seen by both. With shared event IDs, Meta sees all of them once. Without, it sees a fairy tale.",
      figures: [
        ["Pixel alone", "82 × ₹1,100 = ₹90,200"],
        ["Its return", "₹90,200 ÷ ₹44,000 = 2.05"],
        ["Both, deduplicated", "82 + 97 − 79 = 100"],
        ["Their return", "100 × ₹1,100 ÷ ₹44,000 = 2.5"],
        ["Both, not deduplicated", "82 + 97 = 179"],
        ["The fairy tale", "179 × ₹1,100 ÷ ₹44,000 = 4.48"],
      ],
    },
    {
      type: "chart",
      title: "Two reports of one order",
      caption:
        "The event ID tells Meta which two reports are the same order. Without it, 179 would be counted.",
      chart: {
        kind: "paths",
        from: [
          { label: "Browser", text: "82 orders seen" },
          { label: "Server", text: "97 orders seen" },
        ],
        key: "event ID: 79 seen by both",
        to: { label: "Events Manager", text: "82 + 97 − 79 = 100 orders" },
      },
    },
    {
      type: "text",
      text: "**Cash on delivery needs its own thought.** A Purchase at checkout may come back in ten days as a return to origin. Two honest answers: fire Purchase only after the order is confirmed by OTP, call or WhatsApp; or send a second, custom event named Delivered when the courier closes the parcel, with the time of delivery as event_time and 'system_generated' as action_source, since no browser was there. Keep optimising for the early one, since it is frequent, and judge campaigns by the late one.",
    },
    {
      type: "mistakes",
      items: [
        {
          mistake: "Hashing the phone number as 98xxxxxxxx, without country code.",
          instead: "Normalise to 9198xxxxxxxx first. A hash of the wrong text matches nobody.",
        },
        {
          mistake: "Random event IDs made separately in browser and server.",
          instead:
            "Derive both from the order, and look at the deduplication figures in the event's details.",
        },
        {
          mistake: "Sending server events for people who declined consent.",
          instead:
            "Carry the consent choice with the order. A refusal in the browser is a refusal everywhere.",
        },
        {
          mistake: "Chasing a match score of 10 by collecting birthdays.",
          instead: "Ask only for what delivery needs. The law asks for the same restraint.",
        },
      ],
    },
    {
      type: "note",
      text: "Messages count too. If you sell through click-to-WhatsApp ads, purchases can be returned to a dataset with the click ID that arrives with the chat. Your WhatsApp provider will know it as Conversions API for business messaging.",
    },
    {
      type: "checklist",
      items: [
        "Purchase arrives from browser and server with one shared ID",
        "Diagnostics shows no deduplication or missing-parameter warning",
        "Phone numbers carry 91 before hashing",
        "Token and logs stay on the server",
        "The rule for cash on delivery and returns is written down",
        "Consent travels with every server event",
      ],
    },
  ],
};

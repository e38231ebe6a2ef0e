import type { Lesson } from "@store/contract/course-content";

export const utmParameters: Lesson = {
  id: "utm-parameters",
  title: "UTM parameters",
  minutes: 3,
  body: [
    {
      type: "text",
      text: "UTM parameters are labels at the end of a link. Meta ignores them. They are for everybody else: Google Analytics, the shop's order list, your CRM. They give you a second witness, and with two witnesses you can notice when one of them dreams.",
    },
    {
      type: "example",
      title: "Two witnesses, one week",
      text: "A pickle maker in Vijayawada spent ₹24,000. Ads Manager claims 60 orders, the shop's UTM report 42, and total orders of the shop were 96. Neither is lying: the first counts people who saw or tapped and came back by another road, the second only those whose last visit carried the label.",
      figures: [
        ["Cost per order by Meta", "₹24,000 ÷ 60 = ₹400"],
        ["Cost per order by UTM", "₹24,000 ÷ 42 = ₹571"],
        ["UTM share of Meta's count", "42 ÷ 60 = 70%"],
        ["Whole shop", "₹24,000 ÷ 96 = ₹250"],
        ["Orders nobody labelled", "96 − 42 = 54"],
      ],
    },
    {
      type: "text",
      text: "Keep the 70%. If it stays between 65% and 75% for weeks and then drops to 40%, look for a broken link, a consent banner or a sudden love of view-through credit. The ratio is the instrument; the two absolute numbers are its legs.",
    },
    { type: "heading", text: "One string for all ads" },
    {
      type: "text",
      text: "Paste this into the URL parameters field of the ad, under Tracking, without a question mark in front. Meta fills the braces at the click:",
    },
    {
      type: "note",
      text: "utm_source=facebook&utm_medium=paid_social&utm_campaign={{campaign.name}}&utm_content={{ad.name}}&utm_term={{adset.name}}&utm_id={{campaign.id}}&placement={{placement}}&site={{site_source_name}}&ad_id={{ad.id}}",
    },
    {
      type: "table",
      head: ["Part", "Why it looks like this"],
      rows: [
        ["utm_source=facebook", "Google's list of social sites knows facebook; it may not know meta"],
        [
          "utm_medium=paid_social",
          "GA4 files media beginning with paid under paid channels; 'social' would land in organic",
        ],
        ["{{campaign.name}}", "Readable, but fixed at the name the campaign had when first published"],
        ["utm_id and ad_id", "Numbers never change, so you can always join back to an export"],
        ["{{site_source_name}}", "Splits fb, ig, msg and an"],
        ["{{placement}}", "Feed, story or reel, for page teams who ask"],
      ],
    },
    {
      type: "steps",
      items: [
        "Settle the string once and keep it in the naming dictionary. Lower case throughout; GA4 treats Facebook and facebook as two sources.",
        "Set it on the ad, and look whether your account offers a default for all new ads, which is safer than memory.",
        "Publish one ad, open its preview on the phone, tap, and read the address bar after the page has loaded.",
        "Follow the whole path: bit.ly, domain without www, language redirect, WhatsApp link. Each hop can drop the tail.",
        "In GA4 open Realtime or DebugView and find yourself as facebook / paid_social.",
        "Place a ₹1 test order and check that the shop stores the labels with it. On Shopify look at the order's conversion summary; elsewhere save them in hidden fields.",
        "For WhatsApp sales, put a short code into the prefilled message, such as 'Hi, K12', one per ad.",
      ],
    },
    {
      type: "text",
      text: "A word on fbclid: Meta adds this ID by itself. Do not strip it in redirects; the pixel makes the fbc cookie from it, and match quality depends on that. It is not a replacement for labels people can read.",
    },
    {
      type: "mistakes",
      items: [
        {
          mistake: "Typing labels by hand into each website address.",
          instead:
            "Use the parameters field. The website field stays clean and comments do not fill with long links.",
        },
        {
          mistake: "UTM labels on links inside your own site.",
          instead:
            "They start a new session and overwrite the true source. Use events for banners and menus.",
        },
        {
          mistake: "Editing parameters on ads that run well.",
          instead:
            "A changed link sends the ad through review and may restart learning. Put the new string on new ads.",
        },
        {
          mistake: "Judging prospecting by last click alone.",
          instead:
            "Someone sees a reel on Tuesday and searches your name on Saturday. Watch brand searches and total orders as well.",
        },
      ],
    },
    {
      type: "checklist",
      items: [
        "One string, in one document, on every live ad",
        "The labels survive all redirects on a real phone",
        "GA4 shows the visits in a paid social channel",
        "Orders in the shop carry campaign and ad",
        "The ratio of both counts is noted weekly",
      ],
    },
  ],
};

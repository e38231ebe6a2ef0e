import type { Lesson } from "@store/contract/course-content";

export const customAudiences: Lesson = {
  id: "custom-audiences",
  title: "Custom audiences",
  minutes: 4,
  body: [
    {
      type: "text",
      text: "A custom audience is a list of people who have already met you: visitors, buyers, chatters, viewers, or a file from your own books. It has three uses. You can speak to them differently, leave them out, or use them as a pattern for others. The second use earns the most and gets the least attention.",
    },
    {
      type: "table",
      head: ["Source", "Looks back", "Typical use"],
      rows: [
        ["Website events", "Up to 180 days", "Cart reminders, excluding buyers"],
        [
          "Customer list",
          "As long as you keep it current",
          "Excluding buyers, repeat offers, lookalike source",
        ],
        ["Video viewers", "Up to 365 days", "A second message for those who saw the first"],
        [
          "Instagram and Page engagement",
          "A year or more; the form shows the limit",
          "Reminding people who saved or wrote",
        ],
        ["Lead form", "90 days", "People who opened and did not send"],
        ["Catalogue activity", "Up to 180 days", "The exact product, shown again"],
      ],
    },
    { type: "heading", text: "Six audiences to build on the first day" },
    {
      type: "steps",
      items: [
        "**Buyers, 180 days**, from the Purchase event, plus a customer list for those older than that.",
        "**Cart without purchase, 14 days**: include AddToCart, exclude Purchase of the same span.",
        "**Product viewers, 30 days**, without the two above.",
        "**All visitors, 180 days.** If the pixel ran before, past visitors are counted in too; what it never saw stays lost.",
        "**Engaged on Instagram, 90 days**: saves and messages rather than every tap, where the form allows.",
        "**Refused or returned to origin**, from your courier's report, to be left out.",
        "Then open the advertising settings and fill in audience segments, engaged audience and existing customers. Every Sales report can now be split into new, engaged and existing.",
      ],
    },
    {
      type: "note",
      text: "Uploading a list means sharing personal data, hashed or not. Under the DPDP Act you need people's consent for this purpose, in words they understood, and you must drop those who withdraw. A list bought from a WhatsApp group fails the law and Meta's terms in one stroke. Since September 2025 Meta also blocks audiences whose names or rules suggest illness or income, so do not build 'diabetes page visitors'.",
    },
    {
      type: "example",
      title: "The same romper, ten times a week",
      text: "An online store for baby clothes has 1,200 people with an abandoned cart. It gives them ₹300 a day, since the return looks splendid. At ₹180 per thousand impressions, count how often each parent meets the same romper in a week.",
      figures: [
        ["Spend in a week", "₹300 × 7 = ₹2,100"],
        ["Impressions", "₹2,100 ÷ ₹180 × 1,000 = 11,667"],
        ["Per person", "11,667 ÷ 1,200 = 9.7"],
        ["With ₹100 a day: impressions", "₹700 ÷ ₹180 × 1,000 = 3,889"],
        ["Per person", "3,889 ÷ 1,200 = 3.2"],
      ],
    },
    {
      type: "chart",
      title: "How often each person sees it in a week",
      caption: "1,200 people are few. A third of the budget is still three times a week.",
      chart: {
        kind: "bars",
        rows: [
          { label: "₹300 a day", value: 9.7, text: "9.7 times", tone: "bad" },
          { label: "₹100 a day", value: 3.2, text: "3.2 times", tone: "good" },
        ],
      },
    },
    {
      type: "text",
      text: "Most of these people would have come back anyway, and the report credits the ad for it. Keep small lists on small money: three or four views a week say 'still here', ten say 'desperate'.",
    },
    {
      type: "mistakes",
      items: [
        {
          mistake: "Judging retargeting by its own return.",
          instead:
            "Switch it off for ten days and compare total orders of the shop. If the total barely moves, you were paying for what you already had.",
        },
        {
          mistake: "A discount for everyone who left a cart.",
          instead:
            "Answer the doubt first: delivery date, size, return policy. Otherwise regular customers learn to wait.",
        },
        {
          mistake: "Excluding every visitor and follower from prospecting.",
          instead:
            "Leave out recent buyers of one-time products, and stop there. Warm people make the broad ad set cheaper.",
        },
        {
          mistake: "Uploading a customer file once, in 2024.",
          instead:
            "Connect the shop or CRM so the list renews itself, or set a monthly date. Use name, email, phone with 91, city and pincode columns.",
        },
      ],
    },
    {
      type: "text",
      text: "Remember that an included audience is a hint when Advantage+ audience is on; Meta may go beyond it. For a cart reminder that mentions the cart, choose 'Further limit the reach of your ads' and untick 'Use as a suggestion' beside the audience, so that strangers are not thanked for a visit they never made.",
    },
    {
      type: "checklist",
      items: [
        "The first-day audiences exist and are filling",
        "Buyers are excluded wherever they cannot buy again",
        "Audience segments are defined and used in reports",
        "Weekly frequency on small lists stays under about four",
        "Consent covers every uploaded row, and withdrawals are removed",
        "No audience name mentions health, money troubles or belief",
      ],
    },
  ],
};

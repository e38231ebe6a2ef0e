import type { Lesson } from "@store/contract/course-content";

export const threeTierHierarchy: Lesson = {
  id: "three-tier-hierarchy",
  title: "The 3-tier hierarchy",
  minutes: 4,
  body: [
    {
      type: "text",
      text: "Every ad hangs on three hooks. The **campaign** says what you want. The **ad set** says for whom, where, when and usually which event counts. The **ad** is what people see. Most messy accounts are messy because somebody made a decision on the wrong hook: a new campaign for each image, a new ad set for each age group.",
    },
    {
      type: "table",
      head: ["Tier", "Decides", "Hard to change later"],
      rows: [
        [
          "Campaign",
          "Objective, special ad category, campaign budget, bid strategy",
          "The objective: it is fixed once published",
        ],
        [
          "Ad set",
          "Conversion location and event, audience, placements, schedule, attribution setting",
          "The event: changing it starts learning again",
        ],
        [
          "Ad",
          "Page and Instagram identity, creative, text, link, URL parameters",
          "Likes and comments stay with the post; a new ad starts bare",
        ],
      ],
    },
    {
      type: "text",
      text: "Delivery learns mostly per ad set. Meta's guideline is about **50 of the chosen events in a week** after the last significant edit; below that you may read Learning limited. Split the same money over more ad sets and each one learns from less. So the question before you add a box is never 'can I?' but 'what would this box know that the other does not?'",
    },
    {
      type: "example",
      title: "One budget, three layouts",
      text: "A skincare shop spends ₹3,000 a day at about ₹500 per purchase. Watch the weekly purchases in each ad set as the boxes multiply.",
      figures: [
        ["6 ad sets: budget each", "₹3,000 ÷ 6 = ₹500"],
        ["Purchases per ad set a week", "₹500 ÷ ₹500 × 7 = 7"],
        ["2 ad sets: budget each", "₹3,000 ÷ 2 = ₹1,500"],
        ["Purchases per ad set a week", "₹1,500 ÷ ₹500 × 7 = 21"],
        ["1 ad set: purchases a week", "₹3,000 ÷ ₹500 × 7 = 42"],
      ],
    },
    {
      type: "chart",
      title: "The layout with two ad sets",
      caption:
        "Each ad set gets ₹1,500 and 21 purchases a week. Six ad sets would get 7 each, and none would learn.",
      chart: {
        kind: "nest",
        label: "Campaign: objective, ₹3,000 a day",
        inside: [
          { label: "Ad set 1: whom, where", items: ["Ad", "Ad", "Ad"] },
          { label: "Ad set 2: whom, where", items: ["Ad", "Ad", "Ad"] },
        ],
      },
    },
    {
      type: "text",
      text: "Only the last layout comes near 50. Nothing else about the shop changed.",
    },
    { type: "heading", text: "A layout that holds up to ₹10,000 a day" },
    {
      type: "steps",
      items: [
        "Make one Sales campaign for the whole country you ship to. Leave Advantage+ on for audience and placements unless you can name a reason.",
        "Put one ad set in it, optimising for Purchase, with your hard limits: deliverable states, minimum age, buyers of the last 30 days excluded if they cannot buy again.",
        "Load four to six ads that differ in idea, not in background colour: a demonstration, a customer's face, a price argument, a comparison.",
        "Add a second campaign only for a different job, such as testing creatives with its own small budget, or clearing winter stock.",
        "Give retargeting its own ad set only if its message differs, like a cart reminder with the delivery date. Otherwise the broad ad set already finds warm people.",
        "Review the count monthly: for each ad set, spend divided by cost per purchase. Merge whatever stays under 15 a week.",
      ],
    },
    {
      type: "mistakes",
      items: [
        {
          mistake: "One ad set per interest: yoga, Ayurveda, organic food.",
          instead:
            "Offer them together as suggestions. Those people overlap, so the ad sets hold each other back.",
        },
        {
          mistake: "Duplicating a campaign because it is tired.",
          instead:
            "Add new ads to the ad set that has the history. A copy starts from nothing with the same tired pictures.",
        },
        {
          mistake: "Editing one small thing each evening.",
          instead:
            "Collect changes and publish them in one go, at most twice a week. Significant edits restart learning.",
        },
        {
          mistake: "Twenty ads in an ad set with ₹800 a day.",
          instead:
            "Meta will feed two or three and starve the rest. As a rule of thumb, one live ad per ₹300 of daily budget is the ceiling.",
        },
      ],
    },
    {
      type: "note",
      text: "Since 2025 Advantage+ is no separate campaign type. A Sales, Leads or App campaign carries the label when campaign budget, Advantage+ audience and Advantage+ placements are all on; switch one off and it is a normal campaign. Old guides to 'ASC' and its existing-customer cap describe screens that are gone.",
    },
    {
      type: "checklist",
      items: [
        "Each campaign answers a different business question",
        "Each ad set has a realistic path towards 50 events a week",
        "Ads within an ad set differ in idea",
        "Ad sets that nobody can tell apart by their job have been merged",
        "Edits are batched and noted with a date",
      ],
    },
  ],
};

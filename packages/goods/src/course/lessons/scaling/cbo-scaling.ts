import type { Lesson } from "@store/contract/course-content";

export const cboScaling: Lesson = {
  id: "cbo-scaling",
  title: "CBO scaling",
  minutes: 5,
  body: [
    {
      type: "text",
      text: "CBO is the old name of the Advantage+ campaign budget: one budget, several ad sets. For scaling it has one strength: money moves within the day to wherever the next result is cheapest, which no human does at two in the afternoon. It has one trap as well. **It counts what you told it to count**, and nothing else.",
    },
    {
      type: "example",
      title: "More orders, less money",
      text: "A brassware maker has three ad sets in one budget of ₹9,000 a day: North, South, and gifts for companies. For two weeks the budget was shared freely, for two more each ad set had ₹3,000. A family's order leaves ₹600, a company's ₹4,000. All figures are for an average day.",
      figures: [
        ["Free: ₹5,400, ₹2,700 and ₹900", "15 + 6 + 2 = 23"],
        ["Free: cost per order", "₹9,000 ÷ 23 = ₹391"],
        ["Equal shares: orders", "9 + 6 + 5 = 20"],
        ["Equal shares: cost per order", "₹9,000 ÷ 20 = ₹450"],
        ["Free: kept", "21 × ₹600 + 2 × ₹4,000 − ₹9,000 = ₹11,600"],
        ["Equal shares: kept", "15 × ₹600 + 5 × ₹4,000 − ₹9,000 = ₹20,000"],
      ],
    },
    {
      type: "chart",
      title: "What is kept of ₹9,000",
      caption: "Fewer orders left more money.",
      chart: {
        kind: "bars",
        rows: [
          { label: "Free: 23 orders", value: 11600, text: "₹11,600" },
          { label: "Equal shares: 20 orders", value: 20000, text: "₹20,000", tone: "good" },
        ],
      },
    },
    {
      type: "text",
      text: "Anyone who reads cost per order leaves the budget alone, and loses ₹8,400 a day. The shared budget did its job: 23 is more than 20. It was never told that one buyer takes twenty lamps. There are two repairs. If every Purchase carries its true value, set the performance goal to **value of conversions**. If the rich orders are rare, a few in a week, value has too little to learn from; then give them a campaign of their own, with a budget that you decide.",
    },
    {
      type: "text",
      text: "So the rule for what may share a budget is short: **ad sets whose orders are worth the same to you.** North and South may. Families and companies may not, nor prepaid cities beside districts from which a third of the parcels return.",
    },
    { type: "heading", text: "From tests to one budget" },
    {
      type: "steps",
      items: [
        "Test new angles in a small campaign with ad set budgets, where each gets its fair look.",
        "Let an angle graduate with 10 or more orders at or under target, and with deliveries that hold.",
        "Create its ad in the scaling campaign from the **existing post**, so that likes and comments come along. Leave the original running until the new one delivers.",
        "Keep the shared budget at one to four ad sets, each with a difference delivery needs: country, language, product line.",
        "Start it at the sum of what those ad sets spent alone, not above.",
        "Climb on the campaign as in the lesson on vertical scaling, pause included.",
        "Once a month compare order value and delivered rate by ad set. Move out whatever differs by half.",
      ],
    },
    { type: "heading", text: "The brake" },
    {
      type: "table",
      head: ["Bid strategy", "Says", "While scaling"],
      rows: [
        ["Highest volume", "Spend it all, get the most", "The normal choice; price rises as you climb"],
        [
          "Cost per result goal",
          "Keep near this average",
          "May spend less than you give; good fence at a peak",
        ],
        ["ROAS goal", "Keep near this return", "Needs steady values and much data"],
        ["Bid cap", "Never bid above this", "For people who know their auction; easy to starve"],
      ],
    },
    {
      type: "example",
      title: "A quiet Tuesday, twice",
      text: "The budget of North and South stands at ₹20,000 for the season. With a goal of ₹420 it spends what the day is worth; with highest volume it spends what it was given. Contribution is ₹600.",
      figures: [
        ["Goal: 17 orders", "₹7,000 ÷ 17 = ₹412"],
        ["Highest volume: 36 orders", "₹20,000 ÷ 36 = ₹556"],
        ["The 19 orders more", "₹13,000 ÷ 19 = ₹684"],
        ["Kept with the goal", "17 × ₹600 − ₹7,000 = ₹3,200"],
        ["Kept with highest volume", "36 × ₹600 − ₹20,000 = ₹1,600"],
      ],
    },
    {
      type: "text",
      text: "On the eve of Dhanteras the same goal may spend ₹18,000, and should. That is a calm way through a season, if you can bear days with little spend. Begin at or a little above your present cost, and loosen or tighten by a tenth a week.",
    },
    {
      type: "mistakes",
      items: [
        {
          mistake: "Minimum spend for the ad set that 'should' work.",
          instead: "Ask why it does not. Usually the creative is addressed to nobody in particular.",
        },
        {
          mistake: "Adding an untested ad set to a campaign that runs at ₹50,000 a day.",
          instead: "It can pull money and unsettle the rest. Newcomers qualify elsewhere.",
        },
        {
          mistake: "Retargeting and strangers in one budget.",
          instead:
            "The warm ad set reports splendid returns and takes the money from growth. Separate them, or drop the warm one.",
        },
        {
          mistake: "Pausing the expensive ad set when its orders are worth the same.",
          instead:
            "It may be supplying the orders that the cheap one no longer can. Read the campaign's total with and without it.",
        },
        {
          mistake: "Switching the bid strategy when a day is bad.",
          instead: "It resets more than it repairs. Give a strategy two weeks.",
        },
      ],
    },
    {
      type: "note",
      text: "All ad sets in a shared budget use the campaign's bid strategy. Switched on together with Advantage+ audience and placements, it makes the header read Advantage+ on. You can still exclude buyers, set the minimum age and choose your states.",
    },
    {
      type: "checklist",
      items: [
        "Orders of all ad sets in the budget are worth about the same",
        "Only proven angles are in the scaling campaign",
        "The event carries a true value, or the rich orders live apart",
        "No minimums without a business need",
        "The goal, if any, was set from our own last four weeks",
        "Verdicts are passed on what the campaign leaves in rupees",
      ],
    },
  ],
};

import type { Lesson } from "@store/contract/course-content";

export const cboScaling: Lesson = {
  id: "cbo-scaling",
  title: "CBO scaling",
  minutes: 4,
  body: [
    {
      type: "text",
      text: "CBO is the old name of the Advantage+ campaign budget: one purse, several ad sets. For scaling it has one virtue and one vice. The virtue: money moves within the day to wherever the next order is cheapest, which no human does at two in the afternoon. The vice: it looks unfair, and people cannot leave unfair things alone.",
    },
    {
      type: "example",
      title: "The unfair split earns more",
      text: "A brassware maker has three ad sets under one purse of ₹9,000 a day: North, South, and gifts for companies. North takes most. The team forced equal shares for two weeks and then compared.",
      figures: [
        ["Free: North", "₹5,400 ÷ 15 = ₹360"],
        ["Free: South", "₹2,700 ÷ 6 = ₹450"],
        ["Free: companies", "₹900 ÷ 2 = ₹450"],
        ["Free: all", "₹9,000 ÷ 23 = ₹391"],
        ["Equal: orders at ₹3,000 each", "9 + 6 + 5 = 20"],
        ["Equal: all", "₹9,000 ÷ 20 = ₹450"],
      ],
    },
    {
      type: "text",
      text: "One thing is worth noticing in the equal split: companies brought 5 orders for ₹3,000, and a company orders twenty lamps where a family orders one. If your ad sets differ in order value, let the campaign aim at **value** rather than at the number of purchases, or give that ad set a campaign of its own. The purse can only be as wise as the event you feed it.",
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
          mistake: "Retargeting and strangers in one purse.",
          instead:
            "The warm ad set reports splendid returns and takes the money from growth. Separate them, or drop the warm one.",
        },
        {
          mistake: "Reading ad sets instead of the campaign.",
          instead:
            "Ad set averages mislead here: the dear one may be supplying the orders that the cheap one no longer can.",
        },
        {
          mistake: "Switching the bid strategy when a day is bad.",
          instead: "It resets more than it repairs. Give a strategy two weeks.",
        },
      ],
    },
    { type: "heading", text: "From tests to one purse" },
    {
      type: "steps",
      items: [
        "Test new angles in a small campaign with ad set budgets, where each gets its fair look.",
        "An angle graduates with 10 or more orders at or under target, and with deliveries that hold.",
        "Move the graduate by creating its ad in the scaling campaign from the **existing post**, so that likes and comments come along. Leave the original running until the new one delivers.",
        "Keep the scaling campaign at one to four ad sets, each with a difference delivery needs: country, language, product line.",
        "Start the purse at the sum of what those ad sets spent alone, not above.",
        "Raise it by at most 20% every three days, as with a single ad set. The step counts for the campaign.",
        "Once a month take out ads with less than 2% of spend in four weeks. They are not harming anybody; they are hiding the list.",
      ],
    },
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
      type: "text",
      text: "With a cost goal you may give a generous budget, because the goal holds the brake. Suppose the purse is ₹20,000 and the goal ₹420: on quiet days it spends ₹7,000, on a festival eve ₹18,000. That is a calm way through a season, if you can bear days with little spend. Begin at or a little above your present cost, and loosen or tighten by a tenth a week.",
    },
    {
      type: "note",
      text: "With campaign budget, Advantage+ audience and Advantage+ placements all switched on, the header reads Advantage+ on. Nothing else changes in kind. You can still exclude buyers, set the minimum age and choose the states you deliver to.",
    },
    {
      type: "checklist",
      items: [
        "Only proven angles are in the scaling campaign",
        "One to four ad sets, each with a reason to be apart",
        "No minimums without a business need",
        "The event reflects value where order sizes differ",
        "Steps of 20% every three days, on the campaign",
        "Verdicts are passed on the campaign's total",
      ],
    },
  ],
};

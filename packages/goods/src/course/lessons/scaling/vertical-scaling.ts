import type { Lesson } from "@store/contract/course-content";

export const verticalScaling: Lesson = {
  id: "vertical-scaling",
  title: "Vertical scaling",
  minutes: 5,
  body: [
    {
      type: "text",
      text: "Vertical scaling is the plain kind: the same ad set, the same ads, more money. The guideline of this course is **at most 20% more, every three days**. Meta publishes no such figure. It is a rule of thumb with two reasons: a small rise seldom throws an ad set back into learning, and three days are enough to notice that something broke. They are not enough to know whether the rise was worth it. For that there is a pause, and a sum.",
    },
    {
      type: "example",
      title: "A ladder with a landing",
      text: "A toy shop in Channapatna spends ₹4,000 a day and keeps ₹520 contribution per delivered order. It climbs three steps in nine days, then stands still for two weeks.",
      figures: [
        ["Before: two closed weeks", "₹4,000 × 14 = ₹56,000"],
        ["Day 1", "₹4,000 × 1.2 = ₹4,800"],
        ["Day 4", "₹4,800 × 1.2 = ₹5,760"],
        ["Day 7", "₹5,760 × 1.2 = ₹6,912"],
        ["Days 10 to 23, at a round ₹6,900", "₹6,900 × 14 = ₹96,600"],
        ["Leaves the bank with GST", "₹96,600 × 1.18 = ₹1,13,988"],
      ],
    },
    {
      type: "chart",
      title: "Three steps of 20%, then two weeks of rest",
      caption:
        "Three days between two steps show damage. Whether the climb was worth it, only the two weeks after it can tell.",
      chart: {
        kind: "columns",
        rows: [
          { label: "Before", value: 4000, text: "₹4,000" },
          { label: "Day 1", value: 4800, text: "₹4,800" },
          { label: "Day 4", value: 5760, text: "₹5,760" },
          { label: "Day 7", value: 6912, text: "₹6,912", tone: "good" },
        ],
      },
    },
    { type: "heading", text: "The sum that tells you to stop" },
    {
      type: "text",
      text: "An average hides the newest rupee. Meta serves the cheapest buyers first, so every step buys people who are harder to win. Lay the two fortnights side by side and ask what the **additional** orders cost.",
    },
    {
      type: "example",
      title: "Half as many orders again, a quarter less money",
      text: "The report is cheerful: 210 orders instead of 140, and an average that rose by only ₹60. The team asks for the next step. This is what the last three have done.",
      figures: [
        ["Before: 140 orders", "₹56,000 ÷ 140 = ₹400"],
        ["After: 210 orders", "₹96,600 ÷ 210 = ₹460"],
        ["Additional spend", "₹96,600 − ₹56,000 = ₹40,600"],
        ["Each of the 70 additional orders", "₹40,600 ÷ 70 = ₹580"],
        ["Kept before", "140 × ₹520 − ₹56,000 = ₹16,800"],
        ["Kept after", "210 × ₹520 − ₹96,600 = ₹12,600"],
      ],
    },
    {
      type: "text",
      text: "Each additional toy was sold at a loss of ₹60, and 70 × ₹60 = ₹4,200 is the whole difference. So the shop goes back to ₹4,800, stands still there and prices again, and looks for a better ad or a second product meanwhile. If you have measured that such buyers return, add what their second order leaves; if you only hope so, leave it out.",
    },
    {
      type: "text",
      text: "Why three steps before the sum? One step would bring some 20 orders more in a fortnight, on 140. Two ordinary fortnights differ by that much with nobody touching anything. After three steps the gap is large enough to believe.",
    },
    {
      type: "steps",
      items: [
        "Pick an ad set that is out of learning, with two closed weeks at or below 85% of target cost.",
        "Check stock, packing hands, support and cash for 70% more parcels, not 20%. That is where three steps end.",
        "Raise by 20% before noon, early in the week. Note date, old and new sum, and touch nothing else there.",
        "After three days look only for damage: money not spent, cost far above target, a disapproval. No damage, next step.",
        "After the third step stand still for two weeks. Make new creatives meanwhile, but do not add them yet.",
        "Price the additional orders against the fortnight before the climb. Count delivered ones if you sell cash on delivery.",
        "Well below contribution: three more steps. Near it: stay. Above it: back to the last sum that paid.",
      ],
    },
    {
      type: "table",
      head: ["Sign while rising", "Likely reason", "Answer"],
      rows: [
        ["CPM up, the rest steady", "Season, or a narrow audience", "Hold; take down walls you can spare"],
        ["Frequency up, clicks down", "Ads used up", "New creatives before new money"],
        ["Clicks steady, carts down", "New people need more explaining", "Page: proof, delivery, price sums"],
        [
          "Orders up, deliveries down",
          "Cash on delivery reaches doubters",
          "Confirmation call, prepaid benefit",
        ],
      ],
    },
    {
      type: "mistakes",
      items: [
        {
          mistake: "Judging the climb by average cost.",
          instead:
            "It lags. In the example it rose by 15%, while the additional order cost 45% more than the old ones.",
        },
        {
          mistake: "Doubling on the evening of a record day.",
          instead: "Record days are partly luck, and tomorrow's buyers were not in them.",
        },
        {
          mistake: "Raising the budget and adding five ads in the same hour.",
          instead: "One change, then look. Otherwise you will thank or blame the wrong one.",
        },
        {
          mistake: "Treating 20% as a commandment for a ₹500 budget.",
          instead:
            "₹100 steps take for ever there. At tiny sums jump to a budget that can learn, and begin the ladder above it.",
        },
      ],
    },
    {
      type: "note",
      text: "Under a campaign budget the same ladder holds, with the campaign in place of the ad set. With a cost per result goal it matters less, since the goal is then the brake and the budget only a ceiling.",
    },
    {
      type: "checklist",
      items: [
        "The ad set is out of learning and 15% under target",
        "Warehouse, support and cash can carry three steps",
        "Steps are at most 20%, three days apart, logged",
        "Two weeks of standing still are in the calendar",
        "Additional orders were priced against contribution",
        "The sum to step back to is written down",
      ],
    },
  ],
};

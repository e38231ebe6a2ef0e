import type { Lesson } from "@store/contract/course-content";

export const verticalScaling: Lesson = {
  id: "vertical-scaling",
  title: "Vertical scaling",
  minutes: 4,
  body: [
    {
      type: "text",
      text: "Vertical scaling is the plain kind: the same campaign, more money. The guideline of this course is **at most 20% more, every three days**. It is a rule of thumb and not a law of Meta's, which publishes no figure. It works because small steps seldom throw an ad set back into learning, and because three days are long enough to see whether the last step was good.",
    },
    {
      type: "example",
      title: "Fifteen days of patience",
      text: "An ad set begins at ₹2,000 a day. Five steps of 20% make it two and a half times as large. It sounds slow until you have repaired an account for a week after one doubling.",
      figures: [
        ["Day 1 to 3", "₹2,000"],
        ["Day 4", "₹2,000 × 1.2 = ₹2,400"],
        ["Day 7", "₹2,400 × 1.2 = ₹2,880"],
        ["Day 10", "₹2,880 × 1.2 = ₹3,456"],
        ["Day 13", "₹3,456 × 1.2 = ₹4,147"],
        ["Day 16", "₹4,147 × 1.2 = ₹4,976"],
        ["Growth", "₹4,976 ÷ ₹2,000 = 2.49"],
      ],
    },
    { type: "heading", text: "The number that tells you to stop" },
    {
      type: "text",
      text: "The average hides the newest rupee. Meta serves the cheapest buyers first, so each step buys from people a little harder to win. Ask what the **additional** orders cost.",
    },
    {
      type: "example",
      title: "Average fine, margin gone",
      text: "A toy shop earns ₹520 contribution per order. It raises ₹4,000 to ₹4,800 a day. Its average moves from ₹400 to ₹417, and the team is pleased. The extra money tells another story.",
      figures: [
        ["Before", "₹4,000 ÷ 10 = ₹400"],
        ["After, 11.5 orders a day", "₹4,800 ÷ 11.5 = ₹417"],
        ["Extra spend", "₹4,800 − ₹4,000 = ₹800"],
        ["Extra orders a day", "11.5 − 10 = 1.5"],
        ["Cost of each extra order", "₹800 ÷ 1.5 = ₹533"],
        ["Earned on it", "₹520 − ₹533 = −₹13"],
      ],
    },
    {
      type: "text",
      text: "At this point more budget turns profit into effort. You need a better ad, page or offer, or another direction; the next lesson is about those. Use at least two weeks on each side for this sum, because daily orders jump about.",
    },
    {
      type: "steps",
      items: [
        "Pick an ad set that has left learning, with two closed weeks at or below 85% of target cost.",
        "Check stock, packing hands, support and cash for the new volume. A sold-out size is an expensive landing page.",
        "Raise by 20% in the morning, early in the week. Note date, old and new sum.",
        "Wait three days. Do nothing else to that ad set.",
        "Compare cost per order of those days with the week before, and look at frequency and delivered rate as well.",
        "Below target: next step. Between target and 15% above: hold for three days more. Further above: go back one step.",
        "After every third step compute the cost of additional orders. Stop where it meets contribution.",
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
          mistake: "Doubling on the evening of a record day.",
          instead: "Record days are partly luck. Decide on seven days.",
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
        {
          mistake: "Keeping a step that failed, hoping it settles.",
          instead:
            "Three to six days is the trial. Then step back; the old level usually returns within days.",
        },
      ],
    },
    {
      type: "checklist",
      items: [
        "The ad set is out of learning and 15% under target",
        "Warehouse, support and cash can carry 20% more",
        "Steps are at most 20%, three days apart, logged",
        "Additional orders were priced, not only average ones",
        "A stopping point is agreed before the climb",
      ],
    },
  ],
};

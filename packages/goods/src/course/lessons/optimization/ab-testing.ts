import type { Lesson } from "@store/contract/course-content";

export const abTesting: Lesson = {
  id: "ab-testing",
  title: "A/B testing",
  minutes: 4,
  body: [
    {
      type: "example",
      title: "Fifteen orders more, and still nothing",
      text: "A diary maker sent equal traffic to two pages. B sold 63 against 48, nearly a third more, and everybody in the room wanted B. A back-of-envelope check for equal traffic: the difference should exceed **twice the square root of all conversions together**. The root of 111 is about 10.5.",
      figures: [
        ["Spend, both sides", "2 × ₹24,000 = ₹48,000"],
        ["A: cost per order", "₹24,000 ÷ 48 = ₹500"],
        ["B: cost per order", "₹24,000 ÷ 63 = ₹381"],
        ["Difference seen", "63 − 48 = 15"],
        ["Difference needed", "2 × 10.5 = 21"],
        ["With the same rates, twice as long", "126 − 96 = 30"],
      ],
    },
    {
      type: "text",
      text: "After twice the time the difference would be 30 against a hurdle of 2 × √222, roughly 30: only then just on the line. The honest verdict after ₹48,000 is 'probably B, not proven'. The shop may still use B, because it costs nothing to switch, but it should not fire the designer of A.",
    },
    {
      type: "table",
      head: ["Conversions on both sides together", "Smallest believable difference", "Example"],
      rows: [
        ["40", "13", "27 against 13"],
        ["100", "20", "60 against 40"],
        ["225", "30", "128 against 97"],
        ["400", "40", "220 against 180"],
        ["900", "60", "480 against 420"],
      ],
    },
    {
      type: "text",
      text: "Two ads in one ad set are not a test. Meta gives one of them most of the money by Tuesday, to different people at different hours. A **test** splits people at random, shows each half one thing, and keeps the rest equal. You will run few of them, since they cost real money. So run those whose answer changes what you do for months.",
    },
    { type: "heading", text: "Worth testing, in this order" },
    {
      type: "list",
      items: [
        "**Offer:** ₹999 with free delivery against ₹909 plus ₹90.",
        "**Angle:** 'saves an hour' against 'costs ₹15 a cup'.",
        "**Landing page:** product page against a long page made for the ad.",
        "**Audience or event:** broad against a lookalike, Purchase against Delivered.",
        "**Small things:** button text and colours. By the time you get here, you have better work.",
      ],
    },
    {
      type: "steps",
      items: [
        "Write the sentence first: 'If B brings at least 20% more orders per rupee, we move all ads to it.' If neither result would change anything, stop here.",
        "Estimate the size. For a difference of 20% count on several hundred conversions a side, for 50% on about a hundred. If you cannot pay for that, test something bolder.",
        "Open Experiments in Ads Manager, or the A/B test button above the campaign list, and choose the variable. For ads alone the creative test inside an ad set splits a share of its budget evenly.",
        "Give both sides the same budget, event, attribution setting and dates. Seven days at least, fourteen for expensive products, whole weeks always.",
        "Choose cost per purchase as the metric that decides, before the start.",
        "Do not open it until it is over, or open it and touch nothing.",
        "Write the outcome into a log: question, dates, spend, both results, decision. Draws too.",
      ],
    },
    {
      type: "note",
      text: "The square-root check is a field tool for equal splits, close to the usual 95% threshold. When the result decides about lakhs, use a proper calculator or the confidence figure that Experiments prints.",
    },
    {
      type: "mistakes",
      items: [
        {
          mistake: "Stopping as soon as one side is ahead.",
          instead: "Early leads change hands. Fix the end date and let it arrive.",
        },
        {
          mistake: "Testing through Diwali week.",
          instead:
            "The winner of a festival is the winner of a festival. Test in ordinary weeks what must hold in ordinary weeks.",
        },
        {
          mistake: "Changing picture, headline and price at once.",
          instead: "You may, if you only ask 'which package?'. You then know nothing about the parts.",
        },
        {
          mistake: "Deciding on click-through because orders are few.",
          instead: "Clicks can kill an obvious failure. They cannot crown a winner.",
        },
        {
          mistake: "Ten small tests at ₹3,000.",
          instead: "Ten shrugs. One question a month with proper money teaches more in a year.",
        },
      ],
    },
    {
      type: "checklist",
      items: [
        "The decision was written down before the start",
        "Random split, equal money, whole weeks",
        "Metric is an order or a sale, not a click",
        "Difference beats twice the root of all conversions",
        "The log has one line more, whatever came out",
      ],
    },
  ],
};

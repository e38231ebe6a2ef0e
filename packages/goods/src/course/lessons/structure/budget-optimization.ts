import type { Lesson } from "@store/contract/course-content";

export const budgetOptimization: Lesson = {
  id: "budget-optimization",
  title: "Budget optimization",
  minutes: 5,
  body: [
    {
      type: "example",
      title: "₹3,400 on a ₹2,000 budget",
      text: "A bakery in Indore set ₹2,000 a day for its Rakhi boxes. Sunday took ₹3,400. On Monday the owner had the campaign paused for three days to save the week. Nothing was wrong, and nobody buys the boxes a week later.",
      figures: [
        ["Most on one day", "₹2,000 × 1.75 = ₹3,500"],
        ["Most in a week", "₹2,000 × 7 = ₹14,000"],
        ["Left after Sunday", "₹14,000 − ₹3,400 = ₹10,600"],
        ["Average of the other six days", "₹10,600 ÷ 6 = ₹1,767"],
        ["Orders in three such days at ₹250", "3 × ₹1,767 ÷ ₹250 = 21"],
        ["A full week with GST", "₹14,000 × 1.18 = ₹16,520"],
      ],
    },
    {
      type: "chart",
      title: "One week of a ₹2,000 budget",
      caption:
        "Sunday took ₹3,400, the other days ₹1,767 on average. The week as a whole stays within ₹14,000.",
      chart: {
        kind: "columns",
        rows: [
          { label: "Sun", value: 3400, text: "₹3,400", tone: "bad" },
          { label: "Mon", value: 1767, text: "" },
          { label: "Tue", value: 1767, text: "" },
          { label: "Wed", value: 1767, text: "" },
          { label: "Thu", value: 1767, text: "" },
          { label: "Fri", value: 1767, text: "" },
          { label: "Sat", value: 1767, text: "" },
        ],
        mark: { value: 2000, text: "daily budget: ₹2,000" },
      },
    },
    { type: "heading", text: "What a daily budget really means" },
    {
      type: "text",
      text: "It is an average over the calendar week, Sunday to Saturday. On a single good day Meta may spend up to 75% above it (the allowance was 25% for years, so old articles differ), and evens out so that the week does not exceed seven times the daily figure. A **lifetime budget** is spent across the dates you give and allows hours of the day to be scheduled.",
    },
    { type: "heading", text: "How much is enough" },
    {
      type: "example",
      title: "A yoga teacher with ₹9,000 a month",
      text: "A sale of her ₹4,999 course costs about ₹900, a started checkout about ₹120. Here is what delivery gets to learn from in a week.",
      figures: [
        ["₹300 a day, asking for purchases", "₹300 × 7 ÷ ₹900 = 2.3"],
        ["₹300 a day, asking for checkouts", "₹300 × 7 ÷ ₹120 = 17.5"],
        ["₹900 a day for ten days, purchases", "₹900 × 7 ÷ ₹900 = 7"],
      ],
    },
    {
      type: "text",
      text: "From 2.3 purchases a week nobody learns anything. The same ₹9,000 in the ten days after salaries gives three times the lesson. Asking for checkouts gives more still, of a weaker kind: move to purchases when they come daily. Neither is near 50. Both beat thirty days of drizzle.",
    },
    { type: "heading", text: "Where to keep it" },
    {
      type: "text",
      text: "With **ad set budgets** (people say ABO) you hand each ad set its own pocket money. With a **campaign budget**, today called Advantage+ campaign budget and for years CBO, Meta moves one sum between the ad sets all day long. They answer different questions: 'how does each one do with the same money?' and 'what is the most I can get for all of it?'",
    },
    {
      type: "table",
      head: ["Situation", "Budget at", "Reason"],
      rows: [
        ["Comparing two offers or two angles", "Ad set", "Each side must get enough to be judged"],
        ["One ad set in the campaign", "Either", "There is nothing to divide"],
        ["Three proven ad sets, one aim", "Campaign", "Money follows the cheaper result of the day"],
        [
          "A small market you must serve, such as Goa",
          "Ad set, or a minimum",
          "A shared budget runs to Mumbai",
        ],
        ["Retargeting beside broad", "Ad set", "Warm people look cheap and would take it all"],
        ["Orders of ₹600 beside orders of ₹12,000", "Ad set", "A shared budget counts results, not rupees"],
      ],
    },
    {
      type: "steps",
      items: [
        "Decide the campaign's aim in one sentence. If ad sets have different aims, they belong in different campaigns.",
        "Turn on the campaign budget before publishing. Switching an old campaign over is a significant edit, so do it on a quiet day.",
        "Give it at least twice your target cost per result for each ad set. Three ad sets at ₹400: 3 × 2 × ₹400 = ₹2,400.",
        "Leave spending limits per ad set empty for the first week and watch where the money goes.",
        "Add a minimum only where the business demands presence, and keep all minimums together below a third of the budget.",
        "Begin with highest volume. Take a cost per result goal once you know your price from weeks of data.",
        "Judge the campaign as a whole. An ad set that got ₹90 and no orders did not fail, it was not asked.",
      ],
    },
    {
      type: "mistakes",
      items: [
        {
          mistake: "Pausing after an expensive day.",
          instead: "Read Sunday to Saturday as one figure. Only a week above seven budgets is a fault.",
        },
        {
          mistake: "Minimum limits on every ad set under a shared budget.",
          instead: "That is ad set budgeting with extra steps. Move the budget down and be honest about it.",
        },
        {
          mistake: "A cost goal far below what you pay now.",
          instead:
            "Start at or slightly above the present cost. A wish of ₹200 when the market asks ₹400 buys silence.",
        },
        {
          mistake: "Changing the budget at eleven at night to rescue the day.",
          instead: "The day is over. Look at seven days, change in the morning, and by no more than a fifth.",
        },
      ],
    },
    {
      type: "note",
      text: "Sharing part of the money between ad sets without a campaign budget, scheduled increases and other helpers come and go by account. Hover over the small i beside the field: that text is current even when courses are not.",
    },
    {
      type: "checklist",
      items: [
        "The question decides where the budget sits: comparing ideas, or selling with the best",
        "Everyone who reads the spend knows the 75% and the seven-day rule",
        "Daily budget covers at least two results per ad set",
        "Small money is spent in bursts, not as drizzle",
        "Bank balance covers spend plus 18% GST",
      ],
    },
  ],
};

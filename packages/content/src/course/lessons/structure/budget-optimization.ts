import type { Lesson } from "@store/contract/course-content";

export const budgetOptimization: Lesson = {
  id: "budget-optimization",
  title: "Budget optimization",
  minutes: 4,
  body: [
    {
      type: "example",
      title: "A ₹2,000 budget and a nervous owner",
      text: "A bakery in Indore set ₹2,000 a day and saw ₹3,400 on Friday. It phoned its agency, which paused the campaign, at lunch, before the best evening of the week. Nothing was wrong.",
      figures: [
        ["Most on one day", "₹2,000 × 1.75 = ₹3,500"],
        ["Most in a week", "₹2,000 × 7 = ₹14,000"],
        ["If Friday takes ₹3,400, left for six days", "₹14,000 − ₹3,400 = ₹10,600"],
        ["Average of those days", "₹10,600 ÷ 6 = ₹1,767"],
        ["GST on a full week", "₹14,000 × 18% = ₹2,520"],
      ],
    },
    { type: "heading", text: "What a daily budget really means" },
    {
      type: "text",
      text: "It is an average over the calendar week, Sunday to Saturday. On a single good day Meta may spend up to 75% above it (the allowance was 25% for years, so old articles differ), and evens out so that the week does not exceed seven times the daily figure. A **lifetime budget** is spent across the dates you give and allows hours of the day to be scheduled.",
    },
    { type: "heading", text: "Where to keep it" },
    {
      type: "text",
      text: "There are two places to keep the purse. With **ad set budgets** (people say ABO) you hand each ad set its own pocket money. With a **campaign budget**, today called Advantage+ campaign budget and for years CBO, Meta moves one sum between the ad sets all day long. Neither is better. They answer different questions: 'how does each one do with the same money?' and 'what is the most I can get for all of it?'",
    },
    {
      type: "table",
      head: ["Situation", "Purse", "Reason"],
      rows: [
        ["Comparing two offers or two angles", "Ad set", "Each side must get enough to be judged"],
        ["One ad set in the campaign", "Either", "There is nothing to divide"],
        ["Three proven ad sets, one aim", "Campaign", "Money follows the cheaper result of the day"],
        [
          "A small market you must serve, such as Goa",
          "Ad set, or a minimum",
          "A shared purse runs to Mumbai",
        ],
        ["Retargeting beside broad", "Ad set", "Warm people look cheap and would take it all"],
      ],
    },
    {
      type: "mistakes",
      items: [
        {
          mistake: "Minimum limits on every ad set under a shared budget.",
          instead: "That is ad set budgeting with extra steps. Move the purse down and be honest about it.",
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
        {
          mistake: "A ₹300 campaign optimising for ₹900 purchases.",
          instead:
            "One event every third day teaches nothing. Save up, run fewer days with ₹2,000, or choose an earlier event.",
        },
      ],
    },
    { type: "heading", text: "Setting a shared purse" },
    {
      type: "steps",
      items: [
        "Decide the campaign's aim in one sentence. If ad sets have different aims, they belong in different campaigns.",
        "Turn on the campaign budget before publishing. Switching an old campaign over is a significant edit, so do it on a quiet day.",
        "Set the daily sum to at least the number of ad sets × twice your target cost per result. Three ad sets at ₹400 means ₹2,400.",
        "Leave spending limits per ad set empty for the first week and watch where the money goes.",
        "Add a minimum only where the business demands presence, and keep all minimums together below a third of the budget. They are averages too, not hard walls.",
        "Choose the bid strategy: highest volume while you learn; a cost per result goal once you know the price you can pay and have weeks of data behind it.",
        "Judge the campaign as a whole. An ad set that got ₹90 and no orders did not fail, it was not asked.",
      ],
    },
    {
      type: "note",
      text: "Budget sharing between ad sets without a campaign budget, scheduled increases and other helpers come and go by account. Hover over the small i beside the field: that text is current even when courses are not.",
    },
    {
      type: "checklist",
      items: [
        "The question decides the purse: comparing, or harvesting",
        "Everyone who reads the spend knows the 75% and the seven-day rule",
        "Daily budget covers at least two results per ad set",
        "Minimums exist for a business reason only",
        "Bank balance covers spend plus 18% GST",
      ],
    },
  ],
};

import type { Lesson } from "@store/contract/course-content";

export const attributionWindows: Lesson = {
  id: "attribution-windows",
  title: "Attribution windows",
  minutes: 4,
  body: [
    {
      type: "text",
      text: "A woman sees your reel on Monday, taps an ad on Wednesday, and buys on Saturday through a bookmark. Did the ad sell it? An attribution window is not an answer to that. It is a **rule of counting** agreed on beforehand: a sale counts if it happens within so many days of a click or a view.",
    },
    {
      type: "example",
      title: "A mattress maker's fortnight",
      text: "₹80,000 spent, one campaign, read through different windows. The default adds clicks, engagements and views. Buyers of mattresses think for weeks, so the 28-day figure is higher; it may only be looked at, not aimed for.",
      figures: [
        ["1-day click: 46 orders", "₹80,000 ÷ 46 = ₹1,739"],
        ["7-day click: 64 orders", "₹80,000 ÷ 64 = ₹1,250"],
        ["Default in full", "64 + 6 + 10 = 80"],
        ["Default: cost per order", "₹80,000 ÷ 80 = ₹1,000"],
        ["28-day click: 76 orders", "₹80,000 ÷ 76 = ₹1,053"],
        ["Share from views alone", "10 ÷ 80 = 12.5%"],
      ],
    },
    {
      type: "chart",
      title: "One campaign, four counts",
      caption: "The ads did not change. Only the rule of counting did.",
      chart: {
        kind: "bars",
        rows: [
          { label: "1-day click", value: 46, text: "46 orders" },
          { label: "7-day click", value: 64, text: "64 orders", tone: "good" },
          { label: "28-day click", value: 76, text: "76 orders" },
          { label: "Default, views and likes included", value: 80, text: "80 orders" },
        ],
      },
    },
    {
      type: "text",
      text: "If the maker can pay ₹1,300 per order, he is safe on 7-day click and need not argue about views. If he could only pay ₹1,050, his profit would hang on views and likes, and he should test before he believes it.",
    },
    {
      type: "table",
      head: ["Window", "State in mid-2026", "Use"],
      rows: [
        ["1-day click", "Available as a setting and for comparison", "Impulse buys, leads, flash sales"],
        ["7-day click", "Available, part of the default for website sales", "Most shops and courses"],
        [
          "1-day engage-through",
          "Available; took over from engaged-view in March 2026",
          "Sales after a like, share, save or 5 seconds of video",
        ],
        ["1-day view", "Available, on by default", "Reach-heavy accounts; read with suspicion"],
        [
          "28-day click",
          "Comparison only, no longer a setting to optimise for",
          "Long decisions, looking back",
        ],
        ["7-day and 28-day view", "Withdrawn in January 2026", "Only in old exports"],
      ],
    },
    {
      type: "text",
      text: "One more change from March 2026: click-through now means a click on a **link**. Before, any tap on the ad counted, a like included. If your reports from winter and summer differ with no change in the bank, this is the likeliest reason. Do not compare across the date without a note in the margin.",
    },
    {
      type: "steps",
      items: [
        "Find how long your buyers take: in the shop's data, the days between first visit and order. If nine in ten buy within a day, choose 1-day click.",
        "In the ad set open the conversion section and show the attribution setting. Delivery optimises for what you select, so this is steering, not bookkeeping.",
        "Use one setting for all ad sets you want to compare.",
        "In Ads Manager open Columns, choose to compare attribution settings, and tick 1-day click, 7-day click, 1-day view and 28-day click.",
        "Write down which column the business decides on. 7-day click is a sober choice for shops.",
        "Look at first conversions as well as all conversions if people order twice in a week.",
        "Wait. Sales of the last three days are still being credited; judge weeks that are closed.",
      ],
    },
    {
      type: "mistakes",
      items: [
        {
          mistake: "Comparing Meta's 7-day click and 1-day view with Google's last click.",
          instead:
            "Each counts by its own rule and both claim the same order. Add them up and you have sold more than you packed.",
        },
        {
          mistake: "Switching to the shortest window to look strict.",
          instead: "For a ₹25,000 product it hides the buyers who think, and teaches delivery to avoid them.",
        },
        {
          mistake: "Changing windows in the middle of a test.",
          instead: "Set it before, leave it until the end. It is a significant edit.",
        },
        {
          mistake: "Reporting view-through sales to a client without saying so.",
          instead: "Show clicks and views in separate columns. Trust outlives a good-looking month.",
        },
      ],
    },
    {
      type: "note",
      text: "No window proves that an ad caused a sale. For that there are holdouts: conversion lift where your account offers it, or your own pause for three weeks in one of two comparable states. Incremental attribution, a newer setting, is a model of the same question. The definitions above have changed more than once in the last two years. Search 'attribution setting' in the Meta Business Help Centre before you rely on them.",
    },
    {
      type: "checklist",
      items: [
        "The deciding column is named and everyone knows it",
        "All compared ad sets share one attribution setting",
        "Clicks, engagements and views can be seen apart",
        "The March 2026 change is marked in our reports",
        "Weeks are judged only after they have settled",
      ],
    },
  ],
};

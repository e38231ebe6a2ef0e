import type { Lesson } from "@store/contract/course-content";

export const scaleKillOptimize: Lesson = {
  id: "scale-kill-optimize",
  title: "Scale, kill, optimize",
  minutes: 4,
  body: [
    {
      type: "text",
      text: "Every running ad gets one of three verdicts once a week: more money, no money, or one change. Most losses come from a fourth: staring at it daily and doing something. Fix the rules on a calm Sunday, and obey them on a bad Wednesday.",
    },
    {
      type: "table",
      head: ["What you see, 7 closed days", "Verdict", "Action"],
      rows: [
        ["Cost per order 15% or more below target, 10+ orders", "Scale", "Raise by at most 20%, wait 3 days"],
        ["Within 15% of target", "Leave", "Prepare the next creative"],
        ["Up to 50% above target, 5+ orders", "Optimise", "Find the weak link, change one thing"],
        ["More than 50% above, 10+ orders", "Kill", "Pause, note the reason"],
        ["No order, less than 2 targets spent", "Wait", "It has not had its chance"],
        ["No order, 3 targets spent", "Kill", "Luck no longer explains it"],
        ["Anything in between", "Leave", "Too few orders to say; look again next week"],
      ],
    },
    { type: "heading", text: "Why three targets" },
    {
      type: "text",
      text: "Suppose an ad truly costs your target of ₹400 per order. After ₹400 spent you expect one order, but chance alone leaves you with none in 37 of 100 cases. After ₹800, in 14. After ₹1,200, in 5. So killing at ₹400 throws away more than a third of your good ads; waiting for ₹4,000 is charity.",
    },
    {
      type: "example",
      title: "Wednesday morning, five ads",
      text: "A millet snack brand works with a target of ₹400. Last week's closed figures, and what the table says about each.",
      figures: [
        ["Ad 1: leave or scale? 24 orders", "₹7,800 ÷ 24 = ₹325"],
        ["Ad 1 against target", "₹325 ÷ ₹400 = 81%"],
        ["Ad 2: 11 orders, optimise", "₹5,280 ÷ 11 = ₹480"],
        ["Ad 3: 10 orders, kill", "₹6,400 ÷ 10 = ₹640"],
        ["Ad 4: none, ₹700 spent, wait", "₹700 ÷ ₹400 = 1.75"],
        ["Ad 5: none, ₹1,240 spent, kill", "₹1,240 ÷ ₹400 = 3.1"],
        ["Freed for ad 1 and newcomers", "₹6,400 + ₹1,240 = ₹7,640"],
      ],
    },
    {
      type: "chart",
      title: "Three ads against a target of ₹400",
      caption: "Left of the line you earn more than planned. How far right decides between repair and end.",
      chart: {
        kind: "bars",
        rows: [
          { label: "Ad 1: scale", value: 325, text: "₹325", tone: "good" },
          { label: "Ad 2: optimise", value: 480, text: "₹480" },
          { label: "Ad 3: kill", value: 640, text: "₹640", tone: "bad" },
        ],
        mark: { value: 400, text: "target: ₹400" },
      },
    },
    {
      type: "text",
      text: "Ad 1 is 19% below target with enough orders: scale. Notice that money does not move to an ad directly when it shares an ad set; you pause the others and the ad set's budget finds it. If it then rises above target, it was living off the cheapest people, and the old budget was right.",
    },
    {
      type: "steps",
      items: [
        "Set the target cost per order at 70% to 80% of contribution, so that something stays for salaries.",
        "Every Wednesday export the last 7 closed days per ad, with spend, orders, cost per order, frequency and click-through.",
        "Add orders delivered or leads qualified from your own books, at least per campaign.",
        "Sort by spend and give verdicts from the top. Ignore everything below one target of spend.",
        "For 'optimise' read the chain in the lesson on metrics. Weak clicks: new opening. Weak carts: page or offer. Weak decisions: checkout.",
        "Publish all changes together before noon and write each into the change log with one word of reason.",
        "Close Ads Manager. Next look for faults only: spend, disapprovals, tracking.",
      ],
    },
    {
      type: "mistakes",
      items: [
        {
          mistake: "Pausing ads each night and restarting in the morning.",
          instead:
            "Delivery plans over a day. If nights are truly bad, use a schedule with a lifetime budget and compare two weeks.",
        },
        {
          mistake: "Automated rules that kill on today's numbers.",
          instead: "Let rules look at 3 to 7 days with a minimum spend, and start with 'notify me'.",
        },
        {
          mistake: "Rescuing the founder's favourite film with a third chance.",
          instead: "The table has no column for effort. Put it on the home page.",
        },
        {
          mistake: "Killing an ad set while it is in learning, because day two was expensive.",
          instead:
            "Costs jump about until roughly 50 events a week are near. Judge when it settles or at three targets without result.",
        },
      ],
    },
    {
      type: "heading",
      text: "Tired or wrong?",
    },
    {
      type: "text",
      text: "An ad that was good and fades is **tired**: frequency climbs, click-through sinks week by week, comments repeat. Replace it with another opening of the same idea. An ad that never worked is **wrong**: no new opening will save it. And if all ads fade in the same days, it is neither. Look at tracking, stock, price, the page, or the calendar; in the week when salaries run out, people in India buy less of everything.",
    },
    {
      type: "checklist",
      items: [
        "Target cost per order is written down, with its date",
        "Verdicts are given on one weekday, on closed days",
        "No ad without orders was killed before three targets were spent",
        "Every change stands in the log with a reason",
        "New creatives are ready before the old ones fade",
      ],
    },
  ],
};

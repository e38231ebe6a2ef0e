import type { Lesson } from "@store/contract/course-content";

export const budgetManagement: Lesson = {
  id: "budget-management",
  title: "Budget management",
  minutes: 4,
  body: [
    {
      type: "text",
      text: "Stores rarely die of bad ads. They die of good ads paid today for parcels that bring money in two weeks. Managing the budget means three sums that have nothing to do with Meta: **what may we spend this month, how do we spread it, and when does it come back?**",
    },
    {
      type: "example",
      title: "The tin of cash behind ₹10,000 a day",
      text: "A cookware shop may spend ₹3,00,000 this month. Its courier pays out cash on delivery about ten days after the order. GST on ads is claimed back later, but it leaves the bank now.",
      figures: [
        ["Average day", "₹3,00,000 ÷ 30 = ₹10,000"],
        ["Leaves the bank each day", "₹10,000 × 1.18 = ₹11,800"],
        ["Tied up until the first payout", "₹11,800 × 10 = ₹1,18,000"],
        ["Goods in the same parcels, 25 a day at ₹500", "25 × ₹500 × 10 = ₹1,25,000"],
        ["Cash needed to start", "₹1,18,000 + ₹1,25,000 = ₹2,43,000"],
        ["The same at ₹20,000 a day", "2 × ₹2,43,000 = ₹4,86,000"],
      ],
    },
    {
      type: "text",
      text: "The last line is the reason why doubling a profitable budget can break a shop. Nothing in Ads Manager shows it. Put it beside the plan before you raise anything, and ask the courier for faster remittance: two days cost a fee and may be cheaper than a loan.",
    },
    { type: "heading", text: "Three drawers" },
    {
      type: "table",
      head: ["Drawer", "Share", "Of ₹3,00,000", "Rule"],
      rows: [
        ["Proven", "70%", "₹2,10,000", "Ads and offers that meet the target"],
        ["Growing", "20%", "₹60,000", "New angles, states, languages of what works"],
        ["Unknown", "10%", "₹30,000", "Ideas that may fail; judged on learning"],
      ],
    },
    {
      type: "chart",
      title: "The month’s ₹3,00,000 in three drawers",
      caption: "Only the smallest drawer may fail altogether.",
      chart: {
        kind: "split",
        total: { label: "Month", text: "₹3,00,000" },
        rows: [
          { label: "Proven, 70%", value: 210000, text: "₹2,10,000" },
          { label: "Growing, 20%", value: 60000, text: "₹60,000" },
          { label: "Unknown, 10%", value: 30000, text: "₹30,000" },
        ],
      },
    },
    {
      type: "text",
      text: "Below ₹30,000 a month fold the drawers into one ad set and make time, not money, your test budget: one new idea a week against the old ones.",
    },
    {
      type: "steps",
      items: [
        "Start from profit: expected orders × contribution, less rent, salaries and the return you want. What remains is the most you may spend.",
        "Subtract a reserve of 10% for the good week that asks for more.",
        "Divide by days, weighted by your own calendar: salary days, festivals, the exam season for coaches, the wedding months.",
        "Set daily budgets from that, and the account spending limit a tenth above the month's sum as a fuse, reset on the 1st.",
        "On the 8th, 15th and 23rd compute the remaining daily rate: what is left, divided by the days left.",
        "Correct in steps of at most 20%, three days apart. Planned peaks go into budget scheduling ahead of time, with an end date.",
        "On the 1st compare plan, Ads Manager and the GST invoices. Three figures, one sum.",
      ],
    },
    {
      type: "example",
      title: "Pacing on the twelfth",
      text: "After twelve days ₹1,32,000 are gone instead of ₹1,20,000. No alarm: it is one good day and a bit. The new rate is a small step down.",
      figures: [
        ["Left", "₹3,00,000 − ₹1,32,000 = ₹1,68,000"],
        ["Per remaining day", "₹1,68,000 ÷ 18 = ₹9,333"],
        ["Change", "₹9,333 ÷ ₹10,000 = 93%"],
      ],
    },
    {
      type: "mistakes",
      items: [
        {
          mistake: "Halving the budget on the 20th because the plan is exceeded.",
          instead: "Start correcting on the 8th. Big cuts disturb delivery as much as big rises.",
        },
        {
          mistake: "Financing ads with the GST you owe.",
          instead: "Move output tax to another account on the day it comes in. It was never yours.",
        },
        {
          mistake: "Prepaid balance that ends on Sunday.",
          instead:
            "Top up on Friday for four days. A stopped campaign does not continue on Monday where it left off.",
        },
        {
          mistake: "Spending the test drawer on the winner because it is a winner.",
          instead:
            "Keep the drawers apart. In six weeks today's winner is tired and nothing stands behind it.",
        },
      ],
    },
    {
      type: "note",
      text: "Auction prices climb before Diwali and around big marketplace sales, then fall in the days after. You need not be there. Many shops earn more per rupee in the quiet fortnight that follows; your own accounts of last year will tell.",
    },
    {
      type: "checklist",
      items: [
        "The month's ceiling was derived from contribution",
        "Cash for spend, GST and goods covers the payout gap",
        "Drawers are separate campaigns or at least separate rows",
        "Pacing dates stand in the calendar",
        "Spending limit, prepaid balance and mandate were checked before the weekend",
        "Month-end: plan, spend and invoices agree",
      ],
    },
  ],
};

import type { Lesson } from "@store/contract/course-content";

export const scalingRoadmap: Lesson = {
  id: "scaling-roadmap",
  title: "The scaling roadmap",
  minutes: 4,
  body: [
    {
      type: "text",
      text: "Growth breaks at predictable places: first the offer, then the creative, then the warehouse, then the cash. This road has five stages with a gate between them. You may stay at any of them. A shop with three people and ₹5,000 a day can be a better life than one with thirty and ₹2 lakh.",
    },
    {
      type: "table",
      head: ["Stage", "Spend a day", "Work", "Gate to the next"],
      rows: [
        [
          "1. Prove",
          "₹1,000 to ₹2,000",
          "One product, four ideas, tracking clean",
          "30 orders within two weeks, at or under break-even cost",
        ],
        [
          "2. Steady",
          "To ₹5,000",
          "Weekly creatives, delivered orders measured",
          "Four weeks under target, returns known",
        ],
        [
          "3. Climb",
          "To ₹20,000",
          "Vertical steps, second product, campaign budget",
          "Additional orders still earn; cash covers the gap",
        ],
        [
          "4. Widen",
          "To ₹1 lakh",
          "Languages, creators, catalogue, lift tests",
          "No single ad above 40% of spend",
        ],
        ["5. Company", "Above", "Finance, own studio, other channels", "You decide what enough is"],
      ],
    },
    { type: "heading", text: "Bigger is not richer by itself" },
    {
      type: "example",
      title: "Two months of one shop",
      text: "Contribution is ₹560 per delivered order. At ₹5,000 a day the shop runs with the family; at ₹12,000 it needs a packer and a support desk. Orders cost more as the budget grows; all that are counted here were delivered.",
      figures: [
        ["Stage 2: spend in the month", "₹5,000 × 30 = ₹1,50,000"],
        ["Orders at ₹400", "₹1,50,000 ÷ ₹400 = 375"],
        ["After advertising", "375 × ₹560 − ₹1,50,000 = ₹60,000"],
        ["After ₹45,000 fixed costs", "₹60,000 − ₹45,000 = ₹15,000"],
        ["Stage 3: spend in the month", "₹12,000 × 30 = ₹3,60,000"],
        ["Orders at ₹450", "₹3,60,000 ÷ ₹450 = 800"],
        ["After advertising", "800 × ₹560 − ₹3,60,000 = ₹88,000"],
        ["After ₹70,000 fixed costs", "₹88,000 − ₹70,000 = ₹18,000"],
      ],
    },
    {
      type: "chart",
      title: "What remains after all costs",
      caption: "More than twice the orders, ₹3,000 more in the bank.",
      chart: {
        kind: "bars",
        rows: [
          { label: "Stage 2: 375 orders", value: 15000, text: "₹15,000" },
          { label: "Stage 3: 800 orders", value: 18000, text: "₹18,000", tone: "good" },
        ],
      },
    },
    {
      type: "text",
      text: "More than twice the parcels for ₹3,000. Is it a mistake? Not if the 425 additional customers come back: one repeat order from a fifth of them, without ad cost, adds 85 × ₹560 = ₹47,600. So before stage 3 find out whether they do. **Repeat rate is the fuel of scaling**; without it you are renting customers.",
    },
    {
      type: "steps",
      items: [
        "Days 1 to 10: chapter one of this course, in full. No ad before a real purchase shows up correctly in Events Manager.",
        "Days 11 to 30: stage 1. One campaign, one ad set, four to six ideas. Verdicts on Wednesdays.",
        "Day 30: compute contribution with true returns. If the gate is closed, change offer or price, not the audience.",
        "Days 31 to 60: stage 2. Two new creatives a week, a test each month, the naming dictionary kept.",
        "Day 60: look at repeat orders, cash gap and who packs. Decide in writing whether to climb.",
        "Days 61 to 90: steps of at most 20% every three days, additional orders priced after every third step.",
        "Day 90: one page with spend, delivered orders, contribution, repeat rate, what we learned and the next gate.",
      ],
    },
    {
      type: "list",
      items: [
        "**Coaches:** replace 'order' by 'paid enrolment' and add a gate for refunds and completion. Live seats are your warehouse.",
        "**Agencies:** run a client's road, not yours. Promise process and honest reports; a promised return belongs to someone who controls price and stock.",
        "**Local services:** stage 2 is often the summit, since the city ends there. Spend the next rupee on reviews and answering the phone.",
      ],
    },
    {
      type: "mistakes",
      items: [
        {
          mistake: "Skipping a gate because the season is near.",
          instead:
            "A festival multiplies whatever is there, weak delivery included. Enter it one stage lower than you feel.",
        },
        {
          mistake: "One ad that carries 80% of sales.",
          instead:
            "It will tire in some week not of your choosing. Build the second pillar while the first stands.",
        },
        {
          mistake: "Hiring on the strength of the best month.",
          instead: "Use the median of six. Overtime and a packing agency bridge peaks.",
        },
        {
          mistake: "Meta as the only source of customers at ₹1 lakh a day.",
          instead:
            "An account review can last two weeks. Email, WhatsApp with consent, search and marketplaces keep wages paid.",
        },
        {
          mistake: "Never going back.",
          instead: "Returning to the last good stage is a tool. Do it early, on a number agreed in advance.",
        },
      ],
    },
    {
      type: "text",
      text: "Screens will change after you finish this course. The order will not: clean data, a fair offer, several honest ideas, small steps, and a sum at the end of each week.",
    },
    {
      type: "checklist",
      items: [
        "We know our stage and the gate ahead in numbers",
        "Contribution uses delivered orders and real returns",
        "Repeat rate is measured before the climb",
        "No ad and no channel carries the shop alone",
        "A number is agreed at which we step back",
      ],
    },
  ],
};

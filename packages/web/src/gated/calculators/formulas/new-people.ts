// The lesson "Horizontal scaling": what a thousand people cost who had not met the ads before.
import { number, step, type Tool, type VerdictCase } from "./tool.ts";

const flat: VerdictCase = {
  tone: "ok",
  title: "There are new people enough",
  text: "A thousand new people cost {now}, in the first week {first}. Stay with vertical steps; a new direction can wait.",
};

export const newPeopleTool: Tool = {
  id: "new-people",
  fields: [
    number("spendFirst", "rupees", "Spent in the first week", 35_000, { max: 1e9 }),
    number("reachFirst", "people", "Reach of the first week", 2_30_000, { min: 1, max: 2e9, whole: true }),
    number("reachBefore", "people", "Reach from the start until last week", 6_10_000, {
      hint: "Set the date range to the whole period",
      max: 2e9,
      whole: true,
    }),
    number("reachAfter", "people", "The same, one week more", 6_58_000, { max: 2e9, whole: true }),
    number("spend", "rupees", "Spent in that week", 35_000, { max: 1e9 }),
  ],
  checks: [
    {
      when: "{reachAfter}<{reachBefore}",
      field: "reachAfter",
      text: "A longer period cannot have reached fewer people: check both dates",
    },
  ],
  steps: [
    step("met", "People met for the first time", "people", "{reachAfter}-{reachBefore}"),
    step("first", "First week: 1,000 new people", "rupees", "{spendFirst}/{reachFirst}*1000"),
    step(
      "now",
      "This week: 1,000 new people",
      "rupees",
      'IF({met}>0,{spend}/{met}*1000,"none")',
      "{spend} / {met} * 1,000",
    ),
    step(
      "factor",
      "Times the first week",
      "times",
      'IF({met}=0,"none",IF({first}=0,"none",{now}/{first}))',
      "{now} / {first}",
    ),
  ],
  result: "now",
  verdicts: [
    {
      when: "{met}=0",
      tone: "bad",
      title: "The week bought nobody new",
      text: "Every rupee went to people who had seen these ads. Stop raising the budget and give the ads something new to say.",
    },
    { ...flat, when: "{first}=0" },
    { ...flat, when: "{factor}<1.5" },
    {
      when: "{factor}<3",
      tone: "wait",
      title: "New people are getting expensive",
      text: "A thousand cost {now}, {factor} times the first week. Hold the budget and prepare a new angle now, so that it stands when this one is tired.",
    },
    {
      tone: "bad",
      title: "These ads have met the people they speak to",
      text: "A thousand cost {now}, {factor} times the first week. More budget buys the same faces again. Try one new direction: first an angle, then a format, then a language.",
    },
  ],
  notes: [
    "In the first week everybody is new, so its reach is its number of new people.",
    "The limits of 1.5 and 3 times are this course's rule of thumb, not Meta's. Your own last months are the better guide.",
  ],
};

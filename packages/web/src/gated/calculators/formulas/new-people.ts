// The lesson "Horizontal scaling": what a thousand people cost who had not met the ads before.
import { toolOf } from "./tool.ts";
import { formatUnit } from "./units.ts";

type NewPeopleGiven = {
  /** Rupees and people of the first week. */
  spendFirst: number;
  reachFirst: number;
  /** People reached from the start until last week, and until now. */
  reachBefore: number;
  reachAfter: number;
  /** Rupees of the newest week. */
  spend: number;
};

type NewPeopleFound = {
  /** People met for the first time. */
  met: number;
  /** Rupees per thousand. */
  first: number;
  now: number | null;
  /** How many times the first week's price. */
  factor: number | null;
};

/** Rupees per thousand new people. */
export function newPeople(given: NewPeopleGiven): NewPeopleFound {
  const { spendFirst, reachFirst, reachBefore, reachAfter, spend } = given;
  const met = reachAfter - reachBefore;
  const first = (spendFirst / reachFirst) * 1000;
  const now = met > 0 ? (spend / met) * 1000 : null;
  return { met, first, now, factor: now === null || first === 0 ? null : now / first };
}

const titles = {
  nobody: "The week bought nobody new",
  flat: "There are new people enough",
  rising: "New people are getting expensive",
  dry: "These ads have met the people they speak to",
};

export const newPeopleTool = toolOf<NewPeopleGiven, NewPeopleFound>({
  id: "new-people",
  fields: [
    {
      id: "spendFirst",
      kind: "number",
      unit: "rupees",
      label: "Spent in the first week",
      start: 35_000,
      max: 1e9,
    },
    {
      id: "reachFirst",
      kind: "number",
      unit: "people",
      label: "Reach of the first week",
      start: 2_30_000,
      min: 1,
      max: 2e9,
      whole: true,
    },
    {
      id: "reachBefore",
      kind: "number",
      unit: "people",
      label: "Reach from the start until last week",
      hint: "Set the date range to the whole period",
      start: 6_10_000,
      max: 2e9,
      whole: true,
    },
    {
      id: "reachAfter",
      kind: "number",
      unit: "people",
      label: "The same, one week more",
      start: 6_58_000,
      max: 2e9,
      whole: true,
    },
    { id: "spend", kind: "number", unit: "rupees", label: "Spent in that week", start: 35_000, max: 1e9 },
  ],
  check: ({ reachBefore, reachAfter }) =>
    reachAfter < reachBefore
      ? { field: "reachAfter", text: "A longer period cannot have reached fewer people: check both dates" }
      : undefined,
  solve: newPeople,
  result: "now",
  tell: (_, { met, now, first, factor }) => {
    const price = formatUnit(now, "rupees");
    const times = formatUnit(factor, "times");
    if (met === 0)
      return {
        tone: "bad",
        title: titles.nobody,
        text: "Every rupee went to people who had seen these ads. Stop raising the budget and give the ads something new to say.",
      };
    if (factor === null || factor < 1.5)
      return {
        tone: "ok",
        title: titles.flat,
        text: `A thousand new people cost ${price}, in the first week ${formatUnit(first, "rupees")}. Stay with vertical steps; a new direction can wait.`,
      };
    if (factor < 3)
      return {
        tone: "wait",
        title: titles.rising,
        text: `A thousand cost ${price}, ${times} times the first week. Hold the budget and prepare a new angle now, so that it stands when this one is tired.`,
      };
    return {
      tone: "bad",
      title: titles.dry,
      text: `A thousand cost ${price}, ${times} times the first week. More budget buys the same faces again. Try one new direction: first an angle, then a format, then a language.`,
    };
  },
  verdict: `IF({met}=0,"${titles.nobody}",IF({first}=0,"${titles.flat}",IF({factor}<1.5,"${titles.flat}",IF({factor}<3,"${titles.rising}","${titles.dry}"))))`,
  steps: [
    {
      id: "met",
      label: "People met for the first time",
      unit: "people",
      formula: "{reachAfter}-{reachBefore}",
    },
    {
      id: "first",
      label: "First week: 1,000 new people",
      unit: "rupees",
      formula: "{spendFirst}/{reachFirst}*1000",
    },
    {
      id: "now",
      label: "This week: 1,000 new people",
      unit: "rupees",
      formula: 'IF({met}>0,{spend}/{met}*1000,"none")',
      say: "{spend} / {met} * 1,000",
    },
    {
      id: "factor",
      label: "Times the first week",
      unit: "times",
      formula: 'IF({met}=0,"none",IF({first}=0,"none",{now}/{first}))',
      say: "{now} / {first}",
    },
  ],
  notes: [
    "In the first week everybody is new, so its reach is its number of new people.",
    "The limits of 1.5 and 3 times are this course's rule of thumb, not Meta's. Your own last months are the better guide.",
  ],
});

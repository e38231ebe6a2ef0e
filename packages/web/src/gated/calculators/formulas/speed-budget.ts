// How heavy the first view of a page may be on an ordinary phone. The course has no lesson on it; the checklists ask for
// 2.5 seconds, a first byte within 0.8 and a main picture under 120 KB.
import { toolOf } from "./tool.ts";
import { formatUnit } from "./units.ts";

type SpeedGiven = {
  /** Seconds until the main content should stand. */
  target: number;
  /** Seconds until the first byte arrives, as measured. */
  firstByte: number;
  /** Seconds there and back on the line. */
  roundTrip: number;
  /** Megabits a second. */
  speed: number;
  /** Kilobytes sent, compressed. */
  html: number;
  styles: number;
  fonts: number;
  scripts: number;
  picture: number;
};

type SpeedFound = {
  /** Seconds. */
  left: number;
  /** Kilobytes. */
  budget: number;
  weight: number;
  over: number;
  /** Seconds. */
  arrives: number;
};

/** Seconds and kilobytes. Two further round trips: one for the page's own files, one for the picture they name. */
export function speedBudget(given: SpeedGiven): SpeedFound {
  const { target, firstByte, roundTrip, speed, html, styles, fonts, scripts, picture } = given;
  const left = Math.max(0, target - firstByte - 2 * roundTrip);
  const budget = left * speed * 125;
  const weight = html + styles + fonts + scripts + picture;
  return {
    left,
    budget,
    weight,
    over: weight - budget,
    arrives: firstByte + 2 * roundTrip + weight / (speed * 125),
  };
}

const parts = {
  html: "the page itself",
  styles: "the styles",
  fonts: "the fonts",
  scripts: "the scripts",
  picture: "the main picture",
} as const;

/** The heaviest part, by name. */
function heaviest(given: SpeedGiven): { name: string; weight: number } {
  const names = Object.keys(parts) as (keyof typeof parts)[];
  const key = names.reduce((most, each) => (given[each] > given[most] ? each : most));
  return { name: parts[key], weight: given[key] };
}

const titles = {
  server: "The server alone uses up the time",
  over: "Too heavy for this phone",
  tight: "It fits, with little to spare",
  fits: "It fits",
};

const size = { kind: "number", unit: "kilobytes", max: 50_000 } as const;

export const speedBudgetTool = toolOf<SpeedGiven, SpeedFound>({
  id: "speed-budget",
  fields: [
    {
      id: "target",
      kind: "number",
      unit: "seconds",
      label: "Main content should stand within",
      start: 2.5,
      min: 0.5,
      max: 30,
    },
    {
      id: "firstByte",
      kind: "number",
      unit: "seconds",
      label: "First byte arrives after",
      hint: "PageSpeed Insights calls it TTFB",
      start: 0.8,
      max: 30,
    },
    {
      id: "roundTrip",
      kind: "number",
      unit: "seconds",
      label: "There and back on the line",
      hint: "0.15 on slow 4G, 0.05 on good 4G",
      start: 0.15,
      max: 5,
    },
    {
      id: "speed",
      kind: "number",
      unit: "mbps",
      label: "Speed of the line",
      hint: "1.6 is the slow 4G that test tools use",
      start: 1.6,
      min: 0.1,
      max: 1000,
    },
    { ...size, id: "html", label: "The page itself (HTML)", start: 40 },
    { ...size, id: "styles", label: "Styles (CSS)", start: 40 },
    { ...size, id: "fonts", label: "Fonts", start: 60 },
    { ...size, id: "scripts", label: "Scripts that run before the first view", start: 120 },
    { ...size, id: "picture", label: "The main picture", start: 120 },
  ],
  solve: speedBudget,
  result: "budget",
  tell: (given, { left, budget, weight, over, arrives }) => {
    const worst = heaviest(given);
    const kilobytes = (value: number) => formatUnit(Math.round(value), "kilobytes");
    if (left === 0)
      return {
        tone: "bad",
        title: titles.server,
        text: "Nothing on the page can be made light enough. Put a cache near your buyers and a faster host behind it, then measure again.",
      };
    if (over > 0)
      return {
        tone: "bad",
        title: titles.over,
        text: `${kilobytes(weight)} on a page that may weigh ${kilobytes(budget)}: the main content stands after ${formatUnit(arrives, "seconds")}. Take ${kilobytes(Math.max(1, over))} away, and begin with the heaviest: ${worst.name}, ${kilobytes(worst.weight)}.`,
      };
    if (weight > budget * 0.85)
      return {
        tone: "wait",
        title: titles.tight,
        text: `${kilobytes(-over)} is left. The next banner, font or tag will use it up: write ${kilobytes(budget)} on the wall and weigh before each launch.`,
      };
    return {
      tone: "ok",
      title: titles.fits,
      text: `The main content stands after ${formatUnit(arrives, "seconds")} with ${kilobytes(-over)} to spare. Check it in field data: three visits in four should be as fast.`,
    };
  },
  verdict: `IF({left}=0,"${titles.server}",IF({over}>0,"${titles.over}",IF({weight}>{budget}*0.85,"${titles.tight}","${titles.fits}")))`,
  steps: [
    {
      id: "left",
      label: "Time left for sending",
      unit: "seconds",
      formula: "MAX(0,{target}-{firstByte}-2*{roundTrip})",
      say: "{target} - {firstByte} - 2 * {roundTrip}",
    },
    {
      id: "budget",
      label: "The first view may weigh",
      unit: "kilobytes",
      formula: "{left}*{speed}*125",
    },
    {
      id: "weight",
      label: "It weighs",
      unit: "kilobytes",
      formula: "{html}+{styles}+{fonts}+{scripts}+{picture}",
    },
    { id: "over", label: "Too much", unit: "kilobytes", formula: "{weight}-{budget}" },
    {
      id: "arrives",
      label: "Main content stands after",
      unit: "seconds",
      formula: "{firstByte}+2*{roundTrip}+{weight}/({speed}*125)",
    },
  ],
  notes: [
    "One Mbps carries 125 KB a second. Sizes are what travels, compressed: the Network panel calls it transferred.",
    "It assumes a line that is free for your page. A busy phone needs longer, so leave room.",
  ],
});

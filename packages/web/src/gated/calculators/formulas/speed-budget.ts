// How heavy the first view of a page may be on an ordinary phone. The course has no lesson on it; the checklists ask for
// 2.5 seconds, a first byte within 0.8 and a main picture under 120 KB. There are two further round trips: one for the
// page's own files, one for the picture they name.
import { number, step, type Tool } from "./tool.ts";

const parts = {
  html: "the page itself",
  styles: "the styles",
  fonts: "the fonts",
  scripts: "the scripts",
  picture: "the main picture",
};
const largest = "MAX({html},{styles},{fonts},{scripts},{picture})";
/** The name of the heaviest part, the first one where two weigh the same. */
const heaviest = Object.entries(parts).reduceRight(
  (otherwise, [id, name]) => `IF({${id}}=${largest},"${name}",${otherwise})`,
  '""',
);
const size = { max: 50_000 };

export const speedBudgetTool: Tool = {
  id: "speed-budget",
  fields: [
    number("target", "seconds", "Main content should stand within", 2.5, { min: 0.5, max: 30 }),
    number("firstByte", "seconds", "First byte arrives after", 0.8, {
      hint: "PageSpeed Insights calls it TTFB",
      max: 30,
    }),
    number("roundTrip", "seconds", "There and back on the line", 0.15, {
      hint: "0.15 on slow 4G, 0.05 on good 4G",
      max: 5,
    }),
    number("speed", "mbps", "Speed of the line", 1.6, {
      hint: "1.6 is the slow 4G that test tools use",
      min: 0.1,
      max: 1000,
    }),
    number("html", "kilobytes", "The page itself (HTML)", 40, size),
    number("styles", "kilobytes", "Styles (CSS)", 40, size),
    number("fonts", "kilobytes", "Fonts", 60, size),
    number("scripts", "kilobytes", "Scripts that run before the first view", 120, size),
    number("picture", "kilobytes", "The main picture", 120, size),
  ],
  steps: [
    step(
      "left",
      "Time left for sending",
      "seconds",
      "MAX(0,{target}-{firstByte}-2*{roundTrip})",
      "{target} - {firstByte} - 2 * {roundTrip}",
    ),
    step("budget", "The first view may weigh", "kilobytes", "{left}*{speed}*125"),
    step("weight", "It weighs", "kilobytes", "{html}+{styles}+{fonts}+{scripts}+{picture}"),
    step("over", "Too much", "kilobytes", "{weight}-{budget}"),
    step(
      "arrives",
      "Main content stands after",
      "seconds",
      "{firstByte}+2*{roundTrip}+{weight}/({speed}*125)",
    ),
  ],
  result: "budget",
  verdicts: [
    {
      when: "{left}=0",
      tone: "bad",
      title: "The server alone uses up the time",
      text: "Nothing on the page can be made light enough. Put a cache near your buyers and a faster host behind it, then measure again.",
    },
    {
      when: "{over}>0",
      tone: "bad",
      title: "Too heavy for this phone",
      text: `{weight} on a page that may weigh {budget}: the main content stands after {arrives}. Take [MAX(1,{over})] away, and begin with the heaviest: [${heaviest}|words], [${largest}].`,
    },
    {
      when: "{weight}>{budget}*0.85",
      tone: "wait",
      title: "It fits, with little to spare",
      text: "[-{over}] is left. The next banner, font or tag will use it up: write {budget} on the wall and weigh before each launch.",
    },
    {
      tone: "ok",
      title: "It fits",
      text: "The main content stands after {arrives} with [-{over}] to spare. Check it in field data: three visits in four should be as fast.",
    },
  ],
  notes: [
    "One Mbps carries 125 KB a second. Sizes are what travels, compressed: the Network panel calls it transferred.",
    "It assumes a line that is free for your page. A busy phone needs longer, so leave room.",
  ],
};

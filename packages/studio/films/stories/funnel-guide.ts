import { film, scene } from "../kit/film.ts";
import { box, colour, group, line, shape, type } from "../kit/pens.ts";
import { bump, ease, mix, ramp } from "../kit/time.ts";
import { pointer, tick } from "../parts/marks.ts";
import { appWindow, button, phone } from "../parts/screens.ts";
import { adCard, thing } from "../parts/things.ts";
import { form } from "../scenes/charts.ts";
import { pause, recap, title } from "../scenes/openings.ts";

/** A page as three blocks: a head, a text, a button. `done` colours them one after the other. */
const sheet = (wide: number, done: number) => {
  const high = wide * 1.25;
  const part = (at: number) => ramp(done, at / 3, 1 / 3);
  return (
    box(0, 0, wide, high, colour.sheet, { wide: 4 }) +
    box(wide * 0.08, wide * 0.08, wide * 0.84, wide * 0.36, colour.rule, { wide: 2 }) +
    box(wide * 0.08, wide * 0.08, wide * 0.84 * part(1), wide * 0.36, colour.mat300, { wide: 2 }) +
    line(`M${wide * 0.1} ${wide * 0.58}h${wide * 0.7}M${wide * 0.1} ${wide * 0.7}h${wide * 0.5}`, {
      pen: colour.rule,
      wide: 12,
    }) +
    line(`M${wide * 0.1} ${wide * 0.58}h${wide * 0.7}M${wide * 0.1} ${wide * 0.7}h${wide * 0.5}`, {
      pen: colour.ink,
      wide: 12,
      drawn: part(0),
    }) +
    box(wide * 0.1, wide * 0.88, wide * 0.5, wide * 0.2, colour.rule, { wide: 2 }) +
    box(wide * 0.1, wide * 0.88, wide * 0.5 * part(2), wide * 0.2, colour.marigold, { wide: 2 })
  );
};

const download = scene(
  [
    ["In the template library, press Download JSON on the card you want.", "Download the JSON", 1],
    ["Back up the site, and update WordPress and the page builder.", "Back up, then update", 0.8],
  ],
  (t, at) => {
    const press = 2;
    const falls = ramp(t, press + 0.2, 0.9, ease.in);
    return (
      [0, 1, 2]
        .map((index) => group(sheet(250, 1), { x: 100 + index * 300, y: 160, alpha: index === 1 ? 1 : 0.55 }))
        .join("") +
      button("Download JSON", 525, 590, 340, bump(t, press, 0.3)) +
      thing("file", mix(525, 1110, falls), mix(590, 420, falls) - 120 * Math.sin(falls * Math.PI), 1.4, {
        alpha: t > press + 0.15 ? 1 : 0,
        turn: 3 * Math.sin(t * 2),
      }) +
      group(tick(1110, 570, 90, ramp(t, at(1, 0.6), 0.4)), { alpha: 1 }) +
      pointer(t, [{ moment: press, x: 540, y: 600 }], at(1, 1.5))
    );
  },
  {
    sounds: (at) => [
      [2, "click"],
      [3, "drop"],
      [at(1, 0.8), "ring"],
    ],
  },
);

const upload = form({
  app: "WordPress",
  beats: [
    ["Open Elementor, Editor, Templates, and there Saved Templates.", "Into WordPress", 1.4],
    ["Press Import Templates, choose the file, and press Import Now.", "Import the file", 1.8],
    ["Answer Continue, and then Import Without Enabling.", "Two questions", 1.4],
  ],
  fields: [
    { label: "Templates", before: "Choose", after: "Saved Templates", at: 0 },
    { kind: "text", label: "File", before: "", after: "sales-page.json", at: 1 },
    { label: "Other uploads", before: "Asks", after: "Import Without Enabling", at: 2 },
  ],
});

const insert = scene(
  [
    ["Open a new page and set its layout to Canvas.", "A new page on Canvas", 0.8],
    ["Insert the template from the tab Templates.", "Insert it", 1.4],
  ],
  (t, at) => {
    const drop = ramp(t, at(1, 0.9), 0.9, ease.settle);
    return (
      appWindow(
        330,
        140,
        620,
        540,
        "Page builder",
        box(60, 110, 500, 400, colour.paper, { wide: 3 }) +
          line("M70 120h480v380h-480z", { dash: "10 14", pen: colour.pencil, alpha: 1 - drop }),
      ) +
      group(group(sheet(300, 1), { x: -150, y: -188 }), {
        x: mix(150, 640, drop),
        y: mix(430, 446, drop),
        size: 1 + 0.004 * Math.sin(t * 3),
        alpha: ramp(t, at(1, -0.2), 0.4),
      }) +
      thing("play", 1110, 420 + 4 * Math.sin(t * 2), 1.2) +
      pointer(t, [
        { moment: 1.8, x: 820, y: 190 },
        { moment: at(1, 0.8), x: 200, y: 470 },
        { moment: at(1, 1.8), x: 690, y: 480, press: false },
      ])
    );
  },
  {
    sounds: (at) => [
      [1.8, "click"],
      [at(1, 0.8), "click"],
      [at(1, 1.6), "drop"],
    ],
  },
);

const words = scene(
  [
    ["Change the words first, then the pictures, then the colours.", "Words, pictures, colours", 1.2],
    ["Put your own words in every bracket, and connect the forms.", "Fill every bracket", 0.8],
    ["Look at it as a phone, and publish.", "On a phone, then publish", 1.4],
  ],
  (t, at) => {
    const done = ramp(t, 0.3, 3.4, ease.linear);
    const bracket = ramp(t, at(1, 1.5), 0.5);
    return (
      group(sheet(360, done), { x: 140, y: 180 + 2 * Math.sin(t * 2) }) +
      group(
        box(0, 0, 480, 130, bracket > 0.5 ? colour.marigold : colour.sheet, { wide: 4 }) +
          type(bracket > 0.5 ? "Your name" : "[name]", 240, 90, 80, { anchor: "middle" }),
        {
          x: 620,
          y: 300 + 3 * Math.sin(t * 2.4),
          alpha: ramp(t, at(1, 0.1), 0.3) * (1 - ramp(t, at(2), 0.3)),
        },
      ) +
      group(
        phone(
          760,
          170,
          250,
          "preview",
          group(sheet(226, 1), { x: 12, y: 20 }) + shape("M30 380h190v30h-190z", colour.mat100, { wide: 2 }),
        ),
        { alpha: ramp(t, at(2, 0.1), 0.4) },
      ) +
      tick(1130, 420, 120, ramp(t, at(2, 1.4), 0.5))
    );
  },
  {
    sounds: (at) => [
      [0.4, "run"],
      [1.6, "run"],
      [2.8, "run"],
      [at(1, 1.6), "click"],
      [at(2, 1.5), "merge"],
    ],
  },
);

export const funnelGuide = film({
  file: "funnel-guide",
  key: 2,
  poster: [0, 2.4],
  scenes: [
    title("Import guide", ["From file", "to page"], "Import guide: from file to page.", (t) =>
      group(group(sheet(220, ramp(t, 1, 1.4)), { x: -110, y: -137 }), { turn: 2 * Math.sin(t * 2) }),
    ),
    download,
    upload,
    insert,
    pause({
      ask: "The template is on the page. Change what first?",
      options: ["Colours", "Words", "Pictures"],
      right: 1,
      says: "Pause and answer: the template is on your page. What do you change first?",
      because: "The words. Pictures and colours follow them.",
    }),
    words,
    recap(
      [
        { words: "Download", drawing: (done) => thing("file", 0, 0, 1.6 * done) },
        { words: "Import", drawing: (done) => group(group(sheet(150, done), { x: -75, y: -95 })) },
        { words: "Make it yours", drawing: (done) => adCard(thing("heart", 0, 0), 0, 0, 1.05 * done) },
      ],
      "Download the file, import it, and make it yours.",
    ),
  ],
});

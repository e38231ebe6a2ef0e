import { film, scene } from "../kit/film.ts";
import { box, clipped, colour, group, type } from "../kit/pens.ts";
import { ease, ramp } from "../kit/time.ts";
import { type Screening, type Shown, screening } from "../take/screening.ts";
import recorded from "../take/take.json" with { type: "json" };
import { type Act, screen, type Take } from "../take/take.ts";

const take = recorded as unknown as Take;
const acts = new Map(take.acts.map((act) => [act.name, act] as const));
const live = acts.get("live");
// The mouse leaves the page alone while it is looked at.
if (live)
  acts.set("live", {
    ...live,
    box: [screen.width + 60, screen.height, 1, 1],
    near: [0, 0, screen.width, screen.height],
  });

function actOf(name: string): Act {
  const act = acts.get(name);
  if (!act) throw new Error(`Nothing of the name ${name} was recorded`);
  return act;
}

/** As the site's page shows it at last, at the top. */
const page = actOf("live").before;
const short = (version = "") => version.replace(/^(\d+\.\d+).*$/, "$1");

const opening = scene(
  [["From a file to a page of your own, in six steps.", undefined, 1.2]],
  (t) => {
    const near = ramp(t, 0.1, 3.8, ease.out);
    const size = 0.66 + 0.04 * near;
    return (
      type("From a file", 70, 150, 108, { pen: colour.onMat }) +
      type("to a page", 70, 252, 108, { pen: colour.marigold }) +
      type(`Recorded in WordPress ${short(take.versions.wordpress)}`, 72, 326, 44, {
        pen: colour.onMat2,
        face: "text",
      }) +
      type(`and Elementor ${short(take.versions.elementor)}`, 72, 380, 44, {
        pen: colour.onMat2,
        face: "text",
      }) +
      group(
        box(-8, -8, screen.width + 16, screen.height + 16, colour.sheet, { round: 4, wide: 3 }) +
          clipped("page", 0, 0, screen.width, screen.height, `<use href="#frame-${page}"/>`),
        { x: 640 - 30 * near, y: 120 - 12 * near, size, turn: -4 },
      )
    );
  },
  { dark: true, sounds: () => [[0.2, "merge"]] },
);

type Step = Omit<Screening, "strip" | "start"> & { title: string };

/** The words of the guide's page, in the order of its steps. */
const steps: readonly Step[] = [
  {
    title: "Download the JSON",
    shown: [
      {
        says: "In the template library, press Download JSON on the card you want.",
        acts: ["download"],
        hold: 1.6,
      },
      { says: "The file is named after the template. Do not unpack or rename it.", acts: [] },
    ],
    note: (t, at) => {
      const falls = ramp(t, at(0, 3.4), 0.6, ease.settle);
      return group(
        box(0, 0, 330, 96, colour.sheet, { wide: 4 }) + type("health.json", 34, 62, 48, { face: "text" }),
        { x: 890, y: 20 + 84 * falls, alpha: ramp(t, at(0, 3.4), 0.2) },
      );
    },
  },
  {
    title: "Open Templates, then Saved Templates",
    shown: [
      { says: "Log in to WordPress. In the menu on the left, point at Elementor.", acts: ["elementor"] },
      {
        says: "Point at Editor, and in its list press Templates.",
        acts: ["editor", "templates"],
        hold: 2.4,
        back: true,
      },
      { says: "Saved Templates opens.", acts: [] },
    ],
  },
  {
    title: "Click Import Templates",
    shown: [
      {
        says: "Import Templates stands at the top of the list, beside the heading.",
        acts: ["import"],
        hold: 0.6,
      },
    ],
  },
  {
    title: "Choose the file and Import Now",
    shown: [
      { says: "Press Choose File, and pick the JSON from your downloads.", acts: ["choose"] },
      { says: "Press Import Now. Elementor asks twice.", acts: ["now"], hold: 0.8 },
      { says: "It warns of JSON files. This one is yours: press Continue.", acts: ["continue"], hold: 0.6 },
      { says: "Pause and answer: which of these two buttons do you press?", acts: ["asked"], hold: 3 },
      { says: "Import Without Enabling: no other files need uploading.", acts: ["without"], hold: 0.8 },
      { says: "In some seconds the template stands first in the list.", acts: ["row"] },
    ],
  },
  {
    title: "Insert the template",
    shown: [
      { says: "Make a new page: Pages, then Add Page.", acts: ["pages", "add"], hold: 2.4, back: true },
      { says: "Press Edit with Elementor.", acts: ["edit"], hold: 1.8, back: true },
      {
        says: "Open Page Settings, and set Page Layout to Elementor Canvas.",
        acts: ["settings", "layout"],
        over: 3,
        hold: 3.4,
        back: true,
      },
      { says: "Click the folder icon in the middle of the page.", acts: ["folder"], hold: 1, back: true },
      { says: "Choose the tab Templates, and press Insert.", acts: ["tab", "insert"], hold: 3.4, back: true },
    ],
  },
  {
    title: "Customise and publish",
    shown: [
      {
        says: "Change the words first: every bracket waits for one of yours.",
        acts: ["heading", "words"],
        over: 1.6,
        hold: 3,
      },
      {
        says: "Then pictures and colours. Look at it on the phone view.",
        acts: ["phone"],
        hold: 1.4,
        back: true,
      },
      { says: "Press Publish.", acts: ["publish"], hold: 2, back: true },
      { says: "That is the page, as a visitor sees it.", acts: ["live"], over: 3.6, hold: 3.4 },
    ],
  },
];

const frameAfter = (act: Act | undefined) => act?.after.at(-1) ?? act?.before ?? "";
const mouseAfter = (act: Act | undefined): readonly [number, number] =>
  act ? [act.box[0] + act.box[2] / 2, act.box[1] + act.box[3] / 2] : [1000, 640];
const lastOf = (shown: readonly Shown[]) => actOf(shown.flatMap(({ acts: names }) => names).at(-1) ?? "");

const scenes = steps.map(({ title, ...rest }, at) => {
  const before = at > 1 ? lastOf(steps[at - 1]?.shown ?? []) : undefined;
  const first =
    at === 0 ? actOf("download").before : at === 1 ? actOf("dashboard").before : frameAfter(before);
  return screening(acts, {
    ...rest,
    strip: { step: at + 1, of: steps.length, title },
    start: { frame: first, mouse: mouseAfter(before) },
  });
});

export const funnelGuide = film({
  file: "funnel-guide",
  recorded: true,
  key: 1,
  // What comes of it, whole: the opening lets the page run out of the picture.
  poster: [6, 18.6],
  scenes: [opening, ...scenes],
});

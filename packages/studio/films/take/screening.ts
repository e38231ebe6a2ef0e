// Scenes of a recording: the screen below a strip with the step's name, a pointer that goes where the mouse went, and a view
// that comes near what is pressed.
import { type At, type Beat, frame, type Scene, type Sound, scene } from "../kit/film.ts";
import { box, clipped, colour, group, line, type } from "../kit/pens.ts";
import { bump, clamp, ease, mix, ramp } from "../kit/time.ts";
import { arrowhead } from "../parts/marks.ts";
import { type Act, type Box, screen } from "./take.ts";

/** What is said while the acts of these names are shown, one after the other. */
export interface Shown {
  says: string;
  acts: readonly string[];
  /** Seconds beyond what reading takes. */
  hold?: number;
  /** Seconds over which the frames after a press are shown. */
  over?: number;
  /** After the last press the whole screen is seen again. */
  back?: boolean;
}

interface Strip {
  step: number;
  of: number;
  title: string;
}

/** Height of the strip; the screen has the rest. */
const strip = 80;
/** No nearer than this many pixels of the screen across the picture. */
const nearest = 600;
const travel = 0.8;

interface View {
  x: number;
  y: number;
  wide: number;
}

const whole: View = { x: 0, y: 0, wide: screen.width };

function viewOf([x, y, w, h]: Box): View {
  const shape = frame.width / (frame.height - strip);
  const wide = clamp(Math.max(w * 1.5, h * 1.35 * shape, nearest), nearest, screen.width);
  const high = wide / shape;
  return {
    x: clamp(x + w / 2 - wide / 2, 0, screen.width - wide),
    y: clamp(y + h / 2 - high / 2, 0, screen.height - high),
    wide,
  };
}

const between = (a: View, b: View, x: number): View => ({
  x: mix(a.x, b.x, x),
  y: mix(a.y, b.y, x),
  wide: mix(a.wide, b.wide, x),
});

const centre = ([x, y, w, h]: Box): readonly [number, number] => [x + w / 2, y + h / 2];

export interface Timed {
  act: Act;
  from: number;
  until: number;
  /** When the pointer is there, and when it presses. */
  there: number;
  press: number;
  over: number;
  back: boolean;
}

function timed(acts: ReadonlyMap<string, Act>, shown: readonly Shown[], starts: readonly number[]): Timed[] {
  return shown.flatMap(({ acts: names, over = 0, back = false }, beat) => {
    const from = starts[beat] ?? 0;
    const ends = starts[beat + 1] ?? from;
    // What follows the last press is seen longest.
    const share = Math.min(2.1, (ends - from) / Math.max(1, names.length));
    return names.map((name, at) => {
      const act = acts.get(name);
      if (!act) throw new Error(`Nothing of the name ${name} was recorded`);
      const begins = from + at * share;
      const until = at === names.length - 1 ? ends : begins + share;
      const there = begins + Math.min(1.5, (until - begins) * 0.55);
      return {
        act,
        from: begins,
        until,
        there,
        press: there + 0.35,
        over,
        back: back && at === names.length - 1,
      };
    });
  });
}

/** The frame at `t`, and how much of the next lies over it. */
function frameAt(all: readonly Timed[], t: number, before: string): readonly [string, string, number] {
  const current = all.findLast(({ from }) => t >= from);
  if (!current) return [before, before, 0];
  const earlier = all[all.indexOf(current) - 1];
  const last = earlier ? (earlier.act.after.at(-1) ?? earlier.act.before) : before;
  const { act, there, press, over } = current;
  if (t < there - 0.2) return [last, act.before, 0];
  if (t < press + 0.1 || act.after.length === 0)
    return [last, act.before, ramp(t, there - 0.2, 0.2, ease.linear)];
  const gone = t - press - 0.1;
  if (act.after.length === 1) return [act.before, act.after[0] ?? act.before, clamp(gone / 0.3)];
  const at = Math.min(act.after.length - 1, Math.floor((gone / Math.max(over, 0.4)) * act.after.length));
  const now = act.after[at] ?? act.before;
  return [now, now, 0];
}

function viewAt(all: readonly Timed[], t: number, first: View): View {
  let view = first;
  for (const { act, from, press, back } of all) {
    if (t < from) break;
    view = between(view, viewOf(act.near), ramp(t, from + 0.1, 1.15));
    if (back) view = between(view, whole, ramp(t, press + 0.35, 1));
  }
  return view;
}

function pointerAt(all: readonly Timed[], t: number, first: readonly [number, number]) {
  let [x, y] = first;
  let press = 0;
  for (const { act, there, press: pressed } of all) {
    const [toX, toY] = centre(act.box);
    const gone = ramp(t, there - travel, travel);
    [x, y] = [mix(x, toX, gone), mix(y, toY, gone)];
    if (!act.hover) press += bump(t, pressed, 0.35);
  }
  return { x, y, press };
}

export interface Screening {
  strip: Strip;
  shown: readonly Shown[];
  /** Where the scene begins: the frame, the place of the mouse. */
  start: { frame: string; mouse: readonly [number, number]; view?: Box };
  /** Drawn over the picture, in its pixels. */
  note?: (t: number, at: At) => string;
}

/** A scene of what was recorded. */
export function screening(
  acts: ReadonlyMap<string, Act>,
  { strip: head, shown, start, note }: Screening,
): Scene {
  const beats = shown.map(({ says, hold = 0 }): Beat => [says, undefined, hold]);
  let all: readonly Timed[] = [];
  const drawn = scene(beats, (t, at) => {
    const first = start.view ? viewOf(start.view) : whole;
    const view = viewAt(all, t, first);
    const size = frame.width / view.wide;
    const [below, above, alpha] = frameAt(all, t, start.frame);
    const use = (which: string, seen: number) =>
      seen <= 0 ? "" : group(`<use href="#frame-${which}"/>`, { alpha: Math.min(1, seen) });
    const lit = all
      .filter(({ act }) => !act.hover)
      .map(({ act, there, press }) =>
        box(act.box[0] - 6, act.box[1] - 6, act.box[2] + 12, act.box[3] + 12, "none", {
          round: 8,
          pen: colour.marigold,
          wide: 5 / size,
          alpha: ramp(t, there - 0.35, 0.3) * (1 - ramp(t, press + 0.15, 0.2)),
        }),
      );
    const inside = group(use(below, 1) + use(above, alpha) + lit.join(""), {
      x: -view.x * size,
      y: -view.y * size,
      size,
    });
    const mouse = pointerAt(all, t, start.mouse);
    return (
      group(clipped("screen", 0, 0, frame.width, frame.height - strip, inside), { y: strip }) +
      header(head, t) +
      (note?.(t, at) ?? "") +
      arrowhead(t, (mouse.x - view.x) * size, (mouse.y - view.y) * size + strip, mouse.press)
    );
  });
  const starts = [...drawn.captions.map(({ from }) => from), drawn.seconds];
  all = timed(acts, shown, starts);
  // The sounds hang on the presses, which hang on the captions.
  return {
    ...drawn,
    sounds: all.flatMap(({ act, press }): Sound[] =>
      act.hover || act.after.length === 0 ? [] : [[press, "click"]],
    ),
  };
}

/** Which step it is, and how many there are, as a ruler. */
function header({ step, of, title }: Strip, t: number): string {
  const wide = 44;
  const left = frame.width - 40 - of * wide;
  const marks = Array.from({ length: of }, (_, at) =>
    box(left + at * wide, 34, wide - 8, 14, at < step ? colour.marigold : colour.mat600, {
      wide: 0,
      round: 2,
    }),
  );
  return (
    box(0, 0, frame.width, strip, colour.mat800, { round: 0, wide: 0 }) +
    line(`M0 ${strip}H${frame.width}`, { pen: colour.marigold, wide: 3 }) +
    type(String(step), 40, 58, 52, { pen: colour.marigold, alpha: ramp(t, 0.05, 0.3) }) +
    type(title, 92, 57, 46, { pen: colour.onMat, alpha: ramp(t, 0.1, 0.35) }) +
    marks.join("")
  );
}

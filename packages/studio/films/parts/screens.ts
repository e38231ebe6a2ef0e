// Screens: the window of an app with its fields, a shop in a browser, a server, a counter, a phone.
import { box, clipped, colour, dot, group, line, made, n, rectangle, shape, type } from "../kit/pens.ts";
import { clamp, mix, ramp } from "../kit/time.ts";
import { fitted } from "../kit/widths.ts";
import { tick } from "./marks.ts";
import { type Thing, thing } from "./things.ts";

/** The window of a program. Inside, (0, 0) is its upper left corner; the bar is 76 high. */
export function appWindow(x: number, y: number, w: number, h: number, name: string, inside: string): string {
  return group(
    box(8, 10, w, h, colour.rule, { wide: 0, round: 8 }) +
      box(0, 0, w, h, colour.sheet, { round: 8 }) +
      shape(`M8 0h${w - 16}q8 0 8 8v68h-${w}v-68q0-8 8-8z`, colour.mat800) +
      type(name, 28, 54, 48, { pen: colour.onMat }) +
      [0, 1, 2].map((at) => dot(w - 100 + at * 32, 38, 9, colour.mat300, { wide: 0 })).join("") +
      inside,
    { x, y },
  );
}

export interface Control {
  kind?: "choice" | "text" | "switch" | "box";
  label: string;
  before: string;
  after: string;
}

/** One field of a form. `done` 0 to 1 turns what it says from before to after; `lit` shows that it is the one. */
export function field(
  { kind = "choice", label, before, after }: Control,
  x: number,
  y: number,
  w: number,
  done: number,
  lit: number,
): string {
  const labelWide = Math.min(400, w * 0.4);
  const left = x + labelWide;
  const wide = w - labelWide;
  const words = done > 0.5 ? after : before;
  const on = after === "Off" ? 1 - done : done;
  const frame = box(left, y, wide, 76, lit > 0.5 ? colour.marigold100 : colour.sheet, {
    round: 6,
    wide: lit > 0.5 ? 5 : 3,
    pen: lit > 0.5 ? colour.marigold600 : colour.ink2,
  });
  const say = (room: number, text: string) =>
    text ? type(text, left + 24, y + 53, fitted(text, room, 46)) : "";
  const inside = {
    choice: () =>
      frame + say(wide - 90, words) + line(`M${left + wide - 54} ${y + 32}l14 14 14-14`, { wide: 5 }),
    text: () => {
      const shown = done <= 0 ? before : after.slice(0, Math.ceil(after.length * done));
      const size = fitted(after, wide - 48, 46);
      return frame + type(shown, left + 24, y + 53, size, { rolling: done > 0 && done < 1 });
    },
    switch: () =>
      box(left, y + 12, 104, 52, on > 0.5 ? colour.mat600 : colour.rule, {
        round: 26,
        pen: lit > 0.5 ? colour.marigold600 : colour.ink,
      }) +
      dot(left + mix(26, 78, on), y + 38, 20, colour.sheet) +
      group(type(words, left + 130, y + 53, 46)),
    box: () =>
      box(left, y + 12, 52, 52, done > 0.5 ? colour.mat600 : colour.sheet, {
        pen: lit > 0.5 ? colour.marigold600 : colour.ink,
      }) +
      tick(left + 26, y + 40, 34, after ? ramp(done, 0.4, 0.6) : 1, colour.sheet, 7) +
      type(words, left + 76, y + 53, 46),
  }[kind]();
  return type(label, x, y + 53, fitted(label, labelWide - 16, 46), { pen: colour.ink2 }) + inside;
}

/** A button 76 high, around (x, y). */
export const button = (
  words: string,
  x: number,
  y: number,
  wide: number,
  press = 0,
  fill: string = colour.marigold,
): string =>
  group(
    box(-wide / 2, -32, wide, 76, colour.marigold600, { round: 7 }) +
      group(
        box(-wide / 2, -38, wide, 74, fill, { round: 7 }) +
          type(words, 0, 16, fitted(words, wide - 30, 48), { anchor: "middle" }),
        { y: 6 * press },
      ),
    { x, y },
  );

/** A shop in a browser, 350 by 290. `paid` turns the button from marigold to green. */
export function browser(goods: Thing, price: string, done: number, press = 0, paid = 0): string {
  const shown = ramp(done, 0.5, 0.4);
  return (
    made(rectangle(0, 0, 350, 290, 8), colour.sheet, done) +
    made("M8 0h334q8 0 8 8v54h-350v-54q0-8 8-8z", colour.mat100, done) +
    type("Browser", 20, 46, 42, { alpha: shown }) +
    [0, 1, 2].map((at) => dot(270 + at * 27, 31, 8, colour.sheet, { alpha: shown })).join("") +
    thing(goods, 76, 172, 1.25, { alpha: shown }) +
    type(price, 150, 146, fitted(price, 180, 62), { alpha: shown }) +
    group(
      box(0, 6, 180, 76, paid > 0.5 ? colour.mat900 : colour.marigold600, { round: 7 }) +
        group(
          box(0, 0, 180, 74, paid > 0.5 ? colour.mat700 : colour.marigold, { round: 7 }) +
            type(paid > 0.5 ? "Paid" : "Pay", paid > 0.5 ? 72 : 90, 53, 46, {
              pen: paid > 0.5 ? colour.onMat : colour.ink,
              anchor: paid > 0.5 ? "start" : "middle",
            }) +
            tick(40, 42, 36, ramp(paid, 0.5, 0.5), colour.marigold, 7),
          { y: 6 * press },
        ),
      { x: 146, y: 180, alpha: shown },
    )
  );
}

/** A server, 350 by 170. `busy` lights its lamps. */
export function server(done: number, busy = 0, t = 0): string {
  const shown = ramp(done, 0.5, 0.4);
  const unit = (y: number, index: number) =>
    made(rectangle(0, y, 350, 50, 4), index === 0 ? colour.mat800 : colour.mat700, done) +
    [0, 1, 2]
      .map((lamp) =>
        dot(
          30 + lamp * 28,
          y + 25,
          8,
          busy * (0.5 + 0.5 * Math.sin(t * 14 + lamp * 2.1 + index)) > 0.4 ? colour.marigold : colour.mat300,
          { wide: 0, alpha: shown },
        ),
      )
      .join("") +
    line(`M150 ${y + 16}h170M150 ${y + 34}h170`, { pen: colour.mat300, alpha: shown * 0.7 });
  return (
    made(rectangle(0, 0, 350, 62, 4), colour.mat100, done) +
    type("Server", 20, 46, 42, { alpha: shown }) +
    line("M250 31h70", { wide: 8, alpha: shown }) +
    unit(66, 0) +
    unit(120, 1)
  );
}

/** A counter, 290 by 480. `value` may lie between two numbers: then the figure rolls. */
export function counter(
  name: string,
  unit: string,
  done: number,
  value: number,
  { bump = 0, wrong = false, high = 480 } = {},
): string {
  const shown = ramp(done, 0.5, 0.4);
  const low = Math.floor(value + 1e-6);
  const part = clamp(value - low);
  const pen = wrong ? colour.vermilion600 : colour.ink;
  const size = String(Math.ceil(value)).length > 2 ? 150 : 210;
  const digit = (figure: number, offset: number) =>
    type(String(figure), 145, 300 + offset, size, { anchor: "middle", pen, rolling: part > 0 });
  return (
    made(rectangle(0, 0, 290, high, 6), colour.sheet, done) +
    made("M6 0h278q6 0 6 6v70h-290v-70q0-6 6-6z", colour.mat800, done) +
    type(name, 22, 55, fitted(name, 250, 48), { pen: colour.onMat, alpha: shown }) +
    group(
      clipped(
        "counter",
        3,
        90,
        284,
        240,
        group(part === 0 ? digit(low, 0) : digit(low, -230 * part) + digit(low + 1, 230 * (1 - part)), {
          x: -17 * bump,
          y: -26 * bump,
          size: 1 + 0.12 * bump,
        }),
      ),
      { alpha: shown },
    ) +
    type(unit, 145, 392, 50, { anchor: "middle", alpha: shown })
  );
}

/** A message about one order: 176 by 92, around its middle. With `id` its number hangs from it by `shown`. */
export function slip(
  words: string,
  x: number,
  y: number,
  { turn = 0, size = 1, alpha = 1, id = "", shown = 0, from = "browser" } = {},
): string {
  return group(
    (id
      ? group(
          line("M0 0v26") +
            box(-80, 26, 160, 62, colour.sheet, { round: 0 }) +
            type(id, 0, 72, fitted(id, 140, 44), { anchor: "middle" }),
          { y: 46, size: Math.max(0.01, shown), alpha: clamp(shown) },
        )
      : "") +
      shape(
        "M-88-46h176v92h-176v-14a10 10 0 0 0 0-20v-24a10 10 0 0 0 0-20z",
        from === "browser" ? colour.marigold100 : colour.mat100,
      ) +
      type(words, 4, 18, fitted(words, 150, 50), { anchor: "middle" }),
    { x, y, turn, size, alpha },
  );
}

/** A dotted wire from left to right; `drawn` 0 to 1. */
export const wire = (x: number, y: number, x2: number, drawn: number, pen: string = colour.ink2): string =>
  clipped(
    `wire${Math.round(x)}-${Math.round(y)}`,
    x - 4,
    y - 10,
    (x2 - x) * clamp(drawn),
    20,
    line(`M${n(x)} ${n(y)}H${n(x2)}`, { pen, wide: 4, dash: "2 14" }),
  );

/** A phone standing upright, 9 to 16 inside; (0, 0) is the upper left corner of its screen. `id` is unique in a scene. */
export function phone(
  x: number,
  y: number,
  wide: number,
  id: string,
  inside: string,
  look: { fill?: string } = {},
): string {
  const high = (wide * 16) / 9;
  return group(
    box(-14, -14, wide + 28, high + 28, colour.ink, { round: 26 }) +
      clipped(
        id,
        0,
        0,
        wide,
        high,
        box(0, 0, wide, high, look.fill ?? colour.sheet, { wide: 0, round: 0 }) + inside,
      ),
    { x, y },
  );
}

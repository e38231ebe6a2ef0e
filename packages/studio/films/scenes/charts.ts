// Scenes that measure: bars that grow, columns side by side, a form that is filled in.
import { type Beat, type Scene, type Sound, scene } from "../kit/film.ts";
import { box, colour, group, line, type } from "../kit/pens.ts";
import { bump, ease, ramp } from "../kit/time.ts";
import { fitted, widthOf } from "../kit/widths.ts";
import { plumb, pointer, strike, tick } from "../parts/marks.ts";
import { appWindow, button, type Control, field } from "../parts/screens.ts";

interface Bar {
  name: string;
  value: number;
  label: string;
  /** The beat at which it grows. */
  at: number;
  fill?: string;
  /** The beat at which it turns out right or wrong. */
  ticked?: number;
  struck?: number;
}

interface BarsPlan {
  beats: readonly Beat[];
  rows: readonly Bar[];
  /** What the whole width stands for. */
  most: number;
  /** A line across all bars. */
  mark?: { value: number; label: string; at: number };
  dark?: boolean;
  /** Drawn over it. */
  more?: (t: number, at: (beat: number, later?: number) => number) => string;
}

/** Bars from left to right, drawn to one scale. */
export function bars({ beats, rows, most, mark, dark = false, more }: BarsPlan): Scene {
  const names = Math.max(...rows.map(({ name }) => widthOf(name, 52)));
  const begin = 70 + names + 30;
  const labels = Math.max(...rows.map(({ label }) => widthOf(label, 72)));
  const each = (1210 - begin - labels - 30) / most;
  const step = Math.min(170, 450 / rows.length);
  const high = Math.min(112, step * 0.66);
  const top = 170 + (450 - step * rows.length) / 2;
  const pen = dark ? colour.onMat : colour.ink;
  /** Whether the mark's line would go through a label at the end of its bar. */
  const crossed = (value: number, label: string) =>
    mark !== undefined && value >= mark.value && (value - mark.value) * each < widthOf(label, 72) + 40;
  return scene(
    beats,
    (t, at) => {
      const drawn = rows.map(
        ({ name, value, label, at: beat, fill = colour.mat300, ticked, struck }, row) => {
          const moment = at(beat, 0.35);
          const grown = ramp(t, moment, 1.1);
          const y = top + row * step;
          const long = value * each * grown;
          const end = begin + long + 24;
          const inside = value * each > widthOf(label, 72) + 50 && !crossed(value, label);
          const right = inside ? end : end + widthOf(label, 72);
          return (
            type(name, 70, y + high * 0.5 + 18, fitted(name, names + 2, 52), {
              pen,
              alpha: ramp(t, moment - 0.2, 0.4),
            }) +
            box(begin, y, long, high, fill, { wide: 4 }) +
            type(label, inside ? end - 46 : end, y + high * 0.5 + 24, 72, {
              pen: inside ? inkOn(fill) : pen,
              anchor: inside ? "end" : "start",
              alpha: ramp(t, moment + 0.8, 0.3),
            }) +
            (ticked === undefined
              ? ""
              : tick(
                  right + 56,
                  y + high * 0.5,
                  70,
                  ramp(t, at(ticked, 0.5), 0.5, ease.out),
                  dark ? colour.marigold : colour.mat600,
                )) +
            (struck === undefined
              ? ""
              : strike(
                  begin - 16,
                  y + high * 0.5,
                  right - begin + 40,
                  ramp(t, at(struck, 0.4), 0.6),
                  dark ? colour.vermilionOnMat : colour.vermilion,
                ))
          );
        },
      );
      const over = mark
        ? group(
            line(`M${begin + mark.value * each} ${top - 22}V${top + rows.length * step - 10}`, {
              pen: dark ? colour.vermilionOnMat : colour.vermilion,
              wide: 5,
              dash: "14 12",
            }) +
              type(mark.label, begin + mark.value * each, top + rows.length * step + 46, 48, {
                pen: dark ? colour.vermilionOnMat : colour.vermilion600,
                anchor: "middle",
              }),
            { alpha: ramp(t, at(mark.at, 0.3), 0.5) },
          )
        : "";
      const newest = rows.findLast(({ at: beat }) => t > at(beat, 0.35)) ?? rows[0];
      const reached = newest ? newest.value * each * ramp(t, at(newest.at, 0.35), 1.1) : 0;
      const pointed = top + (newest ? rows.indexOf(newest) : 0) * step - 4;
      const pointing = plumb(t, begin + reached, pointed, Math.min(0.9, (step - high) / 52));
      return (
        line(`M${begin} ${top - 16}V${top + rows.length * step - 10}`, { pen, wide: 4 }) +
        drawn.join("") +
        over +
        pointing +
        (more?.(t, at) ?? "")
      );
    },
    { dark, sounds: (at) => rows.map(({ at: beat }): Sound => [at(beat, 0.35), "run"]) },
  );
}

const inkOn = (fill: string) =>
  fill === colour.mat700 || fill === colour.mat600 ? colour.onMat : colour.ink;

interface Pillar {
  name: string;
  value: number;
  label: string;
  at: number;
  fill?: string;
}

interface PillarsPlan {
  beats: readonly Beat[];
  items: readonly Pillar[];
  most: number;
  mark?: { value: number; label: string; at: number };
  dark?: boolean;
  more?: BarsPlan["more"];
}

/** Pillars that stand side by side and grow upward. */
export function pillars({ beats, items, most, mark, dark = false, more }: PillarsPlan): Scene {
  const floor = 590;
  const tall = 340 / most;
  const step = 1140 / items.length;
  const wide = Math.min(180, step * 0.6);
  const pen = dark ? colour.onMat : colour.ink;
  const warn = dark ? colour.vermilionOnMat : colour.vermilion600;
  return scene(
    beats,
    (t, at) =>
      items
        .map(({ name, value, label, at: beat, fill = colour.mat300 }, index) => {
          const moment = at(beat, 0.3);
          const high = value * tall * ramp(t, moment, 1);
          const x = 70 + step * (index + 0.5);
          const inside = value * tall > 88 && widthOf(label, 60) < wide - 16;
          return (
            box(x - wide / 2, floor - high, wide, high, fill, { wide: 4 }) +
            type(
              label,
              x,
              floor - value * tall + (inside ? 66 : -20) + 3 * Math.sin(t * 2.2 + index),
              fitted(label, inside ? wide - 16 : step + 20, 60),
              { pen: inside ? inkOn(fill) : pen, anchor: "middle", alpha: ramp(t, moment + 0.8, 0.3) },
            ) +
            type(name, x, floor + 58, fitted(name, step - 10, 48), {
              pen,
              anchor: "middle",
              alpha: ramp(t, moment - 0.1, 0.4),
            })
          );
        })
        .join("") +
      line(`M60 ${floor}H1220`, { pen, wide: 4 }) +
      (mark
        ? group(
            line(`M70 ${floor - mark.value * tall}H1210`, { pen: warn, wide: 5, dash: "14 12" }) +
              type(mark.label, 1210, floor - mark.value * tall - 16, 48, { pen: warn, anchor: "end" }) +
              plumb(t, 90, floor - mark.value * tall, 0.8),
            {
              alpha: ramp(t, at(mark.at, 0.3), 0.5),
            },
          )
        : "") +
      (more?.(t, at) ?? ""),
    { dark, sounds: (at) => items.map(({ at: beat }): Sound => [at(beat, 0.3), "run"]) },
  );
}

interface FormPlan {
  beats: readonly Beat[];
  app: string;
  /** `at`: the beat at which the pointer comes and changes it. */
  fields: readonly (Control & { at: number })[];
  press?: { words: string; at: number };
  more?: BarsPlan["more"];
}

/** A form in Ads Manager or Events Manager: the pointer goes from field to field and sets each. */
export function form({ beats, app, fields, press, more }: FormPlan): Scene {
  const rows = fields.length + (press ? 1 : 0);
  const step = Math.min(140, 430 / rows);
  const high = 76 + 50 + step * rows;
  const [x, y, w] = [110, 140 + (530 - high) / 2, 1060];
  const rowY = (row: number) => 76 + 25 + step / 2 - 38 + row * step;
  return scene(
    beats,
    (t, at) => {
      const opened = ramp(t, 0.1, 0.7, ease.out);
      const stops = fields.map(({ at: beat }, row) => ({
        moment: at(beat, 1.4),
        x: x + 40 + Math.min(400, (w - 80) * 0.4) + 250,
        y: y + rowY(row) + 44,
      }));
      if (press) stops.push({ moment: at(press.at, 1.4), x: x + w - 170, y: y + rowY(fields.length) + 40 });
      const controls = fields.map((each, row) => {
        const moment = at(each.at, 1.4);
        const done = ramp(t, moment + 0.1, each.kind === "text" ? 1.1 : 0.3, ease.linear);
        return field(each, 40, rowY(row), w - 80, done, t > moment - 0.25 && t < moment + 1.6 ? 1 : 0);
      });
      const pressed = press
        ? button(press.words, w - 190, rowY(fields.length) + 38, 300, bump(t, at(press.at, 1.4), 0.3))
        : "";
      return (
        group(appWindow(0, 0, w, high, app, controls.join("") + pressed), {
          x,
          y: y + 60 * (1 - opened),
          alpha: opened,
        }) +
        pointer(t, stops) +
        (more?.(t, at) ?? "")
      );
    },
    {
      sounds: (at) => [
        ...fields.map(({ at: beat }): Sound => [at(beat, 1.4), "click"]),
        ...(press ? [[at(press.at, 1.4), "ring"] as Sound] : []),
      ],
    },
  );
}

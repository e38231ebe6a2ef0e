import { type At, film, type Sound, scene } from "../kit/film.ts";
import { box, clipped, colour, group, line, made, rectangle, roll, shape, tag, type } from "../kit/pens.ts";
import { bump, ease, mix, ramp, span } from "../kit/time.ts";
import { cross, plumb, pointer, ring, tick } from "../parts/marks.ts";
import { asks, soundsAt, thinkingTicks, thinkingTime, weighing } from "../parts/question.ts";
import { browser, counter, server, slip, wire } from "../parts/screens.ts";

const price = "₹1,100";
const wireY = { pixel: 305, server: 575 };
const mouth = 670;

/** An ad blocker: two jaws around the middle. `open` 0 to 1; the mouth is behind the message, the jaws before it. */
function jaws(open: number, done: number) {
  const teeth = "M-112-14l18 34 19-34 19 34 18-34 19 34 19-34 19 34 18-34 19 34 19-34 18 34 19-34";
  const gap = mix(4, 62, open);
  const half = (way: number) =>
    `<g transform="translate(0 ${-way * gap}) scale(1 ${way})">${made(`${teeth}v-62q0-44-44-44h-136q-44 0-44 44z`, colour.mat800, done)}</g>`;
  const eye = group(
    `<circle r="20" fill="${colour.sheet}"/><circle cx="-6" cy="3" r="8" fill="${colour.ink}"/>`,
    { x: -54, y: -72 - gap, alpha: ramp(done, 0.6, 0.4) },
  );
  return {
    behind: box(-100, -gap, 200, 2 * gap, colour.ink, { wide: 0, alpha: ramp(done, 0.7, 0.3) }),
    before: half(1) + half(-1) + eye,
  };
}

/** Bits of the eaten message, `since` seconds after the bite. */
const crumbs = (since: number) =>
  since < 0 || since > 1.3
    ? ""
    : Array.from({ length: 12 }, (_, at) => {
        const out = ((at * 37) % 12) / 11 - 0.5;
        const y = wireY.pixel + 14 - (70 + ((at * 53) % 60)) * since + 420 * since * since;
        return group(shape("M-14-10l26-4 4 20-18 8-14-6z", colour.marigold100, { wide: 2.5 }), {
          x: mouth + out * (190 + since * 150),
          y,
          turn: at * 50 + since * (at % 2 ? 260 : -220),
          alpha: 1 - ramp(since, 0.8, 0.5),
        });
      }).join("");

const sent = (t: number, leaves: number, y: number, from: string) =>
  t < leaves || t > leaves + 1.9
    ? ""
    : slip(price, mix(330, 1040, ramp(t, leaves, 1.6)), y, { turn: 2.5 * Math.sin((t - leaves) * 5), from });

const stage = scene(
  [
    ["Conversions API: somebody buys a steel bottle for ₹1,100.", "Conversions API"],
    ["The pixel in the browser sends word to Meta.", "The pixel tells Meta"],
    ["An ad blocker swallows the message. Meta counts nothing.", "An ad blocker eats it"],
    ["Your server knows of the order too. It tells Meta directly.", "Your server tells Meta, too", 0.6],
  ],
  (t, at) => {
    const back = ramp(t, at(1, -0.5), 1.2);
    const bite = at(2, 0.1);
    const [handed, sends] = [at(3, 0.9), at(3, 1.8)];
    const goes = ramp(t, at(1, 1), bite - at(1, 1));
    const gone = ramp(t, at(3, -0.1), 0.7, ease.in);
    const open = Math.max(
      ramp(t, at(1, 0.9), 0.6, ease.out) * (1 - ramp(t, bite - 0.12, 0.16, ease.in)),
      t > bite ? 0.16 * Math.abs(Math.sin((t - bite) * 8)) * (1 - ramp(t, bite + 1.6, 0.5)) : 0,
    );
    const jaw = jaws(open, ramp(t, at(1, 0.1), 0.9, ease.linear));
    const place = { x: mouth + 5 * Math.sin(t * 60) * bump(t, bite, 0.25), y: wireY.pixel - 480 * gone };
    const over = ramp(t, handed, 0.8);
    const whole =
      wire(424, wireY.pixel, 920, ramp(t, at(1), 0.8)) +
      wire(424, wireY.server, 920, ramp(t, at(3, 0.8), 0.8)) +
      group(jaw.behind, place) +
      slip(price, mix(mix(330, 516, ramp(t, at(1, 0.1), 0.6, ease.out)), mouth, goes), wireY.pixel, {
        turn: 3 * Math.sin(goes * 9),
        alpha: t < bite + 0.06 && t > at(1) ? 1 : 0,
      }) +
      sent(t, sends, wireY.server, "server") +
      group(jaw.before, place) +
      crumbs(t - bite) +
      cross(848, wireY.pixel, 30, t < at(3, 0.3) ? ramp(t, bite + 0.5, 0.5, ease.linear) : 0) +
      group(
        browser("bottle", price, ramp(t, -0.4, 1.6, ease.linear), bump(t, 1.8, 0.35), ramp(t, 1.95, 0.4)),
        { x: 70, y: 160 },
      ) +
      (t > at(3)
        ? group(server(ramp(t, at(3, 0.05), 1, ease.linear), span(t, handed + 0.4, sends + 1.2, 0.2), t), {
            x: 70,
            y: 490,
          })
        : "") +
      slip(price, mix(300, 245, over), mix(390, 590, over), {
        size: 0.9,
        alpha: span(t, handed - 0.2, handed + 1, 0.2),
        from: "server",
      }) +
      (t > at(1)
        ? group(
            counter(
              "Meta",
              t > sends + 1.5 ? "sale" : "sales",
              ramp(t, at(1, 0.05), 0.9, ease.linear),
              ramp(t, sends + 1.5, 0.45),
              { bump: bump(t, sends + 1.8) },
            ),
            { x: 920, y: 165 },
          )
        : "") +
      pointer(t, [{ moment: 1.8, x: 320, y: 390 }], at(1, -0.6));
    return group(whole, {
      size: mix(1.5, 1, back),
      x: mix(640 - 245 * 1.5, 0, back),
      y: mix(400 - 305 * 1.5, 0, back),
    });
  },
  {
    sounds: (at) => [
      [1.8, "click"],
      [at(1, 1), "tick"],
      [at(2, 0.1), "bite"],
      [at(3, 0.9), "tick"],
      [at(3, 1.8), "tick"],
      [at(3, 3.4), "ring"],
    ],
  },
);

const twice = scene(
  [
    ["Where nothing blocks the pixel, both messages arrive.", "Both arrive", 0.4],
    ["One sale is counted twice.", "Counted twice", 0.6],
    ["Give both the same event_id: the order number.", "The same event_id"],
    ["Meta sees that they are one event, and counts it once.", "Counted once", 0.8],
  ],
  (t, at) => {
    const merge = at(3, 0.4);
    const value = ramp(t, 1.9, 0.45) + ramp(t, 2.4, 0.45) - ramp(t, merge + 0.8, 0.45);
    const away = ramp(t, at(2, -0.3), 0.7);
    const look = ramp(t, at(2), 0.8);
    const one = ramp(t, merge, 0.8);
    const float = 5 * Math.sin(t * 2.4);
    const pair =
      slip(price, mix(1060, mix(265, 380, one), look), 330 + float, {
        size: mix(0.9, 1.8, look),
        id: "event_id",
        shown: ramp(t, at(2, 1), 0.5, ease.settle),
        turn: -3 * one,
        alpha: look,
      }) +
      slip(price, mix(1060, mix(690, 396, one), look), mix(330 - float, 340 + float, one), {
        size: mix(0.9, 1.8, look),
        id: "event_id",
        shown: ramp(t, at(2, 1.3), 0.5, ease.settle),
        from: "server",
        alpha: look,
      }) +
      tick(740, 420, 170, ramp(t, merge + 0.75, 0.5, ease.out));
    return (
      group(
        wire(424, wireY.pixel, 920, 1) +
          wire(424, wireY.server, 920, 1) +
          sent(t, 0.4, wireY.pixel, "browser") +
          sent(t, 0.9, wireY.server, "server") +
          group(browser("bottle", price, 1, 0, 1), { x: 70, y: 160 }) +
          group(server(1, span(t, 0.3, 1.6, 0.2), t), { x: 70, y: 490 }),
        { x: -60 * away, alpha: 1 - away },
      ) +
      group(
        counter("Meta", value < 1.5 && value > 0.5 ? "sale" : "sales", 1, value, {
          bump: bump(t, 2.2) + bump(t, 2.7) + bump(t, merge + 1),
          wrong: value > 1.6,
        }),
        { x: 920, y: 165 },
      ) +
      ring(1065, 385, 130, 120, ramp(t, at(1, 0.3), 0.8) * (t > merge + 0.5 ? 0 : 1)) +
      pair
    );
  },
  {
    sounds: (at) => [
      [0.4, "tick"],
      [0.9, "tick"],
      [2, "ring"],
      [2.6, "wrong"],
      [at(2, 1), "tick"],
      [at(2, 1.3), "tick"],
      [at(3, 0.5), "merge"],
    ],
  },
);

/** Two bars, laid end to end and then over each other: the proof is their length. Below they are measured in the spend. */
const strips = scene(
  [
    ["Take 100 orders. The browser saw 82 of them, the server 97.", "100 orders, drawn to scale", 0.4],
    asks("each makes an id of its own. How many does Meta count?", "How many are counted?"),
    ["179: without a shared id nothing tells Meta that they are the same.", "82 + 97 = 179", 0.8],
    ["On ₹44,000 of spend that is a return of 4.48: a fairy tale.", "A return of 4.48", 1.2],
    ["79 were seen by both. With a shared id they are counted once: 100.", "82 + 97 − 79 = 100", 1.6],
    ["100 × ₹1,100 ÷ ₹44,000 = 2.5. The pixel alone would say 2.05.", "100 × ₹1,100 ÷ ₹44,000 = 2.5", 2],
  ],
  (t, at) => stripsAt(t, at),
  {
    sounds: (at): Sound[] => [
      ...thinkingTicks(at, 2),
      ...soundsAt({
        run: [0.5, 1.5],
        wrong: [at(2, 0.8)],
        drop: [at(3, 0.4)],
        merge: [at(4, 1.5)],
        ring: [at(5, 0.4)],
      }),
    ],
  },
);

/** Pixels of an order; ₹44,000 is what 40 of them bring. */
const perOrder = 5.8;
const begin = 110;
const spend = 40 * perOrder;

function stripsAt(t: number, at: At): string {
  const seen = 82 * ramp(t, 0.5, 1);
  const known = 97 * ramp(t, 1.5, 1);
  const lift = ramp(t, at(2, 0.1), 0.9);
  const over = ramp(t, at(4, 0.5), 1.1);
  const x = begin + mix(mix(0, 82, lift), 3, over) * perOrder;
  const y = mix(mix(320, 190, lift), 224, over);
  const end = begin + mix(mix(97, 179, lift), 100, over) * perOrder;
  const names = 1 - ramp(t, at(4, 0.3), 0.3);
  const measured = ramp(t, at(3, 0.1), 0.4);
  return (
    box(begin, 190, seen * perOrder, 110, colour.marigold) +
    group(
      type("Browser", begin + 24, 264, 52) +
        type("82", begin + 82 * perOrder - 22, 268, 64, { anchor: "end" }),
      { alpha: ramp(t, 1.2, 0.3) * names },
    ) +
    box(x, y, known * perOrder, 110, colour.mat700, { alpha: mix(1, 0.85, over) }) +
    group(
      type("Server", x + 24, y + 74, 52, { pen: colour.onMat }) +
        type("97", x + 97 * perOrder - 22, y + 78, 64, { pen: colour.onMat, anchor: "end" }),
      { alpha: ramp(t, 2.2, 0.3) * names },
    ) +
    group(
      shape(rectangle(begin + 3 * perOrder, 224, 79 * perOrder, 76, 2), "url(#hatch)", { wide: 2 }) +
        tag("79 seen by both", begin + 42 * perOrder, 263, { size: 48 }),
      { alpha: ramp(t, at(4, 1.5), 0.4) },
    ) +
    roll((value) => String(Math.round(value)), 179, 100, over, end - 18, 420, 90, {
      pen: over > 0.95 ? colour.mat700 : colour.vermilion600,
      anchor: "end",
      alpha: ramp(t, at(2, 0.9), 0.3),
    }) +
    Array.from({ length: 5 }, (_, nth) =>
      box(
        begin + nth * spend,
        470,
        Math.min(spend, 179 * perOrder - nth * spend) - 3,
        74,
        nth === 0 ? colour.vermilionOnMat : colour.mat100,
        {
          wide: 3,
          alpha: measured * (over > 0 && nth > 1 ? 1 - 0.7 * over : 1),
        },
      ),
    ).join("") +
    type("₹44,000", begin + spend / 2, 524, 50, { anchor: "middle", alpha: ramp(t, at(3, 0.4), 0.3) }) +
    [1, 2, 3, 4]
      .map((times) =>
        type(String(times), begin + times * spend, 602, 52, { anchor: "middle", alpha: measured }),
      )
      .join("") +
    line(`M${end} 300V560`, { pen: colour.vermilion, wide: 5, dash: "12 12", alpha: measured }) +
    tick(end + 60, 520, 70, ramp(t, at(5, 0.4), 0.4, ease.out)) +
    line(`M${begin + 82 * perOrder} 456V560`, {
      pen: colour.marigold600,
      wide: 6,
      alpha: ramp(t, at(5, 2.2), 0.3),
    }) +
    plumb(t, end, 640, 0.9) +
    weighing(t, at(2), [
      [begin - 10, 180, 82 * perOrder + 20, 130],
      [begin - 10, 310, 97 * perOrder + 20, 130],
    ]) +
    thinkingTime(t, at, 2, { x: 140, y: 668 })
  );
}

/** Text that becomes unreadable from left to right: what hashing does. */
const hashed = (words: string, done: number, y: number) =>
  box(460, y - 62, 560, 92, colour.sheet) +
  type(words, 488, y, 54) +
  clipped(
    `hash${y}`,
    462,
    y - 60,
    556 * done,
    88,
    box(462, y - 60, 556, 88, colour.mat100, { wide: 0 }) +
      Array.from({ length: 18 }, (_, at) =>
        box(488 + at * 28, y - 34 + ((at * 7) % 3) * 4, 18, 30 - ((at * 5) % 4) * 5, colour.mat700, {
          wide: 0,
        }),
      ).join(""),
  );

const details = scene(
  [
    [
      "Send email and phone too, the phone with 91 in front. Both are hashed.",
      "Help Meta find the buyer",
      0.4,
    ],
    ["The fbc and fbp cookies go as they are, unhashed.", "Cookies stay as they are", 0.8],
  ],
  (t, at) => {
    const cookie = ramp(t, at(1, 0.3), 0.8, ease.out);
    const front = ramp(t, 0.8, 0.5, ease.settle);
    const scan = (from: number, y: number) =>
      line(`M${462 + 556 * ramp(t, from, 1, ease.linear)} ${y - 70}v108`, {
        pen: colour.marigold600,
        wide: 6,
        alpha: span(t, from, from + 1.1, 0.1),
      });
    return (
      type("Phone", 110, 270, 60) +
      group(hashed("98xxxxxxxx", ramp(t, 2.2, 1, ease.linear), 270)) +
      scan(2.2, 270) +
      tag("91", mix(330, 408, front) + 2 * Math.sin(t * 2), 252, {
        fill: colour.marigold,
        size: 56,
        alpha: ramp(t, 0.7, 0.3),
      }) +
      type("Email", 110, 400, 60) +
      group(hashed("name@mail.in", ramp(t, 3.3, 1, ease.linear), 400)) +
      scan(3.3, 400) +
      group(type("fbc, fbp", 110, 530, 60) + box(460, 468, 560, 92, colour.sheet), {
        alpha: ramp(t, at(1, 0.1), 0.3),
      }) +
      group(
        shape("M34-6a36 36 0 1 1-32-29a15 15 0 0 0 15 15a15 15 0 0 0 17 14z", colour.marigold) +
          [
            [-14, -10],
            [6, 12],
            [-16, 14],
            [14, -2],
          ]
            .map(([x = 0, y = 0]) => `<circle cx="${x}" cy="${y}" r="5" fill="${colour.ink}"/>`)
            .join(""),
        {
          x: mix(430, 540, cookie),
          y: 514,
          turn: mix(-200, 0, cookie) + 8 * Math.sin(t * 2),
          alpha: ramp(t, at(1, 0.2), 0.2),
        },
      ) +
      [
        [3.3, 270],
        [4.4, 400],
        [at(1, 1.2), 530],
      ]
        .map(([moment = 0, y = 0]) => tick(1110, y - 14, 70, ramp(t, moment, 0.4, ease.out)))
        .join("")
    );
  },
  {
    sounds: (at) => [
      [0.8, "tick"],
      [2.2, "run"],
      [3.3, "run"],
      [at(1, 0.4), "drop"],
      [at(1, 1.2), "ring"],
    ],
  },
);

export const conversionApi = film({
  file: "conversion-api",
  key: 0,
  poster: [1, 5.4],
  scenes: [stage, twice, strips, details],
});

// Wares on a stage: wheels, wristwear, bags, tools and treats. Each stands on y = 0 and is about 500 high.
import {
  at,
  circle,
  ellipse,
  floorShadow,
  glow,
  gradient,
  group,
  label,
  type Paint,
  path,
  rect,
  type Scene,
  stroke,
} from "../paint.ts";
import { arch, dots, plinth, softGround } from "../parts/ground.ts";

type Draw = (p: Paint, one: string, two: string) => string;

const spokes = (r: number, count: number, color: string, width = 2) =>
  Array.from({ length: count }, (_, i) =>
    group(stroke(`M0 0V${-r}`, color, width), `rotate(${(360 / count) * i})`),
  ).join("");

const wheel = (x: number, y: number, r: number, tyre: string, rim: string, thick: number, count = 20) =>
  at(
    x,
    y,
    1,
    spokes(r - thick / 2, count, rim) +
      circle(0, 0, r, "none", { stroke: tyre, "stroke-width": thick }) +
      circle(0, 0, r - thick * 0.72, "none", { stroke: rim, "stroke-width": 4 }) +
      circle(0, 0, 15, tyre) +
      circle(0, 0, 7, rim),
  );

const bicycle: Draw = (p, one, two) =>
  wheel(-235, -158, 150, "#1D1F23", "#AEB4BC", 16) +
  wheel(235, -158, 150, "#1D1F23", "#AEB4BC", 16) +
  stroke("M-235 -158L-40 -158L140 -372M-235 -158L-92 -372L140 -372M-92 -372L-40 -158", one, 18) +
  stroke("M235 -158L140 -372L120 -424", one, 16) +
  stroke("M-92 -372L-106 -424", "#30343A", 12) +
  path(
    "M-170 -438C-130 -452 -80 -446 -48 -432C-60 -418 -90 -412 -118 -414C-150 -416 -172 -424 -170 -438Z",
    two,
  ) +
  stroke("M120 -424L176 -440C206 -444 212 -410 184 -404", "#1D1F23", 14) +
  circle(-40, -158, 42, "none", { stroke: "#30343A", "stroke-width": 8 }) +
  stroke("M-40 -158L-8 -98M-40 -158L-72 -218", "#30343A", 9) +
  rect(-30, -100, 52, 12, "#1D1F23", 5) +
  stroke("M-40 -200L-235 -172M-40 -116L-235 -144", "#6C727A", 4) +
  stroke("M60 -330L108 -372", p.light(one, 0.5), 6, { opacity: 0.5 });

const motorcycle: Draw = (p, one, two) =>
  wheel(-270, -128, 122, "#17181B", "#9AA1AA", 30, 12) +
  wheel(280, -128, 122, "#17181B", "#9AA1AA", 26, 12) +
  stroke("M280 -128L196 -372", "#8C939C", 18) +
  stroke("M-270 -128L-60 -150", "#3A3E45", 20) +
  rect(-96, -236, 176, 140, gradient(p, "#8B929B", "#4C525A"), 20) +
  [0, 1, 2, 3].map((i) => rect(-84, -222 + i * 22, 118, 9, "#343940", 4)).join("") +
  circle(40, -150, 44, "#5E656E") +
  circle(40, -150, 26, "#9AA1AA") +
  stroke("M60 -110C-40 -70 -160 -78 -330 -100", "#C2C8D0", 24) +
  stroke("M-250 -97L-330 -101", "#8C939C", 30) +
  path(
    "M-40 -262C-50 -340 20 -384 110 -378C170 -374 200 -338 196 -300C150 -262 40 -250 -40 -262Z",
    gradient(p, p.light(one, 0.2), p.dark(one, 0.2)),
  ) +
  path("M10 -318C50 -346 120 -348 170 -322C120 -312 60 -306 10 -318Z", two, { opacity: 0.9 }) +
  path(
    "M-300 -276C-240 -318 -130 -300 -40 -268C-50 -240 -110 -232 -170 -234C-230 -236 -290 -250 -300 -276Z",
    "#4A2E22",
  ) +
  path("M-330 -258C-360 -262 -380 -246 -392 -214C-350 -236 -300 -240 -240 -234Z", one) +
  circle(-382, -222, 14, "#E0463A") +
  circle(226, -340, 46, "#B9C0C8") +
  circle(234, -340, 35, "#FFF3CF") +
  circle(234, -340, 120, glow(p, "#FFE9A8", 0.4)) +
  stroke("M196 -372L176 -428C150 -446 118 -440 104 -428", "#2B2E33", 13) +
  circle(196, -426, 22, "#2B2E33") +
  path("M160 -150C190 -270 380 -270 404 -128C370 -220 230 -230 160 -150Z", one);

const watch: Draw = (p, one, two) =>
  rect(-82, -620, 164, 220, gradient(p, p.dark(one, 0.15), one), 30) +
  rect(-82, -200, 164, 220, gradient(p, one, p.dark(one, 0.25)), 30) +
  [0, 1, 2].map((i) => circle(0, -50 + i * 26, 6, p.dark(one, 0.5))).join("") +
  stroke("M-66 -600V-430M66 -600V-430M-66 -190V0M66 -190V0", p.light(one, 0.4), 3, {
    "stroke-dasharray": "10 9",
    opacity: 0.7,
  }) +
  rect(182, -318, 34, 40, two, 8) +
  circle(0, -300, 192, gradient(p, p.light(two, 0.45), p.dark(two, 0.35), 50)) +
  circle(0, -300, 166, gradient(p, "#FBFAF6", "#E4E1D8", 50)) +
  Array.from({ length: 12 }, (_, i) =>
    group(
      rect(i % 3 ? -3 : -5, -150, i % 3 ? 6 : 10, i % 3 ? 20 : 32, "#2A2C30", 2),
      `translate(0 -300) rotate(${i * 30})`,
    ),
  ).join("") +
  Array.from({ length: 60 }, (_, i) =>
    group(rect(-1, -152, 2, 8, "#8D8F94"), `translate(0 -300) rotate(${i * 6})`),
  ).join("") +
  circle(0, -230, 40, "none", { stroke: "#B9B6AD", "stroke-width": 3 }) +
  stroke("M0 -230L18 -248", p.c.brand, 4) +
  group(path("M-7 20L-4 -92L0 -100L4 -92L7 20Z", "#1D1F23"), "translate(0 -300) rotate(-58)") +
  group(path("M-6 24L-3 -132L0 -140L3 -132L6 24Z", "#1D1F23"), "translate(0 -300) rotate(52)") +
  group(rect(-2, -146, 4, 180, "#C8452F", 2), "translate(0 -300) rotate(150)") +
  circle(0, -300, 11, two) +
  path("M-120 -414C-60 -470 50 -472 110 -426C40 -446 -50 -440 -120 -414Z", "#FFFFFF", { opacity: 0.5 });

const bag: Draw = (p, one, two) =>
  stroke("M-120 -318C-120 -520 120 -520 120 -318", p.dark(one, 0.3), 20) +
  path(
    "M-232 -330H232L276 -20C278 -6 268 0 254 0H-254C-268 0 -278 -6 -276 -20Z",
    gradient(p, p.light(one, 0.14), p.dark(one, 0.16), 50),
  ) +
  path("M-232 -330H232L240 -272H-240Z", p.dark(one, 0.22)) +
  stroke("M-240 -262H240M-262 -26H262", p.light(one, 0.5), 3, { "stroke-dasharray": "12 9", opacity: 0.7 }) +
  stroke("M-120 -318V-180M120 -318V-180", p.dark(one, 0.3), 26) +
  circle(-120, -188, 11, two) +
  circle(120, -188, 11, two) +
  rect(-40, -226, 80, 96, p.dark(one, 0.26), 12) +
  rect(-16, -200, 32, 42, two, 6) +
  path("M-232 -330L-276 -20C-240 -120 -226 -220 -232 -330Z", "#FFFFFF", { opacity: 0.12 });

const backpack: Draw = (p, one, two) =>
  stroke("M-60 -470C-60 -540 60 -540 60 -470", p.dark(one, 0.35), 16) +
  rect(-250, -290, 60, 210, p.dark(one, 0.3), 28) +
  rect(190, -290, 60, 210, p.dark(one, 0.3), 28) +
  path(
    "M-210 -60V-330C-210 -440 -130 -490 0 -490S210 -440 210 -330V-60C210 -20 186 0 150 0H-150C-186 0 -210 -20 -210 -60Z",
    gradient(p, p.light(one, 0.12), p.dark(one, 0.14), 40),
  ) +
  stroke("M-176 -300C-150 -410 150 -410 176 -300", p.dark(one, 0.35), 8) +
  rect(-150, -220, 300, 178, p.dark(one, 0.12), 30) +
  stroke("M-150 -164H150", p.dark(one, 0.4), 7) +
  rect(112, -170, 18, 44, two, 6) +
  rect(-46, -350, 92, 54, two, 10) +
  stroke("M-26 -322H26", p.dark(two, 0.4), 6);

const elephant: Draw = (p, one, two) =>
  [-150, -60, 60, 140]
    .map(
      (x, i) =>
        rect(x - 34, -170, 72, 170, i % 2 ? one : p.dark(one, 0.2), 26) + rect(x - 34, -34, 72, 16, two),
    )
    .join("") +
  ellipse(-10, -250, 236, 156, gradient(p, p.light(one, 0.12), p.dark(one, 0.12))) +
  circle(206, -340, 118, one) +
  stroke("M290 -330C356 -290 340 -150 306 -110C290 -92 268 -104 272 -124", one, 52) +
  stroke("M318 -246H344M320 -214H342M314 -182H336", p.dark(one, 0.3), 5) +
  path(
    "M150 -420C60 -440 40 -330 76 -270C110 -224 170 -250 186 -300C198 -350 192 -408 150 -420Z",
    p.light(one, 0.2),
  ) +
  path("M140 -394C86 -400 74 -330 98 -296C126 -264 160 -296 166 -322C172 -356 166 -388 140 -394Z", two) +
  circle(244, -364, 11, "#17181B") +
  path("M290 -262C330 -240 352 -246 372 -270C352 -262 330 -268 306 -286Z", "#FFF6E5") +
  path("M-190 -330C-120 -420 70 -420 110 -320L60 -200C-20 -170 -110 -172 -170 -210Z", two) +
  path("M-160 -318C-100 -384 50 -386 84 -310L48 -222C-16 -196 -90 -198 -144 -228Z", p.c.brand) +
  at(
    -34,
    -290,
    1,
    circle(0, 0, 44, two) +
      [0, 45, 90, 135, 180, 225, 270, 315]
        .map((turn) => group(ellipse(0, -40, 11, 22, p.light(two, 0.5)), `rotate(${turn})`))
        .join("") +
      circle(0, 0, 16, one),
  ) +
  [-140, -100, -60, -20, 20, 60]
    .map((x) => circle(x, -196 + Math.abs(x + 40) * 0.06, 9, p.light(two, 0.3)))
    .join("") +
  path("M190 -456L206 -500L222 -456L206 -430Z", two) +
  stroke("M-240 -270C-290 -250 -280 -190 -270 -170", p.dark(one, 0.2), 12);

const dumbbell: Draw = (p, one, two) => {
  const bell =
    rect(-190, -98, 380, 30, gradient(p, "#E3E6EA", "#8A919A"), 14) +
    [-1, 1]
      .map(
        (s) =>
          rect(s * 150 - 34, -170, 68, 174, one, 16) +
          rect(s * 216 - 26, -146, 52, 126, p.dark(one, 0.3), 14) +
          rect(s * 150 - 26, -160, 10, 154, "#FFFFFF", 5, { opacity: 0.2 }) +
          rect(s * 256 - 12, -98, 24, 30, "#8A919A", 6),
      )
      .join("");
  const kettle =
    stroke("M-66 -196C-96 -330 96 -330 66 -196", p.dark(two, 0.3), 34) +
    circle(0, -124, 124, gradient(p, p.light(two, 0.16), p.dark(two, 0.3), 50)) +
    circle(0, -116, 54, p.dark(two, 0.4)) +
    label(-34, -98, "16", 54, "#FFFFFF");
  return at(-120, -170, 0.92, bell, -7) + at(-90, 2, 1.1, bell) + at(300, 0, 1.05, kettle);
};

const packet: Draw = (p, one, two) => {
  const bagOf = (color: string, mark: string) =>
    path(
      "M-150 -440L150 -440L138 -410C164 -280 164 -150 138 -30L150 0H-150L-138 -30C-164 -150 -164 -280 -138 -410Z",
      gradient(p, p.light(color, 0.16), p.dark(color, 0.1), 30),
    ) +
    rect(-150, -440, 300, 26, p.dark(color, 0.2)) +
    rect(-150, -26, 300, 26, p.dark(color, 0.2)) +
    circle(0, -250, 96, mark) +
    [0, 60, 120, 180, 240, 300]
      .map((turn) => group(ellipse(0, -46, 24, 36, color), `translate(0 -250) rotate(${turn})`))
      .join("") +
    circle(0, -250, 22, two) +
    rect(-78, -130, 156, 20, "#FFFFFF", 10) +
    rect(-52, -98, 104, 12, "#FFFFFF", 6, { opacity: 0.7 }) +
    path("M-120 -400C-140 -280 -140 -150 -118 -40C-104 -160 -104 -290 -120 -400Z", "#FFFFFF", {
      opacity: 0.18,
    });
  const bit = (x: number, y: number, r: number) =>
    circle(x, y, r, p.mix(two, "#D9A15A", 0.4)) +
    circle(x - r * 0.3, y - r * 0.3, r * 0.5, "#FFFFFF", { opacity: 0.35 });
  return (
    at(-210, 0, 0.86, bagOf(p.c.deep, p.light(two, 0.4)), -8) +
    at(210, 0, 0.86, bagOf(p.mix(one, two, 0.55), "#FFF8EA"), 8) +
    bagOf(one, "#FFF8EA") +
    bit(-300, -22, 24) +
    bit(-240, -16, 18) +
    bit(310, -20, 22) +
    bit(258, -12, 14) +
    bit(190, -16, 18)
  );
};

const stones: Draw = (p, one, two) => {
  const stone = (y: number, rx: number, ry: number, color: string) =>
    ellipse(-120, y, rx, ry, gradient(p, p.light(color, 0.25), p.dark(color, 0.2))) +
    ellipse(-150, y - ry * 0.4, rx * 0.4, ry * 0.2, "#FFFFFF", { opacity: 0.2 });
  const petal = (turn: number, color: string) =>
    group(
      path("M0 0C-34 -40 -30 -104 0 -140C30 -104 34 -40 0 0Z", color),
      `translate(-120 -254) rotate(${turn})`,
    );
  return (
    stone(-42, 170, 46, "#5C6468") +
    stone(-124, 132, 40, "#747C7F") +
    stone(-196, 96, 34, "#8D9496") +
    [-64, 64, -34, 34, 0]
      .map((turn, i) =>
        petal(turn, i < 2 ? p.light(one, 0.1) : i < 4 ? p.light(one, 0.35) : p.light(one, 0.6)),
      )
      .join("") +
    rect(130, -190, 130, 190, gradient(p, "#FFFDF8", "#EADFCB"), 14) +
    ellipse(195, -188, 65, 12, "#F6EBD8") +
    stroke("M195 -190V-214", "#55483A", 5) +
    circle(195, -240, 110, glow(p, "#FFD37A", 0.8)) +
    path("M195 -212C170 -232 190 -262 196 -282C208 -258 222 -232 195 -212Z", "#FFB84D") +
    rect(290, -120, 96, 120, p.light(two, 0.2), 12) +
    stroke("M338 -120V-160", "#55483A", 4) +
    path("M338 -136C324 -150 334 -168 339 -178C346 -164 354 -150 338 -136Z", "#FFB84D")
  );
};

const scissors: Draw = (p, one, two) => {
  const blade = (side: number) =>
    group(
      path("M-14 40L-10 -330L0 -372L16 -330L18 40Z", gradient(p, "#F2F4F6", "#9EA5AD", 0)) +
        stroke("M0 40C-10 100 -30 120 -40 150", one, 24) +
        ellipse(-56, 200, 54, 70, "none", { stroke: one, "stroke-width": 26 }),
      `translate(0 -300) rotate(${side * 17}) scale(${side} 1)`,
    );
  const pole =
    rect(-46, -470, 92, 430, "#FFFFFF", 12) +
    [0, 1, 2, 3, 4]
      .map(
        (i) =>
          path(
            `M-46 ${-440 + i * 84}L46 ${-480 + i * 84}V${-452 + i * 84}L-46 ${-412 + i * 84}Z`,
            "#C4352F",
          ) +
          path(`M-46 ${-398 + i * 84}L46 ${-438 + i * 84}V${-410 + i * 84}L-46 ${-370 + i * 84}Z`, "#2A4C8F"),
      )
      .join("") +
    rect(-58, -486, 116, 30, two, 8) +
    rect(-58, -56, 116, 56, two, 10) +
    circle(0, -506, 34, two) +
    rect(-38, -456, 12, 400, "#FFFFFF", 6, { opacity: 0.5 });
  return at(-150, -70, 1, blade(1) + blade(-1) + circle(0, -286, 13, "#5E656E")) + at(210, 0, 1, pole);
};

const suitcase: Draw = (p, one, two) =>
  rect(-70, -520, 14, 190, "#8A919A", 6) +
  rect(56, -520, 14, 190, "#8A919A", 6) +
  rect(-84, -540, 168, 30, "#2B2E33", 14) +
  rect(-190, -400, 380, 386, gradient(p, p.light(one, 0.16), p.dark(one, 0.14), 40), 42) +
  [-110, -36, 36, 110].map((x) => rect(x - 8, -380, 16, 346, p.dark(one, 0.2), 8)).join("") +
  rect(-60, -336, 120, 74, two, 14) +
  stroke("M-30 -300L0 -318L30 -300", p.dark(two, 0.5), 8) +
  circle(-130, -4, 20, "#2B2E33") +
  circle(130, -4, 20, "#2B2E33") +
  at(
    330,
    -470,
    1,
    path(
      "M-130 14C-60 -6 60 -20 132 -34C150 -30 150 -10 132 -2L30 18L-20 96H-52L-30 26L-96 34L-122 58H-144Z",
      "#FFFFFF",
    ) + path("M10 -8L-56 -72H-28L74 -22Z", "#E3E8EE"),
    -12,
  ) +
  stroke("M120 -380C-40 -300 -220 -420 -400 -300", "#FFFFFF", 5, {
    "stroke-dasharray": "4 18",
    opacity: 0.8,
  });

const extinguisher: Draw = (p, one, two) =>
  rect(-110, -400, 220, 400, gradient(p, p.light(one, 0.2), p.dark(one, 0.25), 0), 60) +
  rect(-110, -60, 220, 60, p.dark(one, 0.35), 26) +
  rect(-38, -446, 76, 60, "#8A919A", 10) +
  path("M-60 -446H96L150 -486L140 -500L60 -474H-60Z", "#2B2E33") +
  rect(-20, -520, 130, 22, "#2B2E33", 10) +
  circle(-52, -440, 30, "#F4F6F8") +
  circle(-52, -440, 22, "#DFF2DF") +
  stroke("M-52 -440L-40 -454", "#C4352F", 5) +
  stroke("M-38 -430C-220 -460 -250 -280 -190 -120", "#1D1F23", 22) +
  path("M-206 -126L-172 -134L-140 -30L-206 -10Z", "#1D1F23") +
  rect(-76, -320, 152, 170, "#FFFFFF", 10) +
  rect(-76, -320, 152, 40, two, 10) +
  path(
    "M0 -262C-34 -230 -30 -190 0 -178C34 -190 32 -226 14 -240C14 -222 2 -222 0 -232C-2 -246 8 -254 0 -262Z",
    one,
  ) +
  rect(-84, -380, 22, 300, "#FFFFFF", 10, { opacity: 0.18 });

const servers: Draw = (p, one, two) => {
  const rack = (x: number, hue: string) =>
    rect(x - 110, -500, 220, 500, gradient(p, "#353C49", "#1C212B"), 18) +
    [0, 1, 2, 3, 4, 5]
      .map(
        (i) =>
          rect(x - 92, -478 + i * 78, 184, 62, "#11151C", 8) +
          rect(x - 78, -464 + i * 78, 84, 8, "#3E4757", 4) +
          rect(x - 78, -448 + i * 78, 60, 8, "#3E4757", 4) +
          [0, 1, 2]
            .map((j) => circle(x + 34 + j * 22, -447 + i * 78, 6, (i + j) % 3 ? hue : "#FFFFFF"))
            .join(""),
      )
      .join("");
  return (
    rack(-240, one) +
    rack(240, two) +
    rack(0, p.light(one, 0.3)) +
    stroke("M-130 -250H-110M110 -250H130", two, 8)
  );
};

const parcel: Draw = (p, one, two) =>
  path("M-190 -300H190L170 0H-170Z", gradient(p, "#D9AE7B", "#BC8B55", 0)) +
  path("M-190 -300L-150 -356H232L190 -300Z", "#E8C698") +
  path("M190 -300L232 -356L206 -40L170 0Z", "#A97843") +
  stroke("M-70 -356C-70 -440 70 -440 70 -356", "#8A5F33", 12) +
  circle(0, -150, 76, one) +
  path(
    "M-40 -150C-40 -190 40 -190 40 -150ZM-46 -138H46V-126H-46ZM-40 -114H40C38 -96 22 -92 0 -92S-38 -96 -40 -114Z",
    "#FFF6E5",
  ) +
  at(
    -300,
    0,
    1,
    path("M-70 -150H70L54 0H-54Z", two) +
      rect(-78, -168, 156, 26, "#FFFFFF", 8) +
      stroke("M14 -168L34 -260L66 -268", "#FFFFFF", 9),
  ) +
  at(
    310,
    -6,
    1,
    circle(0, -52, 52, p.mix(two, "#E0463A", 0.7)) + stroke("M0 -100C6 -118 20 -122 30 -120", "#4E8B5C", 8),
  );

const draws = {
  bicycle,
  motorcycle,
  watch,
  bag,
  backpack,
  elephant,
  dumbbell,
  packet,
  stones,
  scissors,
  suitcase,
  extinguisher,
  servers,
  parcel,
} satisfies Record<string, Draw>;

export interface WareOptions {
  thing: keyof typeof draws;
  /** Main and second colour of the thing. */
  color?: string;
  second?: string;
  set?: "plinth" | "arch" | "disc" | "spot" | "split" | "flat";
  ground?: string;
  shape?: string;
  /** Size against the usual. */
  scale?: number;
}

/** A ware on its stage, in the colours of the template. */
export const ware =
  (options: WareOptions): Scene =>
  (p) => {
    const ground = options.ground ?? p.c.tint;
    const shape = options.shape ?? p.c.accent;
    const k = (p.h / 760) * (options.scale ?? 1);
    const set = options.set ?? "disc";
    const base = p.h * (set === "plinth" ? 0.8 : 0.88);
    const floor = rect(0, p.h * 0.82, p.w, p.h * 0.18, p.dark(ground, 0.1));
    const behind = {
      plinth:
        circle(600, p.h * 0.42, p.h * 0.34, p.mix(ground, shape, 0.55)) +
        plinth(p, 600, p.h * 0.8, p.h * 0.44, p.h * 0.13, p.light(shape, 0.1)),
      arch: floor + arch(600, p.h * 0.82, p.h * 0.86, p.h * 0.72, shape),
      disc:
        floor +
        circle(600, p.h * 0.46, p.h * 0.37, shape) +
        dots(p, 90, 80, 5, 5, 30, p.mix(ground, p.c.ink, 0.3)),
      spot:
        circle(600, p.h * 0.5, p.h * 0.72, glow(p, shape, 0.55)) +
        path(`M470 0H730L1010 ${p.h}H190Z`, p.light(shape, 0.4), { opacity: 0.08 }) +
        ellipse(600, base, p.h * 0.6, p.h * 0.06, p.light(ground, 0.12)),
      split:
        path(`M0 0H690L450 ${p.h}H0Z`, shape) +
        rect(0, p.h * 0.86, p.w, p.h * 0.14, p.c.deep, 0, { opacity: 0.12 }),
      flat: "",
    }[set];
    return (
      softGround(p, ground, p.light(shape, 0.3)) +
      behind +
      floorShadow(p, 600, base + 2, 380 * k, 40 * k, 0.36) +
      at(600, base, k, draws[options.thing](p, options.color ?? p.c.brand, options.second ?? p.c.accent))
    );
  };

// Wares that are worn, carried or unpacked. Each stands on y = 0, about 500 high.
import { at, circle, ellipse, gradient, group, path, rect, stroke } from "../paint.ts";
import type { Draw } from "./ware-draw.ts";

/** Draws the parcel. */
export const parcel: Draw = (p, one, two) =>
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

/** Draws the packet. */
export const packet: Draw = (p, one, two) => {
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

/** Draws the extinguisher. */
export const extinguisher: Draw = (p, one, two) =>
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

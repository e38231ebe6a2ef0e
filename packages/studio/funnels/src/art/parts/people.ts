// People in flat colour: busts for portraits, and a few whole figures. Faces are left quiet on purpose.
import { circle, ellipse, glow, gradient, type Paint, path, rect, stroke } from "../paint.ts";

export interface Look {
  skin?: string;
  hair?: string;
  style?: "short" | "bun" | "long" | "bob" | "bald" | "turban" | "curly" | "parted";
  top?: string;
  garment?: "shirt" | "kurta" | "saree" | "tee" | "blazer" | "coat";
  under?: string;
  glasses?: boolean;
  beard?: boolean;
  bindi?: boolean;
  cloth?: string;
}

export const skins = ["#8D5B3E", "#A9714B", "#C68B63", "#D9A47C", "#6F4630"] as const;

function hairBack(style: NonNullable<Look["style"]>, hair: string): string {
  if (style === "long")
    return path("M-92 -300C-110 -180 -110 -90 -96 -20H96C110 -90 110 -180 92 -300Z", hair);
  if (style === "bob")
    return path("M-92 -300C-104 -220 -102 -170 -84 -140H84C102 -170 104 -220 92 -300Z", hair);
  if (style === "bun") return circle(0, -402, 36, hair);
  if (style === "curly")
    return [
      [-70, -330],
      [70, -330],
      [-84, -280],
      [84, -280],
      [-44, -374],
      [44, -374],
      [0, -388],
    ]
      .map(([x, y]) => circle(x ?? 0, y ?? 0, 38, hair))
      .join("");
  return "";
}

function hairFront(style: NonNullable<Look["style"]>, hair: string, p: Paint, cloth: string): string {
  switch (style) {
    case "bald":
      return "";
    case "turban":
      return (
        path("M-92 -300C-104 -400 -50 -424 0 -424S104 -400 92 -300C60 -330 -60 -330 -92 -300Z", cloth) +
        stroke("M-84 -322C-30 -386 40 -396 84 -372M-70 -356C-20 -400 30 -408 66 -396", p.dark(cloth, 0.25), 4)
      );
    case "short":
      return path(
        "M-82 -292C-92 -370 -52 -396 4 -394C60 -392 92 -364 82 -290C74 -320 66 -334 50 -340C10 -330 -40 -334 -66 -326C-74 -316 -78 -306 -82 -292Z",
        hair,
      );
    case "parted":
      return path(
        "M-84 -288C-96 -376 -44 -398 10 -396C66 -394 94 -358 84 -284C80 -312 70 -332 44 -346C14 -340 -20 -344 -34 -352C-50 -336 -76 -330 -84 -288Z",
        hair,
      );
    default:
      return path(
        "M-84 -270C-96 -360 -56 -396 0 -396S96 -360 84 -270C80 -310 56 -336 6 -350C-30 -334 -76 -326 -84 -270Z",
        hair,
      );
  }
}

function clothes(p: Paint, look: Look): string {
  const top = look.top ?? p.c.brand;
  const shade = p.dark(top, 0.22);
  const body = path(
    "M-190 0C-190 -104 -150 -138 -56 -156L0 -128L56 -156C150 -138 190 -104 190 0Z",
    gradient(p, p.light(top, 0.08), shade, 60),
  );
  const under = look.under ?? "#FFFFFF";
  switch (look.garment) {
    case "blazer":
      return (
        path("M-190 0C-190 -104 -150 -138 -56 -156L0 -128L56 -156C150 -138 190 -104 190 0Z", under) +
        path("M-190 0C-190 -104 -150 -138 -62 -158L-10 0Z", top) +
        path("M190 0C190 -104 150 -138 62 -158L10 0Z", p.dark(top, 0.12)) +
        path("M-62 -158L-84 -96L-46 -84L-10 0Z", shade) +
        path("M62 -158L84 -96L46 -84L10 0Z", shade)
      );
    case "coat":
      return (
        body +
        path("M-20 -134L0 0H-46L-60 -152Z", "#FFFFFF", { opacity: 0.5 }) +
        stroke("M0 -128V0", shade, 4) +
        rect(60, -66, 56, 8, shade, 3)
      );
    case "kurta":
      return (
        body +
        path("M-30 -146L0 -60L30 -146L0 -128Z", p.light(top, 0.4)) +
        stroke("M0 -96V-30", p.light(top, 0.5), 5) +
        circle(0, -70, 4, shade) +
        circle(0, -48, 4, shade)
      );
    case "saree":
      return (
        path("M-190 0C-190 -104 -150 -138 -56 -156L0 -128L56 -156C150 -138 190 -104 190 0Z", under) +
        path("M-190 0C-190 -104 -150 -138 -60 -158C-20 -120 90 -60 150 0Z", gradient(p, top, shade, 40)) +
        stroke("M-60 -158C-20 -120 90 -60 150 0", p.c.accent, 12)
      );
    case "shirt":
      return (
        body +
        path("M-56 -156L0 -100L-30 -78L-72 -138Z", p.light(top, 0.3)) +
        path("M56 -156L0 -100L30 -78L72 -138Z", p.light(top, 0.22)) +
        stroke("M0 -100V0", shade, 3)
      );
    default:
      return body + stroke("M-44 -150C-26 -116 26 -116 44 -150", shade, 8);
  }
}

/** Head and shoulders, 380 wide and 430 high, from the bottom middle. */
export function bust(p: Paint, look: Look = {}): string {
  const skin = look.skin ?? skins[2];
  const hair = look.hair ?? "#1F1713";
  const style = look.style ?? "short";
  const eye = "#2A1B14";
  return (
    hairBack(style, hair) +
    path("M-44 -210H44V-150C44 -118 -44 -118 -44 -150Z", p.mix(skin, "#5A2F1C", 0.28)) +
    clothes(p, look) +
    path(
      "M-44 -176C-30 -124 30 -124 44 -176L44 -150C40 -112 -40 -112 -44 -150Z",
      p.mix(skin, "#5A2F1C", 0.16),
    ) +
    ellipse(-80, -272, 14, 22, p.mix(skin, "#5A2F1C", 0.12)) +
    ellipse(80, -272, 14, 22, p.mix(skin, "#5A2F1C", 0.12)) +
    path("M-78 -300C-78 -372 78 -372 78 -300C80 -228 46 -180 0 -180S-80 -228 -78 -300Z", skin) +
    (look.beard
      ? path(
          "M-76 -270C-74 -214 -44 -176 0 -176S74 -214 76 -270C62 -236 44 -226 24 -232C10 -238 -10 -238 -24 -232C-44 -226 -62 -236 -76 -270Z",
          hair,
        )
      : "") +
    stroke("M-44 -302C-36 -310 -24 -310 -16 -304M16 -304C24 -310 36 -310 44 -302", hair, 6) +
    circle(-30, -282, 6, eye) +
    circle(30, -282, 6, eye) +
    stroke("M0 -276C-6 -262 -8 -256 2 -254", p.mix(skin, "#5A2F1C", 0.36), 4) +
    stroke("M-22 -224C-10 -212 10 -212 22 -224", look.beard ? "#F0D7C4" : "#7A3B2C", 5) +
    (look.glasses
      ? circle(-30, -282, 24, "none", { stroke: "#1B1B1F", "stroke-width": 5 }) +
        circle(30, -282, 24, "none", { stroke: "#1B1B1F", "stroke-width": 5 }) +
        stroke("M-6 -284H6M-54 -286L-78 -290M54 -286L78 -290", "#1B1B1F", 4)
      : "") +
    hairFront(style, hair, p, look.cloth ?? p.c.accent) +
    (look.bindi ? circle(0, -316, 6, "#B3202A") : "")
  );
}

/** Someone sitting cross-legged, hands on knees: 420 wide, 470 high. */
export function lotus(p: Paint, look: Look = {}): string {
  const skin = look.skin ?? skins[2];
  const top = look.top ?? p.c.brand;
  const legs = look.under ?? p.dark(top, 0.4);
  return (
    ellipse(0, 6, 260, 22, glow(p, p.c.deep, 0.35)) +
    path(
      "M-200 -20C-210 -80 -110 -110 -40 -96L40 -96C110 -110 210 -80 200 -20C180 8 60 6 0 -10C-60 6 -180 8 -200 -20Z",
      gradient(p, p.light(legs, 0.1), legs),
    ) +
    path("M-120 -8C-60 -40 60 -40 120 -8C60 14 -60 14 -120 -8Z", p.dark(legs, 0.2)) +
    stroke("M-66 -250C-118 -200 -140 -140 -158 -70", p.mix(skin, "#5A2F1C", 0.08), 30) +
    stroke("M66 -250C118 -200 140 -140 158 -70", p.mix(skin, "#5A2F1C", 0.08), 30) +
    path(
      "M-78 -270C-84 -200 -64 -140 -66 -88H66C64 -140 84 -200 78 -270C50 -292 -50 -292 -78 -270Z",
      gradient(p, p.light(top, 0.1), p.dark(top, 0.15)),
    ) +
    `<g transform="translate(0 -150) scale(.62)">${head(p, { ...look, skin })}</g>`
  );
}

/** Head and neck only, hung like in a bust. */
export function head(p: Paint, look: Look): string {
  const skin = look.skin ?? skins[2];
  const hair = look.hair ?? "#1F1713";
  const style = look.style ?? "bun";
  return (
    hairBack(style, hair) +
    path("M-36 -220H36V-160H-36Z", p.mix(skin, "#5A2F1C", 0.2)) +
    path("M-78 -300C-78 -372 78 -372 78 -300C80 -228 46 -180 0 -180S-80 -228 -78 -300Z", skin) +
    stroke("M-44 -280C-36 -272 -24 -272 -16 -280M16 -280C24 -272 36 -272 44 -280", "#2A1B14", 5) +
    stroke("M-16 -226C-8 -218 8 -218 16 -226", "#7A3B2C", 5) +
    hairFront(style, hair, p, look.cloth ?? p.c.accent)
  );
}

// Things sold on shop pages: phones, furniture, cameras, records, controllers, cars, toys, tackle.
import { at, circle, clipped, ellipse, gradient, group, label, path, type Paint, rect, type Scene, stroke } from "../paint.ts";
import { cup, lines, phone, plant } from "../parts/devices.ts";
import { arch, hills, room, softGround } from "../parts/ground.ts";
import { type Staging, staged } from "./wear.ts";

const wallpaper = (p: Paint, color: string, second: string) => rect(0, 0, 236, 496, gradient(p, p.light(color, 0.2), p.dark(color, 0.25), 70)) + circle(170, 360, 130, second) + circle(60, 420, 110, p.mix(color, second, 0.5)) + label(118, 130, "9:41", 54, "#FFFFFF", { "text-anchor": "middle" });

function phoneBack(p: Paint, color: string): string {
  const lens = (x: number, y: number) => circle(x, y, 34, "#12151A") + circle(x, y, 22, "#2B3B55") + circle(x - 8, y - 8, 7, "#9FB8DC");
  return ellipse(0, 6, 150, 16, p.c.deep, { opacity: 0.2 }) + rect(-130, -520, 260, 520, gradient(p, p.light(color, 0.28), p.dark(color, 0.08), 30), 38) + rect(-112, -502, 128, 210, p.dark(color, 0.16), 34) + lens(-66, -452) + lens(-66, -346) + circle(-12, -398, 12, "#FFF6DD") + circle(0, -200, 24, p.dark(color, 0.12));
}

/** Phones from the front and the back. */
export const handsets =
  (look: Staging & { only?: "front" | "back" } = {}): Scene =>
  (p) => {
    const [color, second] = [look.color ?? p.c.brand, look.second ?? p.c.accent];
    const front = phone(p, wallpaper(p, color, second));
    if (look.only) return staged(p, { set: "disc", ...look }, at(0, 0, 1.05, look.only === "front" ? front : phoneBack(p, color)), { wide: 170 });
    return staged(p, look, at(-150, 0, 1, phoneBack(p, color), -8) + at(120, 0, 1.12, front, 5), { wide: 330 });
  };

function chair(p: Paint, color: string): string {
  return rect(-128, -50, 18, 56, "#6B4A32", 6) + rect(110, -50, 18, 56, "#6B4A32", 6) + path("M-130 -130V-300C-130 -390 130 -390 130 -300V-130Z", gradient(p, p.light(color, 0.12), color, 40)) + stroke("M-60 -330V-150M0 -350V-150M60 -330V-150", p.dark(color, 0.16), 4) + rect(-120, -160, 240, 70, p.light(color, 0.14), 26) + path("M-190 -44V-190C-190 -236 -120 -236 -120 -190V-100H120V-190C120 -236 190 -236 190 -190V-44Q190 -34 180 -34H-180Q-190 -34 -190 -44Z", gradient(p, color, p.dark(color, 0.18)));
}

/** A corner of a room: chair, lamp, plant, picture on the wall. */
export const cornerRoom =
  (look: Staging & { kind?: "chair" | "table" | "bed" } = {}): Scene =>
  (p) => {
    const k = p.h / 760;
    const color = look.color ?? p.c.brand;
    const second = look.second ?? p.c.accent;
    const base = p.h * 0.88;
    const frame = (x: number, y: number, w: number, h: number) => rect(x + 8, y + 10, w, h, p.c.deep, 2, { opacity: 0.15 }) + rect(x, y, w, h, "#FBF7F0") + rect(x + 16, y + 16, w - 32, h - 32, p.mix(second, "#FFFFFF", 0.4)) + circle(x + w / 2, y + h * 0.45, w * 0.22, color) + path(`M${x + 16} ${y + h - 16}V${y + h * 0.7}L${x + w * 0.5} ${y + h * 0.56}L${x + w - 16} ${y + h * 0.74}V${y + h - 16}Z`, p.dark(second, 0.2));
    const lamp = rect(-6, -420, 12, 420, p.c.deep, 4) + ellipse(0, 0, 60, 12, p.c.deep) + path("M-70 -400L-44 -510H44L70 -400Z", p.light(second, 0.4)) + path("M-70 -400L-160 0H160L70 -400Z", p.light(second, 0.6), { opacity: 0.16 });
    const rug = ellipse(600, base + 16, 420 * k, 50 * k, p.mix(second, look.ground ?? p.c.tint, 0.4)) + ellipse(600, base + 16, 330 * k, 36 * k, p.mix(color, look.ground ?? p.c.tint, 0.6));
    const table = rect(-260, -210, 520, 26, "#8A5F3F", 6) + rect(-230, -190, 20, 194, "#6E4A30", 4) + rect(210, -190, 20, 194, "#6E4A30", 4) + at(-120, -210, 0.8, plant(p, "#4E8B5C", second)) + at(60, -210, 0.9, cup(p, color)) + rect(120, -236, 110, 26, color, 4) + rect(130, -258, 92, 22, second, 4);
    const bed = rect(-330, -330, 660, 300, p.dark("#8A5F3F", 0.1), 30) + rect(-300, -200, 600, 170, "#FBF7F0", 26) + path("M-300 -150C-100 -190 100 -120 300 -160V-40H-300Z", color) + rect(-260, -250, 210, 90, "#FFFFFF", 30) + rect(50, -250, 210, 90, p.light(second, 0.5), 30);
    const main = { chair: chair(p, color), table, bed }[look.kind ?? "chair"];
    return room(p, look.ground ?? p.c.tint, p.mix("#A9805A", look.ground ?? p.c.tint, 0.35), 0.78) + arch(1010, p.h * 0.78, 250, p.h * 0.56, p.light(look.ground ?? p.c.tint, 0.55)) + frame(150, p.h * 0.14, 190, 250 * k) + frame(380, p.h * 0.2, 140, 170 * k) + rug + at(930, base, 1.05 * k, lamp) + at(600, base + 10, 1.2 * k, main) + at(180, base + 6, 1.15 * k, plant(p, "#4E8B5C", second));
  };

/** A camera from the front, 460 wide. */
function cameraBody(p: Paint, color: string, second: string): string {
  return path("M-120 -280L-92 -340H60L88 -280Z", p.dark(color, 0.1)) + rect(-230, -284, 460, 284, gradient(p, p.light(color, 0.16), p.dark(color, 0.2), 70), 30) + rect(-230, -206, 460, 130, p.dark(color, 0.35)) + rect(-200, -306, 70, 24, second, 6) + circle(160, -300, 28, p.light(color, 0.3)) + circle(-10, -142, 138, "#0E1013") + circle(-10, -142, 116, p.light("#0E1013", 0.18)) + circle(-10, -142, 96, "#0A0C10") + circle(-10, -142, 74, "#1C3358") + circle(-10, -142, 44, "#0B1526") + circle(-42, -176, 20, "#A9C6F2", { opacity: 0.8 }) + circle(28, -110, 9, "#D58BE0", { opacity: 0.7 }) + circle(180, -246, 12, second) + rect(-64, -326, 96, 34, "#15181D", 4);
}

/** A camera on its stage. */
export const cameraShot = (look: Staging = {}): Scene => (p) => staged(p, { ...look, size: (look.size ?? 1) * 1.25 }, cameraBody(p, look.color ?? "#24272C", look.second ?? p.c.accent), { wide: 240 });

/** Prints pinned on a wall: a bride's hand, hills, a street, as a photographer would hang them. */
export const prints =
  (look: Staging = {}): Scene =>
  (p) => {
    const tones = [p.c.brand, p.c.accent, p.mix(p.c.brand, p.c.accent, 0.5), p.c.deep, p.light(p.c.accent, 0.4), p.mix(p.c.deep, p.c.brand, 0.5)];
    const print = (i: number) => {
      const tone = tones[i % 6] ?? p.c.brand;
      return rect(8, 12, 260, 320, p.c.deep, 2, { opacity: 0.25 }) + rect(0, 0, 260, 320, "#FFFFFF") + clipped(p, rect(16, 16, 228, 240, "#fff"), rect(16, 16, 228, 240, p.light(tone, 0.55)) + circle(60 + i * 26, 96, 40, p.light(tone, 0.8)) + path(`M16 260V${190 - i * 8}L90 ${130 + i * 10}L150 ${190 - i * 4}L250 ${120 + i * 6}V260Z`, tone) + path("M16 260V220C90 190 160 250 250 210V260Z", p.dark(tone, 0.4))) + rect(16, 274, 120, 10, "#D8D5CE", 5);
    };
    const k = p.h / 900;
    return softGround(p, look.ground ?? p.c.deep) + stroke(`M0 ${90 * k}C400 ${150 * k} 800 ${150 * k} 1200 ${90 * k}`, p.c.accent, 4) + [0, 1, 2, 3].map((i) => at(60 + i * 285, (110 + (i === 1 || i === 2 ? 30 : 0)) * k, k, print(i), (i - 1.5) * 3)).join("") + [4, 5, 2].map((tone, i) => at(180 + i * 300, 500 * k, k, print(tone), (1 - i) * 4)).join("");
  };

/** A record half out of its sleeve, headphones over it. */
export const record =
  (look: Staging = {}): Scene =>
  (p) => {
    const [color, second] = [look.color ?? p.c.brand, look.second ?? p.c.accent];
    const k = p.h / 900;
    const disc = circle(0, 0, 250, "#0D0D10") + [220, 190, 160, 130].map((r) => circle(0, 0, r, "none", { stroke: "#2B2B31", "stroke-width": 3 })).join("") + circle(0, 0, 92, second) + circle(0, 0, 14, "#0D0D10") + path("M0 0L-150 -200A250 250 0 0 1 -60 -242Z", "#FFFFFF", { opacity: 0.1 });
    const sleeve = rect(-270, -270, 540, 540, gradient(p, p.light(color, 0.1), p.dark(color, 0.25), 50), 6) + circle(0, 40, 170, second) + [0, 1, 2, 3, 4, 5, 6].map((i) => rect(-200, 0 + i * 34, 400, 8 + i * 3, color)).join("") + rect(-230, -236, 200, 26, "#FFFFFF", 4) + rect(-230, -196, 120, 14, p.light(color, 0.5), 4);
    const phones = stroke("M-190 40C-200 -250 200 -250 190 40", p.light(p.c.deep, 0.2), 34) + rect(-236, 0, 92, 170, p.c.deep, 44) + rect(144, 0, 92, 170, p.c.deep, 44) + rect(-164, 16, 36, 138, second, 18) + rect(128, 16, 36, 138, second, 18);
    return softGround(p, look.ground ?? p.c.deep, color) + at(760, p.h * 0.48, 1.25 * k, disc) + at(450, p.h * 0.5, 1.2 * k, sleeve, -6) + at(880, p.h * 0.72, 0.95 * k, phones, 14);
  };

/** A stage: lights, crowd, a microphone. */
export const gig =
  (look: Staging = {}): Scene =>
  (p) => {
    const [color, second] = [look.color ?? p.c.brand, look.second ?? p.c.accent];
    const beam = (x: number, turn: number, shade: string) => group(path(`M-16 0H16L150 ${p.h}H-150Z`, shade, { opacity: 0.32 }), `translate(${x} 0) rotate(${turn})`);
    const head = (x: number, y: number, r: number) => circle(x, y, r, p.dark(p.c.deep, 0.5)) + path(`M${x - r * 2} ${p.h}C${x - r * 2} ${y + r} ${x + r * 2} ${y + r} ${x + r * 2} ${p.h}Z`, p.dark(p.c.deep, 0.5));
    const mic = stroke("M0 0V-330", "#C9CBD2", 12) + rect(-26, -440, 52, 120, "#15151A", 26) + rect(-30, -456, 60, 74, "#8B8E98", 30) + stroke("M-90 0H90", "#C9CBD2", 14);
    return rect(0, 0, p.w, p.h, gradient(p, p.c.deep, p.mix(p.c.deep, color, 0.5))) + beam(200, -18, color) + beam(460, -6, second) + beam(760, 8, color) + beam(1010, 18, second) + circle(600, p.h * 0.5, p.h * 0.26, second, { opacity: 0.28 }) + at(600, p.h * 0.84, p.h / 900, mic) + Array.from({ length: 12 }, (_, i) => head(i * 110, p.h * (0.86 + p.random() * 0.08), 34 + p.random() * 14)).join("") + [120, 430, 820, 1090].map((x, i) => stroke(`M${x} ${p.h * 0.9}L${x + (i % 2 ? 36 : -30)} ${p.h * 0.68}`, p.dark(p.c.deep, 0.5), 24)).join("");
  };

/** A game controller in the light. */
export const controller =
  (look: Staging = {}): Scene =>
  (p) => {
    const [color, second] = [look.color ?? p.c.brand, look.second ?? p.c.accent];
    const pad = path("M-230 -200C-150 -240 150 -240 230 -200C300 -160 340 60 290 100C240 130 180 20 130 -10H-130C-180 20 -240 130 -290 100C-340 60 -300 -160 -230 -200Z", gradient(p, p.light(color, 0.15), p.dark(color, 0.25), 60)) + circle(-90, -50, 54, "#14161C") + circle(-90, -50, 36, "#2C303A") + circle(90, -50, 54, "#14161C") + circle(90, -50, 36, "#2C303A") + path("M-214 -150H-190V-174H-162V-150H-138V-122H-162V-98H-190V-122H-214Z", "#14161C") + [[176, -172], [216, -136], [176, -100], [136, -136]].map(([x, y], i) => circle(x ?? 0, y ?? 0, 19, [second, "#FF5C7A", "#4FE0A0", "#FFD166"][i] ?? second)).join("") + rect(-44, -160, 88, 46, "#14161C", 12) + circle(0, -137, 10, second);
    const k = p.h / 760;
    return rect(0, 0, p.w, p.h, gradient(p, p.c.deep, p.mix(p.c.deep, color, 0.35), 40)) + Array.from({ length: 9 }, (_, i) => stroke(`M${-200 + i * 200} ${p.h}L${600 + (i - 4) * 46} ${p.h * 0.62}`, second, 2, { opacity: 0.4 })).join("") + [0.66, 0.74, 0.86].map((y) => stroke(`M0 ${p.h * y}H1200`, second, 2, { opacity: 0.35 })).join("") + circle(600, p.h * 0.44, 280 * k, p.mix(p.c.deep, color, 0.7)) + circle(600, p.h * 0.44, 230 * k, p.mix(p.c.deep, second, 0.5)) + at(600, p.h * 0.54, 1.3 * k, pad, -7);
  };

/** A car from the side, on a road before hills or a city wall. */
export const car =
  (look: Staging & { body?: "hatch" | "suv" | "sedan" } = {}): Scene =>
  (p) => {
    const color = look.color ?? p.c.brand;
    const k = p.h / 700;
    const roof = { hatch: "M-250 -150C-210 -250 -150 -280 -40 -284H110C180 -280 230 -220 270 -150Z", suv: "M-290 -150C-270 -260 -230 -300 -140 -304H150C220 -300 250 -230 280 -150Z", sedan: "M-220 -150C-160 -240 -110 -270 -20 -274H70C140 -270 200 -210 250 -150Z" }[look.body ?? "hatch"];
    const glass = { hatch: "M-208 -160C-178 -234 -130 -258 -50 -260V-160ZM-30 -260H104C154 -254 196 -216 226 -160H-30Z", suv: "M-256 -160C-240 -250 -200 -278 -140 -280H-60V-160ZM-40 -280H144C194 -274 222 -220 240 -160H-40Z", sedan: "M-180 -160C-134 -228 -90 -250 -36 -252V-160ZM-16 -252H66C116 -246 166 -204 200 -160H-16Z" }[look.body ?? "hatch"];
    const wheel = (x: number) => circle(x, -48, 70, "#15171B") + circle(x, -48, 44, "#C9CDD3") + circle(x, -48, 30, "#3B4048") + Array.from({ length: 5 }, (_, i) => group(rect(-5, -42, 10, 42, "#C9CDD3", 4), `translate(${x} -48) rotate(${i * 72})`)).join("");
    const shell = path(roof, p.dark(color, 0.08)) + path(glass, "#20303F") + path("M-120 -160L-70 -256H-52L-100 -160Z", "#FFFFFF", { opacity: 0.2 }) + path("M-360 -60C-370 -130 -340 -156 -270 -160H270C340 -154 380 -130 376 -60Q374 -40 350 -40H-340Q-358 -40 -360 -60Z", gradient(p, p.light(color, 0.18), p.dark(color, 0.16))) + stroke("M-340 -104H360", p.dark(color, 0.28), 4) + stroke("M-20 -156V-48M150 -156V-60", p.dark(color, 0.28), 3) + rect(20, -134, 50, 10, p.dark(color, 0.35), 5) + path("M330 -140C360 -136 374 -120 376 -100H336Z", "#FFF3C4") + rect(-362, -136, 30, 34, "#D8402F", 6);
    return hills(p, [p.mix(look.ground ?? p.c.tint, p.c.accent, 0.3), p.light(look.ground ?? p.c.tint, 0.4)], [p.mix(look.ground ?? p.c.tint, p.c.deep, 0.25), p.mix(look.ground ?? p.c.tint, p.c.deep, 0.45)], { x: 930, y: p.h * 0.24, r: 70, color: p.light(p.c.accent, 0.3) }) + rect(0, p.h * 0.8, p.w, p.h * 0.2, p.mix(p.c.deep, "#4A4D52", 0.5)) + [0, 1, 2, 3, 4].map((i) => rect(40 + i * 260, p.h * 0.9, 140, 10, "#F4E9C8", 3)).join("") + ellipse(600, p.h * 0.87, 470 * k, 30 * k, "#000000", { opacity: 0.35 }) + at(600, p.h * 0.885, 1.28 * k, shell + wheel(-220) + wheel(240));
  };

function bear(p: Paint, fur: string, bow: string): string {
  return ellipse(-74, -50, 60, 74, p.dark(fur, 0.1)) + ellipse(74, -50, 60, 74, p.dark(fur, 0.1)) + ellipse(0, -130, 118, 128, fur) + ellipse(0, -116, 72, 84, p.light(fur, 0.35)) + ellipse(-118, -164, 36, 78, fur, { transform: "rotate(24 -118 -164)" }) + ellipse(118, -164, 36, 78, fur, { transform: "rotate(-24 118 -164)" }) + circle(-84, -384, 44, fur) + circle(84, -384, 44, fur) + circle(-84, -384, 24, p.light(fur, 0.35)) + circle(84, -384, 24, p.light(fur, 0.35)) + circle(0, -306, 118, fur) + ellipse(0, -276, 58, 46, p.light(fur, 0.45)) + ellipse(0, -298, 20, 14, "#2B1D16") + stroke("M-18 -262C-8 -248 8 -248 18 -262", "#2B1D16", 6) + circle(-44, -328, 12, "#2B1D16") + circle(44, -328, 12, "#2B1D16") + path("M0 -206L-64 -236V-176ZM0 -206L64 -236V-176Z", bow) + circle(0, -206, 16, p.dark(bow, 0.2)) + circle(-74, -34, 26, p.light(fur, 0.35)) + circle(74, -34, 26, p.light(fur, 0.35));
}

/** Toys on a floor: a bear, blocks, a stacker, a wooden train. */
export const toys =
  (look: Staging & { thing?: "all" | "bear" | "blocks" | "train" } = {}): Scene =>
  (p) => {
    const [a, b] = [look.color ?? p.c.brand, look.second ?? p.c.accent];
    const mixed = p.mix(a, b, 0.5);
    const block = (x: number, y: number, shade: string, letter: string) => rect(x, y, 120, 120, gradient(p, p.light(shade, 0.15), p.dark(shade, 0.08), 45), 12) + rect(x + 14, y + 14, 92, 92, p.light(shade, 0.45), 8) + label(x + 60, y + 86, letter, 70, p.dark(shade, 0.3), { "text-anchor": "middle" });
    const blocks = block(-130, -120, a, "क") + block(0, -120, b, "ख") + block(-64, -240, mixed, "ग");
    const stack = [[a, 110], [b, 90], [mixed, 70], [p.light(a, 0.3), 50]].map(([shade, r], i) => rect(-Number(r), -54 - i * 54, Number(r) * 2, 50, String(shade), 25)).join("") + circle(0, -250, 32, b);
    const wheel = (x: number) => circle(x, -30, 30, "#5B3E2B") + circle(x, -30, 12, "#E9C79A");
    const train = rect(-230, -160, 220, 120, a, 14) + rect(-220, -250, 110, 100, p.dark(a, 0.12), 10) + rect(-240, -266, 150, 24, b, 10) + rect(-196, -226, 62, 54, p.light(a, 0.7), 6) + rect(-60, -220, 36, 64, b, 6) + circle(-42, -250, 22, "#FFFFFF", { opacity: 0.7 }) + rect(20, -130, 170, 90, mixed, 12) + circle(70, -140, 34, b) + circle(130, -146, 38, p.light(b, 0.3)) + rect(-12, -60, 36, 12, "#5B3E2B") + wheel(-190) + wheel(-60) + wheel(60) + wheel(150);
    const only = { bear: at(0, 0, 1.2, bear(p, "#B9855A", a)), blocks: at(0, 0, 1.7, blocks), train: at(20, 0, 1.7, train), all: at(0, 0, 1.05, bear(p, "#B9855A", a)) + at(-330, 10, 1.05, blocks) + at(290, 0, 0.9, stack) + at(420, 46, 0.8, train) }[look.thing ?? "all"];
    return staged(p, { set: "disc", ...look }, only, { wide: look.thing && look.thing !== "all" ? 250 : 500 });
  };

const lureShape = (p: Paint, color: string, belly: string) => stroke("M-40 52C-60 110 0 130 10 92M110 40C96 92 150 108 156 74", "#8C929B", 7) + path("M-200 0C-150 -84 60 -92 210 -14C60 76 -150 66 -200 0Z", gradient(p, p.light(color, 0.2), color)) + path("M-198 6C-130 60 60 66 206 -10C60 30 -100 34 -198 6Z", belly) + circle(-120, -14, 24, "#FFFFFF") + circle(-124, -14, 13, "#14161A") + stroke("M-76 -44C-60 -16 -62 16 -80 38", p.dark(color, 0.3), 5) + [0, 1, 2, 3].map((i) => stroke(`M${-30 + i * 50} -52L${-6 + i * 50} ${18 - i * 4}`, p.dark(color, 0.3), 9, { opacity: 0.7 })).join("") + circle(-206, 0, 12, "none", { stroke: "#8C929B", "stroke-width": 6 }) + path("M206 -14L262 -58V34Z", p.dark(color, 0.15));

/** Lures hung on lines in a row. */
export const lures =
  (look: Staging = {}): Scene =>
  (p) => {
    const shades = [[p.c.brand, p.c.accent], [p.c.accent, "#FFFFFF"], ["#C8402F", "#F4E6C2"], ["#3E7D5A", "#F2D98A"]] as const;
    const k = p.h / 900;
    return softGround(p, look.ground ?? p.c.tint) + rect(0, 0, p.w, 70 * k, "#6E4A30") + shades.map(([color, belly], i) => stroke(`M${170 + i * 285} ${70 * k}V${(190 + (i % 2) * 110) * k}`, p.mix(p.c.deep, "#FFFFFF", 0.3), 3) + at(170 + i * 285, (410 + (i % 2) * 110) * k, 0.95 * k, lureShape(p, color, belly), 90)).join("");
  };

/** A river before sunrise, a rod bent over the water. */
export const riverRod =
  (look: Staging & { still?: boolean } = {}): Scene =>
  (p) => {
    const [sky, glowOf] = [look.ground ?? p.c.tint, look.second ?? p.c.accent];
    const reel = circle(0, 0, 64, "#1B1E22") + circle(0, 0, 46, "#B9BEC6") + circle(0, 0, 20, "#1B1E22") + stroke("M0 0L70 40", "#1B1E22", 14) + circle(76, 44, 18, glowOf);
    const ripples = Array.from({ length: 10 }, (_, i) => rect(100 + p.random() * 900, p.h * (0.66 + i * 0.032), 90 + p.random() * 200, 5, p.light(sky, 0.5), 3, { opacity: 0.5 })).join("");
    return hills(p, [p.mix(sky, glowOf, 0.35), p.light(sky, 0.5)], [p.mix(sky, p.c.deep, 0.3), p.mix(sky, p.c.deep, 0.6)], { x: 800, y: p.h * 0.36, r: 76, color: p.light(glowOf, 0.2) }) + rect(0, p.h * 0.62, p.w, p.h * 0.38, gradient(p, p.mix(sky, p.c.deep, 0.35), p.mix(sky, p.c.deep, 0.8))) + rect(720, p.h * 0.63, 160, p.h * 0.3, glowOf, 40, { opacity: 0.25 }) + ripples + stroke(`M150 ${p.h * 1.02}C420 ${p.h * 0.6} 560 ${p.h * 0.24} 820 ${p.h * 0.2}`, "#20180F", 12) + stroke(`M60 ${p.h * 1.1}L270 ${p.h * 0.85}`, "#A9744A", 30) + stroke(`M820 ${p.h * 0.2}C880 ${p.h * 0.3} 900 ${p.h * 0.5} 905 ${p.h * 0.74}`, "#FFFFFF", 2.5, { opacity: 0.8 }) + ellipse(905, p.h * 0.75, 70, 12, "none", { stroke: "#FFFFFF", "stroke-width": 3, opacity: 0.7 }) + circle(905, p.h * 0.74, 13, "#D8402F") + at(310, p.h * 0.86, p.h / 900, reel);
  };

/** Three shelves of goods as coloured boxes, for a shop's own picture. */
export const shelves =
  (look: Staging = {}): Scene =>
  (p) => {
    const tones = [p.c.brand, p.c.accent, p.mix(p.c.brand, p.c.accent, 0.5), p.c.deep, p.light(p.c.brand, 0.45)];
    return softGround(p, look.ground ?? p.c.tint) + [0.32, 0.62, 0.92].map((y, row) => Array.from({ length: 9 }, (_, i) => { const h = p.h * (0.1 + p.random() * 0.12); return rect(70 + i * 120, p.h * y - h, 92, h, tones[(i + row * 2) % 5] ?? p.c.brand, 8) + lines(86 + i * 120, p.h * y - h + 22, 60, 2, p.light(tones[(i + row * 2) % 5] ?? p.c.brand, 0.6), 16, 8); }).join("") + rect(30, p.h * y, 1140, 18, "#8A5F3F", 4)).join("");
  };

import { ad, lines, pill } from "./ad-kit.ts";

export const agency = ad(
  {
    slug: "agency",
    name: "Agency",
    headline: "Your ads hit. Your page misses.",
    primaryText:
      "You pay for the click. The page throws it away. We rebuild one landing page in 48 hours, for a fixed price, and you see the before and after side by side.",
  },
  "#17201d",
  [
    `<circle cx="790" cy="470" r="380" fill="#e2401b"/>`,
    `<path d="M410 470h760M790 90v760" stroke="#17201d" stroke-width="3" opacity=".4"/><circle cx="790" cy="470" r="210" fill="none" stroke="#17201d" stroke-width="3" opacity=".4"/>`,
    `<circle cx="790" cy="470" r="34" fill="#ffb920"/>`,
    lines(["Your ads hit.", "Your page", "misses."], { x: 72, y: 330, size: 176, fill: "#f7f4e9" }),
    `<path d="M72 970h936" stroke="#3a4742" stroke-width="3"/>`,
    lines(["One landing page,", "rebuilt in 48 hours."], {
      x: 72,
      y: 1050,
      size: 58,
      fill: "#f7f4e9",
      face: "text",
      leading: 68,
    }),
    lines(["₹24,000, fixed"], { x: 72, y: 1254, size: 72, fill: "#ffb920" }),
    pill("See the before and after", 500, 1182, 508, "#ffb920", "#17201d"),
  ],
);

const nights = Array.from({ length: 7 }, (_, i) => {
  const x = 72 + i * 136;
  const done = i < 2;
  return (
    `<rect x="${x}" y="905" width="120" height="150" rx="8" fill="${done ? "#ffb920" : "#ffffff"}" stroke="#173b74" stroke-width="4"/>` +
    `<path d="M${x + 14} 922h14v14h-14zM${x + 92} 922h14v14h-14zM${x + 14} 1024h14v14h-14zM${x + 92} 1024h14v14h-14z" fill="#173b74"/>` +
    lines([String(i + 1)], { x: x + 60, y: 1008, size: 76, fill: "#173b74", anchor: "middle" })
  );
});

export const course = ad(
  {
    slug: "course",
    name: "Course",
    headline: "Edit video like a pro in 7 nights",
    primaryText:
      "Seven nights, one lesson each, on the laptop you already have. By Sunday you have cut a film that you would show somebody.",
  },
  "#bfddf6",
  [
    lines(["sikho."], { x: 72, y: 126, size: 60, fill: "#173b74" }),
    lines(["Edit video", "like a pro in", "7 nights"], { x: 72, y: 330, size: 186, fill: "#173b74" }),
    `<path d="M-135 850h1350v260h-1350z" fill="#173b74"/>`,
    ...nights,
    lines(["One lesson a night. One film on Sunday."], {
      x: 72,
      y: 1178,
      size: 50,
      fill: "#173b74",
      face: "text",
    }),
    lines(["₹1,499"], { x: 72, y: 1292, size: 84, fill: "#173b74" }),
    pill("Start tonight", 668, 1212, 340, "#173b74", "#ffffff"),
  ],
);

const spokes = Array.from({ length: 12 }, (_, i) => {
  const angle = (i * Math.PI) / 6;
  const at = (radius: number) =>
    `${Math.round(540 + Math.cos(angle) * radius)} ${Math.round(430 + Math.sin(angle) * radius)}`;
  return `<path d="M${at(104)}L${at(330)}"/>`;
}).join("");

export const astrology = ad(
  {
    slug: "astrology",
    name: "Astrology",
    headline: "Your chart, read plainly.",
    primaryText:
      "Forty minutes, your chart, and plain words. No fear, no gemstones, nothing to buy afterwards. You get a recording.",
  },
  "#1c2550",
  [
    `<g fill="none" stroke="#f3c65b" stroke-width="4"><circle cx="540" cy="430" r="330"/><circle cx="540" cy="430" r="250"/><circle cx="540" cy="430" r="104"/>${spokes}<path d="M540 180l216 375H324zM540 680L324 305h432z" opacity=".7"/></g>`,
    `<circle cx="540" cy="430" r="46" fill="#f3c65b"/>`,
    `<g fill="#fff6dc"><circle cx="752" cy="308" r="14"/><circle cx="374" cy="240" r="14"/><circle cx="306" cy="566" r="14"/><circle cx="660" cy="640" r="14"/><circle cx="90" cy="160" r="5"/><circle cx="980" cy="220" r="5"/><circle cx="1000" cy="640" r="5"/><circle cx="120" cy="760" r="5"/><circle cx="950" cy="80" r="4"/></g>`,
    lines(["Your chart,", "read plainly."], { x: 540, y: 930, size: 148, fill: "#fff6dc", anchor: "middle" }),
    lines(["40 minutes. No fear. No gemstones."], {
      x: 540,
      y: 1150,
      size: 50,
      fill: "#b9c0e6",
      anchor: "middle",
      face: "text",
    }),
    pill("Book a reading, ₹1,100", 280, 1196, 520, "#f3c65b", "#1c2550", 52),
  ],
);

export const health = ad(
  {
    slug: "health",
    name: "Wellness",
    headline: "Lie down. Drop off.",
    primaryText:
      "One cup an hour before bed. Ashwagandha and chamomile, no caffeine, no sugar. The first week is on us; you pay the postage.",
  },
  "#f9ddd0",
  [
    `<path d="M1215-285V650q-60 35-135 50c-250 60-470-60-510-300S690 90 830 0q190-110 260-285z" fill="#1c6a4f"/>`,
    `<g fill="none" stroke="#f9ddd0" stroke-width="5"><path d="M1050 60C830 280 700 470 660 800M990 130c-20 90-22 150-10 220M890 260c-8 80 0 130 28 190M800 410c8 70 20 110 56 150M940 200c-80 0-130 20-180 60M850 340c-70 8-110 36-150 80M770 510c-50 14-80 36-110 70"/></g>`,
    lines(["aarogya"], { x: 72, y: 126, size: 60, fill: "#1c3b2f" }),
    lines(["Lie down.", "Drop off."], { x: 72, y: 560, size: 156, fill: "#1c3b2f" }),
    `<path d="M-135 860h1350v775h-1350z" fill="#fff6f0"/>`,
    `<g stroke="#1c3b2f" stroke-width="6"><path d="M120 930h250v120a110 110 0 0 1-110 110h-30a110 110 0 0 1-110-110z" fill="#e88b5a"/><path d="M370 960h30a52 52 0 0 1 0 104h-32" fill="none"/><path d="M90 1188h320" stroke-linecap="round"/></g>`,
    `<g fill="none" stroke="#1c6a4f" stroke-width="6" stroke-linecap="round"><path d="M190 890q-24-28 0-56t0-56M250 890q-24-28 0-56t0-56M310 890q-24-28 0-56t0-56"/></g>`,
    lines(["Sleep tea, 20 cups.", "No caffeine, no sugar."], {
      x: 470,
      y: 970,
      size: 52,
      fill: "#6d4a3d",
      face: "text",
      leading: 66,
    }),
    lines(["First week free"], { x: 470, y: 1130, size: 78, fill: "#1c3b2f" }),
    pill("Send me a week", 470, 1178, 440, "#1c3b2f", "#f9ddd0", 52),
  ],
);

const candles: readonly [number, number, boolean][] = [
  [720, 90, true],
  [690, 70, true],
  [720, 50, false],
  [650, 90, true],
  [640, 60, false],
  [650, 60, false],
  [590, 90, true],
  [560, 70, true],
  [580, 50, false],
  [520, 80, true],
  [500, 60, false],
  [470, 90, true],
];

export const trading = ad(
  {
    slug: "trading",
    name: "Trading",
    headline: "Old charts teach. Live ones tempt.",
    primaryText:
      "A school for people who want to understand what they see. We read charts that are at least a month old, slowly, and say when we were wrong. Education only.",
  },
  "#0e1512",
  [
    `<g stroke="#1e2a25" stroke-width="3">${Array.from({ length: 9 }, (_, i) => `<path d="M-135 ${450 + i * 60}h1350"/>`).join("")}${Array.from({ length: 12 }, (_, i) => `<path d="M${72 + i * 85} 430v540"/>`).join("")}</g>`,
    lines(["Old charts teach."], { x: 72, y: 230, size: 152, fill: "#e8efe9" }),
    lines(["Live ones tempt."], { x: 72, y: 384, size: 152, fill: "#3fcb86" }),
    ...candles.map(([y, height, up], i) => {
      const color = up ? "#3fcb86" : "#e2401b";
      const x = 96 + i * 78;
      return `<path d="M${x + 19} ${y - 40}v${height + 90}" stroke="${color}" stroke-width="5"/><path d="M${x} ${y}h38v${height}h-38z" fill="${color}"/>`;
    }),
    `<path d="M96 850c160-30 300-60 420-150s260-130 470-210" fill="none" stroke="#ffb920" stroke-width="6"/>`,
    lines(["One old chart a week, read slowly.", "We also say when we were wrong."], {
      x: 72,
      y: 1068,
      size: 50,
      fill: "#9fb0a7",
      face: "text",
      leading: 64,
    }),
    pill("Watch a free class", 72, 1178, 450, "#3fcb86", "#0e1512"),
    lines(["Education only, not investment advice.", "Trading can lose you money."], {
      x: 1008,
      y: 1226,
      size: 28,
      fill: "#7d8f86",
      anchor: "end",
      face: "text",
      leading: 38,
    }),
  ],
);

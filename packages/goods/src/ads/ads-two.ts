import { ad, lines, pill } from "./ad-kit.ts";

export const vastu = ad(
  {
    slug: "vastu",
    name: "Vastu",
    headline: "A home that faces right.",
    primaryText:
      "Before the first wall is built, or long after: send us the floor plan and the direction of your door. You get it back with three changes, the cheapest first.",
  },
  "#c9623a",
  [
    `<g fill="none" stroke="#fbe9cf" stroke-width="8"><path d="M210 150h660v540H210z"/><path d="M210 400h260m90 0h310M540 150v140m0 110v290M720 400v100m0 90v100"/><path d="M470 400a90 90 0 0 1 90-90M720 590a90 90 0 0 0-90-90" stroke-width="4"/></g>`,
    `<g stroke="#fbe9cf" stroke-width="3" opacity=".8"><path d="M210 104h660M210 90v28M870 90v28M164 150v540M150 150h28M150 690h28"/></g>`,
    lines(["11.4 m"], { x: 540, y: 88, size: 36, fill: "#fbe9cf", anchor: "middle", face: "text" }),
    `<g transform="translate(540 420)"><circle r="112" fill="#c9623a" stroke="#fbe9cf" stroke-width="6"/><path d="M0-92l27 92h-54z" fill="#ffb920"/><path d="M0 92l27-92h-54z" fill="#fbe9cf"/></g>`,
    lines(["A home that", "faces right."], { x: 540, y: 880, size: 160, fill: "#fbe9cf", anchor: "middle" }),
    lines(["Your plan back in 3 days, with 3 changes."], {
      x: 540,
      y: 1120,
      size: 48,
      fill: "#fbe0c6",
      anchor: "middle",
      face: "text",
    }),
    pill("Send your floor plan", 300, 1178, 480, "#fbe9cf", "#7b2f12"),
  ],
);

const jar = (x: number, fill: string, label: string, number: string) =>
  `<g stroke="#3d1609" stroke-width="6"><rect x="${x + 20}" y="420" width="220" height="60" rx="8" fill="#3d1609"/><rect x="${x}" y="480" width="260" height="360" rx="34" fill="${fill}"/><rect x="${x + 30}" y="590" width="200" height="150" fill="#fff7ec"/></g>` +
  lines([label], { x: x + 130, y: 655, size: 44, fill: "#7b2f12", anchor: "middle" }) +
  lines([number], { x: x + 130, y: 712, size: 34, fill: "#7b2f12", anchor: "middle", face: "text" });

export const pickle = ad(
  {
    slug: "small-batch",
    name: "Small-batch product",
    headline: "Numbered by hand. Gone by June.",
    primaryText:
      "Three pickles, two hundred jars of each, numbered by hand at our own kitchen table. When they are gone we cook again in June, and not before.",
  },
  "#ffb920",
  [
    lines(["Numbered by hand.", "Gone by June."], { x: 72, y: 200, size: 148, fill: "#3d1609" }),
    `<path d="M-135 840h1350v795h-1350z" fill="#7b2f12"/>`,
    jar(86, "#d48c00", "Kesar", "No. 017"),
    jar(410, "#a8431f", "Chilli", "No. 112"),
    jar(734, "#16553f", "Green", "No. 064"),
    lines(["Mango pickle, 400 g"], { x: 72, y: 960, size: 56, fill: "#fbe9cf", face: "text" }),
    lines(["₹349"], { x: 72, y: 1130, size: 180, fill: "#ffb920" }),
    lines(["a jar"], { x: 420, y: 1130, size: 52, fill: "#fbe9cf", face: "text" }),
    lines(["200 of each. No second batch."], { x: 72, y: 1270, size: 44, fill: "#ecc9a6", face: "text" }),
    pill("Order a jar", 700, 1190, 308, "#ffb920", "#3d1609"),
  ],
);

export const gym = ad(
  {
    slug: "gym",
    name: "Gym",
    headline: "42 minutes, three times a week. That is all.",
    primaryText:
      "You do not need two hours. You need 42 minutes, three times a week, with somebody who counts for you. First class free, bring a towel.",
  },
  "#f1f0ea",
  [
    `<circle cx="540" cy="490" r="350" fill="none" stroke="#dcd7c6" stroke-width="56"/>`,
    `<path d="M540 140A350 350 0 1 1 207.100 598.200" fill="none" stroke="#bf2e0c" stroke-width="56"/>`,
    `<g stroke="#14211c" stroke-width="6">${Array.from({ length: 12 }, (_, i) => `<path d="M540 62v34" transform="rotate(${i * 30} 540 490)"/>`).join("")}</g>`,
    lines(["42"], { x: 540, y: 590, size: 380, fill: "#14211c", anchor: "middle" }),
    lines(["minutes"], { x: 540, y: 680, size: 64, fill: "#43514a", anchor: "middle", face: "text" }),
    lines(["Three times a week.", "That is all."], { x: 72, y: 1046, size: 112, fill: "#14211c" }),
    lines(["Studio 42, [your street]"], { x: 72, y: 1290, size: 42, fill: "#43514a", face: "text" }),
    pill("Free first class", 640, 1206, 368, "#bf2e0c", "#fffdf7"),
  ],
);

export const thali = ad(
  {
    slug: "restaurant",
    name: "Restaurant",
    headline: "Tuesday: no cooking.",
    primaryText:
      "Tuesday is the longest day of the week. Nobody should cook on it. Paneer thali, six bowls, at your door by eight.",
  },
  "#fff0cc",
  [
    lines(["Tuesday:", "no cooking."], { x: 72, y: 226, size: 190, fill: "#7b2f12" }),
    `<g stroke="#7b2f12" stroke-width="7"><circle cx="540" cy="820" r="380" fill="#dcd7c6"/><circle cx="540" cy="820" r="338" fill="#fffdf7"/>` +
      `<circle cx="540" cy="600" r="92" fill="#d48c00"/><circle cx="736" cy="690" r="92" fill="#bf2e0c"/><circle cx="752" cy="900" r="92" fill="#1c6a4f"/><circle cx="344" cy="690" r="92" fill="#fbe9cf"/><circle cx="328" cy="900" r="92" fill="#a8431f"/>` +
      `<path d="M400 1010c40-150 240-150 280 0 10 60-290 60-280 0z" fill="#fff7ec"/><path d="M470 800h150v110H470z" fill="#f1b63c" transform="rotate(14 545 855)"/></g>`,
    `<g fill="#fffdf7"><path d="M516 580h26v26h-26zM548 606h26v26h-26zM712 670h26v26h-26zM738 700h22v22h-22z"/></g>`,
    `<g fill="#7b2f12" opacity=".6"><circle cx="330" cy="676" r="7"/><circle cx="356" cy="700" r="7"/><circle cx="340" cy="720" r="7"/></g>`,
    lines(["Paneer thali, ₹149"], { x: 72, y: 1288, size: 72, fill: "#7b2f12" }),
    pill("At your door by 8", 620, 1212, 388, "#bf2e0c", "#fffdf7"),
  ],
);

export const homes = ad(
  {
    slug: "real-estate",
    name: "Real estate",
    headline: "2 BHK. 12 minutes to the metro. We walked it.",
    primaryText:
      "Every advert says ‘minutes from the metro’. We walked it, with a shopping bag, in June: twelve minutes. Come on Saturday and walk it with us.",
  },
  "#0f4031",
  [
    `<g stroke="#ffb92033" stroke-width="3">${Array.from({ length: 25 }, (_, i) => `<path d="M-135 ${i * 80 - 280}h1350"/>`).join("")}${Array.from({ length: 17 }, (_, i) => `<path d="M${i * 80 - 100}-285v1920"/>`).join("")}</g>`,
    lines(["2 BHK.", "12 minutes to", "the metro."], { x: 72, y: 220, size: 160, fill: "#f7f4e9" }),
    lines(["We walked it."], { x: 72, y: 706, size: 160, fill: "#ffb920" }),
    `<path d="M190 1010c60-170 180-40 240-130s120-110 220-40 150-10 230-80" fill="none" stroke="#ffb920" stroke-width="10" stroke-dasharray="4 26" stroke-linecap="round"/>`,
    `<g stroke="#071f18" stroke-width="6"><path d="M120 1010v-96l70-60 70 60v96z" fill="#f7f4e9"/><path d="M172 1010v-54h36v54" fill="#c9623a"/></g>`,
    `<g><rect x="846" y="690" width="120" height="120" rx="20" fill="#f7f4e9" stroke="#071f18" stroke-width="6"/>${lines(["M"], { x: 906, y: 782, size: 88, fill: "#0f4031", anchor: "middle" })}</g>`,
    `<path d="M190 1060h716M190 1044v32M906 1044v32" stroke="#9cc7b1" stroke-width="4"/>`,
    lines(["870 m"], { x: 548, y: 1108, size: 44, fill: "#9cc7b1", anchor: "middle", face: "text" }),
    lines(["From ₹78 lakh"], { x: 72, y: 1250, size: 60, fill: "#c9ddd2", face: "text" }),
    lines(["Keys in [month]. RERA [number]"], { x: 72, y: 1306, size: 32, fill: "#9cc7b1", face: "text" }),
    pill("Walk it on Saturday", 580, 1196, 428, "#ffb920", "#14211c"),
  ],
);

// The pictures that stand beside a shared link: 1200 x 630.

import { formatRupees } from "@store/contract/format";
import { bundle } from "@store/contract/offer/catalogue";
import { offer } from "@store/contract/offer/offer";
import { lines } from "./text-lines.ts";

interface SharePicture {
  file: string;
  svg: string;
}

const grid = `<g stroke="#ffb92026">${Array.from({ length: 8 }, (_, i) => `<path d="M0 ${i * 80 + 35}h1200"/>`).join("")}${Array.from({ length: 15 }, (_, i) => `<path d="M${i * 80 + 40} 0v630"/>`).join("")}</g>`;
const logo =
  `<path d="M81 0v64" stroke="#ffb920" stroke-width="3"/><g transform="translate(60 62) scale(1.900)"><path d="M8.500 0h5v6.200h-5z" fill="#ffb920"/><path d="M1 8h20l-5 9H6zM6.900 18.600h8.200L11 32z" fill="#f7f4e9"/></g>` +
  lines([offer.name], { x: 120, y: 112, size: 46, fill: "#f7f4e9" });

/** `previews` is the symbol sheet of the template drawings; `adPictures`, addresses of the ads' pictures. */
export function sharePictures(previews: string, adPictures: readonly string[]): readonly SharePicture[] {
  const style = "<style>.tpl text{font-family:'Bricolage Grotesque';font-weight:750}</style>";
  const sheet = (id: string, x: number, y: number, tilt: number) =>
    `<g transform="rotate(${tilt} ${x + 105} ${y + 140})"><rect x="${x - 7}" y="${y - 7}" width="224" height="294" fill="#fffdf7"/><use href="#tpl-${id}" x="${x}" y="${y}" width="210" height="280"/></g>`;
  const adSheet = (index: number, x: number, y: number, tilt: number) => {
    return `<g transform="rotate(${tilt} ${x + 120} ${y + 150})"><rect x="${x - 7}" y="${y - 7}" width="254" height="314" fill="#fffdf7"/><image href="${adPictures[index] ?? ""}" x="${x}" y="${y}" width="240" height="300"/></g>`;
  };
  const frame = (content: string) =>
    `${previews}${style}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630"><path d="M0 0h1200v630H0z" fill="#0f4031"/>${grid}${content}${logo}</svg>`;
  // A shop may sell its bundle without an older price.
  const { price, originalPrice = price } = bundle();
  const percent = price / originalPrice;
  const shop =
    sheet("astrology", 720, 300, -6) +
    sheet("courses", 950, 330, 5) +
    sheet("agency", 745, 40, 4) +
    sheet("health", 968, 24, -4) +
    lines(["Build Funnels", "That Actually", "Convert"], { x: 60, y: 240, size: 104, fill: "#f7f4e9" });
  return [
    {
      file: "og.png",
      svg: frame(
        shop +
          `<rect x="60" y="496" width="560" height="50" fill="#fffdf7"/><rect x="60" y="496" width="${560 * percent}" height="50" fill="#ffb920"/><g stroke="#14211c" stroke-width="1.500">${Array.from({ length: 11 }, (_, i) => `<path d="M${60 + i * 56} 518v28"/>`).join("")}</g>` +
          lines([formatRupees(price)], { x: 60, y: 602, size: 52, fill: "#ffb920" }) +
          lines([`of ${formatRupees(originalPrice)}, once. 63 templates.`], {
            x: 172,
            y: 600,
            size: 32,
            fill: "#c9ddd2",
            face: "text",
          }),
      ),
    },
    {
      file: "og-plain.png",
      svg: frame(
        shop +
          lines([formatRupees(price)], { x: 60, y: 590, size: 84, fill: "#ffb920" }) +
          lines(["once. 63 templates."], { x: 250, y: 586, size: 32, fill: "#c9ddd2", face: "text" }),
      ),
    },
    {
      file: "og-ad-templates.png",
      svg: frame(
        adSheet(4, 690, 40, -5) +
          adSheet(0, 930, 90, 5) +
          adSheet(7, 770, 320, 3) +
          lines(["Ten ads that", "match the page", "behind them"], {
            x: 60,
            y: 260,
            size: 96,
            fill: "#f7f4e9",
          }) +
          lines(["Ad Templates"], { x: 60, y: 560, size: 46, fill: "#ffb920" }),
      ),
    },
  ];
}

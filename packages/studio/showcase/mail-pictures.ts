// The pictures of the mails, drawn at twice their size: the wordmark at the head of each, and how to begin.

import { startDrawing, wordmark } from "@store/contract/mail-pictures";
import { lines } from "./text-lines.ts";

interface MailPicture {
  file: string;
  svg: string;
  width: number;
  height: number;
}

const ink = "#14211c";
const sheet = "#fffdf7";
const mat = "#0f4031";
const marigold = "#ffb920";
const pale = "#c9c5b4";

function frame(
  { width, height }: { width: number; height: number },
  ground: string,
  content: string,
): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><path d="M0 0h${width}v${height}H0z" fill="${ground}"/>${content}</svg>`;
}

/** Mark and name on the mat, hung by their thread from the top edge. A long name is set smaller. */
function nameOnThread(name: string): string {
  const size = Math.min(28, 400 / name.length);
  return (
    `<path d="M11 0v30" stroke="${marigold}" stroke-width="1.500"/>` +
    `<g transform="translate(0 24)"><path d="M8.500 0h5v6.200h-5z" fill="${marigold}"/><path d="M1 8h20l-5 9H6zM6.900 18.600h8.200L11 32z" fill="#f7f4e9"/></g>` +
    lines([name], { x: 32, y: 49, size, fill: "#f7f4e9" }).replace(
      'letter-spacing="-1"',
      'letter-spacing="-.3"',
    )
  );
}

/** From the library to a page of one's own: choose, fill in, import. */
function start(): string {
  const number = (at: number, x: number) =>
    lines([String(at)], { x, y: 40, size: 34, fill: "#16553f" }).replace(' letter-spacing="-1"', "");
  const arrow = (x: number) =>
    `<path d="M${x} 78h22m-7-7l7 7-7 7" fill="none" stroke="${ink}" stroke-width="2"/>`;
  const card = (x: number, fill: string, chosen: boolean) =>
    `<path d="M${x} 34h34v50h-34z" fill="${fill}" stroke="${ink}" stroke-width="1.500"/><path d="M${x + 6} 42h22v4H${x + 6}zM${x + 6} 50h14v4H${x + 6}z" fill="${sheet}"/>` +
    `<path d="M${x} 92h34v12h-34z" fill="${chosen ? marigold : pale}"${chosen ? ` stroke="${ink}" stroke-width="1.500"` : ""}/>`;
  const field = (y: number, width: number) =>
    `<path d="M244 ${y}h84v17h-84z" fill="${sheet}" stroke="${ink}" stroke-width="1.500"/><path d="M250 ${y + 6}h${width}v5h-${width}z" fill="${ink}"/>`;
  return (
    number(1, 16) +
    card(44, "#9cc7b1", false) +
    card(86, mat, true) +
    card(128, "#e2401b", false) +
    arrow(174) +
    number(2, 212) +
    field(30, 52) +
    field(55, 40) +
    field(80, 62) +
    `<path d="M244 106h40v14h-40z" fill="${marigold}" stroke="${ink}" stroke-width="1.500"/>` +
    arrow(342) +
    number(3, 380) +
    `<path d="M410 22h110v102H410z" fill="${sheet}" stroke="${ink}" stroke-width="2"/><path d="M410 36h110" stroke="${ink}" stroke-width="1.500"/><path d="M416 26h6v6h-6zM426 26h6v6h-6z" fill="${pale}"/>` +
    `<path d="M411 37h108v44H411z" fill="${mat}"/><path d="M420 46h60v7h-60zM420 57h42v5h-42z" fill="#f7f4e9"/><path d="M420 67h30v9h-30z" fill="${marigold}"/>` +
    `<path d="M420 90h26v24h-26zM452 90h26v24h-26zM484 90h26v24h-26z" fill="#ddebe2"/>`
  );
}

/** Files of `public`. `name` is the shop's. */
export function mailPictures(name: string): readonly MailPicture[] {
  return [
    { ...wordmark, svg: frame(wordmark, mat, nameOnThread(name)) },
    { ...startDrawing, svg: frame(startDrawing, "#eef4ef", start()) },
  ];
}

// The ticket as a picture to keep, drawn in the page: it says what the ticket on the screen says, and nothing else.
import { offer } from "@store/contract/offer/offer";
import { saveFile } from "../../lib/save-file.ts";

export interface Ticket {
  title: string;
  /** "Order k3f9x2", or nothing. */
  order: string;
  /** Where it opens. */
  place: string;
  rows: readonly { label: string; value: string }[];
}

const ink = "#14211c";
const quiet = "#43514a";
const sheet = "#fffdf7";
const mat = "#0f4031";
const marigold = "#ffb920";

const width = 1080;
const margin = 84;
const head = 150;
const line = 54;

const display = '800 56px "Bricolage Grotesque FW", sans-serif';
const text = '430 32px "Anek FW", sans-serif';
const value = "600 42px ui-monospace, Menlo, Consolas, monospace";

/** Hands the picture to the browser's downloads. */
export async function saveTicketPicture(ticket: Ticket): Promise<void> {
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("This browser draws no pictures");
  pen.font = value;
  const rows = ticket.rows.map((row) => ({ ...row, lines: linesOf(pen, row.value) }));
  const rowHeight = (lines: readonly string[]) => 100 + lines.length * line;
  const body = rows.reduce((sum, { lines }) => sum + rowHeight(lines), 0);
  const tear = head + 140 + body;
  canvas.width = width;
  canvas.height = tear + 130;
  drawPaper(pen, canvas.height);

  const write = (words: string, font: string, colour: string, y: number) => {
    pen.font = font;
    pen.fillStyle = colour;
    pen.fillText(words, margin, y);
  };
  write(offer.name, display, sheet, 96);
  write(ticket.title, display, ink, head + 100);
  let top = head + 140;
  for (const { label, lines } of rows) {
    pen.fillStyle = quiet;
    pen.fillRect(margin, top, width - 2 * margin, 2);
    write(label, text, quiet, top + 52);
    for (const [index, words] of lines.entries()) write(words, value, ink, top + 106 + index * line);
    top += rowHeight(lines);
  }
  pen.strokeStyle = ink;
  pen.lineWidth = 3;
  pen.setLineDash([14, 10]);
  pen.beginPath();
  pen.moveTo(margin / 2, tear);
  pen.lineTo(width - margin / 2, tear);
  pen.stroke();
  if (ticket.order) {
    write(ticket.order, text, ink, tear + 54);
    write(ticket.place, text, ink, tear + 100);
  } else write(ticket.place, text, ink, tear + 76);

  const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!picture) throw new Error("This browser made no PNG");
  saveFile(`${slugOf(`${offer.name} login ${ticket.order}`)}.png`, picture);
}

/** `funnelwright-login-order-k3f9x2`. */
function slugOf(words: string): string {
  return words
    .trim()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-");
}

/** The sheet with its head, and holes along both sides. */
function drawPaper(pen: CanvasRenderingContext2D, height: number): void {
  pen.fillStyle = sheet;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = mat;
  pen.fillRect(0, 0, width, head - 10);
  pen.fillStyle = marigold;
  pen.fillRect(0, head - 10, width, 10);
  pen.globalCompositeOperation = "destination-out";
  const holes = Math.round(height / 40);
  for (let hole = 0; hole < holes; hole++)
    for (const x of [0, width]) {
      pen.beginPath();
      pen.arc(x, ((hole + 0.5) * height) / holes, 13, 0, 2 * Math.PI);
      pen.fill();
    }
  pen.globalCompositeOperation = "source-over";
}

/** A value in lines that fit, broken after a hyphen, an @ or a dot where there is one. */
function linesOf(pen: CanvasRenderingContext2D, words: string): string[] {
  const fits = (one: string) => pen.measureText(one).width <= width - 2 * margin;
  const lines: string[] = [];
  let rest = words;
  while (!fits(rest)) {
    let end = rest.length;
    while (!fits(rest.slice(0, end))) end--;
    const kept = rest.slice(0, end);
    const last = Math.max(...["-", "@", "."].map((sign) => kept.lastIndexOf(sign)));
    const at = last > 0 ? last + 1 : end;
    lines.push(rest.slice(0, at));
    rest = rest.slice(at);
  }
  return [...lines, rest];
}

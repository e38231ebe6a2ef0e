// The bricks of the email designs: tables and inline styles, because that is what mail programs understand.

/** One design, as the page lists it and as the file that people download. */
export interface EmailDesign {
  slug: string;
  name: string;
  /** When to send it, in a few words. */
  when: string;
  subject: string;
  html: string;
}

interface Draft extends Omit<EmailDesign, "html"> {
  /** The line that inboxes show after the subject. */
  preheader: string;
  /** Colour around the mail. */
  ground: string;
  /** Rows, as `block` makes them. */
  rows: readonly string[];
}

interface BlockOptions {
  ground?: string;
  pad?: string;
  align?: "left" | "center" | "right";
  /** More CSS for the cell. */
  css?: string;
}

const sans = "Verdana,Geneva,'DejaVu Sans',sans-serif";
const narrow = "'Arial Narrow','Roboto Condensed','Liberation Sans Narrow',Arial,sans-serif";
const serif = "Georgia,'Times New Roman','DejaVu Serif',serif";
export const faces = { sans, narrow, serif };

/** A whole mail, 600 px wide. What stands in [brackets] is for the sender to fill in. */
export function email({ preheader, ground, rows, ...facts }: Draft): EmailDesign {
  const html = [
    `<!doctype html>`,
    `<html lang="en">`,
    `<head>`,
    `<meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width,initial-scale=1">`,
    `<meta name="x-apple-disable-message-reformatting">`,
    `<title>${facts.subject}</title>`,
    `<style>@media (max-width:480px){.big{font-size:44px!important}}</style>`,
    `</head>`,
    `<body style="margin:0;padding:0;background:${ground};-webkit-text-size-adjust:100%">`,
    `<div style="display:none;max-height:0;overflow:hidden">${preheader}</div>`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${ground}"><tr><td align="center">`,
    `<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px">`,
    ...rows,
    footer(ground),
    `</table>`,
    `</td></tr></table>`,
    `</body>`,
    `</html>`,
    ``,
  ].join("\n");
  return { ...facts, html };
}

/** One row over the whole width. */
export function block(
  content: string,
  { ground, pad = "0 40px", align = "left", css = "" }: BlockOptions = {},
): string {
  const color = ground ? `background:${ground};` : "";
  return `<tr><td align="${align}" style="${color}padding:${pad};${css}">${content}</td></tr>`;
}

/** Cells side by side. Widths in percent. */
export function columns(cells: readonly { width: number; content: string; css?: string }[]): string {
  const row = cells.map(
    ({ width, content, css = "" }) =>
      `<td width="${width}%" valign="top" style="width:${width}%;${css}">${content}</td>`,
  );
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>${row.join("")}</tr></table>`;
}

/** A heading; from 44 px up it is the mail's own, and shrinks on phones. `size` in pixels. */
export function heading(words: string, size: number, color: string, face: string = narrow, css = ""): string {
  const style = `margin:0;font:bold ${size}px/1.08 ${face};color:${color};${css}`;
  return size < 44 ? `<p style="${style}">${words}</p>` : `<h1 class="big" style="${style}">${words}</h1>`;
}

/** A paragraph. */
export function text(content: string, color = "#333333", size = 16, css = ""): string {
  return `<p style="margin:0;font:${size}px/1.6 ${sans};color:${color};${css}">${content}</p>`;
}

/** A button that also works where only tables do. */
export function button(label: string, ground: string, color: string, css = ""): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="display:inline-table"><tr><td style="background:${ground};border-radius:4px;${css}"><a href="[your link]" style="display:inline-block;padding:16px 30px;font:bold 16px/1.2 ${sans};color:${color};text-decoration:none">${label}</a></td></tr></table>`;
}

/** The sender's name at the top. */
export function brandLine(name: string, color: string, face: string = narrow): string {
  return `<p style="margin:0;font:bold 22px/1 ${face};color:${color}">${name}</p>`;
}

/** A horizontal line. */
export function line(color: string, height = 1): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td style="height:${height}px;line-height:${height}px;font-size:0;background:${color}">&nbsp;</td></tr></table>`;
}

/** A coloured square that stands for a product photo until you put yours in. */
export function swatch(color: string, size: number, label = ""): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0"><tr><td align="center" style="width:${size}px;height:${size}px;background:${color};font:bold 13px/1.2 ${sans};color:#ffffff">${label || "&nbsp;"}</td></tr></table>`;
}

function footer(ground: string): string {
  const dark = Number.parseInt(ground.slice(1, 3), 16) < 110;
  const color = dark ? "#b9b9b9" : "#6b6b6b";
  return block(
    `<p style="margin:0;font:12px/1.6 ${sans};color:${color}">[Your company], [postal address]<br>You get this mail because you [reason]. <a href="[unsubscribe link]" style="color:${color}">Unsubscribe</a></p>`,
    { pad: "28px 40px 40px", align: "center" },
  );
}

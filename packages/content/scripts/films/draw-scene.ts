// One scene as a page of 1280 by 720 pixels, in the look of the shop: mat for beginnings and ends, a sheet for the work.
import type { Scene } from "../../src/films/storyboard.ts";

/** Pixels. */
export const frame = { width: 1280, height: 720, rulerHeight: 26 } as const;

export interface Look {
  /** CSS with the faces of both fonts. */
  faces: string;
  /** What the line at the top says. */
  heading: string;
  /** SVG of the steps that are drawn, in order. */
  drawings: readonly string[];
}

const esc = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** Longer texts get smaller letters, in three steps: never a fourth, because then the text is too long for a film. */
function size(text: string, [large, middle, small]: readonly [number, number, number]): number {
  return text.length < 70 ? large : text.length < 130 ? middle : small;
}

const bob = (x: number, y: number, scale: number) =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-9 0h18v7l-4 3 5 12-10 22-10-22 5-12-4-3z" fill="#ffb920" stroke="#14211c" stroke-width="2" stroke-linejoin="round"/></g>`;

/** The page of a scene. */
export function drawScene(scene: Scene, look: Look): string {
  const dark = scene.kind === "title" || scene.kind === "end";
  return `<!doctype html><meta charset="utf-8"><style>${look.faces}${style}</style>
<body class="${dark ? "mat" : "paper"}">${grid(dark)}${dark ? "" : `<p class="heading">${esc(look.heading)}</p>`}${content(scene, look)}${ruler}</body>`;
}

function content(scene: Scene, look: Look): string {
  switch (scene.kind) {
    case "title":
      return `<svg class="thread" viewBox="0 0 200 720"><path d="M100 0V470" stroke="#ffb920" stroke-width="3"/>${bob(100, 470, 2.6)}</svg>
<main class="opening"><p class="place">${esc(scene.chapter)} · ${esc(scene.place)}</p><h1 style="font-size:${size(scene.title.repeat(3), [132, 112, 92])}px">${esc(scene.title)}</h1></main>`;
    case "end":
      return `<svg class="thread" viewBox="0 0 200 720"><path d="M100 0V560" stroke="#ffb920" stroke-width="3"/>${bob(100, 560, 2.6)}</svg>
<main class="opening"><p class="place">${esc(scene.text)}</p><h1 style="font-size:76px">${esc(scene.next)}</h1></main>`;
    case "say":
      return `<main class="middle"><p class="say" style="font-size:${size(scene.text, [64, 54, 46])}px">${esc(scene.text)}</p></main>`;
    case "figures":
      return `<main class="split"><div><h2>${esc(scene.title)}</h2><p style="font-size:${size(scene.text, [34, 32, 30])}px">${esc(scene.text)}</p></div>
<dl class="sheet${scene.figures.length > 5 ? " many" : ""}">${scene.figures
        .map(
          ([label, value], at) =>
            `<div class="${at < scene.shown ? "" : "out"}${at === scene.shown - 1 ? " now" : ""}"><dt>${esc(label)}</dt><dd style="font-size:${value.length > 24 ? 30 : 40}px">${esc(value)}</dd></div>`,
        )
        .join("")}</dl></main>`;
    case "table":
      return `<main class="middle"><table class="sheet"><tr>${scene.head.map((cell) => `<th>${esc(cell)}</th>`).join("")}</tr>${scene.rows
        .map(
          (row, at) =>
            `<tr class="${at < scene.shown ? "" : "out"}${at === scene.shown - 1 ? " now" : ""}">${row.map((cell) => `<td>${esc(cell)}</td>`).join("")}</tr>`,
        )
        .join("")}</table></main>`;
    case "step":
      return scene.drawn
        ? `<main class="drawn"><div><p class="number">${scene.number}<span>of ${scene.of}</span></p><p class="say" style="font-size:${size(scene.text, [42, 38, 34])}px">${esc(scene.text)}</p></div>${look.drawings[scene.number - 1] ?? ""}</main>`
        : `<main class="step"><p class="number">${scene.number}<span>of ${scene.of}</span></p><p class="say" style="font-size:${size(scene.text, [60, 50, 43])}px">${esc(scene.text)}</p></main>`;
    case "mistake":
      return `<main class="mistake"><p class="tag wrong">Seen often</p><p class="say ${scene.shown ? "struck" : ""}" style="font-size:${size(scene.mistake, [50, 44, 38])}px"><span>${esc(scene.mistake)}</span></p>
<div class="${scene.shown ? "" : "out"}"><p class="tag">Instead</p><p class="say" style="font-size:${size(scene.instead, [50, 44, 38])}px">${esc(scene.instead)}</p></div></main>`;
    case "checklist":
      return `<main class="list"><h2>${esc(scene.title)}</h2><ul class="sheet">${scene.items
        .map(
          (item, at) =>
            `<li class="${at === scene.shown - 1 ? "now" : ""}"><svg viewBox="0 0 30 30"><path d="M2 2h26v26H2z" fill="${at < scene.shown ? "#1c6a4f" : "#fffdf7"}" stroke="#14211c" stroke-width="2.500"/>${at < scene.shown ? '<path d="M8 15l5 6 10-12" fill="none" stroke="#fffdf7" stroke-width="3.500"/>' : ""}</svg>${esc(item)}</li>`,
        )
        .join("")}</ul></main>`;
  }
}

function grid(dark: boolean): string {
  if (!dark) return "";
  return `<svg class="grid"><defs><pattern id="g" width="40" height="40" patternUnits="userSpaceOnUse"><path d="M40 0H0V40" fill="none" stroke="#ffb920" stroke-opacity=".1"/></pattern></defs><rect width="1280" height="720" fill="url(#g)"/></svg>`;
}

/** Ticks along the lower edge. The maker lays the moving fill and the bob over it. */
const ruler = `<svg class="ruler" viewBox="0 0 1280 26"><path fill="#fffdf7" d="M0 0h1280v26H0z"/><path stroke="#14211c" stroke-width="2" d="M0 1h1280"/><path stroke="#14211c" stroke-width="1.500" d="${Array.from({ length: 51 }, (_, at) => `M${(at * 25.6).toFixed(1)} 0v${at % 5 === 0 ? 14 : 8}`).join("")}"/></svg>`;

const style = `
*{margin:0;box-sizing:border-box}
body{width:1280px;height:720px;overflow:hidden;font-family:"Film Text";font-weight:430;color:#14211c;position:relative;line-height:1.32}
.paper{background:#f4f1e6}.mat{background:#0f4031;color:#f7f4e9}
.grid,.ruler,.thread{position:absolute}.grid{inset:0;width:1280px;height:720px}
.ruler{left:0;bottom:0;width:1280px;height:26px}.thread{left:60px;top:0;width:200px;height:720px}
.heading{position:absolute;left:80px;top:38px;font-size:24px;color:#43514a}
h1,h2,.number{font-family:"Film Display";font-weight:800;line-height:.98;letter-spacing:-.01em;text-wrap:balance}
h2{font-size:58px}
main{position:absolute;inset:96px 80px 64px}
.opening{inset:0 80px 26px 300px;display:grid;align-content:center;gap:22px}.place{font-size:32px;color:#c9ddd2}
.middle{display:grid;align-items:center}.say{text-wrap:pretty;line-height:1.22}
.split{display:grid;grid-template-columns:470px 1fr;gap:64px;align-items:center}.split h2{margin-bottom:24px}
.sheet{background:#fffdf7;border:2.5px solid #14211c;list-style:none;padding:0;width:100%;border-collapse:collapse}
dl>div{padding:15px 26px;border-top:1.5px solid #dcd7c6;min-height:84px}dl>div:first-child{border-top:0}
.many>div{padding:4px 26px;min-height:60px}.many dt{font-size:20px}.many dd{font-size:26px!important}
dt{font-size:23px;color:#43514a}dd{font-family:"Film Display";font-weight:800;font-variant-numeric:tabular-nums;line-height:1.1}
.out>*{visibility:hidden}.now{background:#fff0cc}
th{text-align:left;font-size:23px;font-weight:600;padding:14px 24px;background:#eef4ef}td{padding:14px 24px;font-size:28px;border-top:1.5px solid #dcd7c6;vertical-align:top}td:first-child{font-weight:600}
.step{display:grid;grid-template-columns:250px 1fr;gap:48px;align-items:center}
.number{font-size:260px;line-height:.8;color:#1c6a4f;border-right:2.5px solid #14211c;padding-bottom:16px}.number span{display:block;font:430 28px/1 "Film Text";color:#43514a;margin-top:34px;letter-spacing:0}
.drawn{display:grid;grid-template-columns:410px 1fr;gap:60px;align-items:center}.drawn .number{font-size:150px;border:0;padding:0 0 28px}.drawn .number span{display:inline;margin-left:16px}.drawn svg{width:100%;height:auto}
.mistake{display:grid;align-content:center;gap:14px}.mistake>div{display:grid;gap:14px;margin-top:40px}
.tag{font-size:25px;font-weight:600;color:#1c6a4f}.wrong{color:#bf2e0c}
.struck{color:#43514a}.struck span{text-decoration:line-through;text-decoration-color:#bf2e0c;text-decoration-thickness:4px}
.list{display:grid;align-content:center;gap:26px}
li{display:grid;grid-template-columns:34px 1fr;gap:20px;align-items:center;padding:12px 26px;font-size:28px;line-height:1.25;border-top:1.5px solid #dcd7c6}li:first-child{border-top:0}li svg{width:34px}
`;

// Drawings of the screens that the import guide speaks of: the library of this shop, WordPress and Elementor, each at the
// moment of its step. Plain HTML; draw-showcase.ts makes pictures of it. A red mark shows what to press.

/** Pixels of the drawing. */
export const guideScreenSize = { width: 880, height: 540 } as const;

const style = `
*{box-sizing:border-box;margin:0}
body{font:400 15px/1.4 "Anek Latin";color:#1d2327;background:#fffdf7;width:880px;height:540px;overflow:hidden;position:relative}
.row{display:flex;align-items:center;gap:10px}
.btn{display:inline-block;padding:6px 13px;border:1px solid #2271b1;border-radius:3px;color:#2271b1;background:#f6f7f7;white-space:nowrap}
.btn.on{background:#2271b1;color:#fff}
.press{outline:3px solid #e2401b;outline-offset:5px;border-radius:4px}
.bar{height:34px;background:#1d2327;color:#f0f0f1;padding:0 14px;font-size:13px}
.menu{position:absolute;top:34px;left:0;bottom:0;width:172px;background:#1d2327;color:#f0f0f1;font-size:14px}
.menu p{padding:6px 14px}
.menu .now{background:#2271b1;color:#fff}
.menu .sub{background:#2c3338;padding:6px 0}
.menu .sub p{padding:3px 14px 3px 28px;font-size:13px;color:#c3c4c7}
.menu .sub .now{background:none;color:#fff;font-weight:600}
.main{position:absolute;top:34px;left:172px;right:0;bottom:0;background:#f0f0f1;padding:20px 22px}
h1{font:400 24px/1.2 "Anek Latin"}
.table{background:#fff;border:1px solid #c3c4c7;margin-top:14px;font-size:14px}
.table p{padding:9px 12px;border-top:1px solid #f0f0f1;display:flex;justify-content:space-between;color:#2271b1}
.table p:first-child{border:0;color:#1d2327}
.table span{color:#646970}
.drop{background:#fff;border:1px solid #c3c4c7;padding:18px 20px;margin-top:16px;text-align:center}
.grey{background:#d5d8dc}`;

const screen = (content: string) => `<style>${style}</style>${content}`;

const wordpress = (content: string, press = "") =>
  screen(
    `<div class="bar row">Your shop <span style="opacity:.7">+ New</span><span style="margin-left:auto">Howdy, owner</span></div>
    <div class="menu"><p>Dashboard</p><p>Posts</p><p>Media</p><p>Pages</p><p class="now">Elementor</p>
    <div class="sub"><p>Home</p><p class="now">Editor</p><p class="now" style="padding-left:42px">Templates</p><p class="now" style="padding-left:56px"><span class="${press}">Saved Templates</span></p><p>Settings</p></div><p>Appearance</p><p>Plugins</p><p>Users</p></div>
    <div class="main">${content}</div>`,
  );

const heading = (press = "") =>
  `<div class="row" style="gap:16px"><h1>Templates</h1><span class="btn">Add New Template</span><span class="btn ${press}">Import Templates</span></div>`;
const list = (rows: readonly string[]) =>
  `<div class="table"><p><b>Title</b><b>Type</b></p>${rows.map((row) => `<p>${row}<span>Page</span></p>`).join("")}</div>`;
const importer = (file: string, open: string) =>
  `<div class="drop"><p>Choose an Elementor template JSON file or a .zip archive of Elementor templates,<br>and add them to the list of templates available in your library.</p>
  <p class="row" style="justify-content:center;margin-top:14px"><span class="btn" style="color:#1d2327;border-color:#8c8f94">Choose File</span> ${file} <span class="btn ${open}">Import Now</span></p></div>`;

const editor = (panel: string, canvas: string, press = "") =>
  screen(
    `<div class="bar row" style="height:44px;background:#0c0d0e"><b style="font-size:18px">E</b><span>+</span><span style="margin:0 auto">Your new page&ensp;&#9662;&ensp;&ensp;&#9645;&ensp;&#9647;</span><span class="btn ${press}" style="background:#f0abfc;border:0;color:#0c0d0e;font-weight:600">Publish</span></div>
    <div style="position:absolute;top:44px;left:0;bottom:0;width:230px;background:#fff;border-right:1px solid #d5d8dc;padding:16px;font-size:14px">${panel}</div>
    <div style="position:absolute;top:44px;left:230px;right:0;bottom:0;background:#f1f2f3;padding:28px;overflow:hidden">${canvas}</div>`,
  );

const unfilteredUploads = `<div style="position:absolute;inset:0;background:#0006"></div><div style="position:absolute;left:230px;top:150px;width:470px;background:#fff;border-radius:4px;box-shadow:0 10px 50px #0008;padding:26px 28px">
  <b style="font-size:18px">Enable Unfiltered File Uploads</b><p style="margin-top:12px;color:#646970">Before you enable it, note that such files include a security risk. Templates of this shop do not need it.</p>
  <p class="row" style="justify-content:flex-end;margin-top:26px;gap:18px"><span class="press" style="color:#1d2327;font-weight:600;padding:6px 4px">Import Without Enabling</span><span class="btn" style="background:#f0abfc;border:0;color:#0c0d0e;font-weight:600">Enable and Import</span></p></div>`;

const widgets = `<b>Elements</b><div style="display:grid;grid-template-columns:1fr 1fr;gap:8px;margin-top:12px">${["Container", "Grid", "Heading", "Image", "Text Editor", "Video", "Button", "Divider"].map((name) => `<p style="border:1px solid #d5d8dc;padding:22px 4px 8px;text-align:center;font-size:12px">${name}</p>`).join("")}</div>`;

/** The six moments. `preview` is a template's picture as a data URI; `file` is the name of its download. */
export function guideScreens(preview: string, file: string): readonly { slug: string; html: string }[] {
  const picture = (css: string) =>
    `<img src="${preview}" alt="" style="object-fit:cover;object-position:top;${css}">`;
  const card = (name: string, shown: string, chosen: boolean) =>
    `<div style="border:1.5px solid #14211c;background:#fffdf7;padding:14px;width:246px">${shown}<p style="font-weight:600;margin:12px 0">${name}</p><p style="padding:9px;text-align:center;font-weight:600;border-radius:7px;${chosen ? "outline:3px solid #e2401b;outline-offset:5px;" : ""}${chosen ? "background:#ffb920;border-bottom:3px solid #d48c00" : "border:1.5px solid #868c80"}">Download JSON</p></div>`;
  const blank = '<div style="height:250px;background:#ddebe2"></div>';
  return [
    {
      slug: "1-download",
      html: screen(
        `<div style="padding:20px 34px;background:#f4f1e6;height:540px"><h1 style="font:800 30px 'Bricolage Grotesque'">Funnel Templates</h1>
        <div class="row" style="gap:20px;margin-top:18px;align-items:start">${card("Astrology", blank, false)}${card("Agency", picture("width:215px;height:250px;display:block"), true)}${card("Courses", blank, false)}</div></div>
        <div class="row" style="position:absolute;right:18px;top:14px;background:#fff;border:1px solid #868c80;border-radius:8px;padding:10px 16px;box-shadow:0 4px 16px #0003">&#8595; ${file} <b>Done</b></div>`,
      ),
    },
    {
      slug: "2-saved-templates",
      html: `${wordpress(`${heading()}${list(["Thank-you page", "Contact page", "Old landing page"])}`, "press")}`,
    },
    {
      slug: "3-import",
      html: `${wordpress(`${heading("press")}${importer('<span style="color:#646970">No file chosen</span>', "")}${list(["Thank-you page", "Contact page"])}`)}`,
    },
    {
      slug: "4-import-now",
      html: `${wordpress(`${heading()}${importer(`<b>${file}</b>`, "on")}${list(["Thank-you page", "Contact page"])}`)}${unfilteredUploads}`,
    },
    {
      slug: "5-insert",
      html: `${editor(
        widgets,
        '<div style="border:2px dashed #d5d8dc;height:170px;margin-top:110px"></div>',
      )}<div style="position:absolute;left:110px;top:74px;width:660px;height:430px;background:#fff;border-radius:6px;box-shadow:0 10px 50px #0008">
        <div class="row" style="border-bottom:1px solid #d5d8dc;padding:14px 20px;gap:26px"><b style="margin-right:auto">Library</b><span>Blocks</span><span>Pages</span><b style="border-bottom:3px solid #93003f;padding-bottom:4px">Templates</b><span style="margin-left:auto">&#10005;</span></div>
        <div style="padding:14px 20px;font-size:14px">${["Agency", "Thank-you page", "Contact page"].map((name, place) => `<p class="row" style="padding:15px 0;border-bottom:1px solid #f0f0f1"><span style="width:200px">${name}</span><span style="color:#646970">Page</span><span style="color:#646970;margin:0 auto">owner</span><span style="color:#93003f">Preview</span><b style="color:#93003f;margin-left:14px"${place === 0 ? ' class="press"' : ""}>Insert</b></p>`).join("")}</div></div>`,
    },
    {
      slug: "6-publish",
      html: `${editor(
        `<b>Edit Heading</b><p style="margin-top:16px;color:#646970;font-size:12px">Title</p><p style="border:1px solid #d5d8dc;padding:8px;height:78px">[Your agency] finds the buyers you miss</p><p style="margin-top:16px;color:#646970;font-size:12px">Alignment</p><p class="row" style="gap:4px">${"<i style='width:34px;height:26px;border:1px solid #d5d8dc'></i>".repeat(3)}</p>`,
        `${picture("width:596px;height:470px;display:block;border:1px solid #d5d8dc")}`,
        "press",
      )}`,
    },
  ];
}

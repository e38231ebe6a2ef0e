import { expect, test } from "vitest";
import { templateText } from "../elementor/finish.ts";
import type { Json, Settings, Template } from "../elementor/types.ts";
import { size } from "../elementor/values.ts";
import { lintLibrary } from "./lint-library.ts";
import { lintBytes } from "./lint-template.ts";
import {
  asUnknown,
  at,
  bar,
  cells,
  drop,
  enquiry,
  fold,
  go,
  good,
  h1,
  h2,
  list,
  messages,
  picture,
  row,
  set,
  shot,
  spoilForm,
  text,
  top,
} from "./testing-template.ts";

test("a sound template has no faults", () => {
  expect(messages(good())).toEqual([]);
  expect(lintBytes("creative/example", templateText(good()))).toEqual([]);
});

const broken: [string, (template: Template) => void, RegExp][] = [
  ["a type that the importer refuses", (t) => Object.assign(t, { type: "wp-page" }), /type must be "page"/],
  ["another version", (t) => Object.assign(t, { version: "1.0" }), /version/],
  ["an empty title", (t) => Object.assign(t, { title: " " }), /title is empty/],
  ["no content", (t) => Object.assign(t, { content: [] }), /content must be/],
  ["a key of its own", (t) => Object.assign(asUnknown(t), { thumbnail: "x" }), /unknown key thumbnail/],
  ["a theme's header", (t) => Object.assign(t.page_settings, { template: "default" }), /canvas/],
  ["Pro CSS", (t) => Object.assign(t.page_settings, { custom_css: "a{}" }), /custom_css/],
  ["no ground", (t) => Object.assign(t.page_settings, { background_background: "" }), /own ground/],
  ["an unknown element", (t) => Object.assign(at(t, h2), { elType: "section" }), /drops it/],
  ["a Pro widget", (t) => Object.assign(at(t, h2), { widgetType: "countdown" }), /not free/],
  ["an id used twice", (t) => Object.assign(at(t, h2), { id: at(t, h1).id }), /used twice/],
  ["an id that is no id", (t) => Object.assign(at(t, h2), { id: "section-1" }), /eight hex/],
  ["a widget at top level", (t) => t.content.push({ ...at(t, h2), id: "0a0b0c0d" }), /stand in a container/],
  [
    "children in a widget",
    (t) => at(t, h2).elements.push({ ...at(t, text), id: "0a0b0c0e" }),
    /takes no children/,
  ],
  ["isInner on a section", (t) => Object.assign(top(t), { isInner: true }), /isInner/],
  ["an anchor used twice", set(row, "_element_id", "offer"), /anchor offer is used twice/],
  ["an unknown setting", set(h2, "titel_color", "#111111"), /titel_color: no such setting/],
  ["a screen for a setting that has none", set(h2, "title_color_mobile", "#111111"), /same on all screens/],
  ["a value outside the list", set(h2, "align", "middle"), /not one of start, center/],
  ["a bare number", set(h2, "typography_font_size", 20), /a slider is/],
  [
    "a size as text",
    set(h2, "typography_font_size", { unit: "px", size: "20", sizes: [] }),
    /size is a number/,
  ],
  ["an unknown unit", set(h2, "typography_font_size", { unit: "pt", size: 20, sizes: [] }), /unknown unit/],
  ["a missing side", set(go, "text_padding", { unit: "px", top: "10", isLinked: false }), /four sides/],
  ["padding as a number", (t) => Object.assign(top(t).settings, { padding: 20 }), /dimensions are/],
  ["gaps without a row", set(row, "flex_gap", { column: "20", isLinked: true, unit: "px" }), /gaps need/],
  ["a named colour", set(h2, "title_color", "red"), /#RRGGBB/],
  ["a short colour", set(h2, "title_color", "#FFF"), /#RRGGBB/],
  ["a link as text", set(go, "link", "#offer"), /a link is/],
  ["a toggle with the wrong word", set(h2, "typography_typography", "yes"), /toggle is "custom"/],
  [
    "a shadow without its toggle",
    drop(go, "button_box_shadow_box_shadow_type"),
    /ignored: button_box_shadow_box_shadow_type/,
  ],
  [
    "a typography group without its toggle",
    drop(h2, "typography_typography"),
    /typography_font_family is ignored/,
  ],
  [
    "a shadow without colour",
    set(go, "button_box_shadow_box_shadow", { horizontal: 0, vertical: 1, blur: 2, spread: 0 }),
    /shadow needs a colour/,
  ],
  [
    "an icon of a later Font Awesome",
    set(fold, "accordion_item_title_icon", { value: "fab fa-x-twitter", library: "fa-brands" }),
    /not in Font Awesome 5/,
  ],
  [
    "an icon in the wrong library",
    set(fold, "accordion_item_title_icon", { value: "fas fa-check", library: "fa-regular" }),
    /library/,
  ],
  ["a hiding word of its own", set(h2, "hide_mobile", "yes"), /hidden-mobile/],
  ["a font that nobody renders", set(h2, "typography_font_family", "Papyrus"), /not a family/],
  ["boxed_width on a full container", set(row, "boxed_width", size(900)), /boxed_width is ignored/],
  [
    "a ground colour without a ground",
    set(row, "background_color", "#111111"),
    /background_color is ignored/,
  ],
  ["a border colour without a border", set(row, "border_color", "#111111"), /border_color is ignored/],
  ["an object-fit without a height", set(shot, "object-fit", "cover"), /object-fit is ignored/],
  ["an empty list", set(list, "icon_list", []), /may not be empty/],
  ["a row without an id", set(list, "icon_list", [{ text: "One" }]), /seven hex/],
  [
    "a row field that does not exist",
    set(list, "icon_list", [{ _id: "0123456", text: "One", colour: "x" }]),
    /no field colour/,
  ],
  [
    "two rows with one id",
    set(fold, "items", [
      { _id: "0123456", item_title: "a" },
      { _id: "0123456", item_title: "c" },
    ]),
    /another row has/,
  ],
  ["a colour left to the site kit", drop(h2, "title_color"), /title_color is not set/],
  [
    "a font left to the site kit",
    (t) => {
      for (const key of Object.keys(at(t, text).settings))
        if (key.startsWith("typography")) delete at(t, text).settings[key];
    },
    /typography_font_family is not set/,
  ],
  ["padding left to the site kit", drop(row, "padding"), /padding is not set/],
  ["a gap left to the site kit", drop(row, "flex_gap"), /flex_gap is not set/],
  ["a progress bar that says Web Designer", drop(bar, "inner_text"), /inner_text is not set/],
  ["two grid rows by default", drop(cells, "grid_rows_grid"), /grid_rows_grid is not set/],
  ["columns without a phone", drop(cells, "grid_columns_grid_mobile"), /grid_columns_grid_mobile/],
  ["columns without a tablet", drop(cells, "grid_columns_grid_tablet"), /grid_columns_grid_tablet/],
  ["a row without a phone", drop(row, "flex_direction_mobile"), /flex_direction_mobile/],
  ["big type without a phone", drop(h1, "typography_font_size_mobile"), /no size for phones/],
  [
    "big padding without a phone",
    (t) => {
      delete top(t).settings.padding_mobile;
    },
    /padding_mobile/,
  ],
  [
    "a bar in a column that centres",
    (t) => Object.assign(top(t).settings, { flex_align_items: "center" }),
    /progress collapses/,
  ],
  [
    "a link to nothing",
    set(go, "link", { url: "#", is_external: "", nofollow: "", custom_attributes: "" }),
    /leads nowhere/,
  ],
  [
    "a link to an anchor that is not there",
    set(go, "link", { url: "#price", is_external: "", nofollow: "", custom_attributes: "" }),
    /no element has the anchor #price/,
  ],
  [
    "a link that is no address",
    set(go, "link", { url: "www.example.in", is_external: "", nofollow: "", custom_attributes: "" }),
    /not a target/,
  ],
  [
    "a picture from elsewhere",
    set(shot, "image", { url: "https://example.in/a.jpg", id: 5, size: "", alt: "A", source: "library" }),
    /must begin with/,
  ],
  [
    "a picture with a query",
    set(shot, "image", {
      url: "{{PICTURES}}/creative/a.webp?w=8",
      id: 5,
      size: "",
      alt: "A",
      source: "library",
    }),
    /plain file name/,
  ],
  [
    "a picture without an id",
    set(shot, "image", {
      url: "{{PICTURES}}/creative/a.webp",
      id: "",
      size: "",
      alt: "A",
      source: "library",
    }),
    /id must be a number/,
  ],
  [
    "a picture without words",
    set(shot, "image", { url: "{{PICTURES}}/creative/a.webp", id: 5, size: "", alt: "", source: "library" }),
    /alt text/,
  ],
  [
    "one picture id for two pictures",
    (t) => {
      set(row, "background_background", "classic")(t);
      set(row, "background_image", { ...(picture as object), url: "{{PICTURES}}/creative/b.webp" } as Json)(
        t,
      );
    },
    /stands for two pictures/,
  ],
  [
    "a picture that stands twice on its page",
    (t) => {
      set(row, "background_background", "classic")(t);
      set(row, "background_image", picture)(t);
    },
    /stands twice on the page/,
  ],
  ["sample words", set(text, "editor", "<p>Lorem ipsum dolor</p>"), /sample words/],
  ["an empty heading", set(h2, "title", ""), /title is empty/],
  ["a value gone wrong", set(h2, "title", "Only undefined left"), /undefined/],
  [
    "a form that posts to the page",
    spoilForm('method="dialog"', 'method="post" action="#your-form"'),
    /nothing/,
  ],
  ["a form without its dialog", spoilForm("<dialog open", "<div"), /open dialog/],
  ["a form without its setting", spoilForm(' data-connect=""', ""), /data-connect/],
  ["a form that does not say how to connect it", spoilForm("CONNECT THIS FORM", "FORM"), /how to connect/],
  ["a form that loses a lead in silence", spoilForm('data-note="unsent"', ""), /nothing was sent/],
  ["a button that cannot wrap", spoilForm("white-space:normal", "white-space:nowrap"), /wrap/],
  ["a field that WordPress reads", spoilForm('name="fw_name"', 'name="name"'), /WordPress reads/],
  ["a field without the prefix", spoilForm('name="fw_name"', 'name="title2"'), /fw_/],
  ["a field without a label", spoilForm(/ for="[^"]+-name"/, ""), /no label/],
  ["a script that is not the form's own", spoilForm("querySelectorAll", "querySelector"), /scripts/],
  [
    "a picture whose words are lost",
    (t) => (at(t, row + 1).settings.html = "<p>Another</p>"),
    /alt text is lost/,
  ],
  ["a container without a name", (t) => delete at(t, row).settings._title, /Structure panel/],
  ["letter spacing in pixels", set(h1, "typography_letter_spacing", size(-2)), /must be in em/],
  ["letters that touch", set(h1, "typography_letter_spacing", size(-0.05, "em")), /closes the gaps/],
  [
    "tight letters on a phone",
    set(h1, "typography_letter_spacing", size(-0.02, "em")),
    /no value for phones/,
  ],
  ["type too small", set(text, "typography_font_size_mobile", size(13)), /least is 15/],
  ["a percentage of 11 pixels", set(bar, "display_percentage", "show"), /11 pixels/],
  ["a script", set(enquiry, "html", "<script>1</script>"), /scripts/],
  ["two h1", set(h2, "header_size", "h1"), /2 h1/],
  ["no h1", set(h1, "header_size", "h2"), /0 h1/],
  ["a level left out", set(h2, "header_size", "h4"), /h4 after h1/],
];

test.each(broken)("finds %s", (_name, spoil, wanted) => {
  const template = good();
  spoil(template);
  expect(messages(template).join("\n")).toMatch(wanted);
});

test("a nested accordion needs one child for each item", () => {
  const template = good();
  const settings: Settings = { items: [{ _id: "0123456", item_title: "One" }] };
  at(template, h2).widgetType = "nested-accordion";
  at(template, h2).settings = settings;
  expect(messages(template).join("\n")).toMatch(/one child container/);
});

test("bytes: byte order mark, size, not JSON, no content", () => {
  const said = (bytes: string) => lintBytes("creative/example", bytes).map((fault) => fault.message)[0] ?? "";
  expect(said(`\uFEFF${templateText(good())}`)).toMatch(/byte order mark/);
  expect(said(JSON.stringify({ ...good(), title: "x".repeat(300_001) }))).toMatch(/300,000/);
  expect(said("{")).toMatch(/not JSON/);
  expect(said('{"type":"page"}')).toMatch(/no content/);
});

test("a library may not repeat a headline, a path or a picture id", () => {
  const one = { path: "creative/one", template: good() };
  const two = { path: "creative/two", template: good() };
  at(two.template, shot).settings.image = {
    ...(picture as object),
    url: "{{PICTURES}}/creative/other-1.webp",
  } as Json;
  const found = lintLibrary([one, two]).map((fault) => fault.message);
  expect(found.join("\n")).toMatch(/headline “A headline” is also in creative\/one/);
  expect(found.join("\n")).toMatch(/also stands for/);
  expect(lintLibrary([one, one]).map((fault) => fault.message)).toContain("this path is taken");
});

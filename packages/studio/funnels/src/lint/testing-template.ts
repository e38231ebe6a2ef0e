// A sound template of one of each widget, and ways to spoil it.
import { agency } from "../briefs/creative/agency.ts";
import { flex, grid } from "../elementor/container.ts";
import { finishTemplate } from "../elementor/finish.ts";
import type { Draft, Element, Json, Template } from "../elementor/types.ts";
import { type Face, media } from "../elementor/values.ts";
import { button, heading, iconList, textEditor } from "../elementor/widgets.ts";
import { image } from "../elementor/widgets-media.ts";
import { accordion, progress } from "../elementor/widgets-said.ts";
import { emailField, form, nameField } from "../form/form.ts";
import { groundOf } from "../kit/ground.ts";
import { withPictureWords } from "../kit/picture-words.ts";
import { withTitles } from "../kit/titles.ts";
import { lintTemplate } from "./lint-template.ts";

const face: Face = { family: "Inter", size: 18, weight: 400, line: 1.5 };
const bigFace: Face = { ...face, size: 48, mobile: 30 };
export const picture = media("creative/example-1.webp", "An example");

const accordionOf = () =>
  accordion({
    items: [{ title: "Why?", html: "<p>Because.</p>" }],
    face,
    color: "#111111",
    activeColor: "#222222",
    textFace: face,
    textColor: "#333333",
    fill: "#FFFFFF",
    line: "#DDDDDD",
    iconColor: "#111111",
  });

const exampleForm = (): Draft => {
  const kit = { design: agency.design, seed: "creative/example", picture: () => null };
  return form(kit, groundOf(kit.design, "paper"), { fields: [nameField, emailField], button: "Send" });
};

const parts: Draft[] = [
  heading({ title: "A headline", level: "h1", face: bigFace, color: "#111111" }),
  heading({ title: "A section", level: "h2", face, color: "#111111" }),
  textEditor({ html: "<p>Words.</p>", face, color: "#333333", linkColor: "#111111" }),
  button({
    text: "Go",
    to: "#offer",
    face,
    color: "#FFFFFF",
    fill: "#111111",
    hoverColor: "#FFFFFF",
    hoverFill: "#333333",
    radius: 4,
    padding: [10, 20, 10, 20],
    shadow: { y: 4, blur: 8, color: "rgba(0,0,0,0.2)" },
  }),
  image({ picture }),
  iconList({
    items: [{ text: "One", icon: "fas fa-check" }],
    face,
    color: "#111111",
    iconColor: "#111111",
    iconSize: 16,
    gap: 8,
  }),
  progress({ title: "Half", percent: 50, face, color: "#111111", bar: "#111111", track: "#DDDDDD" }),
  accordionOf(),
  exampleForm(),
  grid({}, { desktop: 3, tablet: 2, mobile: 1 }, []),
  flex({ direction: "row" }, []),
];
export const good = (): Template =>
  structuredClone(
    finishTemplate({
      title: "Example",
      seed: "creative/example",
      ground: "#FFFFFF",
      sections: [
        withPictureWords(
          withTitles(
            flex({ boxed: 1100, anchor: "offer", padding: [80, 24, 80, 24], paddingMobile: 20 }, parts),
            "hero-split",
          ),
        ),
      ],
    }),
  );

export const at = (template: Template, index: number): Element => {
  const found = template.content[0]?.elements[index];
  if (!found) throw new Error(`no element ${index}`);
  return found;
};
export const [h1, h2, text, go, shot, list, bar, fold, enquiry, cells, row] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
] as const;
export const spoilForm = (what: string | RegExp, put: string) => (template: Template) => {
  const { settings } = at(template, enquiry);
  const code = String(settings.html);
  const spoilt = code.replace(what, put);
  if (spoilt === code) throw new Error(`the form holds no ${what}`);
  settings.html = spoilt;
};
export const set = (index: number, key: string, value: Json) => (template: Template) => {
  at(template, index).settings[key] = value;
};
export const drop = (index: number, key: string) => (template: Template) => {
  delete at(template, index).settings[key];
};
export const top = (template: Template): Element => {
  const found = template.content[0];
  if (!found) throw new Error("no section");
  return found;
};
export const messages = (template: Template) =>
  lintTemplate("creative/example", template).map((fault) => fault.message);
export const asUnknown = (template: Template) => template as unknown as Record<string, Json>;

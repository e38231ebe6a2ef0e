// Forms without Pro: an HTML widget with its own form, which the owner connects by one setting in its first lines.
import type { Draft } from "../elementor/types.ts";
import { html } from "../elementor/widgets.ts";
import { isDark, legible, mix } from "../kit/colour.ts";
import { type Ground, inkOn } from "../kit/ground.ts";
import type { Kit } from "../kit/section.ts";
import { connectNote, connectScript, fieldName, openedNote, unsentNote } from "./connect.ts";
import { type FormLook, formStyle } from "./style.ts";

export interface Field {
  label: string;
  name: string;
  type?: "text" | "email" | "tel" | "date" | "time" | "select" | "textarea";
  options?: readonly string[];
  placeholder?: string;
  optional?: boolean;
}

export interface Form {
  fields: readonly Field[];
  button: string;
  /** Under the button: what happens to the address. */
  consent?: string;
  /** Path of the page that follows when it was sent. */
  thanks?: string;
  /** Fields and button on one line on wide screens. */
  inline?: boolean;
}

export const nameField: Field = { label: "Your name", name: "name", placeholder: "Priya Sharma" };
export const emailField: Field = {
  label: "Email",
  name: "email",
  type: "email",
  placeholder: "you@example.com",
};
export const phoneField: Field = {
  label: "WhatsApp number",
  name: "phone",
  type: "tel",
  placeholder: "98765 43210",
};

const autocomplete: Record<string, string> = { name: "name", email: "email", phone: "tel" };
const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

function lookOn(kit: Kit, ground: Ground, { inline = false, fields }: Form, wide: boolean): FormLook {
  const paired = wide && !inline && fields.length > 3;
  const { design } = kit;
  // Fields on a coloured ground are paper; on a dark one they stay dark.
  const loud = ground.tone === "brand" || ground.tone === "accent";
  const fill = loud ? "#FFFFFF" : mix(ground.color, "#FFFFFF", isDark(ground.color) ? 0.05 : 0.6);
  const hoverFill = mix(ground.button.fill, ground.button.ink, 0.14);
  return {
    font: `'${design.type.text}',sans-serif`,
    ink: ground.ink,
    muted: ground.muted,
    mark: ground.mark,
    field: {
      fill,
      ink: loud ? legible(design.palette.ink, fill, 7) : legible(ground.ink, fill, 7),
      hint: legible(loud ? design.palette.muted : ground.muted, fill),
      edge: mix(ground.color, ground.ink, 0.55),
      radius: Math.min(design.radius.button, 14),
      dark: isDark(fill),
    },
    button: {
      ...ground.button,
      hoverFill,
      hoverInk: inkOn(design, hoverFill),
      radius: design.radius.button,
      upper: design.buttonCase === "uppercase",
    },
    inline,
    paired,
  };
}

/** The form itself, styled for the ground it stands on. `key` parts two forms of one page. */
export function form(kit: Kit, ground: Ground, spec: Form, key = "form"): Draft {
  const id = `fw-${slug(kit.seed)}-${key}`;
  const rows = spec.fields
    .map((item) => {
      const fieldId = `${id}-${item.name}`;
      const shared = `class="${id}__in" id="${fieldId}" name="${fieldName(item.name)}"${item.optional ? "" : " required"}${autocomplete[item.name] ? ` autocomplete="${autocomplete[item.name]}"` : ""}`;
      const hint = item.placeholder ? ` placeholder="${item.placeholder}"` : "";
      const control =
        item.type === "select"
          ? `<select ${shared}>${(item.options ?? []).map((option) => `<option>${option}</option>`).join("")}</select>`
          : item.type === "textarea"
            ? `<textarea ${shared} rows="3"${hint}></textarea>`
            : `<input type="${item.type ?? "text"}" ${shared}${hint}>`;
      return `<div class="${id}__row"><label class="${id}__label" for="${fieldId}">${item.label}</label>${control}</div>`;
    })
    .join("\n");
  const note = (state: string, words: string) =>
    `<p class="${id}__note" data-note="${state}" role="status" tabindex="-1">${words}</p>`;
  const drawn = html(
    [
      connectNote,
      `<div id="${id}" class="${id}" data-connect="" data-thanks="${spec.thanks ?? ""}" data-consent="">`,
      `<dialog open class="${id}__box" aria-label="${spec.button}"><form class="${id}__form" method="dialog">`,
      rows,
      `<button class="${id}__btn" type="submit">${spec.button}</button></form></dialog>`,
      note("unsent", unsentNote),
      note("opened", `${openedNote} <a data-again href="#${id}">Open it again</a>`),
      ...(spec.consent ? [`<p class="${id}__small">${spec.consent}</p>`] : []),
      "</div>",
      formStyle(id, lookOn(kit, ground, spec, key !== "form")),
      connectScript(id),
    ].join("\n"),
  );
  return { ...drawn, settings: { ...drawn.settings, _title: "Form: connect it in its first lines" } };
}

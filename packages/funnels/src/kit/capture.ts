// Forms without Pro: an HTML widget with its own form. `#your-form` is the marked placeholder for the address that the
// owner's mail service gives; field names are those that most services read.
import { flex } from "../elementor/container.ts";
import type { Draft } from "../elementor/types.ts";
import { html } from "../elementor/widgets.ts";
import { isDark, legible, mix } from "./colour.ts";
import { figure } from "./figure.ts";
import { bandFill, cardOn, type Ground, groundOf } from "./ground.ts";
import { band, card, columns } from "./parts.ts";
import type { Band, Head, Kit, Section } from "./section.ts";
import { copy, eyebrow, head, ticks, title } from "./words.ts";

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

/** The form itself, styled for the ground it stands on. `key` parts two forms of one page. */
export function form(kit: Kit, ground: Ground, spec: Form, key = "form"): Draft {
  const { design } = kit;
  const id = `${slug(kit.seed)}-${key}`;
  // Fields on a coloured ground are paper; on a dark one they stay dark.
  const loud = ground.tone === "brand" || ground.tone === "accent";
  const field = loud ? "#FFFFFF" : mix(ground.color, "#FFFFFF", isDark(ground.color) ? 0.05 : 0.6);
  const written = loud ? legible(design.palette.ink, field, 7) : legible(ground.ink, field, 7);
  const hinted = legible(loud ? design.palette.muted : ground.muted, field);
  const edge = mix(ground.color, ground.ink, 0.55);
  const font = `'${design.type.text}',sans-serif`;
  const radius = Math.min(design.radius.button, 14);
  const rows = spec.fields
    .map((item) => {
      const fieldId = `${id}-${item.name}`;
      const shared = `id="${fieldId}" name="${item.name}"${item.optional ? "" : " required"}${autocomplete[item.name] ? ` autocomplete="${autocomplete[item.name]}"` : ""}`;
      const hint = item.placeholder ? ` placeholder="${item.placeholder}"` : "";
      const control =
        item.type === "select"
          ? `<select ${shared}>${(item.options ?? []).map((option) => `<option>${option}</option>`).join("")}</select>`
          : item.type === "textarea"
            ? `<textarea ${shared} rows="3"${hint}></textarea>`
            : `<input type="${item.type ?? "text"}" ${shared}${hint}>`;
      return `<p><label for="${fieldId}">${item.label}</label>${control}</p>`;
    })
    .join("");
  const css = [
    `.${id}{display:flex;flex-direction:${spec.inline ? "row;align-items:flex-end" : "column"};gap:16px;font:400 16px/1.4 ${font};color:${ground.ink}}`,
    `.${id} p{margin:0;flex:1}`,
    `.${id} label{display:block;margin:0 0 6px;font-weight:600;font-size:15px;color:${ground.ink}}`,
    `.${id} input,.${id} select,.${id} textarea{width:100%;box-sizing:border-box;min-height:50px;padding:12px 14px;border:1.5px solid ${edge};border-radius:${radius}px;background:${field};color:${written};font:inherit}`,
    `.${id} ::placeholder{color:${hinted};opacity:1}`,
    `.${id} :focus-visible{outline:3px solid ${ground.mark};outline-offset:2px}`,
    `.${id} button{min-height:54px;padding:14px 28px;border:0;border-radius:${design.radius.button}px;background:${ground.button.fill};color:${ground.button.ink};font:700 17px/1.2 ${font};cursor:pointer;${design.buttonCase === "uppercase" ? "text-transform:uppercase;letter-spacing:.8px;" : ""}}`,
    `.${id} button:hover{filter:brightness(1.08)}`,
    `.${id}-note.${id}-note{margin:12px 0 0;font:400 14px/1.5 ${font};color:${ground.muted}}`,
    ...(spec.inline ? [`@media(max-width:767px){.${id}{flex-direction:column;align-items:stretch}}`] : []),
  ].join("");
  const note = spec.consent ? `<p class="${id}-note">${spec.consent}</p>` : "";
  return html(
    `<style>${css}</style><form class="${id}" action="#your-form" method="post">${rows}<button type="submit">${spec.button}</button></form>${note}`,
  );
}

/** A first screen whose action is the form. */
export const heroCapture = (
  options: Band &
    Head & {
      form: Form;
      formTitle: string;
      points?: readonly string[];
      picture?: number;
      flip?: boolean;
      note?: string;
    },
): Section => ({
  kind: options.picture ? "hero-capture-picture" : options.flip ? "hero-capture-flip" : "hero-capture",
  make: (kit) =>
    band(kit, { tone: "deep", ...options, gradient: true }, (ground) => {
      const words = [
        ...(options.eyebrow ? [eyebrow(kit, ground, options.eyebrow)] : []),
        title(kit, ground, options.title, { level: "h1" }),
        ...(options.lead ? [copy(kit, ground, options.lead, { role: "lead" })] : []),
        ...(options.points ? [ticks(kit, ground, options.points)] : []),
        ...(options.picture ? [figure(kit, ground, options.picture)] : []),
        ...(options.note ? [copy(kit, ground, options.note, { role: "small" })] : []),
      ];
      const panel = card(
        kit,
        groundOf(kit.design, "paper"),
        (inner) => [
          title(kit, inner, options.formTitle, { level: "h2", role: "h3" }),
          form(kit, inner, options.form),
        ],
        { tone: "card", padding: 40, gap: 20 },
      );
      return [
        // The words come first for who listens, and on a phone: only the eye sees the form on the left.
        columns([56, 44], [words, [panel]], {
          stackTablet: true,
          across: options.picture ? "flex-start" : "center",
          ...(options.flip ? { direction: "row-reverse" as const, directionMobile: "column" as const } : {}),
        }),
      ];
    }),
});

/** A first screen on the middle axis with the form in one line under the title. */
export const heroCaptureLine = (
  options: Band & Head & { form: Form; picture?: number; height?: number },
): Section => ({
  kind: options.picture ? "hero-capture-line-picture" : "hero-capture-line",
  make: (kit) =>
    band(kit, { tone: "paper", ...options, width: 980, gap: 28, gradient: true }, (ground) => [
      flex({ gap: 20 }, [
        ...(options.eyebrow ? [eyebrow(kit, ground, options.eyebrow, "center")] : []),
        title(kit, ground, options.title, { level: "h1", align: "center" }),
        ...(options.lead ? [copy(kit, ground, options.lead, { role: "lead", align: "center" })] : []),
      ]),
      flex({ boxed: 720 }, [form(kit, ground, { ...options.form, inline: true })]),
      ...(options.picture
        ? [figure(kit, ground, options.picture, { height: options.height ?? 420, heightMobile: 240 })]
        : []),
    ]),
});

/** Words on one side, the form in a card on the other. */
export const capture = (
  options: Band & Head & { form: Form; points?: readonly string[]; picture?: number; flip?: boolean },
): Section => ({
  kind: options.flip ? "capture-flip" : "capture",
  make: (kit) =>
    band(kit, { tone: "tint", ...options }, (ground) => {
      const words = [
        head(kit, ground, options, { align: "start", wide: true }),
        ...(options.points ? [ticks(kit, ground, options.points)] : []),
        ...(options.picture ? [figure(kit, ground, options.picture)] : []),
      ];
      const panel = [
        card(kit, ground, (inner) => [form(kit, inner, options.form, "enquiry")], { padding: 36 }),
      ];
      return [
        columns(options.flip ? [48, 52] : [52, 48], options.flip ? [panel, words] : [words, panel], {
          stackTablet: true,
        }),
      ];
    }),
});

/** A band with a heading and the form on one line. */
export const captureBar = (options: Band & Head & { form: Form }): Section => ({
  kind: "capture-bar",
  make: (kit) =>
    band(kit, { tone: "brand", ...options, width: 900, gap: 24, space: 0.75 }, (ground) => [
      head(kit, ground, options, { align: "center", wide: true, scale: 0.85 }),
      form(kit, ground, { ...options.form, inline: true }, "bar"),
    ]),
});

/** A framed panel on a coloured ground: heading, form, and a picture beside it. */
export const capturePanel = (
  options: Band & Head & { form: Form; picture: number; inner?: "deep" | "brand" | "accent" },
): Section => ({
  kind: "capture-panel",
  make: (kit) =>
    band(kit, { tone: "paper", ...options }, (ground) => {
      const inner = options.inner ? groundOf(kit.design, options.inner) : cardOn(kit.design, ground);
      return [
        flex(
          {
            fill: options.inner ? bandFill(kit.design, inner) : inner.color,
            radius: kit.design.radius.card,
            padding: 52,
            paddingMobile: [32, 20, 32, 20],
            border: { width: 1, color: inner.line },
          },
          [
            columns(
              [50, 50],
              [
                [
                  head(kit, inner, options, { align: "start", wide: true, scale: 0.9 }),
                  form(kit, inner, options.form, "panel"),
                ],
                [figure(kit, inner, options.picture, { bare: true })],
              ],
            ),
          ],
        ),
      ];
    }),
});

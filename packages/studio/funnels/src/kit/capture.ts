// Sections around a form.
import { flex } from "../elementor/container.ts";
import { type Form, form } from "../form/form.ts";
import { alpha } from "./colour.ts";
import { figure, filled } from "./figure.ts";
import { bandFill, cardOn, groundOf } from "./ground.ts";
import { band, card, columns } from "./parts.ts";
import type { Band, Head, Section } from "./section.ts";
import { copy, eyebrow, head, ticks, title } from "./words.ts";

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
          innerGap: 28,
          ...(options.flip ? { direction: "row-reverse" as const, directionMobile: "column" as const } : {}),
        }),
      ];
    }),
});

/** A first screen whose form lies over the lower edge of a picture, beside the words. */
export const heroCaptureCover = (
  options: Band &
    Head & {
      form: Form;
      formTitle: string;
      points?: readonly string[];
      picture: number;
      note?: string;
    },
): Section => ({
  kind: "hero-capture-cover",
  make: (kit) =>
    band(kit, { tone: "deep", ...options, gradient: true, space: 0.8 }, (ground) => [
      columns(
        [54, 46],
        [
          [
            ...(options.eyebrow ? [eyebrow(kit, ground, options.eyebrow)] : []),
            title(kit, ground, options.title, { level: "h1" }),
            ...(options.lead ? [copy(kit, ground, options.lead, { role: "lead" })] : []),
            ...(options.points ? [ticks(kit, ground, options.points, { ruled: true, gap: 20 })] : []),
            ...(options.note ? [copy(kit, ground, options.note, { role: "small" })] : []),
          ],
          [
            figure(kit, ground, options.picture, { bare: true, height: 360, heightMobile: 230 }),
            flex(
              {
                margin: [-110, 0, 0, 0],
                marginMobile: [-48, 0, 0, 0],
                padding: [0, 36, 0, 36],
                paddingMobile: [0, 12, 0, 12],
              },
              [
                card(
                  kit,
                  groundOf(kit.design, "paper"),
                  (inner) => [
                    title(kit, inner, options.formTitle, { level: "h2", role: "h3" }),
                    form(kit, inner, options.form),
                  ],
                  {
                    tone: "card",
                    padding: 36,
                    gap: 18,
                    shadow: { y: 24, blur: 60, color: alpha(kit.design.palette.deep, 0.32) },
                  },
                ),
              ],
            ),
          ],
        ],
        { stackTablet: true, innerGap: 22 },
      ),
    ]),
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
        ...(options.points ? [ticks(kit, ground, options.points, { ruled: true, gap: 24 })] : []),
        // As high as the form leaves room for, so that both columns end on one line.
        ...(options.picture ? [filled(kit, ground, options.picture, 240)] : []),
      ];
      const panel = [
        card(kit, ground, (inner) => [form(kit, inner, options.form, "enquiry")], { padding: 36 }),
      ];
      return [
        // As in the first screen above: the words come before their form.
        columns([52, 48], [words, panel], {
          stackTablet: true,
          across: "stretch",
          ...(options.flip ? { direction: "row-reverse" as const, directionMobile: "column" as const } : {}),
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
  options: Band &
    Head & {
      form: Form;
      picture: number;
      inner?: "deep" | "brand" | "accent";
      /** The part of the picture that its half keeps. */
      position?: "center left" | "center right";
    },
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
                [
                  // As high as the form beside it, whatever the shape of the picture.
                  flex(
                    {
                      grow: true,
                      minHeight: 320,
                      minHeightMobile: 260,
                      radius: kit.design.radius.picture,
                      fill: {
                        picture: kit.picture(options.picture),
                        color: inner.color,
                        ...(options.position ? { position: options.position } : {}),
                      },
                    },
                    [],
                  ),
                ],
              ],
              { across: "stretch", innerAlong: "center" },
            ),
          ],
        ),
      ];
    }),
});

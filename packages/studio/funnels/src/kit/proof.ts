// Proof right under the first screen: facts, names, figures, one big sentence.
import { flex } from "../elementor/container.ts";
import { heading } from "../elementor/widgets.ts";
import { counter } from "../elementor/widgets-said.ts";
import { actions } from "./buttons.ts";
import { displayFace, fitted, textFace } from "./faces.ts";
import { stars } from "./figure.ts";
import { band, cells } from "./parts.ts";
import type { Action, Band, Head, Section } from "./section.ts";
import { copy, figureTitle, head } from "./words.ts";

/** A strip of facts, each a figure and a line. */
export const proofBar = (
  options: Band & { facts: readonly { figure: string; text: string }[]; ruled?: boolean },
): Section => ({
  kind: "proof-bar",
  make: (kit) =>
    band(kit, { tone: "deep", ...options, space: 0.45 }, (ground) => [
      cells(
        kit,
        options.facts.length,
        options.facts.map((fact) =>
          flex(
            {
              gap: 6,
              ...(options.ruled
                ? {
                    border: { width: [0, 0, 0, 2] as const, color: ground.mark },
                    padding: [2, 0, 2, 18] as const,
                  }
                : {}),
            },
            [
              figureTitle(kit, ground, fact.figure, {
                among: options.facts.map(({ figure }) => figure),
                columns: { tablet: Math.floor(620 / options.facts.length), phone: 145 },
                scale: 1.5,
                align: options.ruled ? "start" : "center",
              }),
              copy(kit, ground, fact.text, { role: "small", align: options.ruled ? "start" : "center" }),
            ],
          ),
        ),
        { tablet: options.facts.length, mobile: 2 },
      ),
    ]),
});

/** Names of papers, clients or tools, set as type: no one's logo is used without leave. */
export const nameStrip = (options: Band & { label: string; names: readonly string[] }): Section => ({
  kind: "name-strip",
  make: (kit) =>
    band(kit, { tone: "tint", ...options, space: 0.4, gap: 18 }, (ground) => [
      copy(kit, ground, options.label, { role: "small", align: "center" }),
      flex(
        {
          direction: "row",
          directionMobile: "row",
          wrap: true,
          along: "center",
          across: "center",
          gap: [44, 14],
        },
        options.names.map((name) =>
          heading(
            {
              title: name,
              level: "div",
              face: { ...displayFace(kit, "h4"), size: 21 },
              color: ground.muted,
              align: "center",
            },
            { auto: true },
          ),
        ),
      ),
    ]),
});

/** Stars and one sentence. */
export const ratingStrip = (options: Band & { text: string }): Section => ({
  kind: "rating-strip",
  make: (kit) =>
    band(kit, { tone: "tint", ...options, space: 0.4, gap: 12 }, (ground) => [
      stars(kit, ground, "center", 20),
      copy(kit, ground, options.text, { align: "center", strong: true }),
    ]),
});

/** Figures that count up. Figures must be the owner's own: write them as round examples and mark them in the text. */
export const countBand = (
  options: Band & {
    head?: Head;
    facts: readonly { to: number; prefix?: string; suffix?: string; text: string }[];
  },
): Section => ({
  kind: "count-band",
  make: (kit) =>
    band(kit, { tone: "brand", ...options, space: 0.75, gap: 36 }, (ground) => [
      ...(options.head ? [head(kit, ground, options.head)] : []),
      cells(
        kit,
        options.facts.length,
        options.facts.map((fact) =>
          counter({
            to: fact.to,
            prefix: fact.prefix ?? "",
            suffix: fact.suffix ?? "",
            title: fact.text,
            face: fitted(displayFace(kit, "figure"), `${fact.prefix ?? ""}${fact.to}${fact.suffix ?? ""}`, {
              tablet: 150,
              phone: 150,
            }),
            color: ground.ink,
            titleFace: textFace(kit, "body"),
            titleColor: ground.muted,
            align: kit.design.heads,
          }),
        ),
        { mobile: 2, tablet: Math.min(4, options.facts.length) },
      ),
    ]),
});

/** One big sentence on a coloured band. */
export const statement = (
  options: Band & { text: string; by?: string; actions?: readonly Action[] },
): Section => ({
  kind: "statement",
  make: (kit) =>
    band(kit, { tone: "brand", ...options, width: 1040, gap: 18, gradient: true }, (ground) => [
      heading({
        title: titleFor(options.text, ground.mark),
        level: "p",
        face: fitted({ ...displayFace(kit, "h2", 1.14), line: 1.24 }, options.text, {
          tablet: 600,
          phone: 262,
        }),
        color: ground.ink,
        align: "center",
      }),
      ...(options.by ? [copy(kit, ground, options.by, { align: "center" })] : []),
      ...(options.actions ? [actions(kit, ground, options.actions, "center")] : []),
    ]),
});

const titleFor = (text: string, mark: string) =>
  text.replace(/\*(.+?)\*/g, `<span style="color:${mark}">$1</span>`).replaceAll("\n", "<br>");

// Single statements with a form of their own: stairs, a ticket, a sheet of paper, one large figure.
import { flex } from "../elementor/container.ts";
import { heading } from "../elementor/widgets.ts";
import { action, actions } from "./buttons.ts";
import { displayFace } from "./faces.ts";
import { filled } from "./figure.ts";
import { cardOn, groundOf } from "./ground.ts";
import { band, card, cells, columns } from "./parts.ts";
import { priceLine } from "./price-line.ts";
import type { Action, Band, Head, Section } from "./section.ts";
import { copy, head, ticks, title } from "./words.ts";

/** Steps along one line, each under its number. */
export const stairs = (
  options: Band & Head & { steps: readonly { title: string; text: string }[] },
): Section => ({
  kind: "stairs",
  make: (kit) =>
    band(kit, { tone: "paper", ...options }, (ground) => [
      head(kit, ground, options),
      cells(
        kit,
        options.steps.length,
        options.steps.map((step, index) =>
          flex({ gap: 0 }, [
            heading({
              title: String(index + 1),
              level: "div",
              face: { ...displayFace(kit, "figure", 1.3), line: 1.1 },
              color: ground.mark,
            }),
            flex(
              {
                gap: 10,
                padding: [22, 24, 0, 0],
                margin: [12, 0, 0, 0],
                border: { width: [4, 0, 0, 0], color: ground.mark },
              },
              [title(kit, ground, step.title, { level: "h3" }), copy(kit, ground, step.text)],
            ),
          ]),
        ),
        { tablet: 2, gap: 0, mobileGap: 28 },
      ),
    ]),
});

/** An offer as a ticket: a coloured stub with the price, and what it lets you into. */
export const ticket = (
  options: Band &
    Head & {
      price: string;
      was?: string;
      per?: string;
      lines: readonly string[];
      action: Action;
      note?: string;
    },
): Section => ({
  kind: "ticket",
  make: (kit) =>
    band(kit, { tone: "tint", ...options }, (ground) => {
      const stub = groundOf(kit.design, ground.tone === "brand" ? "deep" : "brand");
      const inner = cardOn(kit.design, ground);
      const { card: radius } = kit.design.radius;
      return [
        flex({ direction: "row", directionTablet: "column", directionMobile: "column" }, [
          flex(
            {
              width: 36,
              widthTablet: 100,
              widthMobile: 100,
              gap: 16,
              along: "center",
              padding: 44,
              paddingMobile: 28,
              fill: stub.color,
              radius: [radius, 0, 0, radius],
              radiusMobile: [radius, radius, 0, 0],
            },
            [
              priceLine(kit, stub, options.price, options.was),
              ...(options.per ? [copy(kit, stub, options.per)] : []),
              action(kit, stub, options.action, { align: "justify" }),
              ...(options.note ? [copy(kit, stub, options.note, { role: "small" })] : []),
            ],
          ),
          flex(
            {
              width: 64,
              widthTablet: 100,
              widthMobile: 100,
              gap: 22,
              along: "center",
              padding: 44,
              paddingMobile: 28,
              fill: inner.color,
              radius: [0, radius, radius, 0],
              radiusMobile: [0, 0, radius, radius],
              border: { width: [0, 0, 0, 3], stacked: [3, 0, 0, 0], color: stub.color, style: "dashed" },
            },
            [
              head(kit, inner, options, { align: "start", wide: true, scale: 0.82 }),
              ticks(kit, inner, options.lines, { ruled: true, gap: 18 }),
            ],
          ),
        ]),
      ];
    }),
});

/** A sheet of paper with a heading and ruled lines, beside the words about it. */
export const paperSheet = (
  options: Band & Head & { sheetTitle: string; lines: readonly string[]; picture?: number; action?: Action },
): Section => ({
  kind: options.picture ? "paper-sheet-picture" : "paper-sheet",
  make: (kit) =>
    band(kit, { tone: "tint", ...options }, (ground) => [
      columns(
        [46, 54],
        [
          [
            head(kit, ground, options, { align: "start", wide: true }),
            ...(options.picture ? [filled(kit, ground, options.picture, 220)] : []),
            ...(options.action && !options.picture ? [actions(kit, ground, [options.action])] : []),
          ],
          [
            card(
              kit,
              ground,
              (inner) => [
                flex({ padding: [0, 0, 16, 0], border: { width: [0, 0, 3, 0], color: inner.mark } }, [
                  title(kit, inner, options.sheetTitle, { level: "h3" }),
                ]),
                ticks(kit, inner, options.lines, { icon: "far fa-square", ruled: true, gap: 22 }),
                ...(options.action && options.picture ? [actions(kit, inner, [options.action])] : []),
              ],
              { padding: 44, gap: 24 },
            ),
          ],
        ],
        { stackTablet: true, innerGap: 28, across: options.picture ? "stretch" : "center" },
      ),
    ]),
});

/** One figure, very large, and what it means. */
export const bigFigure = (
  options: Band & { figure: string; title: string; text: string; points?: readonly string[] },
): Section => ({
  kind: "big-figure",
  make: (kit) =>
    band(kit, { tone: "brand", ...options, gradient: true }, (ground) => [
      columns(
        [44, 56],
        [
          [
            title(kit, ground, options.figure, {
              level: "div",
              role: "figure",
              scale: 2.2,
              color: ground.mark,
            }),
            title(kit, ground, options.title, { level: "h2", scale: 0.86 }),
          ],
          [
            copy(kit, ground, options.text, { role: "lead", strong: true }),
            ...(options.points ? [ticks(kit, ground, options.points, { ruled: true, gap: 22 })] : []),
          ],
        ],
        { innerGap: 18, across: "center" },
      ),
    ]),
});

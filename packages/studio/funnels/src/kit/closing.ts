// The end of a page: last calls and the postscript.
import { flex } from "../elementor/container.ts";
import { actions } from "./buttons.ts";
import { figure } from "./figure.ts";
import { bandFill, groundOf } from "./ground.ts";
import { band, card, columns } from "./parts.ts";
import type { Action, Band, Head, Section } from "./section.ts";
import { copy, head, ticks } from "./words.ts";

/** The last call, on the middle axis. */
export const finalCall = (
  options: Band & Head & { actions: readonly Action[]; note?: string; ticks?: readonly string[] },
): Section => ({
  kind: "final-call",
  make: (kit) =>
    band(kit, { tone: "brand", ...options, width: 860, gap: 24, gradient: true }, (ground) => [
      head(kit, ground, options, { align: "center", wide: true }),
      ...(options.ticks ? [flex({ boxed: 520 }, [ticks(kit, ground, options.ticks)])] : []),
      actions(kit, ground, options.actions, "center", "fas fa-arrow-right"),
      ...(options.note ? [copy(kit, ground, options.note, { role: "small", align: "center" })] : []),
    ]),
});

/** The last call in a framed panel, with a picture. */
export const finalPanel = (
  options: Band &
    Head & {
      actions: readonly Action[];
      note?: string;
      picture: number;
      inner?: "brand" | "deep" | "accent";
    },
): Section => ({
  kind: "final-panel",
  make: (kit) =>
    band(kit, { tone: "paper", ...options }, () => {
      const inner = groundOf(kit.design, options.inner ?? "deep");
      return [
        flex(
          {
            fill: bandFill(kit.design, inner, true),
            radius: kit.design.radius.card,
            padding: [56, 56, 56, 56],
            paddingTablet: 40,
            paddingMobile: [36, 22, 36, 22],
          },
          [
            columns(
              [58, 42],
              [
                [
                  head(kit, inner, options, { align: "start", wide: true }),
                  actions(kit, inner, options.actions, "start", "fas fa-arrow-right"),
                  ...(options.note ? [copy(kit, inner, options.note, { role: "small" })] : []),
                ],
                [figure(kit, inner, options.picture, { bare: true })],
              ],
            ),
          ],
        ),
      ];
    }),
});

/** The last call as a wide line: words on the left, button on the right. */
export const finalLine = (options: Band & Head & { action: Action }): Section => ({
  kind: "final-line",
  make: (kit) =>
    band(kit, { tone: "accent", ...options, space: 0.6 }, (ground) => [
      columns(
        [66, 34],
        [
          [head(kit, ground, options, { align: "start", wide: true, scale: 0.9 })],
          [actions(kit, ground, [options.action], "end")],
        ],
      ),
    ]),
});

/** The postscript of a sales letter, on a card of its own. */
export const postscript = (options: Band & { lines: readonly string[]; action?: Action }): Section => ({
  kind: "postscript",
  make: (kit) =>
    band(kit, { tone: "tint", ...options, width: 860, gap: 20, space: 0.8 }, (ground) => [
      card(
        kit,
        ground,
        (inner) => [
          ...options.lines.map((line) => copy(kit, inner, line, { strong: true })),
          ...(options.action ? [actions(kit, inner, [options.action])] : []),
        ],
        { padding: 40, gap: 20 },
      ),
    ]),
});

// Guarantees and questions.
import { flex } from "../elementor/container.ts";
import { iconList } from "../elementor/widgets.ts";
import { iconMark } from "../elementor/widgets-media.ts";
import { actions } from "./buttons.ts";
import { textFace } from "./faces.ts";
import { mark } from "./figure.ts";
import { inkOn } from "./ground.ts";
import { band, card, cells, columns, measure } from "./parts.ts";
import { foldList } from "./programme.ts";
import type { Action, Band, Head, Section } from "./section.ts";
import { copy, head, ticks, title } from "./words.ts";

/** A promise in a frame: the seal on the left, the terms on the right. */
export const guarantee = (
  options: Band & { seal?: string; title: string; text: string; points?: readonly string[] },
): Section => ({
  kind: "guarantee",
  make: (kit) =>
    band(kit, { tone: "paper", ...options, width: 980 }, (ground) => [
      card(
        kit,
        ground,
        (inner) => [
          flex({ direction: "row", gap: 40, gapMobile: 20, across: "center", acrossMobile: "stretch" }, [
            flex({ width: 22, widthMobile: 100 }, [
              iconMark({
                icon: options.seal ?? "fas fa-shield-alt",
                color: inkOn(kit.design, kit.design.palette.accent),
                fill: kit.design.palette.accent,
                size: 56,
                radius: 200,
                padding: 34,
                align: "center",
              }),
            ]),
            flex({ width: 78, widthMobile: 100, gap: 14 }, [
              title(kit, inner, options.title, { level: "h2", role: "h2", scale: 0.8 }),
              copy(kit, inner, options.text),
              ...(options.points ? [ticks(kit, inner, options.points, { small: true, gap: 8 })] : []),
            ]),
          ]),
        ],
        { padding: [48, 48, 48, 48], paddingMobile: 28 },
      ),
    ]),
});

/** A promise as one coloured band. */
export const guaranteeBand = (
  options: Band & { title: string; text: string; seal?: string; action?: Action },
): Section => ({
  kind: "guarantee-band",
  make: (kit) =>
    band(kit, { tone: "brand", ...options, width: 820, gap: 20 }, (ground) => [
      mark(kit, ground, options.seal ?? "fas fa-shield-alt", { align: "center", size: 32 }),
      title(kit, ground, options.title, { level: "h2", align: "center" }),
      copy(kit, ground, options.text, { role: "lead", align: "center" }),
      ...(options.action ? [actions(kit, ground, [options.action], "center")] : []),
    ]),
});

/** Questions that open: in one column in the middle, or in two under their heading where headings stand at the start. */
export const faq = (
  options: Band & Head & { items: readonly { title: string; text: string }[]; action?: Action },
): Section => ({
  kind: "faq",
  make: (kit) =>
    band(kit, { tone: "paper", ...options }, (ground) => {
      const ask = options.action ? [actions(kit, ground, [options.action], kit.design.heads)] : [];
      const list = (items: typeof options.items) => foldList(kit, ground, items, true);
      if (kit.design.heads === "center")
        return [head(kit, ground, options), measure(kit, 860, [list(options.items)]), ...ask];
      const half = Math.ceil(options.items.length / 2);
      return [
        head(kit, ground, options),
        columns([50, 50], [list(options.items.slice(0, half)), list(options.items.slice(half))], {
          across: "flex-start",
          gap: kit.design.rhythm.gap,
          gapMobile: 18,
          stackTablet: true,
        }),
        ...ask,
      ];
    }),
});

/** Questions on the right; on the left a panel of the same height with the heading and the ways to ask. */
export const faqSplit = (
  options: Band &
    Head & {
      items: readonly { title: string; text: string }[];
      ask?: string;
      /** Where and when somebody answers: a telephone, a mail address, hours. */
      ways?: readonly { icon: string; text: string }[];
      action?: Action;
    },
): Section => ({
  kind: "faq-split",
  make: (kit) =>
    band(kit, { tone: "tint", ...options }, (ground) => [
      columns(
        [36, 64],
        [
          [
            card(
              kit,
              ground,
              (inner) => [
                flex({ gap: 18 }, [
                  head(kit, inner, options, { align: "start", wide: true }),
                  ...(options.ask ? [copy(kit, inner, options.ask)] : []),
                ]),
                ...(options.ways
                  ? [
                      iconList({
                        items: options.ways,
                        face: textFace(kit, "label"),
                        color: inner.ink,
                        iconColor: inner.mark,
                        iconSize: 16,
                        gap: 20,
                        ruled: inner.line,
                      }),
                    ]
                  : []),
                ...(options.action ? [actions(kit, inner, [options.action])] : []),
              ],
              {
                tone: ground.tone === "deep" ? "brand" : "deep",
                padding: 40,
                gap: 28,
                grow: true,
                along: "space-between",
              },
            ),
          ],
          [foldList(kit, ground, options.items, true)],
        ],
        { across: "stretch", stackTablet: true, gap: kit.design.rhythm.gap },
      ),
    ]),
});

/** Questions and answers laid open in two columns, for short ones. */
export const faqOpen = (
  options: Band & Head & { items: readonly { title: string; text: string }[]; action?: Action },
): Section => ({
  kind: "faq-open",
  make: (kit) =>
    band(kit, { tone: "paper", ...options }, (ground) => [
      head(kit, ground, options),
      cells(
        kit,
        2,
        options.items.map((item) =>
          flex({ gap: 8, padding: [20, 0, 0, 0], border: { width: [1, 0, 0, 0], color: ground.line } }, [
            title(kit, ground, item.title, { level: "h3", role: "h4" }),
            copy(kit, ground, item.text),
          ]),
        ),
        { gap: 40 },
      ),
      ...(options.action ? [actions(kit, ground, [options.action], kit.design.heads)] : []),
    ]),
});

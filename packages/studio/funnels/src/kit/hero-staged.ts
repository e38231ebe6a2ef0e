// First screens on a stage of their own: in a panel, behind a card, under a headline across the page. Each holds the page's one h1.
import { flex } from "../elementor/container.ts";
import type { Draft } from "../elementor/types.ts";
import { actions } from "./buttons.ts";
import { figure } from "./figure.ts";
import { bandFill, cardOn, type Ground, groundOf } from "./ground.ts";
import { following, type HeroCopy, opening, words } from "./hero.ts";
import { band, besidePicture, card, cells, columns } from "./parts.ts";
import type { Fact } from "./raised.ts";
import type { Band, Kit, Section } from "./section.ts";
import { copy, eyebrow, figureTitle, ticks, title } from "./words.ts";

interface Staged extends Band, HeroCopy {
  picture: number;
  facts?: readonly Fact[];
  height?: number;
  heightMobile?: number;
}

/** Facts under lines, in a row or under one another. */
const ruledFacts = (kit: Kit, ground: Ground, facts: readonly Fact[], across: number): Draft =>
  cells(
    kit,
    across,
    facts.map((fact) =>
      flex({ gap: 4, padding: [14, 0, 0, 0], border: { width: [2, 0, 0, 0], color: ground.mark } }, [
        figureTitle(kit, ground, fact.figure, {
          among: facts.map(({ figure }) => figure),
          columns: { tablet: 150, phone: 145 },
          scale: 1.2,
        }),
        copy(kit, ground, fact.text, { role: "small" }),
      ]),
    ),
    { tablet: across, mobile: 2 },
  );

/** A panel with air round it: words in it on one side, on the other a picture to its edges; facts under it. */
export const heroStage = (
  options: Staged & { flip?: boolean; share?: number; position?: "center left" | "center right" },
): Section => ({
  kind: `hero-stage${options.flip ? "-flip" : ""}${options.facts ? "-facts" : ""}`,
  make: (kit) => {
    const inner = groundOf(kit.design, options.tone ?? "tint");
    const share = options.share ?? 52;
    const { width } = kit.design.rhythm;
    return band(
      kit,
      {
        tone: "paper",
        ...(options.anchor ? { anchor: options.anchor } : {}),
        width: width + 140,
        gap: 36,
        box: { padding: [24, 24, 64, 24], paddingMobile: [12, 12, 48, 12] },
      },
      (ground) => [
        besidePicture(
          [share, 100 - share],
          {
            opening: flex(
              {
                along: "flex-end",
                gap: 22,
                padding: [76, 56, 0, 70],
                paddingTablet: [48, 32, 0, 32],
                paddingMobile: [34, 22, 26, 22],
              },
              opening(kit, inner, options),
            ),
            picture: flex(
              {
                minHeight: options.height ?? 620,
                minHeightMobile: options.heightMobile ?? 320,
                fill: {
                  picture: kit.picture(options.picture),
                  color: inner.color,
                  ...(options.position ? { position: options.position } : {}),
                },
              },
              [],
            ),
            rest: flex(
              {
                gap: 22,
                padding: [22, 56, 76, 70],
                paddingTablet: [22, 32, 48, 32],
                paddingMobile: [26, 22, 36, 22],
              },
              following(kit, inner, options),
            ),
          },
          {
            gap: 0,
            fill: bandFill(kit.design, inner),
            radius: kit.design.radius.card * 1.4,
            clip: true,
            ...(options.flip ? { flip: true } : {}),
          },
        ),
        ...(options.facts
          ? [flex({ boxed: width }, [ruledFacts(kit, ground, options.facts, options.facts.length)])]
          : []),
      ],
    );
  },
});

/** A wide picture; over its lower edge a card with the promise, beside it under the picture the facts. */
export const heroLedge = (options: Staged & { flip?: boolean; over?: number }): Section => ({
  kind: options.flip ? "hero-ledge-flip" : "hero-ledge",
  make: (kit) =>
    band(
      kit,
      {
        tone: "paper",
        ...options,
        gap: 0,
        box: { padding: [28, 24, 72, 24], paddingMobile: [16, 16, 48, 16] },
      },
      (ground) => {
        const over = options.over ?? 250;
        const { facts } = options;
        return [
          figure(kit, ground, options.picture, {
            bare: true,
            height: options.height ?? 560,
            heightMobile: options.heightMobile ?? 280,
          }),
          flex(
            {
              direction: options.flip ? "row-reverse" : "row",
              directionMobile: "column",
              across: "flex-end",
              acrossMobile: "stretch",
              gap: 48,
              gapMobile: 28,
              padding: [0, 48, 0, 48],
              paddingTablet: [0, 20, 0, 20],
              paddingMobile: [0, 10, 0, 10],
            },
            [
              flex({ width: 60, widthMobile: 100, margin: [-over, 0, 0, 0], marginMobile: [-56, 0, 0, 0] }, [
                card(kit, ground, () => words(kit, cardOn(kit.design, ground), options), {
                  padding: [52, 52, 52, 52],
                  paddingMobile: [30, 22, 30, 22],
                  gap: 20,
                }),
              ]),
              flex(
                { width: 40, widthMobile: 100, padding: [44, 0, 0, 0], paddingMobile: 0 },
                facts ? [ruledFacts(kit, ground, facts, 2)] : [],
              ),
            ],
          ),
        ];
      },
    ),
});

/** The headline across the page; under it the picture, and in a narrow column beside it all that follows. */
export const heroHeadline = (options: Staged & { flip?: boolean; scale?: number }): Section => ({
  kind: options.flip ? "hero-headline-flip" : "hero-headline",
  make: (kit) =>
    band(kit, { tone: "paper", ...options, gap: 40, space: 0.66 }, (ground) => {
      const aside = [
        ...(options.lead ? [copy(kit, ground, options.lead, { role: "lead", strong: true })] : []),
        ...(options.ticks ? [ticks(kit, ground, options.ticks)] : []),
        actions(kit, ground, options.actions, "start", "fas fa-arrow-right"),
        ...(options.note ? [copy(kit, ground, options.note, { role: "small" })] : []),
        ...(options.facts ? [ruledFacts(kit, ground, options.facts, 2)] : []),
      ];
      const shot = [
        figure(kit, ground, options.picture, {
          bare: true,
          height: options.height ?? 540,
          heightMobile: options.heightMobile ?? 260,
        }),
      ];
      return [
        flex({ gap: 18 }, [
          ...(options.eyebrow ? [eyebrow(kit, ground, options.eyebrow)] : []),
          title(kit, ground, options.title, { level: "h1", scale: options.scale ?? 1.34 }),
        ]),
        columns(options.flip ? [36, 64] : [64, 36], options.flip ? [aside, shot] : [shot, aside], {
          gap: 52,
          innerGap: 24,
          across: "stretch",
          innerAlong: options.facts ? "space-between" : "flex-end",
          stackTablet: true,
        }),
      ];
    }),
});

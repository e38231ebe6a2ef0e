// First screens. Each holds the page's one h1.
import { flex } from "../elementor/container.ts";
import type { Draft } from "../elementor/types.ts";
import { heading } from "../elementor/widgets.ts";
import { alpha, mix } from "./colour.ts";
import { figure, stars } from "./figure.ts";
import { bandFill, cardOn, type Ground, groundOf, underVeil } from "./ground.ts";
import {
  actions,
  band,
  card,
  cells,
  columns,
  copy,
  displayFace,
  eyebrow,
  textFace,
  ticks,
  title,
} from "./parts.ts";
import type { Action, Band, Head, Kit, Section } from "./section.ts";

export interface HeroCopy extends Head {
  actions: readonly Action[];
  /** A short line under the buttons. */
  note?: string;
  ticks?: readonly string[];
}

const words = (
  kit: Kit,
  ground: Ground,
  text: HeroCopy,
  align: "start" | "center" = "start",
  scale = 1,
): Draft[] => [
  ...(text.eyebrow ? [eyebrow(kit, ground, text.eyebrow, align)] : []),
  title(kit, ground, text.title, { level: "h1", align, scale }),
  ...(text.lead ? [copy(kit, ground, text.lead, { role: "lead", align })] : []),
  ...(text.ticks ? [ticks(kit, ground, text.ticks)] : []),
  ...(text.actions.length > 0 ? [actions(kit, ground, text.actions, align, "fas fa-arrow-right")] : []),
  ...(text.note ? [copy(kit, ground, text.note, { role: "small", align })] : []),
];

/** Words on one side, a picture on the other. */
export const heroSplit = (
  options: Band &
    HeroCopy & {
      picture: number;
      flip?: boolean;
      shares?: readonly [number, number];
      height?: number;
      rated?: string;
    },
): Section => ({
  kind: options.flip ? "hero-split-flip" : "hero-split",
  make: (kit) =>
    band(
      kit,
      { tone: "paper", ...options, gradient: true, box: { ...edge(kit, options.tone ?? "paper") } },
      (ground) => {
        const text = [
          ...words(kit, ground, options),
          ...(options.rated
            ? [
                flex({ direction: "row", directionMobile: "row", gap: 12, across: "center" }, [
                  starsAuto(kit, ground),
                  autoCopy(kit, ground, options.rated),
                ]),
              ]
            : []),
        ];
        const shot = [figure(kit, ground, options.picture, options.height ? { height: options.height } : {})];
        const [left, right] = options.shares ?? [52, 48];
        return [
          columns(options.flip ? [right, left] : [left, right], options.flip ? [shot, text] : [text, shot], {
            stackTablet: (options.shares?.[0] ?? 0) > 56,
          }),
        ];
      },
    ),
});

const starsAuto = (kit: Kit, ground: Ground): Draft => withAuto(stars(kit, ground));
const autoCopy = (kit: Kit, ground: Ground, text: string): Draft =>
  withAuto(copy(kit, ground, text, { role: "small" }));
const withAuto = (draft: Draft): Draft => ({
  ...draft,
  settings: { ...draft.settings, _element_width: "auto" },
});

function edge(kit: Kit, tone: string) {
  const shape = kit.design.edge;
  if (!shape || shape === "none" || tone === "paper") return {};
  return { divider: { side: "bottom" as const, shape, color: kit.design.palette.paper, height: 56 } };
}

/** Everything on the middle axis, the picture wide underneath. */
export const heroCentered = (
  options: Band & HeroCopy & { picture?: number; height?: number; width?: number },
): Section => ({
  kind: options.picture ? "hero-centered-picture" : "hero-centered",
  make: (kit) =>
    band(
      kit,
      {
        tone: "paper",
        ...options,
        gradient: true,
        box: options.picture ? {} : edge(kit, options.tone ?? "paper"),
      },
      (ground) => [
        flex({ boxed: options.width ?? 900, gap: 22 }, words(kit, ground, options, "center")),
        ...(options.picture
          ? [figure(kit, ground, options.picture, { height: options.height ?? 520, heightMobile: 260 })]
          : []),
      ],
    ),
});

/** A picture behind the words, darkened so that they read. */
export const heroCover = (
  options: Band & HeroCopy & { picture: number; align?: "start" | "center"; veil?: number; vh?: number },
): Section => ({
  kind: options.align === "center" ? "hero-cover-center" : "hero-cover",
  make: (kit) => {
    const { design } = kit;
    const align = options.align ?? "start";
    const veil = options.veil ?? (align === "center" ? 0.8 : 0.92);
    // On a phone the words run to the thin end of the veil.
    const thin = 0.62;
    const ground = underVeil(
      groundOf(design, options.tone ?? "deep"),
      align === "center" ? veil : veil * thin,
    );
    const text = words(kit, ground, options, align);
    return flex(
      {
        boxed: design.rhythm.width,
        tag: "section",
        minHeightVh: options.vh ?? 82,
        along: "center",
        padding: [96, 24, 96, 24],
        paddingMobile: [72, 20, 72, 20],
        fill: { picture: kit.picture(options.picture), color: ground.color },
        overlay: {
          fill:
            align === "center"
              ? ground.color
              : { from: ground.color, to: alpha(ground.color, thin), angle: 90, hold: 40 },
          opacity: veil,
        },
        ...(options.anchor ? { anchor: options.anchor } : {}),
      },
      [
        align === "center"
          ? flex({ boxed: 860, gap: 22 }, text)
          : flex({ width: 58, widthTablet: 80, widthMobile: 100, gap: 22 }, text),
      ],
    );
  },
});

/** Words on the left, a card with the offer on the right. */
export const heroCard = (
  options: Band &
    HeroCopy & {
      card: {
        title: string;
        lines: readonly string[];
        price?: string;
        was?: string;
        action: Action;
        note?: string;
      };
    },
): Section => ({
  kind: "hero-card",
  make: (kit) =>
    band(
      kit,
      { tone: "deep", ...options, gradient: true, box: edge(kit, options.tone ?? "deep") },
      (ground) => [
        columns(
          [57, 43],
          [
            words(kit, ground, options),
            card(
              kit,
              groundOf(kit.design, "paper"),
              (inner) => [
                title(kit, inner, options.card.title, { level: "h2", role: "h3" }),
                ...(options.card.price ? [priceLine(kit, inner, options.card.price, options.card.was)] : []),
                ticks(kit, inner, options.card.lines, { small: true, ruled: true, gap: 18 }),
                flex({ padding: [10, 0, 0, 0], gap: 10 }, [
                  ...actionsJustified(kit, inner, options.card.action),
                  ...(options.card.note
                    ? [copy(kit, inner, options.card.note, { role: "small", align: "center" })]
                    : []),
                ]),
              ],
              { tone: "card", shadow: { y: 30, blur: 70, color: alpha(kit.design.palette.deep, 0.3) } },
            ),
          ],
          { stackTablet: true },
        ),
      ],
    ),
});

const actionsJustified = (kit: Kit, ground: Ground, to: Action): Draft[] => {
  const made = actions(kit, ground, [to]).elements.map((draft) => ({
    ...draft,
    settings: { ...draft.settings, align: "justify" },
  }));
  return made;
};

/** A price with what it was before. */
export function priceLine(
  kit: Kit,
  ground: Ground,
  now: string,
  was?: string,
  align: "start" | "center" = "start",
): Draft {
  const face = { ...displayFace(kit, "figure"), transform: "none" as const };
  return flex(
    {
      direction: "row",
      directionMobile: "row",
      gap: 14,
      across: "center",
      along: align === "center" ? "center" : "flex-start",
      wrap: true,
    },
    [
      heading({ title: now, level: "div", face, color: ground.ink, align }, { auto: true }),
      ...(was
        ? [
            heading(
              {
                title: was,
                level: "div",
                face: { ...textFace(kit, "lead", 500), decoration: "line-through" },
                color: ground.muted,
                align,
              },
              { auto: true },
            ),
          ]
        : []),
    ],
  );
}

/** An oversized title across the page; the rest in two narrow columns under a line. */
export const heroEditorial = (
  options: Band & HeroCopy & { picture?: number; height?: number; aside?: string },
): Section => ({
  kind: options.picture ? "hero-editorial-picture" : "hero-editorial",
  make: (kit) =>
    band(kit, { tone: "paper", ...options, gap: 36 }, (ground) => [
      ...(options.eyebrow ? [eyebrow(kit, ground, options.eyebrow)] : []),
      title(kit, ground, options.title, { level: "h1", scale: 1.22 }),
      flex({ border: { width: [1, 0, 0, 0], color: ground.line }, padding: [28, 0, 0, 0] }, [
        columns(
          [58, 42],
          [
            [
              ...(options.lead ? [copy(kit, ground, options.lead, { role: "lead", strong: true })] : []),
              actions(kit, ground, options.actions, "start", "fas fa-arrow-right"),
            ],
            [
              ...(options.ticks ? [ticks(kit, ground, options.ticks)] : []),
              ...(options.aside ? [copy(kit, ground, options.aside)] : []),
              ...(options.note ? [copy(kit, ground, options.note, { role: "small" })] : []),
            ],
          ],
          { across: "flex-start" },
        ),
      ]),
      ...(options.picture
        ? [figure(kit, ground, options.picture, { height: options.height ?? 480, heightMobile: 240 })]
        : []),
    ]),
});

/** The opening of a sales letter: who it is for, the promise, the proof. */
export const heroLetter = (options: Band & HeroCopy & { picture?: number; from?: string }): Section => ({
  kind: options.picture ? "hero-letter-picture" : "hero-letter",
  make: (kit) =>
    band(kit, { tone: "paper", ...options, width: 880, gap: 28, space: 0.8 }, (ground) => [
      ...(options.eyebrow ? [eyebrow(kit, ground, options.eyebrow, "center")] : []),
      title(kit, ground, options.title, { level: "h1", align: "center" }),
      ...(options.lead
        ? [copy(kit, ground, options.lead, { role: "lead", align: "center", strong: true })]
        : []),
      ...(options.picture ? [figure(kit, ground, options.picture, { height: 440, heightMobile: 220 })] : []),
      ...(options.ticks ? [flex({ boxed: 620 }, [ticks(kit, ground, options.ticks)])] : []),
      actions(kit, ground, options.actions, "center", "fas fa-arrow-right"),
      ...(options.note ? [copy(kit, ground, options.note, { role: "small", align: "center" })] : []),
      ...(options.from ? [copy(kit, ground, options.from, { role: "small", align: "center" })] : []),
    ]),
});

/** A framed stage: words and picture inside one big card on a coloured ground. */
export const heroStage = (
  options: Band &
    HeroCopy & { picture: number; inner?: "card" | "deep" | "brand" | "accent" | "tint"; height?: number },
): Section => ({
  kind: "hero-stage",
  make: (kit) =>
    band(kit, { tone: "tint", ...options, space: 0.5 }, () => {
      const inner = groundOf(kit.design, options.inner ?? "brand");
      return [
        flex(
          {
            fill: bandFill(kit.design, inner, true),
            radius: Math.max(kit.design.radius.card, 8),
            padding: [72, 64, 72, 64],
            paddingTablet: [48, 36, 48, 36],
            paddingMobile: [40, 22, 40, 22],
            clip: true,
          },
          [
            columns(
              [54, 46],
              [
                words(kit, inner, options),
                [
                  figure(kit, inner, options.picture, {
                    bare: true,
                    ...(options.height ? { height: options.height } : {}),
                  }),
                ],
              ],
            ),
          ],
        ),
      ];
    }),
});

/** Title and picture over a row of facts. */
export const heroFacts = (
  options: Band &
    HeroCopy & { picture: number; facts: readonly { figure: string; text: string }[]; height?: number },
): Section => ({
  kind: "hero-facts",
  make: (kit) =>
    band(kit, { tone: "paper", ...options }, (ground) => {
      const inner = cardOn(kit.design, ground);
      return [
        columns(
          [55, 45],
          [
            words(kit, ground, options),
            [figure(kit, ground, options.picture, options.height ? { height: options.height } : {})],
          ],
        ),
        flex(
          {
            fill: inner.color,
            radius: kit.design.radius.card,
            padding: [28, 32, 28, 32],
            border: { width: 1, color: inner.line },
          },
          [
            cells(
              kit,
              options.facts.length,
              options.facts.map((fact) =>
                flex({ gap: 4 }, [
                  title(kit, inner, fact.figure, { level: "div", role: "h3", color: inner.mark }),
                  copy(kit, inner, fact.text, { role: "small" }),
                ]),
              ),
              { mobile: 2, tablet: options.facts.length },
            ),
          ],
        ),
      ];
    }),
});

/** A poster: the name of the thing very large, the picture in the middle, the price under it. */
export const heroPoster = (
  options: Band & HeroCopy & { picture: number; height?: number; price?: string },
): Section => ({
  kind: "hero-poster",
  make: (kit) =>
    band(kit, { tone: "accent", ...options, gap: 28, space: 0.7, gradient: false }, (ground) => [
      ...(options.eyebrow ? [eyebrow(kit, ground, options.eyebrow, "center")] : []),
      title(kit, ground, options.title, { level: "h1", align: "center", scale: 1.35 }),
      figure(kit, ground, options.picture, { bare: true, height: options.height ?? 460, heightMobile: 280 }),
      columns(
        [50, 50],
        [
          [...(options.lead ? [copy(kit, ground, options.lead, { role: "lead", strong: true })] : [])],
          [
            ...(options.price ? [priceLine(kit, ground, options.price)] : []),
            actions(kit, ground, options.actions, "start", "fas fa-arrow-right"),
            ...(options.note ? [copy(kit, ground, options.note, { role: "small" })] : []),
          ],
        ],
        {
          across: "flex-start",
          border: { width: [1, 0, 0, 0], color: mix(ground.color, ground.ink, 0.3) },
          padding: [26, 0, 0, 0],
        },
      ),
    ]),
});

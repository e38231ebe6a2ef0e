// First screens that take the whole width: editorial, stage, poster. Each holds the page's one h1.
import { type Box, flex } from "../elementor/container.ts";
import { actions } from "./buttons.ts";
import { mix } from "./colour.ts";
import { figure } from "./figure.ts";
import { type Ground, groundOf } from "./ground.ts";
import type { HeroCopy } from "./hero.ts";
import { band, columns } from "./parts.ts";
import { priceLine } from "./price-line.ts";
import type { Band, Section } from "./section.ts";
import { copy, eyebrow, ticks, title } from "./words.ts";

/** An oversized title across the page; the rest in two narrow columns under a line. */
export const heroEditorial = (
  options: Band & HeroCopy & { picture?: number; height?: number; heightMobile?: number; aside?: string },
): Section => ({
  kind: options.picture ? "hero-editorial-picture" : "hero-editorial",
  make: (kit) =>
    band(kit, { tone: "paper", ...options, gap: 36 }, (ground) => [
      ...(options.eyebrow ? [eyebrow(kit, ground, options.eyebrow)] : []),
      title(kit, ground, options.title, { level: "h1", scale: 1.22 }),
      // On a phone after the picture.
      flex(
        { border: { width: [1, 0, 0, 0], color: ground.line }, padding: [28, 0, 0, 0], orderMobile: "end" },
        [
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
        ],
      ),
      ...(options.picture
        ? [
            figure(kit, ground, options.picture, {
              height: options.height ?? 480,
              heightMobile: options.heightMobile ?? 240,
            }),
          ]
        : []),
    ]),
});

/** A poster: the name of the thing very large, the picture in the middle or from edge to edge, the price under it. */
export const heroPoster = (
  options: Band &
    HeroCopy & { picture: number; height?: number; heightMobile?: number; price?: string; edge?: boolean },
): Section => ({
  kind: options.edge ? "hero-poster-edge" : "hero-poster",
  make: (kit) => {
    const named = (ground: Ground) => [
      ...(options.eyebrow ? [eyebrow(kit, ground, options.eyebrow, "center")] : []),
      title(kit, ground, options.title, { level: "h1", align: "center", scale: 1.35 }),
    ];
    const sold = (ground: Ground, ruled: Box) =>
      columns(
        [62, 38],
        [
          [...(options.lead ? [copy(kit, ground, options.lead, { role: "lead", strong: true })] : [])],
          [
            ...(options.price ? [priceLine(kit, ground, options.price)] : []),
            actions(kit, ground, options.actions, "start", "fas fa-arrow-right"),
            ...(options.note ? [copy(kit, ground, options.note, { role: "small" })] : []),
          ],
        ],
        { across: "flex-start", ...ruled },
      );
    const { height = 460, heightMobile = 280 } = options;
    if (!options.edge)
      return band(kit, { tone: "accent", ...options, gap: 28, space: 0.7, gradient: false }, (ground) => [
        ...named(ground),
        figure(kit, ground, options.picture, { bare: true, height, heightMobile }),
        sold(ground, {
          border: { width: [1, 0, 0, 0], color: mix(ground.color, ground.ink, 0.3) },
          padding: [26, 0, 0, 0],
        }),
      ]);
    const ground = groundOf(kit.design, options.tone ?? "accent");
    const { width, band: space } = kit.design.rhythm;
    const around = (top: number, foot: number): Box => ({
      boxed: width,
      gap: 24,
      padding: [top, 24, foot, 24],
      paddingMobile: [Math.round(top * 0.62), 20, Math.round(foot * 0.7), 20],
    });
    return flex(
      { tag: "section", fill: ground.color, ...(options.anchor ? { anchor: options.anchor } : {}) },
      [
        flex(around(Math.round(space * 0.6), 36), named(ground)),
        flex(
          {
            minHeight: height,
            minHeightMobile: heightMobile,
            fill: { picture: kit.picture(options.picture), color: ground.color },
          },
          [],
        ),
        flex(around(44, Math.round(space * 0.7)), [sold(ground, {})]),
      ],
    );
  },
});

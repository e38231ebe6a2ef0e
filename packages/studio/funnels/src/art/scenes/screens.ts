// Screens: dashboards, trading desks, funnels, phones.
import { at, circle, path, rect, type Scene } from "../paint.ts";
import { barChart, dashboard, funnel, ring } from "../parts/charts.ts";
import { laptop, lines, phone, plant } from "../parts/devices.ts";
import { arch, dots, softGround, squared } from "../parts/ground.ts";

/** A laptop with a dashboard, a phone beside it. */
export const dashboardDesk =
  (options: { dark?: boolean; ground?: string } = {}): Scene =>
  (p) => {
    const k = p.h / 760;
    const small =
      rect(0, 0, 236, 496, options.dark ? p.c.deep : "#FFFFFF") +
      rect(16, 50, 204, 120, p.c.brand, 14) +
      lines(32, 76, 120, 2, p.light(p.c.brand, 0.7), 26, 12) +
      barChart(
        20,
        190,
        196,
        150,
        [0.3, 0.5, 0.42, 0.7, 0.62, 0.95],
        p.mix(p.c.brand, "#FFFFFF", 0.5),
        p.c.accent,
      ) +
      lines(20, 370, 196, 4, options.dark ? p.light(p.c.deep, 0.2) : "#E3E6EB", 26, 12);
    return (
      softGround(p, options.ground ?? p.c.tint) +
      dots(p, 900, 80, 8, 5, 28, p.mix(p.c.tint, p.c.ink, 0.2)) +
      arch(560, p.h, 880, p.h * 0.82, p.mix(options.ground ?? p.c.tint, p.c.brand, 0.22)) +
      at(540, p.h * 0.92, 1.24 * k, laptop(p, dashboard(p, 560, 350, options))) +
      at(1010, p.h * 0.94, 0.98 * k, phone(p, small)) +
      at(110, p.h * 0.95, 0.9 * k, plant(p, "#4E8B5C", p.c.accent))
    );
  };

/** A funnel in slices with small figures at its sides. */
export const funnelPicture: Scene = (p) => {
  const k = p.h / 760;
  const shades = [
    p.c.brand,
    p.mix(p.c.brand, p.c.accent, 0.33),
    p.mix(p.c.brand, p.c.accent, 0.66),
    p.c.accent,
  ];
  const side = (x: number, y: number, share: number, color: string) =>
    rect(x, y, 220, 110, p.c.card, 14) +
    ring(x + 56, y + 55, 30, share, color, p.mix(p.c.card, p.c.ink, 0.12), 11) +
    lines(x + 106, y + 38, 92, 2, p.mix(p.c.card, p.c.ink, 0.25), 24, 11);
  return (
    softGround(p, p.c.tint) +
    squared(p, 60, p.mix(p.c.tint, p.c.ink, 0.2), 0.4) +
    at(0, 0, 1, funnel(p, 600, p.h * 0.12, 640 * k, p.h * 0.76, shades)) +
    side(70, p.h * 0.16, 0.9, p.c.brand) +
    side(910, p.h * 0.3, 0.6, p.mix(p.c.brand, p.c.accent, 0.5)) +
    side(110, p.h * 0.6, 0.35, p.c.accent) +
    circle(600, p.h * 0.93, 26 * k, p.c.accent)
  );
};

/** Three phones with posts on them. */
export const phoneTrio =
  (options: { ground?: string; kind?: "posts" | "chat" | "photos" } = {}): Scene =>
  (p) => {
    const k = p.h / 760;
    const screen = (i: number) => {
      const tone = [p.c.brand, p.c.accent, p.mix(p.c.brand, p.c.accent, 0.5)][i] ?? p.c.brand;
      if (options.kind === "chat")
        return (
          rect(0, 0, 236, 496, "#F2F4F1") +
          rect(0, 0, 236, 64, tone) +
          circle(34, 42, 14, "#FFFFFF") +
          rect(58, 36, 90, 10, "#FFFFFF", 5) +
          [0, 1, 2, 3, 4]
            .map(
              (r) =>
                rect(
                  r % 2 ? 70 : 16,
                  86 + r * 74,
                  150,
                  56,
                  r % 2 ? p.mix("#FFFFFF", tone, 0.25) : "#FFFFFF",
                  14,
                ) + lines(r % 2 ? 86 : 32, 104 + r * 74, 110, 2, p.mix("#FFFFFF", p.c.ink, 0.3), 17, 7),
            )
            .join("")
        );
      if (options.kind === "photos")
        return (
          rect(0, 0, 236, 496, "#FFFFFF") +
          Array.from({ length: 12 }, (_, r) =>
            rect(
              8 + (r % 3) * 75,
              130 + Math.floor(r / 3) * 90,
              71,
              86,
              [p.c.brand, p.c.accent, p.c.tint, p.c.deep, p.light(p.c.brand, 0.5), p.light(p.c.accent, 0.4)][
                (r + i * 2) % 6
              ] ?? tone,
              4,
            ),
          ).join("") +
          circle(50, 84, 28, tone) +
          lines(96, 66, 110, 2, "#CBD0D6", 24, 11)
        );
      return (
        rect(0, 0, 236, 496, "#FFFFFF") +
        circle(36, 62, 15, tone) +
        lines(60, 54, 90, 1, "#D6DADF", 0, 12) +
        rect(0, 92, 236, 236, p.light(tone, 0.25)) +
        circle(150, 200, 76, tone) +
        path("M0 328V270L90 220L160 280L236 230V328Z", p.dark(tone, 0.25)) +
        lines(18, 348, 190, 3, "#D6DADF", 26, 12) +
        rect(18, 436, 200, 40, p.c.deep, 10)
      );
    };
    return (
      softGround(p, options.ground ?? p.c.tint) +
      circle(600, p.h * 0.52, p.h * 0.42, p.mix(options.ground ?? p.c.tint, p.c.brand, 0.25)) +
      at(330, p.h * 0.97, 1.12 * k, phone(p, screen(1)), -9) +
      at(870, p.h * 0.97, 1.12 * k, phone(p, screen(2)), 9) +
      at(600, p.h * 0.96, 1.3 * k, phone(p, screen(0)))
    );
  };

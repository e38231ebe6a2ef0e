// A film of the buyer's own: its picture until it is started, and words beside or above it.
import { flex } from "../elementor/container.ts";
import { video } from "../elementor/widgets-media.ts";
import { actions } from "./buttons.ts";
import { band, columns } from "./parts.ts";
import type { Action, Band, Head, Section } from "./section.ts";
import { copy, head, ticks } from "./words.ts";

/** The film waits for the buyer's link (`#your-film`); until then its picture stands. `wide` puts it under the words. */
export const film = (
  options: Band &
    Head & {
      picture: number;
      points?: readonly string[];
      note?: string;
      action?: Action;
      wide?: boolean;
    },
): Section => ({
  kind: options.wide ? "film-wide" : "film",
  make: (kit) =>
    band(kit, { tone: "paper", ...options }, (ground) => {
      const screen = [
        flex({ radius: kit.design.radius.picture, clip: true }, [
          video({ link: "#your-film", cover: kit.picture(options.picture), iconColor: "#FFFFFF" }),
        ]),
        ...(options.note ? [copy(kit, ground, options.note, { role: "small" })] : []),
      ];
      const rest = [
        ...(options.points ? [ticks(kit, ground, options.points)] : []),
        ...(options.action ? [actions(kit, ground, [options.action])] : []),
      ];
      return options.wide
        ? [head(kit, ground, options), ...screen, ...rest]
        : [
            columns(
              [40, 60],
              [[head(kit, ground, options, { align: "start", wide: true }), ...rest], screen],
              {
                across: "center",
                gap: 56,
                innerGap: 22,
                stackTablet: true,
              },
            ),
          ];
    }),
});

// Pictures, icons, stars and faces in the design's manner.
import { flex } from "../elementor/container.ts";
import type { Draft } from "../elementor/types.ts";
import { heading } from "../elementor/widgets.ts";
import { iconMark, image } from "../elementor/widgets-media.ts";
import { rating } from "../elementor/widgets-said.ts";
import { alpha, legible, mix } from "./colour.ts";
import { displayFace } from "./faces.ts";
import { type Ground, inkOn } from "./ground.ts";
import type { Kit } from "./section.ts";

/** The template's nth picture, held as the design holds pictures. `height` crops it. */
export function figure(
  kit: Kit,
  ground: Ground,
  n: number,
  options: { height?: number; heightMobile?: number; bare?: boolean } = {},
): Draft {
  const { design } = kit;
  const radius = design.radius.picture;
  const crop = options.height
    ? {
        height: options.height,
        heightTablet: Math.round(options.height * 0.8),
        heightMobile: options.heightMobile ?? Math.round(options.height * 0.66),
      }
    : {};
  const manner = options.bare ? "plain" : design.picture;
  const picture = kit.picture(n);
  if (manner === "offset") {
    return flex({ fill: design.palette.accent, radius, padding: [0, 0, 14, 14] }, [
      image({ picture, radius, ...crop }),
    ]);
  }
  if (manner === "arch") {
    return image({
      picture,
      radius: [400, 400, radius, radius],
      ...(options.height ? crop : { height: 560, heightTablet: 460, heightMobile: 400 }),
    });
  }
  const shot = image({
    picture,
    radius,
    ...crop,
    ...(manner === "line" ? { border: { width: 2, color: ground.ink } } : {}),
    ...(manner === "shadow" ? { shadow: { y: 30, blur: 60, color: alpha(design.palette.deep, 0.24) } } : {}),
  });
  if (manner !== "tilt") return shot;
  return {
    ...shot,
    settings: {
      ...shot.settings,
      _transform_rotate_popover: "transform",
      _transform_rotateZ_effect: { unit: "deg", size: -2, sizes: [] },
      _transform_rotateZ_effect_mobile: { unit: "deg", size: 0, sizes: [] },
    },
  };
}

/** A picture as high as what stands beside it, and on a phone at a height of its own. */
export const filled = (kit: Kit, { color }: Ground, picture: number, least: number): Draft =>
  flex(
    {
      grow: true,
      minHeight: least,
      minHeightMobile: 280,
      radius: kit.design.radius.picture,
      fill: { picture: kit.picture(picture), color },
    },
    [],
  );

/** An icon in the design's manner. */
export function mark(
  kit: Kit,
  ground: Ground,
  icon: string,
  options: { align?: "start" | "center"; size?: number } = {},
): Draft {
  const { design } = kit;
  const size = options.size ?? 24;
  if (design.icons === "bare")
    return iconMark({ icon, color: ground.mark, size: size + 8, align: options.align ?? "start" });
  const fill =
    ground.tone === "deep" || ground.tone === "brand"
      ? design.palette.accent
      : mix(ground.color, design.palette.brand, 0.13);
  const color = ground.tone === "deep" || ground.tone === "brand" ? inkOn(design, fill) : ground.mark;
  return iconMark({
    icon,
    color,
    size,
    fill,
    radius: design.icons === "round" ? 100 : Math.min(14, design.radius.card),
    padding: 16,
    align: options.align ?? "start",
  });
}

/** Stands before whoever is quoted: a sign that needs no face. */
export function quoteMark(kit: Kit, ground: Ground): Draft {
  const fill = mix(ground.color, ground.mark, 0.16);
  return iconMark(
    {
      icon: "fas fa-quote-left",
      color: legible(ground.mark, fill, 3.2),
      fill,
      size: 16,
      radius: kit.design.radius.card === 0 ? 0 : 100,
      padding: 16,
    },
    { firm: true },
  );
}

/** Where the initials of a person go; a page that is filled in has them of the name that follows. */
export const initials = "[AB]";

/** The initials of a person on a coloured shape. */
export function monogram(kit: Kit, ground: Ground, letters = initials): Draft {
  const side = 76;
  const face = { ...displayFace(kit, "h4"), size: Math.round(side * 0.34), line: 1 };
  const drawn = heading({ title: letters, level: "div", face, color: ground.button.ink, align: "center" });
  const above = String(Math.round(side * 0.33));
  return {
    ...drawn,
    settings: {
      ...drawn.settings,
      _element_width: "initial",
      _element_custom_width: { unit: "px", size: side, sizes: [] },
      _padding: { unit: "px", top: above, right: "0", bottom: above, left: "0", isLinked: false },
      _background_background: "classic",
      _background_color: ground.button.fill,
      _border_radius: { unit: "px", ...roundness(kit.design.radius.card === 0 ? 0 : 100), isLinked: true },
    },
  };
}

/** Five stars. */
export const stars = (kit: Kit, ground: Ground, align: "start" | "center" = "start", size = 18): Draft =>
  rating({
    value: 5,
    color: ground.tone === "accent" ? ground.ink : starColor(kit, ground),
    off: ground.line,
    size,
    align,
  });

const starColor = (kit: Kit, ground: Ground) =>
  ground.tone === "deep" || ground.tone === "brand" ? ground.mark : kit.design.palette.accent;

/** A number or initials on a shape. */
export function badge(
  kit: Kit,
  ground: Ground,
  text: string,
  options: { size?: number; round?: boolean; self?: "center" | "flex-start" } = {},
): Draft {
  const side = options.size ?? 48;
  const face = displayFace(kit, "h4");
  return flex(
    {
      width: 100,
      direction: "row",
      directionMobile: "row",
      along: options.self === "center" ? "center" : "flex-start",
    },
    [
      {
        ...heading({
          title: text,
          level: "div",
          face: { ...face, size: Math.round(side * 0.42), line: 1 },
          color: ground.button.ink,
          align: "center",
        }),
        settings: {
          ...heading({
            title: text,
            level: "div",
            face: { ...face, size: Math.round(side * 0.42), line: 1 },
            color: ground.button.ink,
            align: "center",
          }).settings,
          _element_width: "initial",
          _element_custom_width: { unit: "px", size: side, sizes: [] },
          _padding: {
            unit: "px",
            top: String(Math.round(side * 0.29)),
            right: "0",
            bottom: String(Math.round(side * 0.29)),
            left: "0",
            isLinked: false,
          },
          _background_background: "classic",
          _background_color: ground.button.fill,
          _border_radius: {
            unit: "px",
            ...roundness(options.round === false ? Math.min(12, kit.design.radius.card) : 100),
            isLinked: true,
          },
        },
      },
    ],
  );
}

const roundness = (value: number) => ({
  top: String(value),
  right: String(value),
  bottom: String(value),
  left: String(value),
});

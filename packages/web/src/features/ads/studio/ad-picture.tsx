import type { AdSize } from "@store/contract/ads/ad-sizes";
import type { AdDesign, DrawnAd } from "@store/contract/ads/draw-ad";
import { drawAd } from "@store/contract/ads/draw-ad";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type CSSProperties, useEffect, useId, useMemo, useRef } from "react";
import { fontsQuery } from "../enclosed-fonts.ts";
import { scriptsOf } from "../scripts.ts";
import { textOf } from "./studio.ts";

/** The drawing of a design; undefined until its fonts are here. */
export function useDrawn(
  design: AdDesign,
  size: AdSize,
): { drawn: DrawnAd | undefined; failed: boolean; retry: () => void } {
  const ids = useId().replaceAll(/\W/g, "");
  const { data, isError, refetch } = useQuery({
    ...fontsQuery(scriptsOf(textOf(design.words))),
    placeholderData: keepPreviousData,
  });
  const drawn = useMemo(
    () => data && drawAd({ ...design, ids: `a${ids}` }, size, data.measure),
    [data, design, size, ids],
  );
  return { drawn, failed: isError && !data, retry: () => void refetch() };
}

interface AdPictureProps {
  drawn: DrawnAd | undefined;
  size: AdSize;
  /** What a reader is told of it; a picture beside its name needs none. */
  label?: string;
  className?: string;
}

/** A drawing in the page, in the fonts that its file encloses. */
export function AdPicture({ drawn, size: { width, height }, label, className = "" }: AdPictureProps) {
  const place = useRef<HTMLDivElement>(null);
  const art = drawn?.art;
  useEffect(() => {
    if (art === undefined) return;
    const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${art}</svg>`;
    const { documentElement: svg } = new DOMParser().parseFromString(text, "image/svg+xml");
    if (svg.nodeName === "svg") place.current?.replaceChildren(svg);
  }, [art, width, height]);
  return (
    <div
      ref={place}
      style={{ aspectRatio: "var(--ratio)", "--ratio": width / height } as CSSProperties}
      className={`bg-sheet [&_svg]:overflow-hidden ${className}`}
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    />
  );
}

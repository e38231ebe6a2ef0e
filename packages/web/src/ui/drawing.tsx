interface DrawingProps {
  /** Text of one of our own SVG files, imported with `?raw`: it becomes part of the page, with the page's fonts. */
  svg: string;
  className?: string;
}

/** One of our drawings, inlined. Decoration: what it explains is said in words beside it. */
export function Drawing({ svg, className = "" }: DrawingProps) {
  return (
    <div
      className={`draw [&>svg]:h-auto [&>svg]:w-full ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: files of this repository, never input
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}

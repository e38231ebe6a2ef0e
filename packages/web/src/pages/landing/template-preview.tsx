import previews from "../../assets/drawings/previews.svg?raw";

export type PreviewId = "agency" | "courses" | "vastu" | "astrology" | "health" | "trading";

/** The drawings that every preview on the page refers to; once per page, before the first of them. */
export function PreviewSheet() {
  return (
    <div
      aria-hidden="true"
      className="absolute size-0 overflow-hidden"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this repository, never input
      dangerouslySetInnerHTML={{ __html: previews }}
    />
  );
}

/** A template at 3:4, as its buyer will see it. */
export function TemplatePreview({ id, label }: { id: PreviewId; label: string }) {
  return (
    <svg viewBox="0 0 300 400" role="img" aria-label={label} className="block h-auto w-full rounded-xs">
      <use href={`#tpl-${id}`} width="300" height="400" />
    </svg>
  );
}

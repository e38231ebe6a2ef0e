import { previewPath } from "@store/contract/resources";

export type PreviewId = "agency" | "courses" | "vastu" | "astrology" | "health" | "trading";

interface TemplatePreviewProps {
  id: PreviewId;
  label: string;
  /** Hidden on small screens, which then need not fetch it. */
  wideOnly?: boolean;
}

/** A template at 3:4, from its top to a little below the fold. In the first screen, so not lazy; after the text in line. */
export function TemplatePreview({ id, label, wideOnly = false }: TemplatePreviewProps) {
  return (
    <img
      src={previewPath(`premium-funnels/${id}`)}
      alt={label}
      width={480}
      height={640}
      loading={wideOnly ? "lazy" : "eager"}
      decoding="async"
      fetchPriority="low"
      className="block h-auto w-full rounded-xs"
    />
  );
}

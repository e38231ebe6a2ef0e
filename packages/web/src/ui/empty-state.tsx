import type { ReactNode } from "react";

/** Nothing here yet: the bob over pencil lines, one sentence, one way on. */
export function EmptyState({
  title,
  level = 3,
  children,
  action,
}: {
  title: string;
  /** Where the title stands among the headings of its page. */
  level?: 2 | 3;
  children: ReactNode;
  action?: ReactNode;
}) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <div className="grid justify-items-center gap-3 rounded-sheet border border-dashed border-rule-2 bg-sheet px-6 py-10 text-center">
      <svg viewBox="0 0 180 150" aria-hidden="true" className="h-auto w-36">
        <path
          d="M0 30h180M0 116h180M50 0v150M130 0v150M0 0l60 50M180 0l-60 50M0 146l60-50M180 146l-60-50"
          stroke="#8cc3d6"
          strokeWidth="1.300"
        />
        <path d="M50 30h80v86H50z" fill="#fffdf7" stroke="#14211c" strokeWidth="2" strokeDasharray="6 5" />
        <path d="M90 0v56" stroke="#ffb920" strokeWidth="1.500" />
        <path d="M87 54h6v6h-6z" fill="#d48c00" />
        <path d="M79 62h22l-5 9H84zM84.500 73h11L90 87z" fill="#14211c" />
      </svg>
      <Heading className="text-d3">{title}</Heading>
      <p className="mute max-w-[44ch]">{children}</p>
      {action}
    </div>
  );
}

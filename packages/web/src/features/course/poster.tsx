/** The first picture of a lesson's film; a piece of the mat where there is none. Decoration: the title stands beside it. */
export function Poster({ src, className = "" }: { src: string | undefined; className?: string }) {
  const shape = `aspect-video w-full overflow-hidden rounded-[4px] border border-rule ${className}`;
  if (!src) return <span aria-hidden="true" className={`mat-grid-sm block ${shape}`} />;
  return (
    <img src={src} alt="" loading="lazy" width={640} height={360} className={`block object-cover ${shape}`} />
  );
}

/** The heading of a screen that took the place of another: the keyboard and the screen reader arrive at it. */
export function ArrivedTitle({ children }: { children: string }) {
  return (
    <h1 ref={arrive} tabIndex={-1} className="text-d2 outline-none">
      {children}
    </h1>
  );
}

function arrive(title: HTMLHeadingElement | null): void {
  title?.focus();
}

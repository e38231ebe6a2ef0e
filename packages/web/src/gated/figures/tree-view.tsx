import type { TreeNode } from "@store/contract/figure-content";

/** A decision tree as nested lists: each answer hangs on the line of its question. */
export function TreeView({ title, root }: { title: string; root: TreeNode }) {
  return (
    <section
      aria-label={`Decision tree: ${title}`}
      className="border-[1.5px] border-ink bg-sheet px-4 py-4 md:px-5"
    >
      <p className="text-xs font-semibold text-marigold-700">Decision tree</p>
      <h4 className="mt-1 mb-4 text-lg leading-tight">{title}</h4>
      <Node node={root} />
    </section>
  );
}

function Node({ node: { text, branches } }: { node: TreeNode }) {
  if (!branches) {
    return (
      <p className="max-w-[60ch] border-l-[6px] border-mat-600 bg-mat-50 px-3 py-2 text-sm">
        <span className="sr-only">Advice: </span>
        {text}
      </p>
    );
  }
  return (
    <>
      <p className="inline-block rounded-sheet border-[1.5px] border-ink bg-marigold-100 px-3 py-2 text-sm font-semibold">
        {text}
      </p>
      <ul className="ml-2 pt-1 sm:ml-4">
        {branches.map(({ answer, next }) => (
          <li
            key={answer}
            className="relative pt-3 pl-4 before:absolute before:top-6 before:left-0 before:h-[1.5px] before:w-3 before:bg-ink after:absolute after:-top-1 after:bottom-0 after:left-0 after:w-[1.5px] after:bg-ink last:after:bottom-auto last:after:h-[calc(1.75rem+1.5px)] sm:pl-6 sm:before:w-5"
          >
            <p className="mb-2 text-sm font-semibold">{answer}</p>
            <Node node={next} />
          </li>
        ))}
      </ul>
    </>
  );
}

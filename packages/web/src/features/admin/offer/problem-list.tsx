import type { OfferProblem } from "@store/contract/calls/admin-offer";

/** Sentences about the offer; nothing where there are none. */
export function ProblemList({ title, problems }: { title: string; problems: readonly OfferProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <section
      aria-label={title}
      className="mb-6 rounded-sheet border border-rule border-l-[6px] border-l-marigold-400 bg-sheet px-4 py-3 text-sm"
    >
      <h2 className="font-text text-sm font-semibold">{title}</h2>
      <ul className="mt-1 list-disc pl-5">
        {problems.map(({ path, sentence }) => (
          <li key={`${path} ${sentence}`} className="wrap-anywhere">
            {sentence}
          </li>
        ))}
      </ul>
    </section>
  );
}

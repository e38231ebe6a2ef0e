import { filled, landingWords } from "./words.ts";

/** Part 7: eight questions in two columns, one open at a time, without JavaScript. */
export function Questions() {
  const { questions } = landingWords;
  const half = Math.ceil(questions.length / 2);
  const columns = [questions.slice(0, half), questions.slice(half)];
  return (
    <section id="faq" aria-labelledby="h-faq" className="wrap py-sec">
      <h2 id="h-faq" className="mb-[clamp(2rem,4vw,3.5rem)]">
        Still Got Questions?
      </h2>
      <div className="grid gap-x-16 lg:grid-cols-2 lg:items-start">
        {columns.map((column, i) => (
          <div
            key={column[0]?.question}
            className={`lg:border-b lg:border-ink ${i === 1 ? "border-b border-ink" : ""}`}
          >
            {column.map(({ question, answer }) => (
              <details key={question} className="acc" name="faq">
                <summary>{question}</summary>
                <div className="max-w-[58ch] pr-10 pb-6 text-ink-2">
                  <p>{filled(answer)}</p>
                </div>
              </details>
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}

// What has changed in the templates since they were first sold. `npm run announce` writes to who owns an older state.

/** One day's changes. The page that was published from a template does not change by itself: `what` names the lines. */
export interface LibraryNews {
  /** `yyyy-mm-dd`, in India: who bought on that day or later has the new files already. */
  day: string;
  /** The subject of the mail, without a full stop. */
  subject: string;
  /** Why, in one or two sentences. */
  why: string;
  changes: readonly { template: string; what: string }[];
}

/** The newest last. */
export const libraryNews: readonly LibraryNews[] = [
  {
    day: "2026-11-22",
    subject: "Three templates changed: new tax form numbers, older charts",
    why: "The Income-tax Act 2025 gave the yearly forms new numbers, and since 1 July 2026 whoever only teaches trading may show no prices younger than 30 days.",
    changes: [
      {
        template: "Trading",
        what: "Lessons, journal and sessions work with charts that are at least 30 days old, and the answers say why.",
      },
      {
        template: "Digital Product 1",
        what: "Form 168 in place of Form 26AS, and the financial year in brackets is 2026-27.",
      },
      { template: "Thank You Page 1", what: "Form 130 in place of Form 16, in the offer at the end." },
    ],
  },
];

/** The news of a day, if there is one. */
export function libraryNewsOf(day: string): LibraryNews | undefined {
  return libraryNews.find((news) => news.day === day);
}

// What has changed in the templates since they were first sold. `npm run announce` writes to customers who own an older state.

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

/** The newest last. Empty until a template that was sold changes. */
export const libraryNews: readonly LibraryNews[] = [];

/** The news of a day, if there is one. */
export function libraryNewsOf(day: string): LibraryNews | undefined {
  return libraryNews.find((news) => news.day === day);
}

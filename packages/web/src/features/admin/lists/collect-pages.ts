import { isUnanswered, type RemoteFailure } from "../../../lib/api.ts";
import { must } from "../answers.ts";
import { sleep, withBackOff } from "../session/back-off.ts";

export interface Paged {
  nextCursor?: string | undefined;
}

/** What has come of an export, and where it goes on. */
export interface Collected<Page> {
  pages: Page[];
  cursor?: string | undefined;
}

/** The edge counts the calls of one address over five minutes: a minute at a time, and one more. */
const throttled = { wait: 60_000, most: 6 };

/**
 * All pages of an export. A page that no answer came for is asked for again for some seconds, and one of too many for some
 * minutes; any other failure ends it. What has come stays in `collected`, so that the next try goes on there.
 */
export async function collectPages<Page extends Paged>(
  ask: (cursor: string | undefined) => Promise<({ success: true } & Page) | RemoteFailure>,
  collected: Collected<Page>,
  wait: (milliseconds: number) => Promise<void> = sleep,
): Promise<{ success: true; pages: Page[] } | RemoteFailure> {
  let waits = 0;
  do {
    const { cursor, pages } = collected;
    const page = await withBackOff(() => ask(cursor), {
      retryable: (error) => pages.length > 0 && isUnanswered(error),
      wait,
    });
    if (!page.success) {
      const mayComeLater = page.code === "throttled" && pages.length > 0 && waits++ < throttled.most;
      if (!mayComeLater) return page;
      await wait(throttled.wait);
      continue;
    }
    waits = 0;
    pages.push(page);
    collected.cursor = page.nextCursor;
  } while (collected.cursor);
  return { success: true, pages: collected.pages };
}

/** All pages of what a screen shows. A refusal becomes an error with the server's sentence. */
export async function allPages<Page extends Paged>(
  ask: (cursor: string | undefined) => Promise<({ success: true } & Page) | RemoteFailure>,
): Promise<Page[]> {
  return must(await collectPages<Page>(ask, { pages: [] })).pages;
}

// npm run announce -- --day yyyy-mm-dd [--data DIR]     how many buyers of this machine's shop would be told of that day's news
// npm run announce -- --day yyyy-mm-dd --table NAME     the same on AWS, with the credentials and region of the shell
//   --send                                              queues the mails; again, it queues only what is missing
// The news are in packages/contract/src/library-news.ts. Deploy first: the mail leads to the new files.
import { parseArgs } from "node:util";
import { brand } from "@store/contract/brand";
import { libraryNews, libraryNewsOf } from "@store/contract/library-news";
import { offer } from "@store/contract/offer/offer";
import { fail } from "./fail.ts";
import { dataOption, openNamedTable } from "./open-table.ts";

const { values } = parseArgs({
  options: {
    data: dataOption,
    table: { type: "string" },
    day: { type: "string" },
    send: { type: "boolean", default: false },
  },
});
const news = libraryNewsOf(values.day ?? "");
if (!news)
  fail(
    libraryNews.length > 0
      ? `Which news? --day ${libraryNews.map(({ day }) => day).join(", ")}`
      : "No template has changed since it was sold: there are no news.",
  );
if (values.send && !offer.newsMails)
  fail(
    "newsMails of the offer (packages/contract/src/offer/first-offer.ts) is off: no buyer has been told that such a mail may come.",
  );

const opened = await openNamedTable(values);

const { announceNews } = await import("@store/core/mail/library-news");

// The sweep begins mails for half of each minute; half of that stays free for mails that somebody waits for.
const perMinute = values.send ? brand.mailsPerSecond * 15 : 0;
const { meant, queued } = await announceNews(news, perMinute, Date.now());
console.info(`"${news.subject}": ${meant} buyers may be told.`);
if (values.send)
  console.info(
    `${queued} mails queued, ${perMinute} a minute from the next minute on; ${meant - queued} had one already.`,
  );
else console.info("Nothing was sent. With --send it is.");
await opened.close();
process.exit(0);

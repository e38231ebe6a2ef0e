import { libraryNewsOf } from "@store/contract/library-news";
import { suppressionOf } from "../../outbox/suppression.entity.ts";
import { unsubscribeParts } from "../../platform/mail-links.ts";
import { mayReceive, newsDayOf } from "../library-news.ts";
import { readAccount } from "./account.ts";
import type { Composer } from "./composed.ts";

/** A customer who has been refunded, blocked or deleted since it was queued, or who unsubscribed, does not get it. */
export const composeLibraryNews: Composer = async (message) => {
  const news = libraryNewsOf(newsDayOf(message));
  const { customer, to, facts } = await readAccount(message);
  if (!news || !mayReceive(customer, news) || (await suppressionOf(to))) return undefined;
  const { unsubscribeUrl, headers } = unsubscribeParts(to);
  return { to, model: { kind: "library-news", ...facts, news, unsubscribeUrl }, headers };
};

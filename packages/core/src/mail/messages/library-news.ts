import { libraryNewsOf } from "@store/contract/library-news";
import { emailHash } from "../../customer/login.entity.ts";
import { suppressionOf } from "../../outbox/suppression.entity.ts";
import { unsubscribeParts } from "../../tokens/mail-links.ts";
import { mayReceive, newsDayOf } from "../library-news.ts";
import { readAccount } from "./account.ts";
import type { Composer } from "./composed.ts";

/** Nobody gets it who has been refunded, blocked or deleted since it was queued, or who unsubscribed. */
export const composeLibraryNews: Composer = async (message) => {
  const news = libraryNewsOf(newsDayOf(message));
  const { customer, to, facts } = await readAccount(message);
  const hash = emailHash(to);
  if (!news || !mayReceive(customer, news) || (await suppressionOf(hash))) return undefined;
  const { unsubscribeUrl, headers } = unsubscribeParts(hash);
  return { to, model: { kind: "library-news", ...facts, news, unsubscribeUrl }, headers };
};

import { enqueueSealedMail } from "../outbox/sealed-facts.entity.ts";
import { request } from "../platform/request.ts";
import { randomToken } from "../platform/secrets.ts";
import { subjectOf } from "../platform/subject.ts";
import { transact } from "../platform/table.ts";
import { throttle } from "../platform/throttle.ts";
import type { UseCase } from "../platform/use-case.ts";

/**
 * Enqueues a mail with a link to what is kept of an address. For every address the same is done: whether anything is kept
 * of it, and so whether the mail leaves, is looked up by the worker. Neither the answer nor its time tells who is known.
 */
export const privacyAsk: UseCase<"privacy-ask"> = async ({ email }) => {
  await throttle("privacy.ip", request().viewerIp);
  // Named by the keyed hash: the counter must not be one that can be tried out.
  await throttle("privacy.address", subjectOf(email));
  await transact(enqueueSealedMail({ kind: "privacy-link", about: randomToken() }, { email }, Date.now()));
  return {};
};

import { StoreError } from "@store/contract/errors";
import { log } from "../platform/log.ts";
import { issuePrivacyToken } from "../platform/privacy-token.ts";
import { request } from "../platform/request.ts";
import { throttle } from "../platform/throttle.ts";
import type { UseCase } from "../platform/use-case.ts";
import { takePrivacyLink } from "./privacy-link.entity.ts";

/** Uses a mailed link up. Throws `privacy.link`. */
export const privacyOpen: UseCase<"privacy-open"> = async ({ token }) => {
  await throttle("privacy.open", request().viewerIp);
  const email = await takePrivacyLink(token);
  if (email === undefined) throw new StoreError("privacy.link");
  log("privacy.opened", {});
  return issuePrivacyToken(email);
};

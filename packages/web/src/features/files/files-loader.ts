// The gate of a product's files. Any login of this tab opens it; the server says each time whether it was bought.

import { filesPath } from "@store/contract/area-paths";
import type { CallOutput } from "@store/contract/calls";
import type { LoaderFunctionArgs } from "react-router-dom";
import { type Area, areaOf } from "../../gated/access/areas.ts";
import { isTrouble } from "../../gated/access/gate.ts";
import { leadOn, turnAway } from "../../gated/access/loaders.ts";
import { loginFacts } from "../../gated/access/login-facts.ts";
import { anyToken } from "../../gated/access/session.ts";
import { call } from "../../lib/api.ts";

type Content = CallOutput<"open-files">["content"];
export type ProductFiles = Extract<Content, { kind: "files" }>;

export interface FilesFacts {
  product: string;
  sessionToken: string;
  /** Undefined where they did not arrive. */
  found?: ProductFiles;
  /** The server's own, where the product was not bought. */
  refused?: string;
}

export async function filesLoader({ params }: LoaderFunctionArgs): Promise<FilesFacts> {
  const { product = "" } = params;
  // A buyer who has just paid need not log in.
  const sessionToken = anyToken() ?? ((await loginFacts("account")) ? undefined : anyToken());
  const area = behindAccount(filesPath(product));
  if (!sessionToken) throw leadOn(area, area.loginPath);
  const answer = await call("open-files", { sessionToken, product }).catch(() => undefined);
  if (answer?.success) {
    const { content } = answer;
    return { product, sessionToken, ...(content.kind === "files" && { found: content }) };
  }
  if (!answer || isTrouble(answer)) return { product, sessionToken };
  if (answer.code !== "session.invalid") return { product, sessionToken, refused: answer.error };
  throw turnAway(area, sessionToken, { turnedAway: "invalid" });
}

/** Files have the account's login, which hands on what its address names behind the hash; the account's loader leads back. */
function behindAccount(path: `/files/${string}`): Area {
  const account = areaOf("account");
  return { ...account, path, loginPath: `${account.loginPath}#${path}` };
}

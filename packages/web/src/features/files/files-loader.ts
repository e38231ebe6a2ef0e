// The gate of a product's files. Any login of this tab opens it; the server says each time whether it was bought.

import { filesPath } from "@store/contract/area-paths";
import type { CallOutput } from "@store/contract/calls";
import type { LoaderFunctionArgs } from "react-router-dom";
import { behindAccount } from "../../gated/access/behind-account.ts";
import { isTrouble } from "../../gated/access/gate.ts";
import { turnAway } from "../../gated/access/loaders.ts";
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
  const { area, sessionToken } = await behindAccount(filesPath(product));
  const answer = await call("open-files", { sessionToken, product }).catch(() => undefined);
  if (answer?.success) {
    const { content } = answer;
    return { product, sessionToken, ...(content.kind === "files" && { found: content }) };
  }
  if (!answer || isTrouble(answer)) return { product, sessionToken };
  if (answer.code !== "session.invalid") return { product, sessionToken, refused: answer.error };
  throw turnAway(area, sessionToken, { turnedAway: "invalid" });
}

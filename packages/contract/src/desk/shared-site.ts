// A site of a client that anybody with its link may read about (docs/decisions/0138).
import * as z from "zod/mini";
import { Line } from "./plain-text.ts";

/** How many links a site has at most. */
export const mostShares = 10;

/** 128 random bits, URL-safe. */
export const ShareCode = z
  .string({ error: "Invalid link" })
  .check(z.regex(/^[\w-]{22}$/, "This is not the code of a link"));

export const sharedPath = (code: string): `/shared/${string}` => `/shared/${code}`;

/** For whom a link is: for the eyes of its maker alone. */
export const ShareLabel = Line(60, "for whom it is");

export const ShareId = z.string().check(z.regex(/^[0-9a-f]{64}$/, "Invalid link"));

export const SiteShare = z.object({
  shareId: z.string(),
  label: z.string(),
  /** Epoch milliseconds. */
  createdAt: z.number(),
});
export type SiteShare = z.infer<typeof SiteShare>;

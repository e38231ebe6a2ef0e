import * as z from "zod/mini";
import type { Call } from "../call.ts";
import { ClientSite, SiteFields, SiteId } from "../desk/client-site.ts";
import { Token } from "../schemas.ts";

const asked = z.object({ sessionToken: Token });
const ofSite = z.extend(asked, { siteId: SiteId });
const oneSite = z.object({ site: ClientSite });

/** The sites of an account's clients. */
export const clientDeskCall = {
  who: "session",
  actions: {
    list: {
      input: asked,
      output: z.object({
        /** By name. */
        sites: z.array(ClientSite),
        /** How many there may be. */
        most: z.number(),
        /** Whether the agency licence is owned now. */
        licence: z.boolean(),
      }),
    },
    add: { input: z.extend(asked, { fields: SiteFields }), output: oneSite },
    change: { input: z.extend(ofSite, { version: z.number(), fields: SiteFields }), output: oneSite },
    /** Its certificate ends with it. */
    remove: { input: ofSite, output: z.object({}) },
    /** The certificate of a site, made once, and the program that checks it. */
    certify: {
      input: ofSite,
      output: z.object({ site: ClientSite, certificate: z.string(), program: z.string() }),
    },
  },
} as const satisfies Call;

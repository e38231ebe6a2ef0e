import * as z from "zod/mini";
import type { Call } from "../call.ts";
import { DeskBrand } from "../desk/brand.ts";
import { ClientSite, SiteFields, SiteId } from "../desk/client-site.ts";
import { ShareId, ShareLabel, SiteShare } from "../desk/shared-site.ts";
import {
  picturePlace,
  ShownPictures,
  SitePicture,
  toldOfPicture,
  WantedPictures,
} from "../desk/site-picture.ts";
import { deskLists, PointChange, PointId, SitePoint } from "../desk/site-point.ts";
import { Token } from "../schemas.ts";

const asked = z.object({ sessionToken: Token });
const ofSite = z.extend(asked, { siteId: SiteId });
const oneSite = z.object({ site: ClientSite });
const sentPicture = z.extend(ofSite, { ...picturePlace, ...toldOfPicture });

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
    /** Its certificate ends with it, and its links. */
    remove: { input: ofSite, output: z.object({}) },
    /** The certificate of a site, made once, and the program that checks it. */
    certify: {
      input: ofSite,
      output: z.object({ site: ClientSite, certificate: z.string(), program: z.string() }),
    },
    /** All that is kept of a site. */
    open: {
      input: ofSite,
      output: z.object({
        site: ClientSite,
        /** Of the checklists that are owned now. */
        points: z.array(SitePoint),
        pictures: z.array(SitePicture),
        lists: z.array(z.enum(deskLists)),
        /** The newest first. */
        shares: z.array(SiteShare),
        licence: z.boolean(),
        /** Under whose name its report stands. */
        brand: DeskBrand,
      }),
    },
    mark: {
      input: z.extend(ofSite, { list: z.enum(deskLists), pointId: PointId, change: PointChange }),
      output: z.object({ point: SitePoint }),
    },
    /** Where a picture may be put for a quarter of an hour: these bytes and no others. No address where it has arrived before. */
    "begin-picture": { input: sentPicture, output: z.object({ url: z.optional(z.string()) }) },
    /** Looks at all of it, and keeps it. */
    "finish-picture": { input: sentPicture, output: z.object({ picture: SitePicture }) },
    "remove-picture": { input: z.extend(ofSite, SitePicture.shape), output: z.object({}) },
    "show-pictures": {
      input: z.extend(ofSite, { pictures: WantedPictures }),
      output: z.object({ pictures: ShownPictures }),
    },
    /** The address is told once: of its code a hash is kept. */
    share: {
      input: z.extend(ofSite, { label: ShareLabel }),
      output: z.object({ share: SiteShare, code: z.string() }),
    },
    "end-share": { input: z.extend(ofSite, { shareId: ShareId }), output: z.object({}) },
    brand: { input: asked, output: z.object({ brand: DeskBrand }) },
    "keep-brand": { input: z.extend(asked, { brand: DeskBrand }), output: z.object({ brand: DeskBrand }) },
  },
} as const satisfies Call;

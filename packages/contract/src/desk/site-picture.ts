// Pictures of a finding: how it was, and how it is now (docs/decisions/0181).
import * as z from "zod/mini";
import { Sha256 } from "../content/content-files.ts";
import { PictureFile } from "../content/picture-name.ts";
import { deskLists, PointId } from "./site-point.ts";

/** Each side of a finding has room for one. */
export const pictureSides = ["before", "after"] as const;
export type PictureSide = (typeof pictureSides)[number];

export const findingPictures = {
  /** The first part of their keys in the private store. No product can be called so. */
  folder: "_desk",
  /** Bytes of one, as the browser draws it. */
  bytes: 240 * 1024,
  /** How many a site has at most, and all sites of a customer. */
  ofSite: 60,
  ofCustomer: 600,
  /** How many are shown by one call: in base64 they stay far below the 6 MB that a function may answer. */
  shownAtOnce: 4,
} as const;

/** Where a picture stands. */
export const picturePlace = { list: z.enum(deskLists), pointId: PointId, side: z.enum(pictureSides) };

/** What the browser says of a picture before it sends it. */
export const toldOfPicture = {
  size: z
    .number()
    .check(
      z.int(),
      z.minimum(1, "This picture is empty."),
      z.maximum(findingPictures.bytes, "This picture is too large. Make it smaller and try again."),
    ),
  sha256: Sha256,
};

/** A picture of a site. Another one at its place has another file. */
export const SitePicture = z.object({ ...picturePlace, file: PictureFile });
export type SitePicture = z.infer<typeof SitePicture>;

/** Pictures that are asked for, and their bytes in base64 in the same order: empty for one that is there no more. */
export const WantedPictures = z
  .array(SitePicture)
  .check(z.minLength(1), z.maxLength(findingPictures.shownAtOnce));
export const ShownPictures = z.array(z.string());

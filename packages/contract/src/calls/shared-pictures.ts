import * as z from "zod/mini";
import type { Call } from "../call.ts";
import { ShareCode } from "../desk/shared-site.ts";
import { ShownPictures, WantedPictures } from "../desk/site-picture.ts";

/** Pictures of the report on a site, for anybody with a link to it. */
export const sharedPicturesCall = {
  who: "anyone",
  input: z.object({ code: ShareCode, pictures: WantedPictures }),
  output: z.object({ pictures: ShownPictures }),
} as const satisfies Call;

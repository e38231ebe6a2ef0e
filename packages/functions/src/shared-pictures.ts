import { sharedPicturesCall } from "@store/contract/calls/shared-pictures";
import { sharedPictures } from "@store/core/desk/shared-pictures";
import { handle } from "./lib/handle.ts";
import "./lib/settings.ts";
import "./lib/uploads.ts";

export const handler = handle("shared-pictures", sharedPicturesCall, sharedPictures);

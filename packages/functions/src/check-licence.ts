import { checkLicenceCall } from "@store/contract/calls/check-licence";
import { checkLicence } from "@store/core/desk/check-licence";
import { handle } from "./lib/handle.ts";
import "./lib/settings.ts";

export const handler = handle("check-licence", checkLicenceCall, checkLicence);

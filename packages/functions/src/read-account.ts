import { readAccountCall } from "@store/contract/calls/read-account";
import { readAccount } from "@store/core/orders/read-account";
import { handle } from "./lib/handle.ts";
import "./lib/offer.ts";
import "./lib/settings.ts";

export const handler = handle("read-account", readAccountCall, readAccount);

import { recentPurchasesCall } from "@store/contract/calls/recent-purchases";
import { recentPurchases } from "@store/core/orders/recent-purchases";
import { handle } from "./lib/handle.ts";
import "./lib/offer.ts";
import "./lib/settings.ts";

export const handler = handle("recent-purchases", recentPurchasesCall, recentPurchases);

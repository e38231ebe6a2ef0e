import { claimGuaranteeCall } from "@store/contract/calls/claim-guarantee";
import { claimGuarantee } from "@store/core/orders/payments/claim-guarantee";
import { handle } from "./lib/handle.ts";
import "./lib/offer.ts";
import "./lib/payments.ts";
import "./lib/settings.ts";

export const handler = handle("claim-guarantee", claimGuaranteeCall, claimGuarantee);

// For calls that price, mail or say what the shop's owner may change: the offer that holds, before their work.
import { useCurrentOffer } from "@store/core/offer/current-offer";
import { beforeWork } from "./answer.ts";

beforeWork(useCurrentOffer);

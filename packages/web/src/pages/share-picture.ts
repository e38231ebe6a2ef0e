import { struckPrice } from "@store/contract/honest/shown";
import { bundle } from "@store/contract/offer/catalogue";

/** The shop's own picture beside a shared link: with the observed former price drawn to scale, or without any. */
export const sharePicture = struckPrice(bundle()) === bundle().originalPrice ? "/og.png" : "/og-plain.png";

import { isHomePage } from "@store/contract/honest/choices";
import { isObserved } from "@store/contract/honest/shown";
import { offer } from "@store/contract/offer/offer";

const { designToolUrl } = offer;

/** The share link of the designs. A design tool's home page is one only as observed: it holds none of them. */
export const designTool =
  designToolUrl !== undefined && (isObserved() || !isHomePage(designToolUrl)) ? designToolUrl : undefined;

import type { Extra } from "@store/contract/course-content";
import { codOrPrepaid } from "./cod-or-prepaid.ts";
import { consentWords } from "./consent-words.ts";
import { returnToOrigin } from "./return-to-origin.ts";
import { upiFailures } from "./upi-failures.ts";

/** The India shelf beside the CRO checklist: cards, not items, and not counted as such. */
export const indiaShelf: Extra[] = [codOrPrepaid, returnToOrigin, upiFailures, consentWords];

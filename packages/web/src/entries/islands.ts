// Everything that the public documents run: small custom elements around markup that is already there.
import { AutoCarousel } from "../islands/auto-carousel.ts";
import { GoBack } from "../islands/go-back.ts";
import { layOutSections } from "../islands/later-sections.ts";
import { PurchasePopup } from "../islands/purchase-popup.ts";
import { StickyBar } from "../islands/sticky-bar.ts";
import { reportErrors } from "../lib/error-reports.ts";
import { startTracking } from "../lib/tracking.ts";

reportErrors();
customElements.define("auto-carousel", AutoCarousel);
customElements.define("go-back", GoBack);
customElements.define("purchase-popup", PurchasePopup);
customElements.define("sticky-bar", StickyBar);
startTracking();
layOutSections();

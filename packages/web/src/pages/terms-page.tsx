import { formatRupees } from "@store/contract/format";
import { isObserved } from "@store/contract/honest/shown";
import { limits } from "@store/contract/limits";
import { bundle, productById } from "@store/contract/offer/catalogue";
import { offer } from "@store/contract/offer/offer";
import { companiesOf } from "@store/contract/payment-rules";
import { terms } from "@store/goods/legal";
import { provenClaims } from "../lib/claims.ts";
import { WrittenPage } from "./legal/legal-words.tsx";

const agency = productById("agency-license");

const values = {
  bundle: bundle.name,
  companies: companiesOf(offer.payments),
  templates: limits.templates,
  templateHours: limits.templateHours,
  agency: agency.name,
  agencyPrice: formatRupees(agency.price),
  figures:
    isObserved() || provenClaims.length > 0
      ? " Figures on this site (returns, revenue, hours saved) tell what others have reported; they are not a promise that you will see the same."
      : "",
  first: isObserved() ? ": most things can be put right in a day" : ", so that we can try to put it right",
};

/** The contract with a buyer (docs/product.md section 9). */
export function TermsPage() {
  return <WrittenPage text={terms} values={values} />;
}

import { brand } from "@store/contract/brand";
import { offer } from "@store/contract/offer/offer";
import { companiesOf } from "@store/contract/payment-rules";
import { clocks, coolingDays } from "@store/contract/privacy/privacy-terms";
import { privacy } from "@store/goods/legal";
import { WrittenPage } from "./legal/legal-words.tsx";
import { StoredTable } from "./legal/stored-table.tsx";

const values = {
  ...clocks,
  coolingDays,
  company: companiesOf(offer.payments),
  stored: <StoredTable />,
  startMails: offer.startMails,
  newsMails: offer.newsMails,
  scripts: brand.pixelId ? "" : ", scripts",
  pixel: brand.pixelId
    ? " There is one advertising pixel, from Meta. It is not loaded before you have said yes to it; then it tells Meta that you opened a page or bought something, for how much, and under which order number. Your answer and the numbers of reported orders stay in the local storage of your browser; clear it to be asked again."
    : " There are no advertising pixels, no analytics service and no social media buttons in the pages. If that changes, this page changes first.",
};

/** What this shop stores about people, told as it is (docs/product.md section 2). */
export function PrivacyPage() {
  return <WrittenPage text={privacy} values={values} />;
}

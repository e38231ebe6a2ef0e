import { lookedOn, patterns } from "@store/contract/honest/fair-shop";
import { offer } from "@store/contract/offer/offer";
import { Badge } from "../ui/badge.tsx";
import { LegalPage, type LegalSection } from "./legal/legal-page.tsx";
import { MailLink } from "./legal/mail-link.tsx";

const findings = patterns.map(({ finding, ...pattern }) => ({ ...pattern, ...finding(offer.urgency) }));
const found = findings.filter((one) => one.found);

const sections: readonly LegalSection[] = findings.map(({ id, name, means, found, words }) => ({
  id,
  title: name,
  body: (
    <>
      <p className="mute">{means}</p>
      <p>
        <Badge tone={found ? "bad" : "ok"} className="mr-2">
          {found ? "Found" : "Not found"}
        </Badge>{" "}
        {words}
      </p>
    </>
  ),
}));

const result =
  found.length === 0
    ? "None of the thirteen was found."
    : `${found.length} of the thirteen were found: ${found.map(({ name }) => name.toLowerCase()).join(", ")}.`;

/** /fair-shop: the thirteen dark patterns of the 2023 guidelines, and what we found of each in this shop. */
export function FairShopPage() {
  return (
    <LegalPage
      title="Fair shop"
      updated={lookedOn}
      short={[
        "India’s guidelines of 30 November 2023 name thirteen dark patterns. We looked for each of them on every page.",
        result,
        <>
          {offer.contactPerson} answers for this list. The same as a file:{" "}
          <a href="/fair-shop.json" className="whitespace-nowrap">
            /fair-shop.json
          </a>
          .
        </>,
        <>
          Seen one all the same? Tell {offer.grievanceOfficer.name}, {offer.grievanceOfficer.designation}:{" "}
          <MailLink to={offer.grievanceOfficer.email} />.
        </>,
      ]}
      sections={sections}
    />
  );
}

import { formatRupees } from "@store/contract/format";
import { isObserved } from "@store/contract/honest/shown";
import { limits } from "@store/contract/limits";
import { bundle, productById } from "@store/contract/offer/catalogue";
import { offer } from "@store/contract/offer/offer";
import { companiesOf } from "@store/contract/payment-rules";
import { provenClaims } from "../lib/claims.ts";
import { LegalPage, type LegalSection } from "./legal/legal-page.tsx";
import { MailLink } from "./legal/mail-link.tsx";

const agency = productById("agency-license");

const sections: readonly LegalSection[] = [
  {
    id: "who",
    title: "You and us",
    body: (
      <>
        <p>
          These terms are the contract between you and {offer.legalName}, {offer.address} (&ldquo;we&rdquo;),
          the company behind {offer.name}. They apply when you use this site, buy from it or use what you
          bought.
        </p>
        <p>
          You can buy if you are 18 or older and may enter into a contract, for yourself or for the business
          you act for. By placing an order you accept these terms, the{" "}
          <a href="/privacy-policy">privacy policy</a> and the <a href="/refund-policy">refund policy</a>.
        </p>
      </>
    ),
  },
  {
    id: "products",
    title: "What you buy",
    body: (
      <>
        <p>
          The {bundle.name} is a collection of digital files and lessons: 63 funnel and landing page
          templates, the e-commerce CRO checklist and the Facebook Ads course, with email templates as a free
          bonus. Upsells are described where you choose them. Nothing is sent by post.
        </p>
        <p>
          Access is for life: it does not run out and is never charged again, as long as this shop exists.
          Updates and new templates of the bundle are included. Download what matters to you; a file you have
          is yours to use.
        </p>
        <p>
          You need a page builder to use the templates. It is other people&apos;s software, under their terms,
          and not part of what we sell.
        </p>
      </>
    ),
  },
  {
    id: "price",
    title: "Price and payment",
    body: (
      <>
        <p>
          Prices are in Indian rupees. The total on the checkout is all that we charge: one payment, no
          subscription, nothing that renews itself. Discount codes work as long as they are valid, one per
          order, and are not paid out.
        </p>
        <p>
          Payment is taken by {companiesOf(offer.payments)} on its own page. The contract is made when the
          payment has gone through and we confirm it. If a price is plainly wrong by a slip of ours, we may
          cancel the order and return the whole payment.
        </p>
      </>
    ),
  },
  {
    id: "account",
    title: "Your login",
    body: (
      <p>
        With your first order you get a customer ID and a master password. They are for you, or for the people
        in your own business. Keep them to yourself; tell us if somebody else has them. We may block a login
        that is being shared or sold, after telling you why, and open it again once that has stopped.
      </p>
    ),
  },
  {
    id: "licence",
    title: "Your licence",
    body: (
      <>
        <p>
          You get a <b>non-exclusive, non-transferable licence for life</b> to use the files you bought. It
          comes with the payment; it is not a sale of the designs themselves, which stay ours.
        </p>
        <h3>You may</h3>
        <ul>
          <li>use the templates on as many websites of your own as you like;</li>
          <li>change them in every way: words, colours, pictures, order, parts;</li>
          <li>use them for client projects, and hand the finished page over to the client;</li>
          <li>keep what you have built, whatever becomes of this shop.</li>
        </ul>
        <h3>You may not</h3>
        <ul>
          <li>resell, rent, lend or give away the templates, checklists, lessons or files as such;</li>
          <li>put them into another template library, bundle, course or membership;</li>
          <li>upload them where others can download them, or pass your licence on;</li>
          <li>say that the design itself is yours, or register it as a mark or design.</li>
        </ul>
        <p>
          Every template you download names the number of your order inside its file, and nothing else of you.
          Importing leaves it out. An account can download {limits.templates} templates in{" "}
          {limits.templateHours} hours.
        </p>
        <h3>With the agency licence</h3>
        <p>
          The licence above, which comes with every purchase, lets you build with the files for a client and
          hand the finished page over. The {agency.name} ({formatRupees(agency.price)}) adds the right to
          resell the funnels to your own clients, under your own name, in any number of client projects. It
          covers funnels delivered to a client for that client&apos;s business. It still does not allow
          selling them as a template library that competes with this one. The checklists, the course and the
          other bonuses are not part of it.
        </p>
        <p>
          With it you can make a certificate for each site of a client: a signed file with a code, by which
          anybody sees at any time whether the licence for that site holds. It names the site, its address and
          the day, not you and not what you paid. The certificates end when the {agency.name} is refunded, or
          when a site is renamed, moved or removed; what your client already has stays with your client under
          the terms above.
        </p>
      </>
    ),
  },
  {
    id: "results",
    title: "What we do not promise",
    body: (
      <>
        <p>
          A template is a tool. What you earn with it depends on your offer, your traffic, your market and
          your work.
          {isObserved() || provenClaims.length > 0
            ? " Figures on this site (returns, revenue, hours saved) tell what others have reported; they are not a promise that you will see the same."
            : ""}
        </p>
        <p>
          The course and the checklists are general guidance, not legal, tax or financial advice. Platforms
          such as Facebook change their rules without asking us.
        </p>
      </>
    ),
  },
  {
    id: "fair",
    title: "Fair use of this site",
    body: (
      <p>
        Do not attack, overload or scrape the site, do not try to reach other people&apos;s accounts or unpaid
        content, and do not use it for anything the law forbids. If you find a weakness, tell us: we thank you
        for it and do not sue.
      </p>
    ),
  },
  {
    id: "liability",
    title: "If something goes wrong",
    body: (
      <>
        <p>
          We repair faults in what we sell or, where we cannot, apply the{" "}
          <a href="/refund-policy">refund policy</a>. For loss that follows from using the products, such as
          profit you expected, we are liable at most up to what you paid us for the order concerned.
        </p>
        <p>
          This does not limit liability for fraud, for intent or gross negligence, or any right that Indian
          consumer law gives you and that cannot be signed away.
        </p>
      </>
    ),
  },
  {
    id: "changes",
    title: "Changes to these terms",
    body: (
      <p>
        We may change these terms for future orders. For what you have already bought, the terms of that day
        stay, unless a law forces a change or the new ones are better for you.
      </p>
    ),
  },
  {
    id: "law",
    title: "Law and courts",
    body: (
      <>
        <p>
          These terms are governed by the law of India. The courts in {offer.city} have jurisdiction.
          Consumers may also turn to the consumer commission where they live, as the Consumer Protection Act,
          2019 lets them.
        </p>
        <p>
          If one of these terms is void, the others stay. Before you go to court, write to <MailLink />
          {isObserved() ? ": most things can be put right in a day" : ", so that we can try to put it right"}.
        </p>
      </>
    ),
  },
];

/** The contract with a buyer (docs/product.md section 9). */
export function TermsPage() {
  return (
    <LegalPage
      title="Terms and Conditions"
      updated="2026-11-01"
      short={[
        "One payment, a licence for life, for you or your business.",
        "Use the templates for your own sites and for client projects.",
        "Do not resell or share the files; that takes the agency licence.",
        "Indian law; courts in Mumbai.",
      ]}
      sections={sections}
    />
  );
}

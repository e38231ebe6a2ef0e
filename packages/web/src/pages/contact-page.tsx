import { isObserved } from "@store/contract/honest/shown";
import { offer } from "@store/contract/offer/offer";
import { companiesOf, providersOf } from "@store/contract/payment-rules";
import { providers } from "@store/contract/providers";
import { Building2, LifeBuoy, type LucideIcon, Scale } from "lucide-react";
import type { ReactNode } from "react";
import { LinkButton } from "../ui/button.tsx";
import { Footer } from "../ui/footer.tsx";
import { Header, HeaderLink } from "../ui/header.tsx";
import { Icon } from "../ui/icon.tsx";
import { SkipLink } from "../ui/skip-link.tsx";
import { ticks } from "../ui/ticks.ts";
import { MailLink } from "./legal/mail-link.tsx";

const sellerFacts: readonly (readonly [string, string])[] = [
  ...(offer.cin ? [["CIN", offer.cin] as const] : []),
  ...(offer.gst.gstin ? [["GSTIN", offer.gst.gstin] as const] : []),
  ["Contact person", offer.contactPerson],
];

/** Who we are and who answers, as the Consumer Protection (E-Commerce) Rules, 2020 ask. */
export function ContactPage() {
  return (
    <>
      <SkipLink />
      <Header>
        <HeaderLink href="/funnel-templates-login">Customer login</HeaderLink>
      </Header>
      <main id="main" className="wrap py-[clamp(2.5rem,6vw,5rem)]">
        <div className="grid items-end gap-x-16 gap-y-8 lg:grid-cols-[7fr_6fr]">
          <div>
            <h1 className="max-w-[12ch]">Talk to a person</h1>
            <p className="mute mt-5 max-w-[48ch] text-lg">
              Write from the address you bought with and name your order number or customer ID.{" "}
              {isObserved()
                ? "Then we can help with the first answer, not the third."
                : "Then we need not ask for it first."}
            </p>
            <LinkButton href={`mailto:${offer.supportEmail}`} size="lg" className="mt-7">
              Write to us
            </LinkButton>
          </div>
          <AnswerRuler />
        </div>
        <div className="mt-10 grid border-[1.5px] border-ink bg-sheet lg:grid-cols-[4fr_5fr_4fr]">
          <Desk icon={LifeBuoy} title="Customer care">
            <p>
              <MailLink />
              <br />
              <PhoneLink number={offer.phone} />
            </p>
            <p className="mt-2">We reply within 48 hours, Monday to Friday.</p>
            <p className="mute mt-2">
              Login lost? Look into the spam folder first, or open <a href="/lost-access">lost access</a>.
            </p>
          </Desk>
          <Desk icon={Scale} title="Grievance officer">
            <p>
              <b>{offer.grievanceOfficer.name}</b>
              <br />
              {offer.grievanceOfficer.designation}, {offer.legalName}
            </p>
            <p className="mt-2">
              <MailLink to={offer.grievanceOfficer.email} />
              <br />
              <PhoneLink number={offer.grievanceOfficer.phone} />
            </p>
            <p className="mt-2">
              A complaint is acknowledged within 48 hours and settled within one month of its receipt. Put
              &ldquo;Grievance&rdquo; in the subject, and you get a number to follow it by.
            </p>
          </Desk>
          <Desk icon={Building2} title="Company">
            <address className="not-italic">
              <b>{offer.legalName}</b>
              <br />
              {offer.address}
            </address>
            <dl className="mt-3 grid gap-1 text-sm">
              {sellerFacts.map(([label, value]) => (
                <div key={label} className="flex flex-wrap gap-x-2">
                  <dt className="mute">{label}</dt>
                  <dd className="font-semibold wrap-anywhere">{value}</dd>
                </div>
              ))}
            </dl>
            <p className="mute mt-2">Registered in India. {offer.name} is its brand.</p>
          </Desk>
        </div>
        <section aria-labelledby="h-payments" className="mt-10 max-w-[64ch]">
          <h2 id="h-payments" className="text-d3">
            Payments
          </h2>
          <p className="mt-3">
            {companiesOf(offer.payments)} takes the payment on its own page. If you do not know a payment, or
            do not agree with it, write to us first: we see its order and send money back the way it came. You
            can also ask the bank or the app that you paid with for a charge-back, or ask the payment company
            itself:
          </p>
          <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1 font-semibold">
            {providersOf(offer.payments).map((id) => (
              <li key={id}>
                <a href={providers[id].help} rel="noopener" className="inline-flex min-h-11 items-center">
                  Help of {providers[id].name}
                </a>
              </li>
            ))}
          </ul>
        </section>
        <ul className="mt-8 flex flex-wrap gap-x-6 gap-y-1 text-sm font-semibold">
          {[
            ["/refund-policy", "Refund Policy"],
            ["/terms-and-conditions", "Terms and Conditions"],
            ["/privacy-policy", "Privacy Policy"],
          ].map(([href, label]) => (
            <li key={href}>
              <a href={href} className="inline-flex min-h-11 items-center">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </main>
      <Footer />
    </>
  );
}

const days = ticks({
  from: 20,
  step: 15,
  count: 31,
  base: 96,
  height: (i) => (i % 5 === 0 ? 24 : 13),
});

/** How long an answer takes, on a ruler of thirty days. */
function AnswerRuler() {
  return (
    <svg
      viewBox="0 0 490 170"
      role="img"
      aria-label="We reply within 48 hours; a grievance is settled within one month"
      className="block h-auto w-full max-w-xl font-semibold lg:justify-self-end"
    >
      <path d="M8 52h474v56H8z" fill="#ffb920" stroke="#14211c" strokeWidth="2" />
      <path d="M20 52h30v56H20z" fill="#1c6a4f" />
      <path d={days} transform="translate(0 12)" stroke="#14211c" strokeWidth="1.300" />
      <g stroke="#bf2e0c" strokeWidth="1.500">
        <path d="M20 36h30M20 30v12M50 30v12" />
        <path d="M20 134h450M20 128v12M470 128v12" />
      </g>
      <g fill="#bf2e0c" fontSize="17">
        <text x="58" y="42">
          48 hours: a person has replied
        </text>
        <text x="245" y="160" textAnchor="middle">
          one month: a grievance is settled
        </text>
      </g>
    </svg>
  );
}

function PhoneLink({ number }: { number: string }) {
  return <a href={`tel:${number.replaceAll(" ", "")}`}>{number}</a>;
}

function Desk({ icon, title, children }: { icon: LucideIcon; title: string; children: ReactNode }) {
  return (
    <section className="border-t border-rule p-6 first:border-t-0 lg:border-t-0 lg:border-l lg:p-8 lg:first:border-l-0">
      <h2 className="mb-4 flex items-center gap-3 text-d3">
        <Icon as={icon} className="text-mat-600" />
        {title}
      </h2>
      {children}
    </section>
  );
}

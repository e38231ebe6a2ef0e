import { brand } from "@store/contract/brand";
import { offer } from "@store/contract/offer/offer";
import { companiesOf } from "@store/contract/payment-rules";
import { clocks, coolingDays } from "@store/contract/privacy/privacy-terms";
import { LegalPage, type LegalSection } from "./legal/legal-page.tsx";
import { MailLink } from "./legal/mail-link.tsx";
import { StoredTable } from "./legal/stored-table.tsx";

const company = companiesOf(offer.payments);

const sections: readonly LegalSection[] = [
  {
    id: "who",
    title: "Who is responsible",
    body: (
      <>
        <p>
          {offer.name} is run by {offer.legalName}, {offer.address}. For the personal data described here we
          are the Data Fiduciary under the Digital Personal Data Protection Act, 2023.
        </p>
        <p>
          Questions, requests and complaints go to <MailLink />. The <a href="/contact">contact page</a> names
          the grievance officer.
        </p>
      </>
    ),
  },
  {
    id: "what",
    title: "What we keep, why, and for how long",
    body: (
      <>
        <p>
          You give us name, address, number and order yourself; the rest arises when you buy and when you log
          in.
        </p>
        <StoredTable />
        <p>
          We do not keep card numbers, UPI handles or bank details: you type those on the payment
          provider&apos;s own page and they never reach us. We do not ask for your date of birth, Aadhaar, PAN
          or any document.
        </p>
      </>
    ),
  },
  {
    id: "passwords",
    title: "How your password is kept",
    body: (
      <>
        <p>
          The shop makes your master password itself. To log you in we keep only an Argon2id hash of it, from
          which the password cannot be read back, not even by us.
        </p>
        <p>
          So that it can be mailed to you and shown on the thank-you page, the password is also kept encrypted
          (AES-256-GCM) beside your order for 24 hours. Then that copy is deleted and only the hash stays.
          Login tokens are kept as hashes too, and end 12 hours after you last used them, at the latest after
          7 days.
        </p>
      </>
    ),
  },
  {
    id: "browser",
    title: "What your browser keeps",
    body: (
      <>
        <p>
          This site sets no cookies. It uses the session storage of your browser, which empties itself when
          you close the tab, for these things only:
        </p>
        <ul>
          <li>
            what you have typed at the checkout, the upsells and code you chose, and the number of your order;
          </li>
          <li>after payment, your login details, so that the thank-you page can show them;</li>
          <li>the token of your login, for each customer area and for your account;</li>
          <li>that you closed a notice, so that it stays closed.</li>
        </ul>
        <p>
          The calculators and the 30-day plan of the customer areas keep what you type in the local storage of
          your browser, so that it is there next time. It is never sent to us; “Start again” deletes it. So
          does the form that fills in a funnel template, for your next template; “Clear all answers” in that
          form deletes it.
        </p>
        <p>
          Fonts, pictures{brand.pixelId ? "" : ", scripts"} and films all come from our own address.
          {brand.pixelId
            ? " There is one advertising pixel, from Meta. It is not loaded before you have said yes to it; then it tells Meta that you opened a page or bought something, for how much, and under which order number. Your answer and the numbers of reported orders stay in the local storage of your browser; clear it to be asked again."
            : " There are no advertising pixels, no analytics service and no social media buttons in the pages. If that changes, this page changes first."}
        </p>
      </>
    ),
  },
  {
    id: "others",
    title: "Who else handles it",
    body: (
      <>
        <ul>
          <li>
            <b>Amazon Web Services</b> stores the data and sends our mails. The servers stand in the Mumbai
            region (ap-south-1), in India.
          </li>
          <li>
            <b>{company}</b> takes the payment on its own page. We pass it your email address, name, phone
            number, order number and the amount. {company} decides for itself how long it must keep payment
            records, and may process them outside India.
          </li>
        </ul>
        <p>
          Nobody else gets your data from us. We do not sell it, rent it or lend it. We hand it to an
          authority only when the law obliges us to, and only what was asked for.
        </p>
      </>
    ),
  },
  {
    id: "mails",
    title: "Which mails you get",
    body: (
      <>
        <p>
          After a purchase: your login, and mails about that order or about getting back in. These belong to
          what you bought and cannot be switched off.
        </p>
        <p>
          If you have typed your name and email at the checkout and leave without paying, we may keep that
          cart and remind you of it by mail. Every such reminder has an unsubscribe link that works with one
          click, and nobody who has bought gets one.
        </p>
        {offer.startMails ? (
          <p>
            After your first purchase you get three mails on how to begin with it, one, three and seven days
            later. Each has the same unsubscribe link.
          </p>
        ) : null}
        {offer.newsMails ? (
          <p>
            When templates that you own change, you get a mail that says which and why. It has the same
            unsubscribe link.
          </p>
        ) : null}
      </>
    ),
  },
  {
    id: "rights",
    title: "Your rights",
    body: (
      <>
        <p>The Digital Personal Data Protection Act, 2023 gives you the right to:</p>
        <ul>
          <li>know what personal data of yours we hold, and with whom we have shared it;</li>
          <li>have it corrected, completed or brought up to date;</li>
          <li>have it erased, as far as no law obliges us to keep it;</li>
          <li>withdraw a consent, as easily as you gave it;</li>
          <li>name somebody who may use these rights if you die or cannot act;</li>
          <li>complain to us, and have the complaint answered.</li>
        </ul>
        <p>
          <a href="/privacy-centre">Your data</a> does all but the last but one of these without asking
          anybody: type your address, open the link we mail there. It works whether you bought, left a cart or
          never paid. To name somebody, or if you would rather write: <MailLink />.
        </p>
        <p>
          A complaint gets its number by mail at once. We settle it within {clocks.settleDays} days. If we do
          not, or not to your satisfaction, you can complain to the Data Protection Board of India after{" "}
          {clocks.boardDays} days.
        </p>
        <p>
          An erasure begins {coolingDays} days after you ask for it, and until then one press takes it back.
          It waits while money of an order is on its way or disputed. It also ends your access to what you
          bought, because the access hangs on the account. What tax and company law want kept of an order
          stays sealed until the day that is shown to you, and then goes by itself.
        </p>
      </>
    ),
  },
  {
    id: "security",
    title: "How it is protected",
    body: (
      <p>
        All traffic is encrypted (TLS), and so is the data on disk. Each part of the shop may read only what
        it needs for its work; logs carry order numbers instead of names, and never a password. Which network
        address asked for which page is kept for 180 days, as CERT-In directs, and by itself. Only admins with
        their own login see customer records, and every change they make is written down. If a breach should
        ever touch your data, we tell you and the Data Protection Board, as the Act requires.
      </p>
    ),
  },
  {
    id: "children",
    title: "Children",
    body: (
      <p>
        The shop is made for people who run a business. If you are under 18, please let a parent or guardian
        buy. When we learn that we hold a child&apos;s data without a parent&apos;s consent, we delete it.
      </p>
    ),
  },
  {
    id: "changes",
    title: "Changes to this page",
    body: (
      <p>
        When what we do changes, we change this text and the date at its top before we start doing it. A
        change that matters to buyers is also mailed to them.
      </p>
    ),
  },
];

/** What this shop stores about people, told as it is (docs/product.md section 2). */
export function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy Policy"
      updated="2026-11-22"
      short={[
        "We keep your name, email, phone and order, and a hash of your password.",
        `Payment details go to ${company} and never reach us.`,
        "Data stands in Mumbai. No cookies, no trackers, nothing sold.",
        "See, download, correct or erase your data yourself, by a link to your mailbox.",
      ]}
      sections={sections}
    />
  );
}

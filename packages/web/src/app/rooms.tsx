// The routes whose work is not done yet. Each says what will be here and what to do until then.
import { brand } from "@store/contract/brand";
import { ClosedRoom, type Way } from "../ui/closed-room.tsx";

const logins: readonly Way[] = [
  { href: "/funnel-templates-login", label: "Funnel Templates login" },
  { href: "/ecom-checklist-login", label: "E-commerce Checklist login" },
  { href: "/fb-ads-login", label: "Facebook Ads Mastery login" },
  { href: "/seo-checklist-login", label: "SEO Checklist login" },
];

function mailTo(subject: string, label: string): Way {
  return { href: `mailto:${brand.supportEmail}?subject=${encodeURIComponent(subject)}`, label };
}

/** /lost-access */
export function LostAccessRoom() {
  return (
    <ClosedRoom
      title="Lost your login?"
      ways={[mailTo("Lost login", `Write to ${brand.supportEmail}`), ...logins]}
    >
      <p>
        First look in your inbox and in spam for the mail we sent when you paid: it holds your Customer ID and
        your password, and that one login opens everything you bought.
      </p>
      <p>
        This page cannot send you a new one yet. Write to us from the address you paid with, and name your
        order number if you have it. We reply within 48 hours, Monday to Friday.
      </p>
    </ClosedRoom>
  );
}

/** /reset-password */
export function ResetPasswordRoom() {
  return (
    <ClosedRoom
      title="Choosing a new password is not open yet"
      ways={[mailTo("New password", `Write to ${brand.supportEmail}`), ...logins]}
    >
      <p>
        Your present password keeps working. If you no longer have it, write to us from the address you paid
        with. We reply within 48 hours, Monday to Friday.
      </p>
    </ClosedRoom>
  );
}

/** /unsubscribe */
export function UnsubscribeRoom() {
  return (
    <ClosedRoom
      title="Unsubscribing is not open yet"
      ways={[mailTo("Unsubscribe", `Write to ${brand.supportEmail}`), { href: "/", label: "Home" }]}
    >
      <p>
        We send no reminder mails at present, only the login that follows a purchase. To be left alone for
        good, write to us from the address in question.
      </p>
    </ClosedRoom>
  );
}

/** /test-email */
export function TestEmailRoom() {
  return (
    <ClosedRoom title="Test mails are not sent from here yet" ways={[{ href: "/", label: "Home" }]}>
      <p>
        The people who run this shop will send themselves its mails from this page. Nothing here reaches a
        buyer, now or later.
      </p>
    </ClosedRoom>
  );
}

/** Every page of the admin area. */
export function AdminRoom() {
  return (
    <ClosedRoom title="The office is not open yet" ways={[...logins, { href: "/", label: "Home" }]}>
      <p>
        Users, orders and coupons will be looked after here. Until then, whoever runs this shop finds payments
        and refunds in the payment provider's own dashboard.
      </p>
      <p>Did you buy something? Your own doors are these:</p>
    </ClosedRoom>
  );
}

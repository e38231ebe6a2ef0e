import { offer } from "@store/contract/offer/offer";

/** A mail address as a link: the shop's own, unless another is given. */
export function MailLink({ to = offer.supportEmail }: { to?: string }) {
  return <a href={`mailto:${to}`}>{to}</a>;
}

import { brand } from "@store/contract/brand";

/** A mail address as a link: the shop's own, unless another is given. */
export function MailLink({ to = brand.supportEmail }: { to?: string }) {
  return <a href={`mailto:${to}`}>{to}</a>;
}

import { brand } from "@store/contract/brand";

/** The shop's own address, as a link. */
export function MailLink() {
  return <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>;
}

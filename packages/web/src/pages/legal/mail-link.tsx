import { offer } from "@store/contract/offer/offer";

/** A mail address as a link, which breaks before its @ where it must: the shop's own, unless another is given. */
export function MailLink({ to = offer.supportEmail }: { to?: string }) {
  const at = to.lastIndexOf("@");
  return (
    <a href={`mailto:${to}`}>
      {to.slice(0, at)}
      <wbr />
      {to.slice(at)}
    </a>
  );
}

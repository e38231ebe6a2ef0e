import { promisesGuarantee } from "@store/contract/honest/shown";
import { productById } from "@store/contract/offer/catalogue";
import { offer } from "@store/contract/offer/offer";
import { Lock, ShieldCheck, Users } from "lucide-react";
import { figureClaim } from "../../lib/claims.ts";
import { Footer } from "../../ui/footer.tsx";
import { Header, HeaderLink } from "../../ui/header.tsx";
import { Icon } from "../../ui/icon.tsx";
import { ProductArt } from "../../ui/product-art.tsx";
import { ProductPicture } from "../../ui/product-picture.tsx";
import { SkipLink } from "../../ui/skip-link.tsx";
import { Stamp } from "../../ui/stamp.tsx";
import { WaysToPay } from "../../ui/ways-to-pay.tsx";
import { BundleCard } from "./bundle-card.tsx";

function Top() {
  return (
    <>
      <SkipLink />
      <section aria-label="Why this checkout is safe">
        <TrustBar />
      </section>
      <Header>
        <HeaderLink href={`mailto:${offer.supportEmail}`}>Need help?</HeaderLink>
      </Header>
    </>
  );
}

const customers = figureClaim("customers");

/** The strip over the checkout: secure payment, SSL, and how many bought, where that has been counted. */
function TrustBar() {
  const claims = [
    { icon: ShieldCheck, text: "Secure payment" },
    { icon: Lock, text: "SSL encrypted" },
    ...(customers ? [{ icon: Users, text: `${customers.figure} ${customers.text}` }] : []),
  ];
  return (
    <ul className="on-mat flex flex-wrap justify-center gap-x-7 gap-y-1.5 bg-mat-800 px-gut py-2.5 text-sm font-semibold">
      {claims.map(({ icon, text }) => (
        <li key={text} className="flex items-center gap-2">
          <Icon as={icon} className="text-marigold-400" />
          {text}
        </li>
      ))}
    </ul>
  );
}

function Guarantee() {
  return (
    <div className="grid grid-cols-[auto_1fr] items-center gap-4 text-sm leading-snug max-[20rem]:grid-cols-1">
      {promisesGuarantee() ? <Stamp text="30 DAYS" sub="money back" className="w-22" /> : null}
      <p className={promisesGuarantee() ? "" : "col-span-full"}>
        {promisesGuarantee() ? <b>30-Day Money-Back Guarantee. </b> : null}
        Your card details go straight to the payment company. We never see them.
      </p>
    </div>
  );
}

/** What one accepts, and the ways to pay. */
function Terms() {
  return (
    <div className="grid gap-4">
      <p className="text-sm leading-snug">
        By pressing it you accept the <a href="/terms-and-conditions">terms</a> and the{" "}
        <a href="/refund-policy">refund policy</a>. How we handle your data is in the{" "}
        <a href="/privacy-policy">privacy policy</a>.
      </p>
      <noscript>
        <p className="text-sm font-semibold text-vermilion-600">
          Paying needs JavaScript. Please switch it on for this page.
        </p>
      </noscript>
      <WaysToPay />
    </div>
  );
}

/** The picture of an extra: its owner's, or the drawing. */
function Picture({ id }: { id: string }) {
  const product = productById(id);
  if (!product.picture) return <ProductArt name={id} />;
  return <ProductPicture product={product} className="h-auto max-h-44 w-full object-contain object-left" />;
}

export const builtParts = { BundleCard, Footer, Guarantee, Picture, Terms, Top };

import { offer } from "@store/contract/offer/offer";
import type { ReactNode } from "react";
import { Logo } from "./logo.tsx";

/** Each finds such templates. */
const products = [
  { href: "/templates#all", label: "All Templates" },
  { href: "/templates#webinar-funnels", label: "Webinar Funnels" },
  { href: "/templates#lead-magnets", label: "Lead Magnets" },
  { href: "/templates#sales-pages", label: "Sales Pages" },
];

const legal = [
  { href: "/privacy-policy", label: "Privacy Policy" },
  { href: "/refund-policy", label: "Refund Policy" },
  { href: "/terms-and-conditions", label: "Terms and Conditions" },
  { href: "/fair-shop", label: "Fair shop" },
  { href: "/privacy-centre", label: "Your data" },
];

/** Year of first publication: a running year would differ between the built page and the browser on New Year's Day. */
const firstYear = 2026;

/** What the Companies (Incorporation) Rules, 2014 (rule 26) want on the landing page: name, number, office, person. */
const sellerLine = [
  offer.legalName,
  ...(offer.cin ? [`CIN ${offer.cin}`] : []),
  ...(offer.gst.gstin ? [`GSTIN ${offer.gst.gstin}`] : []),
  `Registered office: ${offer.address}`,
  `Contact: ${offer.contactPerson}`,
].join(" · ");

/**
 * The foot of every public page, drawn as the title block of a sheet (docs/product.md section 2). On a phone its columns are folded;
 * `open`: not on the landing page, whose document is full to the last bytes of the first answer (packages/web/scripts/budgets.ts).
 */
export function Footer({ open = false }: { open?: boolean }) {
  const [mailName, mailHost] = offer.supportEmail.split("@");
  return (
    <footer className="pt-[clamp(2rem,5vw,4rem)] pb-10">
      <div className="wrap">
        <div className="grid border-[1.5px] border-ink md:grid-cols-6 lg:grid-cols-[2.2fr_1fr_1.3fr_1.3fr]">
          <div className="px-6 py-5 md:col-span-full md:border-b md:border-ink lg:col-span-1 lg:border-b-0">
            <Logo />
            <p className="mute mt-3 max-w-[34ch] text-sm">{offer.tagline}</p>
          </div>
          <Column title="Products" open={open} first>
            {products.map((link) => (
              <FootLink key={link.href} {...link} />
            ))}
          </Column>
          <Column title="Legal" open={open}>
            {legal.map((link) => (
              <FootLink key={link.href} {...link} />
            ))}
          </Column>
          <Column title="Contact" open={open}>
            <li>
              <a
                href={`mailto:${offer.supportEmail}`}
                className="inline-block py-1.5 font-semibold no-underline hover:underline"
              >
                {mailName}@<wbr />
                {mailHost}
              </a>
            </li>
            <FootLink href="/contact" label="Customer care" />
            <li className="py-1.5">
              <a
                href={`tel:${offer.phone.replaceAll(" ", "")}`}
                className="font-semibold no-underline hover:underline"
              >
                {offer.phone}
              </a>
            </li>
            <li className="mute">Monday to Friday. We reply within 48 hours.</li>
          </Column>
          <p className="mute col-span-full border-t border-ink px-6 py-5 text-xs">
            {sellerLine}
            <br />© {firstYear} {offer.name}, a brand of {offer.legalName}. This site is not part of, or
            endorsed by, Facebook or Meta Platforms, Inc.
          </p>
        </div>
      </div>
    </footer>
  );
}

interface ColumnProps {
  title: string;
  open: boolean;
  first?: boolean;
  children: ReactNode;
}

function Column({ title, open, first = false, children }: ColumnProps) {
  const links = <ul className="text-sm">{children}</ul>;
  const heading = (more: string) => (
    <h2 className={`mute mb-2 font-text text-sm leading-tight font-semibold ${more}`}>{title}</h2>
  );
  return (
    <div
      className={`border-t border-ink px-6 md:col-span-2 md:border-t-0 lg:col-span-1 lg:border-l ${open ? "py-5" : "sm:py-5"} ${first ? "" : "md:border-l"}`}
    >
      {heading(open ? "" : "max-sm:hidden")}
      {open ? (
        links
      ) : (
        <details className="acc fold-on-phones border-0 max-sm:open:pb-4">
          <summary>{title}</summary>
          {links}
        </details>
      )}
    </div>
  );
}

function FootLink({ href, label }: { href: string; label: string }) {
  return (
    <li>
      <a href={href} className="inline-block py-1.5 font-semibold no-underline hover:underline">
        {label}
      </a>
    </li>
  );
}

// The pieces a mail is put together from.
import { Button, Column, Heading, Img, Link, Row, Text } from "@react-email/components";
import type { OrderFacts } from "@store/contract/mail-model";
import { startDrawing } from "@store/contract/mail-pictures";
import type { ReactNode } from "react";
import { agencyLicence, hasAgencyLicence, plainLicence, shownName, siteLink } from "./mail-facts.ts";
import { breakable, colour, headline, type } from "./theme.ts";

/** A full-width strip of the sheet. `top` in pixels. */
export function Band({ top, children }: { top: number; children: ReactNode }) {
  return (
    <Row>
      <Column className="px" style={{ padding: `${top}px 32px 0` }}>
        {children}
      </Column>
    </Row>
  );
}

export function Title({ children }: { children: ReactNode }) {
  return (
    <Heading as="h1" className="h1 t" style={{ margin: 0, color: colour.ink, ...headline(36, 40) }}>
      {children}
    </Heading>
  );
}

export function Subtitle({ children }: { children: ReactNode }) {
  return (
    <Heading as="h2" className="t" style={{ margin: 0, color: colour.ink, ...headline(22, 28) }}>
      {children}
    </Heading>
  );
}

export function Para({ top = 16, children }: { top?: number; children: ReactNode }) {
  return (
    <Text
      className="t2"
      style={{ margin: `${top}px 0 0`, color: colour.ink2, ...type(16, 26), ...breakable }}
    >
      {children}
    </Text>
  );
}

export function InlineLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className="link" style={{ color: colour.mat700, textDecoration: "underline" }}>
      {children}
    </Link>
  );
}

/** "Hello Meera," with the name's own writing direction. */
export function Greeting({ name }: { name: string }) {
  const shown = shownName(name);
  if (!shown) return <>Hello,</>;
  return (
    <>
      Hello <span dir="auto">{shown}</span>,
    </>
  );
}

/** The one marigold button of a mail. */
export function Action({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Row>
      <Column className="px full" style={{ padding: "28px 32px 0" }}>
        <Button
          href={href}
          style={{
            padding: "17px 28px",
            backgroundColor: colour.marigold,
            borderRadius: 7,
            borderBottom: `3px solid ${colour.marigoldEdge}`,
            color: colour.ink,
            ...type(17, 20, 700),
          }}
        >
          {children}
        </Button>
      </Column>
    </Row>
  );
}

/** The agency licence when it was bought, else the one line that says what the bundle may be used for. */
export function Licence({ order }: { order: OrderFacts }) {
  const terms = (
    <InlineLink href={siteLink(order.siteUrl, "/terms-and-conditions")}>Terms and Conditions</InlineLink>
  );
  if (!hasAgencyLicence(order)) {
    return (
      <Band top={20}>
        <Para top={0}>
          {plainLicence} The rest is in the {terms}.
        </Para>
      </Band>
    );
  }
  return (
    <Band top={32}>
      <Subtitle>{agencyLicence.title}</Subtitle>
      <Para top={10}>{agencyLicence.intro}</Para>
      <Items items={agencyLicence.rights} />
      <Para top={10}>
        {agencyLicence.limits} Licensee: <span dir="auto">{shownName(order.name)}</span>, {order.customerId}.
        The rest is in the {terms}.
      </Para>
    </Band>
  );
}

/** A list. `ordered` when the order is the order of events. */
export function Items({ items, ordered = false }: { items: readonly string[]; ordered?: boolean }) {
  const List = ordered ? "ol" : "ul";
  return (
    <List
      className="t2"
      style={{ margin: "10px 0 0", padding: "0 0 0 22px", color: colour.ink2, ...type(16, 26) }}
    >
      {items.map((item) => (
        <li key={item} style={{ margin: "0 0 6px" }}>
          {item}
        </li>
      ))}
    </List>
  );
}

/** The way from the library to a page of one's own, above the steps that say the same in words. */
export function Drawing({ siteUrl }: { siteUrl: string }) {
  return (
    <Img
      src={siteLink(siteUrl, startDrawing.file)}
      alt="Choose a template, fill in the form, import the page."
      fetchPriority="low"
      width={startDrawing.width}
      height={startDrawing.height}
      className="t2"
      style={{
        width: "100%",
        maxWidth: startDrawing.width,
        height: "auto",
        marginTop: 14,
        color: colour.ink2,
        ...type(14, 22),
      }}
    />
  );
}

/** Air above the foot. */
export function Gap() {
  return (
    <Row>
      <Column height={36} style={{ height: 36, fontSize: 0, lineHeight: 0 }}>
        &nbsp;
      </Column>
    </Row>
  );
}

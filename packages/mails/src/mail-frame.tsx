// The sheet every mail is drawn on: hidden preview line, mat head with the thread, body, foot with who we are.
import { Body, Column, Container, Head, Html, Img, Link, Preview, Row } from "@react-email/components";
import { wordmark } from "@store/contract/mail-pictures";
import { offer } from "@store/contract/offer/offer";
import { createElement, Fragment } from "react";
import { Band, drawWords, InlineLink, paragraph } from "./blocks.tsx";
import { mailHead, type WholeMail } from "./mail-content.ts";
import { siteLink, supportLink, supportPromise } from "./mail-facts.ts";
import { colour, darkStyleSheet, headline, styleSheet, type } from "./theme.ts";
import drawn from "./wordmark.json" with { type: "json" };

/** The whole HTML document of a mail. */
export function MailFrame({ siteUrl, mail }: { siteUrl: string; mail: WholeMail }) {
  return (
    <Html lang="en-IN">
      <Head>
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no" />
        <title>{mail.subject}</title>
        <style>{styleSheet}</style>
        <style>{darkStyleSheet}</style>
      </Head>
      <Body className="bg" style={{ margin: 0, backgroundColor: colour.invoice }}>
        <Preview>{mail.preheader}</Preview>
        <Row className="bg" style={{ backgroundColor: colour.invoice }}>
          <Column align="center" className="edge" style={{ padding: "24px 12px" }}>
            <Container
              className="card"
              width={600}
              style={{
                width: "100%",
                maxWidth: 600,
                backgroundColor: colour.sheet,
                border: `1px solid ${colour.ink}`,
                textAlign: "left",
              }}
            >
              <MatHead siteUrl={siteUrl} />
              <Sheet mail={mail} />
              <Foot mail={mail} />
            </Container>
          </Column>
        </Row>
      </Body>
    </Html>
  );
}

function Sheet({ mail }: { mail: WholeMail }) {
  const { notice, blocks } = mail;
  const bands = blocks.map((block, index) => createElement(Band, { block, isFirst: index === 0 }));
  return (
    <>
      {notice && <Band block={{ ...paragraph({ strong: notice }), top: 28 }} />}
      <Band block={mailHead(mail)} />
      {createElement(Fragment, null, ...bands)}
      <Row>
        <Column height={36} style={{ height: 36, ...bar }}>
          &nbsp;
        </Column>
      </Row>
    </>
  );
}

const bar = { fontSize: 0, lineHeight: 0 } as const;

/** Whether the wordmark that was drawn last says the shop's present name. */
const hasWordmark: boolean = drawn.name === offer.name;
const name = { ...headline(26, 30), color: colour.onMat } as const;

function MatHead({ siteUrl }: { siteUrl: string }) {
  return (
    <>
      <Row style={{ backgroundColor: colour.mat800 }}>
        <Column className="px" style={{ padding: hasWordmark ? "0 32px" : "24px 32px" }}>
          <Link href={siteLink(siteUrl, "/")} style={{ ...name, textDecoration: "none" }}>
            {hasWordmark ? (
              // With pictures off the alternative stands in their place, set like the headlines.
              <Img
                src={siteLink(siteUrl, wordmark.file)}
                alt={offer.name}
                // Else React writes a link for it into the head, which mail programs do not follow.
                fetchPriority="low"
                width={wordmark.width}
                height={wordmark.height}
                style={{ ...name, lineHeight: `${wordmark.height}px`, maxWidth: "100%" }}
              />
            ) : (
              offer.name
            )}
          </Link>
        </Column>
      </Row>
      <Row style={{ backgroundColor: colour.marigold }}>
        <Column height={8} style={{ ...bar, height: 8 }}>
          &nbsp;
        </Column>
      </Row>
    </>
  );
}

function Foot({ mail }: { mail: WholeMail }) {
  const { about, why } = mail;
  return (
    <Row className="r" style={{ borderTop: `1px solid ${colour.ink}` }}>
      <Column className="px t2" style={{ padding: "20px 32px 26px", color: colour.ink2, ...type(13, 21) }}>
        Questions? Write to <InlineLink href={supportLink(about)}>{offer.supportEmail}</InlineLink>.{" "}
        {supportPromise}
        <br />
        {why ? (
          <>
            <br />
            {drawWords(why)}
            <br />
          </>
        ) : null}
        <br />
        {offer.legalName}
        <br />
        {offer.address}
      </Column>
    </Row>
  );
}

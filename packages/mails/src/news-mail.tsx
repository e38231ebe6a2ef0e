// Templates have changed: what, why, and what to do about a page that is already published.
import { brand } from "@store/contract/brand";
import type { LibraryNewsMail } from "@store/contract/mail-model";
import { letterOf } from "./letter-blocks.tsx";
import { accountSubject, replyPromise, siteLink } from "./mail-facts.ts";
import type { MailParts } from "./mail-frame.tsx";

export function newsMail(mail: LibraryNewsMail): MailParts {
  const { news, siteUrl, customerId } = mail;
  const several = news.changes.length > 1;
  return letterOf({
    subject: news.subject,
    preheader: "The new files are in your library, at no cost. A published page has to be corrected by hand.",
    title: several ? `${news.changes.length} templates have changed` : "One template has changed",
    name: mail.name,
    about: accountSubject(mail),
    blocks: [
      { kind: "say", words: news.why },
      { kind: "list", items: news.changes.map(({ template, what }) => `${template}: ${what}`) },
      { kind: "act", label: "Get the new files", url: siteLink(siteUrl, "/funnel-templates-login") },
      {
        kind: "say",
        words: `Have you published a page from ${several ? "one of these" : "this template"}? It does not change by itself. Open it, compare the lines named above, and correct them there. If you have not, nothing needs doing: the next download is the new file.`,
      },
      { kind: "say", words: `A question about a change? ${replyPromise}` },
    ],
    why: {
      words: `You bought from ${brand.name} with account ${customerId}, and a note at the checkout said that we write when templates change. One press will`,
      label: "stop these mails",
      url: mail.unsubscribeUrl,
    },
  });
}

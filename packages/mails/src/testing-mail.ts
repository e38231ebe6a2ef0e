// For tests: a rendered mail as its reader has it.
import type { MailModel } from "@store/contract/mail-model";
import { renderMail } from "./render-mail.ts";

export async function readMail(mail: MailModel) {
  const rendered = await renderMail(mail);
  const { html, text } = rendered;
  const plain = (href = "") => href.replace(/&amp;/g, "&");
  return {
    ...rendered,
    words: wordsOf(html),
    hrefs: [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => plain(href)),
    /** Where the marigold button leads. */
    button: plain(html.match(/<a href="([^"]*)"[^>]*background-color:#ffb920/)?.[1]),
    lines: text.split("\n"),
    /** The plain text without its line breaks. */
    flow: text.replace(/\s+/g, " "),
  };
}

/** Visible words of the HTML, entities resolved. */
function wordsOf(html: string): string {
  return html
    .replace(/<head>.*<\/head>/s, "")
    .replace(/<br\/?>|<\/(p|td|th|li|h1|h2)>/g, " ")
    .replace(/<[^>]*>/g, "")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ");
}

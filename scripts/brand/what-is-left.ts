import { type ChosenFacts, openChoices } from "@store/contract/honest/choices";

/** What the questions leave to the owner, as lines for a terminal. `today` in epoch milliseconds. */
export function whatIsLeft(facts: ChosenFacts, today: number): string {
  const open = openChoices(facts, today).map(({ sentence }) => `- ${sentence}`);
  return [
    "Left to draw:",
    "- the mark: packages/web/src/ui/logo.tsx and packages/web/src/assets/favicon.svg",
    "- the pictures beside shared links and the wordmark of the mails: npm run studio:showcase (wants a Chromium, at $CHROMIUM)",
    "",
    "Left to choose in packages/contract/src/brand.ts and offer/first-offer.ts (production refuses to build before):",
    ...(open.length > 0 ? open : ["- nothing"]),
    "- who takes the money (payments), reminders (cartMails), and tax papers (gst, with your accountant)",
    "- the extras' prices (products)",
    "",
    "Left to read: the three legal pages (packages/web/src/pages), with your lawyer.",
    "",
    "Then: npm test, npm start, and docs/deploy.md.",
  ].join("\n");
}

// What the landing page says in words that its owner may change: what the shop came with (docs/product.md section 2), or what
// the offer has in its place.
import { hasCommunity, isObserved, promisesGuarantee } from "@store/contract/honest/shown";
import type { Words } from "@store/contract/offer/offer-shape";

export type LandingWords = { [Section in Exclude<keyof Words, "hidden">]-?: NonNullable<Words[Section]> };

/** What the shop came with. */
export function ownWords(): LandingWords {
  return {
    hero: {
      headline: "Build Funnels That",
      underlined: "Actually Convert",
      text: "63 landing pages and sales funnels, measured, cut and ready to import into Elementor, the free page builder for WordPress. No coding required.",
    },
    steps: [
      {
        title: "Full-Stack Fundamentals",
        text: "The construction lines: pick the page that your offer needs. Each shelf has a guide that says what to change first.",
      },
      {
        title: "Funnel Architecture",
        text: "Ink it in. Import a template, put your words in it, connect the form, join page to page.",
      },
      {
        title: "Client Acquisition",
        text: "Put people in at the top, with the ads course beside you. Read the numbers. Widen what works and cut what does not.",
      },
    ],
    closing: isObserved()
      ? "Your next launch could be tonight"
      : "63 pages, laid out and waiting for your words",
    questions: [
      {
        question: "What exactly are these templates?",
        answer:
          "Landing pages and sales funnels, each page saved as a JSON file: a premium funnel is one whole sales page, and the capture pages, thank-you pages, ads and mails to put around it are files of their own. You import a file into your page builder and every section, button and form arrives in place, ready for your words and photos.",
      },
      {
        question: "Will they generate sales for me?",
        answer:
          "They give you a structure that a buyer can follow. Your offer, your traffic and your follow-up do the rest, and the course and the checklists help with those. Nobody honest can promise you a figure.",
      },
      {
        question: "Do I need any experience?",
        answer: isObserved()
          ? "No. If you can edit a document you can edit these. The import guide goes through it click by click."
          : "None with code. You need to be able to log in to WordPress and to edit text; the import guide goes through it click by click.",
      },
      {
        question: "How long does setup take?",
        answer: isObserved()
          ? "1-2 hours for a first funnel: about ten minutes to import it, the rest to make it yours."
          : "Allow 1-2 hours for a first funnel on a WordPress site that is already running: about ten minutes to import it, the rest to make it yours.",
      },
      {
        question: "What support do I get?",
        answer: `${hasCommunity() ? "A private community, written documentation" : "Written documentation"} and video lessons. We also answer mail, within 48 hours, Monday to Friday.`,
      },
      {
        question: "Do I need any other software?",
        answer: isObserved()
          ? "One thing: a page builder. The templates are made for Elementor on WordPress, and its free version is enough. Everything else is in the bundle."
          : "A page builder. The templates are made for Elementor, the free page builder for WordPress, so you need a WordPress site of your own, with its hosting and address. To collect the answers of a form in a list you also need a mail service. None of these is in the bundle.",
      },
      {
        question: "What is included?",
        answer:
          "Instant access to all 63 templates, the three bonuses, the tutorials, and lifetime updates. One payment of {price}.",
      },
      {
        question: "Is there a money-back guarantee?",
        answer: promisesGuarantee()
          ? "Yes, 30 days. Write to us from the address you bought with. The refund policy, linked at the foot of this page, says how we handle each case."
          : "No. These are digital files, so we refund only a double charge, missing access or a technical fault we could not repair; the refund policy has the details.",
      },
    ],
  };
}

/** What the page says by these words. */
export function wordsBy({ hero, steps, closing, questions }: Words): LandingWords {
  const own = ownWords();
  return {
    hero: hero ?? own.hero,
    steps: steps ?? own.steps,
    closing: closing ?? own.closing,
    questions: questions ?? own.questions,
  };
}

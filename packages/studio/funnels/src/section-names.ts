// The kinds of sections by the names that a buyer reads.

/** Head and foot, which every page has. */
const frame = /^(brand-|footer-|notice-strip)/;

/** By the beginning of their kind. */
const names: Readonly<Record<string, string>> = {
  about: "About you",
  bars: "Bars",
  "before-after": "Before and after",
  "big-figure": "One big figure",
  bonuses: "Bonuses",
  "buy-bar": "Buy bar",
  "box-list": "In the box",
  capture: "Sign-up form",
  cases: "Case studies",
  compare: "Comparison",
  "contact-cards": "Contact",
  "count-band": "Figures",
  curriculum: "Curriculum",
  "day-strip": "By the clock",
  faq: "Questions",
  feature: "Features",
  film: "Film",
  final: "Last call",
  "for-whom": "For whom",
  gallery: "Gallery",
  guarantee: "Guarantee",
  hero: "First screen",
  "hours-board": "Place and hours",
  ledger: "A page from inside",
  letter: "Letter",
  "menu-board": "Menu",
  "menu-card": "Menu",
  "name-strip": "Names",
  "next-steps": "Next steps",
  offer: "The offer",
  overlap: "Picture and text",
  "paper-sheet": "A sheet to read",
  "picture-band": "Picture",
  "picture-cards": "Picture cards",
  place: "Place and hours",
  plans: "Plans and prices",
  postscript: "Postscript",
  "price-list": "Price list",
  problem: "The problem",
  product: "Products",
  "proof-bar": "Proof",
  quote: "Quotes",
  "rating-strip": "Ratings",
  seats: "Seats left",
  "side-offer": "Side offer",
  "spec-sheet": "Specifications",
  "split-bleed": "Picture and text",
  stairs: "Steps",
  statement: "Statement",
  steps: "Steps",
  tabs: "Tabs",
  team: "Team",
  "thanks-hero": "Thank you",
  ticket: "Ticket",
  timeline: "Timeline",
  timetable: "Timetable",
  zigzag: "Steps",
};

/** The names of a page's sections from the top. Two of a name one after the other are one. Fails for a kind without a name. */
export function sectionNames(kinds: readonly string[]): string[] {
  const found = kinds.filter((kind) => !frame.test(kind)).map(nameOf);
  return found.filter((name, at) => name !== found[at - 1]);
}

function nameOf(kind: string): string {
  const words = kind.split("-");
  for (let length = words.length; length > 0; length -= 1) {
    const name = names[words.slice(0, length).join("-")];
    if (name) return name;
  }
  throw new Error(`No name for sections of the kind ${kind}`);
}

// Words that people type for what the lists call otherwise: English, the shop's trade, and Hindi in Latin letters. A word of a
// line finds every other word of its line.

const lines = [
  "speed fast slow seconds loading gati",
  "video film youtube",
  "faq question sawal",
  "popup overlay dialog",
  "hindi language hreflang bhasha",
  "exit leaving",
  "shipping delivery courier freight",
  "cod cash",
  "rto return refund wapsi returntoorigin",
  "capi api",
  "threshold limit minimum",
  "chart guide table",
  "retargeting custom",
  "coupon discount code offer",
  "image picture photo tasveer",
  "mobile phone android",
  "cart basket",
  "menu navigation nav",
  "review rating testimonial",
  "price mrp rupees daam",
  "payment upi bhugtan pay",
  "backlink link",
  "schema structured json-ld",
  "address pin landmark pata",
  "blog article content",
  "ranking position google",
  "filter sort facet",
  "signup newsletter subscribe",
  "trust proof badge bharosa",
].map((line) => line.split(" "));

/** A word and all that stand for it. A plural is looked for as its singular too. */
export function otherWords(word: string): string[] {
  const one = word.length > 3 && word.endsWith("s") ? word.slice(0, -1) : word;
  return [...new Set([word, one, ...lines.flatMap((line) => (line.includes(one) ? line : []))])];
}

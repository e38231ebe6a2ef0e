// Anybody can type anybody's address at the checkout: what goes into a mail to that address must not carry a message.
const looksLikeLink = /\p{L}\.\p{L}{2,}|www\.|https?/iu;
/** Names of nine words and more are written by a program that tries what fits. */
const mostWords = 8;
const longestWord = 30;

/** Words of messages that are nobody's name. One is enough. */
const telling = words(`
  account accounts verify verified verification confirm confirmed password login click please suspended blocked
  payment paid refund refunded invoice urgent urgently immediately congratulations winner claim prize lottery
  your yours you've you're we've we're today tomorrow tonight dear customer sir madam hello hi welcome
  download install transfer cancelled expired expire expires limited offer offers discount whatsapp telegram
  aapka aapki aapke apka apki kripya turant jaldi paisa inaam lakh crore rupees dollars bitcoin crypto
  आपका आपकी आपके आपको कृपया खाता तुरंत पैसा इनाम बधाई पासवर्ड
`);

/** Words that hold sentences together. Some are names as well (Are, You, Hai, More): two of them make a sentence. */
const binding = words(`
  is are was were has have had been be being will would shall should must can could not no do does did
  the this that these those it its you we they our their my me us i he she them who which what when where how why
  to for of at on in by from with into about and or but if so as than then now here there just only very more
  get got go come call see read open send sent give buy sell win won free money cash bank order ordered
  hai hain hoga karo kare karein kijiye nahi nahin mera meri aap hum tum ko ka ki ke se mein par
  है हैं था थी हो गया गई का की के को में से पर नहीं करें आप हम यह वह और
`);

/** A name fit for a mail to an address that nobody has verified; undefined for a link, a message, or what reads like one. */
export function plainName(name: string): string | undefined {
  const trimmed = name.trim().replace(/\s+/g, " ");
  // Initials such as "A.P.J." are words too.
  const all = trimmed
    .toLowerCase()
    .split(/[\s.-]+/)
    .filter(Boolean);
  const isLong = trimmed.split(" ").length > mostWords || all.some((word) => word.length > longestWord);
  if (looksLikeLink.test(trimmed) || isLong || readsAsSentence(all)) return undefined;
  return trimmed;
}

/** Longer ones are several words without a space, and so are those with more than one capital inside. */
const longestGreeting = 20;
const insideCapitals = /\p{Ll}\p{Lu}/gu;

/** How a mail greets somebody whose address nobody has verified: by one word of the name, which says nothing else. */
export function greetingName(name: string): string | undefined {
  // Not a title or initials: "Dr.", "A.P.J.", "K".
  const first = plainName(name)
    ?.split(/[\s-]+/)
    .find((word) => /^[\p{L}\p{M}'’]{2,}$/u.test(word));
  const joined = first?.match(insideCapitals)?.length ?? 0;
  return first && first.length <= longestGreeting && joined < 2 ? first : undefined;
}

function readsAsSentence(all: readonly string[]): boolean {
  const plain = all.map((word) => word.replaceAll("’", "'"));
  // A single letter is an initial: "A", "I".
  const bound = plain.filter((word) => word.length > 1 && binding.has(word));
  return plain.some((word) => telling.has(word)) || bound.length > 1;
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/).filter(Boolean));
}

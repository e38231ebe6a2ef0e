// The ten questions of `npm run brand`: what makes a shop one's own before anything is designed anew.
import type { Offer } from "@store/contract/offer/offer-shape";
import { ClaimedCode } from "@store/contract/schemas";

/** Places in brand.ts and first-offer.ts, as dotted paths, with what is to stand there. */
export type Settings = Record<string, string | number | undefined>;

interface Question {
  id: string;
  ask: string;
  /** What they say now, in the words of an answer. */
  now: (brand: BrandNow) => string;
  /** What an answer sets. Throws a sentence that says what is wrong with it. */
  read: (answer: string) => Settings;
}

/** What the questions change. */
export interface BrandNow {
  name: string;
  legalName: string;
  cin?: string | undefined;
  tagline: string;
  siteUrl: string;
  address: string;
  city: string;
  phone: string;
  contactPerson: string;
  quickCoupon: { code: string; percentage: number };
  products: Offer["products"];
}

const words = (name: string, most: number) => (answer: string) => {
  if (answer.length < 2 || answer.length > most || /[<>"`\\]/.test(answer))
    throw new Error(`${name}: 2 to ${most} characters, without quotes or angle brackets`);
  return answer;
};

/** Two parts of one answer. */
function parted(answer: string, pattern: RegExp, example: string): [string, string] {
  const [, first, second] = answer.match(pattern) ?? [];
  if (first === undefined || second === undefined) throw new Error(`Please answer like this: ${example}`);
  return [first, second];
}

/** Prices of one thing: what is asked, and what is crossed out. */
export function readPrices(id: string, answer: string): Settings {
  const [price, originalPrice] = parted(answer, /^₹?(\d+)\s+₹?(\d+)$/, "1499 7499").map(Number);
  if (price === undefined || originalPrice === undefined || price < 50 || originalPrice <= price)
    throw new Error("A price is 50 rupees or more, and the crossed-out one is higher");
  return { [`products.${id}.price`]: price, [`products.${id}.originalPrice`]: originalPrice };
}

export const questions: readonly Question[] = [
  {
    id: "name",
    ask: "What is the shop called?",
    now: ({ name }) => name,
    read: (answer) => ({ name: words("A name", 30)(answer) }),
  },
  {
    id: "domain",
    ask: "At which domain will it stand? Its mail addresses follow: login@, help@ and grievance@.",
    now: ({ siteUrl }) => new URL(siteUrl).hostname,
    read: (answer) => {
      if (!/^([a-z0-9](-?[a-z0-9])*\.)+[a-z]{2,}$/.test(answer))
        throw new Error("A domain in small letters, without https://: kitewright.in");
      return {
        siteUrl: `https://${answer}`,
        supportEmail: `help@${answer}`,
        "grievanceOfficer.email": `grievance@${answer}`,
      };
    },
  },
  {
    id: "legalName",
    ask: "Who sells, by the full legal name?",
    now: ({ legalName }) => legalName,
    read: (answer) => ({ legalName: words("A legal name", 80)(answer) }),
  },
  {
    id: "cin",
    ask: "The company's identity number (CIN)? `none` for a seller that is no company.",
    now: ({ cin }) => cin ?? "none",
    read: (answer) => {
      if (answer === "none") return { cin: undefined };
      if (!/^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/.test(answer))
        throw new Error("A CIN has 21 characters, like U74999MH2019PTC331122");
      return { cin: answer };
    },
  },
  {
    id: "tagline",
    ask: "What it is, in one line for the foot of every page?",
    now: ({ tagline }) => tagline,
    read: (answer) => ({ tagline: words("A tagline", 100)(answer) }),
  },
  {
    id: "address",
    ask: "The registered address, in one line?",
    now: ({ address }) => address,
    read: (answer) => ({ address: words("An address", 160)(answer) }),
  },
  {
    id: "city",
    ask: "The city whose courts are named in the terms?",
    now: ({ city }) => city,
    read: (answer) => ({ city: words("A city", 40)(answer) }),
  },
  {
    id: "officer",
    ask: "Who answers for the shop and hears complaints, and at which number? `Meera Iyer, +91 22 4012 3456`",
    now: ({ contactPerson, phone }) => `${contactPerson}, ${phone}`,
    read: (answer) => {
      const [name, phone] = parted(answer, /^(.+),\s*(\+[\d ]{8,18})$/, "Meera Iyer, +91 22 4012 3456");
      return { contactPerson: name, phone, "grievanceOfficer.name": name, "grievanceOfficer.phone": phone };
    },
  },
  {
    id: "coupon",
    ask: "The coupon that the checkout offers, and its whole percent? `KITE15 15`",
    now: ({ quickCoupon: { code, percentage } }) => `${code} ${percentage}`,
    read: (answer) => {
      const [code, percent] = parted(answer, /^(\S+)\s+(\d+)\s*%?$/, "KITE15 15");
      const percentage = Number(percent);
      const known = ClaimedCode.safeParse(code);
      if (!known.success || percentage < 1 || percentage > 90)
        throw new Error("A code of letters and digits, and 1 to 90 percent");
      return {
        "quickCoupon.code": known.data,
        "quickCoupon.percentage": percentage,
        "quickCoupon.description": `Extra ${percentage}% OFF`,
      };
    },
  },
  {
    id: "price",
    ask: "What does the bundle cost, and what is the crossed-out price, in whole rupees? `1499 7499`",
    now: ({ products: [bundle] }) => `${bundle?.price} ${bundle?.originalPrice}`,
    read: (answer) => readPrices("bundle", answer),
  },
];

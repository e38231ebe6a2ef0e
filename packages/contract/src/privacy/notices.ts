// Notices of consent, word for word as they were shown (Digital Personal Data Protection Act, 2023, section 5; rule 3).
// A text that was shown is never changed: a new wording is a new version. The build of the site knows the hash of each and
// refuses another text: packages/web/scripts/refuse-changed-notices.ts.
import { offer } from "../offer/offer.ts";

/** What the shop asks an act for. A purchase itself needs none: section 7(a). */
export const purposes = ["cart-reminder"] as const;
export type Purpose = (typeof purposes)[number];

export interface Notice {
  purpose: Purpose;
  /** 1 for the first. */
  version: number;
  language: "en";
  /** Beside the box. */
  label: string;
  /** All of it: 60 to 110 words. `{brand}` stands for the shop's name, `{legal}` for its company's. */
  text: string;
}

/** The newest of each purpose last. */
export const notices: readonly Notice[] = [
  {
    purpose: "cart-reminder",
    version: 1,
    language: "en",
    label: "Remind me by mail if I leave before paying",
    text: "{legal} asks for your consent to keep the name and email address that you type here, and what is in your basket, for one purpose: to mail you a reminder if you leave before paying. We keep them for 30 days and give them to nobody but the company that carries our mail. Buying works without it. You can take the consent back at any time, with the link in each reminder or under “Your data” at the foot of this page; there you also see, correct and erase what we hold. You may complain to our grievance officer, and then to the Data Protection Board of India.",
  },
];

/** The one that is shown now. */
export function currentNotice(purpose: Purpose): Notice {
  const found = notices.filter((notice) => notice.purpose === purpose).at(-1);
  if (!found) throw new Error(`No notice for ${purpose}`);
  return found;
}

/** The words as they are shown. */
export function noticeWords({ text }: Pick<Notice, "text">): string {
  return text.replaceAll("{brand}", offer.name).replaceAll("{legal}", offer.legalName);
}

import facts from "../library/emails/emails.json" with { type: "json" };

/** What the page tells of an email design. Its file is `library/emails/<slug>.html`. */
export interface EmailDesign {
  slug: string;
  name: string;
  /** When to send it, in a few words. */
  when: string;
  subject: string;
}

/** The ten email designs, in the order in which a customer meets them. */
export const emails: readonly EmailDesign[] = facts;

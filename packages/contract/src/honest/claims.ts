// What a shop may say of itself beyond its products: each figure or voice with its proof.

/** Where the proof lies, and of which day it is (`yyyy-mm-dd`). Both are shown to visitors. */
interface Proof {
  evidence: string;
  asOf: string;
}

export type ClaimKind = "roas" | "rating" | "customers" | "revenue" | "hours";

export type FigureClaim = Proof & {
  kind: ClaimKind;
  /** What is set large: `7.2x`, `4.9/5`, `2,500+`, `$10M+`, `100+`. */
  figure: string;
  /** What it is a figure of, as the page goes on after it. */
  text: string;
};

export type Testimonial = Proof & {
  kind: "testimonial";
  name: string;
  role: string;
  content: string;
  /** Avatar initials. */
  initials: string;
};

export type Claim = FigureClaim | Testimonial;

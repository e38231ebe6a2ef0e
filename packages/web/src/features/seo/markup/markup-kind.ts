// What a kind of markup is made of.
import type { Form } from "./forms.ts";

/** One property. */
export interface Property {
  /** From the node's root: `offers.price`. */
  path: string;
  form: Form;
  /** `within`: required where the node around it is there. */
  need: "required" | "recommended" | "within";
  /** Over the field. A property without one is not typed: it is always the same, and only checked. */
  label?: string;
  hint?: string;
  /** To choose from, instead of typing. */
  options?: readonly (readonly [value: string, label: string])[];
}

export interface MarkupKind {
  id: string;
  /** What it is for, as one chooses it. */
  name: string;
  /** Its `@type`; where several fit, they are chosen. */
  types: readonly string[];
  about: string;
  /** Google's page with the requirements. */
  source: string;
  properties: readonly Property[];
  /** What each inner node is, with what never changes in it. */
  nodes: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

// What a section is: a kind (so that two templates can be compared) and a way to be drawn under a design.
import type { Draft, Json } from "../elementor/types.ts";
import type { Design } from "./design.ts";
import type { Tone } from "./ground.ts";

export interface Kit {
  design: Design;
  /** Category and slug: names forms and anchors that must be unique. */
  seed: string;
  /** The media value of the template's nth picture, from 1. */
  picture(n: number): Json;
  /** What the next band stands on, whatever its brief says: how a page brings colour into a run of plain ones. */
  tone?: Tone;
}

export interface Section {
  kind: string;
  make(kit: Kit): Draft;
}

/** Options that every band takes. */
export interface Band {
  tone?: Tone;
  /** Target of `#anchor` links. */
  anchor?: string;
  /** Less air, where two bands of one tone read as one. */
  tight?: boolean;
}

/** A button: where to is an anchor of the page or a marked placeholder such as `#your-checkout`. */
export interface Action {
  text: string;
  to: string;
}

/** Small heading above, heading, and a line or two under it. `*word*` in a title is set in the accent. */
export interface Head {
  eyebrow?: string;
  title: string;
  lead?: string;
}

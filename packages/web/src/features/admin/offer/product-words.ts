// What the ways and states of a product are called for its owner.
import type { Product } from "@store/contract/offer/offer-shape";
import type { BadgeTone } from "../../../ui/badge.tsx";

export const soldAsWords: readonly { value: Product["soldAs"]; label: string; short: string }[] = [
  { value: "bundle", label: "The bundle: in every order", short: "The bundle" },
  { value: "extra", label: "An extra: beside it, by a tick", short: "An extra" },
  { value: "alone", label: "By itself: at an address of its own", short: "By itself" },
];

export const stateWords: readonly {
  value: Product["state"];
  label: string;
  short: string;
  tone: BadgeTone;
}[] = [
  { value: "shown", label: "Everybody: it is sold", short: "Shown", tone: "ok" },
  { value: "hidden", label: "Nobody for now", short: "Hidden", tone: "wait" },
  { value: "ended", label: "Ended: its buyers keep it", short: "Ended", tone: "bad" },
];

// The public pages of a simulated world: what a visitor sees is what was switched last.
import { firstOffer } from "@store/contract/offer/first-offer";
import type { SitePages } from "./story/stage.ts";

export function openSite() {
  let shown: SitePages = { rev: 1, offer: firstOffer };
  const made = new Map<number, SitePages>();
  return {
    now: () => shown,
    build: async () => "build",
    render: async (offer: SitePages["offer"], rev: number) => {
      made.set(rev, { rev, offer });
      return [];
    },
    stage: async (rev: number) => `${rev}`,
    show: async (place: string) => {
      shown = made.get(Number(place)) ?? shown;
    },
  };
}

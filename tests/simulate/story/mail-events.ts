// What becomes of mails after the carrier took them: most arrive, some come back, some are unwanted; told late, twice, in any order.
import { mailKinds } from "@store/contract/mail-model";
import { emailHash } from "@store/core/platform/address-hash";
import type { Carrier } from "../carrier.ts";
import { type OutgoingMail, shop } from "../shop.ts";
import { Chance } from "../world/chance.ts";
import type { World } from "../world/world.ts";
import type { Calls } from "./calls.ts";
import { minute } from "./times.ts";

export function runMailEvents(world: World, carrier: Carrier, calls: Calls): void {
  const chance = new Chance(world.seed, "mail events");
  if (!chance.strikes(0.35)) return;
  carrier.onTaken = (mail) => {
    const times = chance.pick([1, 1, 2]);
    for (let i = 0; i < times; i++) {
      const what = chance.pick(["delivered", "delivered", "delivered", "bounced", "complained"] as const);
      world.outside(chance.between(0, 30) * minute, "mail event", () => tell(mail, what));
    }
  };
  function tell({ to, tags }: OutgoingMail, what: "delivered" | "bounced" | "complained"): void {
    const kind = mailKinds.find((one) => one === tags.kind);
    if (!kind) return;
    const about = { kind, about: String(tags.about), orderId: tags.orderId, emailHash: emailHash(to) };
    const bounce = what === "bounced" ? { bounce: "Permanent/General" } : {};
    void calls.call(`mail ${what}`, () => shop.noteMailEvent({ ...about, what, at: Date.now(), ...bounce }));
  }
}

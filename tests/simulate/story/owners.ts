// Owners of something log in with the mailed password, see what they have, and add an extra alone.
import { shop } from "../shop.ts";
import type { Chance } from "../world/chance.ts";
import { type Buyer, passwordOf, type Stage } from "./stage.ts";
import { minute, second } from "./times.ts";

interface Enter {
  do: "enter the account";
  buyer: number;
}

export const ownerActs = {
  "enter the account": (stage: Stage, { buyer }: Enter): void => {
    const owner = stage.buyers[buyer];
    if (owner) void enter(stage, owner);
  },
};

async function enter({ calls, mails, world }: Stage, owner: Buyer): Promise<void> {
  const password = passwordOf(mails(), owner.email);
  if (password === undefined) return;
  const answer = await calls.call(
    `${owner.name} enters`,
    async () => {
      const { sessionToken } = await shop.logIn({ username: owner.email, password });
      const { owned } = await shop.account({ sessionToken });
      return { sessionToken, owned };
    },
    { viewerIp: owner.ip },
  );
  if (answer.kind !== "answered") return;
  owner.account = answer.value;
  world.note(`${owner.name} owns ${answer.value.owned}`);
}

/** The further visit of a buyer: the first one's address, in another browser. `from`: milliseconds. */
export function drawOwner(chance: Chance, buyer: number, from: number) {
  const at = from + chance.between(1, 30) * minute;
  const upsells = chance.pick([
    ["ad-templates"],
    ["seo-checklist"],
    ["seo-checklist", "ad-templates"],
  ] as const);
  const code = chance.pick([undefined, undefined, "CARE", "RARE"] as const);
  return [
    { do: "sign up" as const, buyer, at },
    { do: "enter the account" as const, buyer, at: at + 5 * second },
    {
      ...{ do: "press" as const, buyer, order: 0, basket: { upsells: [...upsells], ...(code && { code }) } },
      ...{ times: chance.pick([1, 1, 2]), spread: 200, at: at + 40 * second },
    },
    {
      ...{ do: "pay" as const, buyer, page: "newest" as const, how: "now" as const },
      ...{ refunds: "succeeds" as const, at: at + chance.between(60, 300) * second },
    },
  ];
}

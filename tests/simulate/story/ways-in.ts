// Other ways into the account: a code that is mailed for one login, and passkeys, of which somebody may have a copy.
import { written } from "../shims/verify-passkey.ts";
import { shop } from "../shop.ts";
import type { Chance } from "../world/chance.ts";
import type { Buyer, Stage } from "./stage.ts";
import { minute, second } from "./times.ts";

interface ByCode {
  do: "enter by a code";
  buyer: number;
  /** Wrong codes that are tried before. */
  wrong: number;
  /** The right one, at once. */
  times: number;
}
interface OfPasskey {
  do: "make a passkey";
  buyer: number;
}
interface ByPasskey {
  do: "enter by passkey";
  buyer: number;
  /** Devices that sign with one count: more than one are copies. */
  devices: number;
}

export const wayInActs = {
  "enter by a code": (stage: Stage, { buyer, ...act }: ByCode) => withBuyer(stage, buyer, byCode, act),
  "make a passkey": (stage: Stage, { buyer }: OfPasskey) => withBuyer(stage, buyer, makePasskey, {}),
  "enter by passkey": (stage: Stage, { buyer, ...act }: ByPasskey) => withBuyer(stage, buyer, byPasskey, act),
};

function withBuyer<Act>(
  stage: Stage,
  at: number,
  act: (stage: Stage, buyer: Buyer, act: Act) => Promise<void>,
  what: Act,
): void {
  const buyer = stage.buyers[at];
  if (buyer) void act(stage, buyer, what);
}

const pause = ({ world }: Stage, wait: number) =>
  new Promise<void>((done) => world.outside(wait, "waits", () => done()));

async function byCode(
  stage: Stage,
  buyer: Buyer,
  { wrong, times }: Omit<ByCode, "do" | "buyer">,
): Promise<void> {
  const { calls, world } = stage;
  const options = { viewerIp: buyer.ip };
  const sent = await calls.call(
    `${buyer.name} asks for a code`,
    () => shop.sendCode({ username: buyer.email }),
    options,
  );
  if (sent.kind !== "answered") return;
  await pause(stage, 40 * second);
  const mail = stage.mails().find(({ to, tags }) => to === buyer.email && tags.kind === "login-code");
  if (!mail) return;
  const { code } = JSON.parse(mail.text) as { code: string };
  const enter = (typed: string) =>
    calls.call(
      `${buyer.name} types ${typed === code ? "the code" : "another code"}`,
      () => shop.logInByCode({ attempt: sent.value.attempt, code: typed }),
      options,
    );
  let refused = 0;
  for (let i = 0; i < wrong; i++)
    if ((await enter(code === "000000" ? "111111" : "000000")).kind === "refused") refused++;
  const answers = await Promise.all(Array.from({ length: times }, () => enter(code)));
  const opened = answers.flatMap((answer) => (answer.kind === "answered" ? [answer.value] : []));
  if (opened.length > 1) world.problem(`C one code of ${buyer.name} opened ${opened.length} sessions`);
  if (opened.length > 0 && refused >= 5)
    world.problem(`C a code of ${buyer.name} opened after ${refused} wrong ones`);
  if (opened[0]) enteredBy(stage, buyer, opened[0].sessionToken, "a code");
}

async function makePasskey({ calls, world }: Stage, buyer: Buyer): Promise<void> {
  const { sessionToken } = buyer.account ?? {};
  if (sessionToken === undefined) return;
  const id = `key${buyer.name}${world.schedule().below(1e6)}`;
  const answer = await calls.call(`${buyer.name} makes a passkey`, async () => {
    const { order } = await shop.passkeys.begin({ sessionToken });
    const { challenge, userId } = order;
    const passkey = { id, clientDataJSON: written({ challenge }), attestationObject: "none" };
    await shop.passkeys.add({ sessionToken, passkey });
    return { id, userHandle: userId };
  });
  if (answer.kind === "answered") buyer.passkey = { ...answer.value, signCount: 0 };
}

async function byPasskey(
  stage: Stage,
  buyer: Buyer,
  { devices }: Omit<ByPasskey, "do" | "buyer">,
): Promise<void> {
  const { calls, world } = stage;
  const { passkey } = buyer;
  if (!passkey) return;
  const signCount = ++passkey.signCount;
  const { id, userHandle } = passkey;
  const enter = () =>
    calls.call(
      `${buyer.name} enters by passkey`,
      async () => {
        const { challenge } = await shop.startPasskeyLogin({});
        const signed = { clientDataJSON: written({ challenge }), signature: written({ signCount }) };
        return shop.enterByPasskey({
          passkey: { id, userHandle, authenticatorData: "none", ...signed },
        });
      },
      { viewerIp: buyer.ip },
    );
  const answers = await Promise.all(Array.from({ length: devices }, enter));
  const opened = answers.flatMap((answer) => (answer.kind === "answered" ? [answer.value] : []));
  if (opened.length > 1)
    world.problem(`K ${opened.length} copies of ${buyer.name}'s passkey opened the account`);
  if (opened[0]) enteredBy(stage, buyer, opened[0].sessionToken, "a passkey");
}

function enteredBy(stage: Stage, buyer: Buyer, sessionToken: string, by: string): void {
  stage.world.note(`${buyer.name} is in by ${by}`);
  buyer.account = { sessionToken, owned: buyer.account?.owned ?? [] };
  stage.sessions.push(sessionToken);
}

/** Ways in for a quarter of the runs, of buyers who have paid by then. `within`: milliseconds. */
export function drawWaysIn(chance: Chance, buyers: number, within: number) {
  if (!chance.strikes(0.25)) return [];
  const buyer = chance.below(buyers);
  const at = chance.between(6, within / minute) * minute;
  const by = (after: number) => ({
    ...{ do: "enter by passkey" as const, buyer, devices: chance.pick([1, 2, 3]) },
    at: at + after * minute,
  });
  return [
    {
      ...{ do: "enter by a code" as const, buyer, at },
      ...{ wrong: chance.pick([0, 0, 1, 4, 5, 6]), times: chance.pick([1, 2, 3]) },
    },
    { do: "enter the account" as const, buyer, at: at + minute },
    { do: "make a passkey" as const, buyer, at: at + 2 * minute },
    ...(chance.strikes(0.2) ? [{ do: "new password" as const, buyer, at: at + 4 * minute }] : []),
    by(chance.between(3, 8)),
    by(chance.between(3, 12)),
  ];
}

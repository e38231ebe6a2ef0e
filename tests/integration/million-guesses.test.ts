// Codes that open something to anybody who knows them: how long a million guesses take, and how likely one of them is right. What
// each network is let through is tried for real; the rest is arithmetic on the numbers that this found.

import { sendLoginCode } from "@store/core/customers/send-login-code";
import { validateLoginCode } from "@store/core/customers/validate-login-code";
import { newLicenceCode } from "@store/core/desk/certificate";
import { checkLicence } from "@store/core/desk/check-licence";
import { sharedSite } from "@store/core/desk/shared-site";
import { networkRules, rules } from "@store/core/platform/limit-rules";
import { randomToken } from "@store/core/platform/secrets";
import { days, minutes } from "@store/core/platform/time";
import { expect, test } from "vitest";
import { as, unique } from "../support/buyers.ts";
import { setCounters } from "../support/counted.ts";
import { mailedMember } from "../support/recovery.ts";
import "../support/shop.ts";

const million = 1_000_000;
/** More than a shop will ever have of any of them. */
const codesKept = 10_000_000;

/** The codes of the refusals that guesses of one network meet, in order. */
async function refusals(guesses: number, guess: () => Promise<unknown>): Promise<string[]> {
  const ip = unique();
  const met: string[] = [];
  for (let tried = 0; tried < guesses; tried++)
    met.push(
      await as({ ip }, () =>
        guess().then(
          () => "found",
          ({ code }: { code: string }) => code,
        ),
      ),
    );
  return met;
}

test.each([
  [
    "a licence",
    "licence.network",
    "licence.not_found",
    32 ** 20,
    () => checkLicence({ code: newLicenceCode() }),
  ],
  [
    "a link to a site",
    "share.network",
    "share.not_found",
    2 ** 128,
    () => sharedSite(async () => undefined)({ code: randomToken().slice(0, 22) }),
  ],
] as const)(
  "a million guesses at the code of %s find none, in months",
  async (_, rule, missed, codes, guess) => {
    const { limit, window } = networkRules[rule];
    expect(await refusals(limit + 40, guess)).toEqual([
      ...Array(limit).fill(missed),
      ...Array(40).fill("throttled"),
    ]);
    expect((million / limit) * window).toBeGreaterThan(days(100));
    // Of a billion shops that are each guessed at a million times, not one loses a code.
    expect((million * codesKept) / codes).toBeLessThan(1e-9);
  },
);

test("a day of guesses at the login code of one account finds it in one day of sixteen thousand", async () => {
  const { email } = await mailedMember();
  const guess = async (attempt: string, code: number) =>
    validateLoginCode({ attempt, code: String(code).padStart(6, "0") });
  const ask = () => as({ ip: unique() }, () => sendLoginCode({ username: email }));
  const { attempt } = await ask();
  const met = await refusals(9, () => guess(attempt, 0));
  expect(new Set(met)).toEqual(new Set(["login.code_invalid"]));
  // Whatever network it comes from, an account has twelve codes a day with five tries each.
  const perDay = rules["login-code.account"].limit * 5;
  expect(rules["login-code.account"].window).toBe(days(1));
  expect(perDay / million).toBeLessThan(1 / 16_000);
  // Of one network, no matter whose accounts: at most five tries for each code that it may ask for.
  const ofNetwork = rules["recover.ip"].limit * 5 * 24;
  expect(million / ofNetwork).toBeGreaterThan(100);
  // And its failures count beside those of passwords.
  const ip = unique();
  await as({ ip }, () => guess(attempt, 1).catch(() => undefined));
  await setCounters("login.ip", rules["login.ip"].limit);
  await expect(as({ ip }, () => guess(attempt, 1))).rejects.toMatchObject({ code: "throttled" });
  expect(rules["login.ip"].window).toBe(minutes(10));
});

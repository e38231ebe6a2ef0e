// Taking a code: from the app, each time step once, or a recovery code, each once. The write decides, not the look.
import { randomUUID } from "node:crypto";
import { StoreError } from "@store/contract/errors";
import { auditRow } from "../platform/audit.entity.ts";
import { alarm, log } from "../platform/log.ts";
import { networksOf } from "../platform/networks.ts";
import { request } from "../platform/request.ts";
import { seal, unseal } from "../platform/secrets.ts";
import { setting } from "../platform/settings.ts";
import { type Part, put, remove, transact, update } from "../platform/table.ts";
import { throttle } from "../platform/throttle.ts";
import { stepOf } from "../platform/totp.ts";
import { hashOfRecoveryCode } from "./recovery-codes.ts";
import { readSecondFactor, type SecondFactor, SecondFactorEntity } from "./second-factor.entity.ts";

/** A code that fits and was not taken when its row was read, and what the row is once it is. */
export interface Proof {
  factor: SecondFactor;
  kind: "app" | "recovery";
  after: { usedStep: number; recoveryHashes: string[] };
}

/** Throws `admin.code_wrong`, `throttled`, and `admin.code_missing` for somebody who has no second factor. */
export async function checkCode(adminId: string, code: string): Promise<Proof> {
  const [factor] = await Promise.all([readSecondFactor(adminId), takeTry(adminId)]);
  if (!factor) throw new StoreError("admin.code_missing");
  const { usedStep, recoveryHashes } = factor;
  if (!/^\d{6}$/.test(code)) {
    const hash = hashOfRecoveryCode(code);
    const left = recoveryHashes.filter((one) => one !== hash);
    if (left.length === recoveryHashes.length) throw wrongCode(adminId);
    return { factor, kind: "recovery", after: { usedStep, recoveryHashes: left } };
  }
  const step = requireStep(adminId, openSecret(factor), code);
  if (step <= usedStep) throw wrongCode(adminId);
  return { factor, kind: "app", after: { usedStep: step, recoveryHashes } };
}

/** Reserved before the look, as every try. Somebody who has used them up has the password: a person is called. */
export async function takeTry(adminId: string): Promise<void> {
  const here = `${adminId} ${networksOf(request().viewerIp).at(-1)}`;
  try {
    await throttle("code.admin", here);
    await Promise.all([throttle("code.day", here), throttle("code.wide", adminId)]);
  } catch (error) {
    await tellOfGuesses(adminId);
    throw error;
  }
}

/** Once a day: the others find it in the audit, and can reset the password or the second factor. */
async function tellOfGuesses(adminId: string): Promise<void> {
  try {
    await throttle("code.alarm", adminId);
  } catch {
    return;
  }
  const entry = { by: "system", action: "admin.codes-guessed", target: adminId } as const;
  await transact({ audit: put(auditRow(entry)) });
  alarm("admin.codes_guessed", { adminId });
}

/** The time step of an app's code. Throws `admin.code_wrong`. */
export function requireStep(adminId: string, secret: string, code: string): number {
  const step = stepOf(secret, code, Date.now());
  if (step === undefined) throw wrongCode(adminId);
  return step;
}

/** Also for a code that was taken already, here or a moment before in another call. */
export function wrongCode(adminId: string): StoreError {
  log("admin.code_wrong", { adminId });
  return new StoreError("admin.code_wrong");
}

/** Takes the code; with `recoveryHashes`, those take the place of all that were. */
export function takeCode({ factor, after }: Proof, recoveryHashes = after.recoveryHashes): Part {
  const { adminId, stamp } = factor;
  return update(
    SecondFactorEntity.patch({ adminId })
      .set({ usedStep: after.usedStep, recoveryHashes, stamp: randomUUID() })
      .where((a, o) => o.eq(a.stamp, stamp)),
  );
}

/** Takes the code, and the second factor with it. */
export function removeWithCode({ factor: { adminId, stamp } }: Proof): Part {
  return remove(SecondFactorEntity.remove({ adminId }).where((a, o) => o.eq(a.stamp, stamp)));
}

/** The key it was sealed with may be another one since: then the recovery codes are the way in. */
function openSecret(factor: SecondFactor): string {
  try {
    return unseal(setting("sealKey"), contextOf(factor), factor.sealedSecret);
  } catch {
    throw new StoreError("admin.app_unreadable");
  }
}

type Owner = Pick<SecondFactor, "adminId" | "factorId">;

export function sealSecret(owner: Owner, secret: string): string {
  return seal(setting("sealKey"), contextOf(owner), secret);
}

function contextOf({ adminId, factorId }: Owner): string {
  return `second factor\n${adminId}\n${factorId}`;
}

// A second factor comes to be in two steps: a secret for the app, and a first code that shows that it arrived there.
import { randomUUID } from "node:crypto";
import { StoreError } from "@store/contract/errors";
import { auditRow } from "../platform/audit.entity.ts";
import { actor } from "../platform/request.ts";
import { seal, unseal } from "../platform/secrets.ts";
import { setting } from "../platform/settings.ts";
import { put, transact, update } from "../platform/table.ts";
import { minutes } from "../platform/time.ts";
import { newSecret } from "../platform/totp.ts";
import { AdminEntity } from "./admin.entity.ts";
import { proveSignIn } from "./admin-sign-in.entity.ts";
import { hashOfRecoveryCode, newRecoveryCodes } from "./recovery-codes.ts";
import { SecondFactorEntity } from "./second-factor.entity.ts";
import { enqueueSecurityMail } from "./security-mail.ts";
import { requireStep, sealSecret, takeTry } from "./spend-code.ts";

const longest = minutes(10);

interface Begun {
  secret: string;
  /** The factor it takes the place of. */
  replaces?: string | undefined;
  expiresAt: number;
}

/** A new secret, and what `completeSetup` wants back with a first code. Nothing is kept of it until then. */
export function beginSetup(replaces: string | undefined): { secret: string; setup: string } {
  const secret = newSecret();
  const begun: Begun = { secret, replaces, expiresAt: Date.now() + longest };
  return { secret, setup: seal(setting("sealKey"), contextOf(), JSON.stringify(begun)) };
}

/**
 * The app has the secret: it is asked from now on, and this sign-in is proven with it. Answers the recovery codes, this
 * once. Throws `admin.setup_over`, `admin.code_wrong` and `throttled`.
 */
export async function completeSetup(setup: string, code: string): Promise<string[]> {
  const { adminId, email } = actor();
  await takeTry(adminId);
  const { secret, replaces } = open(setup);
  const usedStep = requireStep(adminId, secret, code);
  const now = Date.now();
  const factorId = randomUUID();
  const recoveryCodes = newRecoveryCodes();
  const refused = await transact({
    admin: update(
      AdminEntity.patch({ adminId })
        .set({ factorId })
        .where((a, o) => {
          const asBefore = replaces === undefined ? o.notExists(a.factorId) : o.eq(a.factorId, replaces);
          return `${o.eq(a.active, true)} AND ${asBefore}`;
        }),
    ),
    factor: put(
      SecondFactorEntity.put({
        adminId,
        factorId,
        sealedSecret: sealSecret({ adminId, factorId }, secret),
        usedStep,
        recoveryHashes: recoveryCodes.map(hashOfRecoveryCode),
        stamp: randomUUID(),
        createdAt: now,
      }),
    ),
    signIn: put(proveSignIn({ signInId: signInId(), adminId, factorId }, now)),
    audit: put(
      auditRow({ by: email, action: replaces ? "admin.code-replaced" : "admin.code-on", target: adminId }),
    ),
    mail: put(enqueueSecurityMail(adminId, "code-on", now)),
  });
  if (refused.admin) throw new StoreError("admin.setup_over");
  return recoveryCodes;
}

function open(setup: string): Begun {
  try {
    const begun = JSON.parse(unseal(setting("sealKey"), contextOf(), setup)) as Begun;
    if (begun.expiresAt > Date.now()) return begun;
  } catch {
    // Not sealed by us, or for another sign-in.
  }
  throw new StoreError("admin.setup_over");
}

/** Who is signed in: as the gate found it. */
export function signInId(): string {
  const { signIn } = actor();
  if (!signIn) throw new Error("No sign-in stands behind this call");
  return signIn.signInId;
}

function contextOf(): string {
  return `second factor set-up\n${actor().adminId}\n${signInId()}`;
}

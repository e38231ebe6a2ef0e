import { StoreError } from "@store/contract/errors";
import { auditRow } from "../platform/audit.entity.ts";
import { actor } from "../platform/request.ts";
import { setting } from "../platform/settings.ts";
import { type Parts, put, transact, update } from "../platform/table.ts";
import type { UseActions } from "../platform/use-case.ts";
import { AdminEntity, endAllSignIns } from "./admin.entity.ts";
import { endSignIn, proveSignIn } from "./admin-sign-in.entity.ts";
import { hashOfRecoveryCode, newRecoveryCodes } from "./recovery-codes.ts";
import { readSecondFactor } from "./second-factor.entity.ts";
import { beginSetup, completeSetup, signInId } from "./second-factor-setup.ts";
import { enqueueSecurityMail } from "./security-mail.ts";
import { checkCode, type Proof, removeWithCode, takeCode, wrongCode } from "./spend-code.ts";

/**
 * An admin's own second factor. These are open to somebody who has shown a password only, so each asks for a code of its own:
 * neither a password nor a token alone changes a second factor that is there.
 */
export const adminAccount: UseActions<"admin-account"> = {
  async state() {
    const factor = await readSecondFactor(actor().adminId);
    return {
      code: factor !== null,
      required: setting("secondFactor") === "required",
      recoveryCodes: factor?.recoveryHashes.length ?? 0,
    };
  },
  async "begin-setup"({ code }) {
    const { adminId, signIn } = actor();
    if (signIn?.factorId === undefined) return beginSetup(undefined);
    const proof = await checkCode(adminId, code ?? "");
    await spend(proof, { factor: takeCode(proof) });
    return beginSetup(proof.factor.factorId);
  },
  async "complete-setup"({ setup, code }) {
    return { recoveryCodes: await completeSetup(setup, code) };
  },
  async prove({ code }) {
    const { adminId } = actor();
    const proof = await checkCode(adminId, code);
    const { factorId } = proof.factor;
    await spend(proof, {
      factor: takeCode(proof),
      signIn: put(proveSignIn({ signInId: signInId(), adminId, factorId }, Date.now())),
    });
    return { recoveryCodes: proof.after.recoveryHashes.length };
  },
  async "sign-out"({ everywhere }) {
    const { adminId } = actor();
    if (everywhere) await endAllSignIns(adminId).go();
    else await endSignIn({ signInId: signInId(), adminId }, Date.now()).go();
    return {};
  },
  async "new-recovery-codes"({ code }) {
    const { adminId, email } = actor();
    const proof = await checkCode(adminId, code);
    const recoveryCodes = newRecoveryCodes();
    await spend(proof, {
      factor: takeCode(proof, recoveryCodes.map(hashOfRecoveryCode)),
      renewal: put(auditRow({ by: email, action: "admin.recovery-codes", target: adminId })),
      renewalMail: put(enqueueSecurityMail(adminId, "recovery-codes", Date.now())),
    });
    return { recoveryCodes };
  },
  async "switch-off"({ code }) {
    if (setting("secondFactor") === "required") throw new StoreError("admin.code_required");
    const { adminId, email } = actor();
    const proof = await checkCode(adminId, code);
    await spend(proof, {
      factor: removeWithCode(proof),
      // No condition of its own: the code that is spent beside it belongs to this admin.
      admin: update(AdminEntity.update({ adminId }).remove(["factorId"])),
      off: put(auditRow({ by: email, action: "admin.code-off", target: adminId })),
      offMail: put(enqueueSecurityMail(adminId, "code-off", Date.now())),
    });
    return {};
  },
};

/** Writes what a code was given for, and takes the code. A recovery code leaves a row in the audit and a mail. */
async function spend(proof: Proof, parts: Parts): Promise<void> {
  const { adminId, email } = actor();
  const refused = await transact({
    ...parts,
    ...(proof.kind === "recovery" && {
      recovery: put(auditRow({ by: email, action: "admin.recovery-code", target: adminId })),
      recoveryMail: put(enqueueSecurityMail(adminId, "recovery-code", Date.now())),
    }),
  });
  if (Object.keys(refused).length > 0) throw wrongCode(adminId);
}

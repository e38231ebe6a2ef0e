import { StoreError } from "@store/contract/errors";
import { ifUnchanged } from "../platform/conditions.ts";
import { log } from "../platform/log.ts";
import { request } from "../platform/request.ts";
import { check, put, transact } from "../platform/table.ts";
import { throttle, throttlePart } from "../platform/throttle.ts";
import type { UseActions } from "../platform/use-case.ts";
import { type Customer, CustomerEntity } from "./customer.entity.ts";
import { deviceOf } from "./device.ts";
import { freePlaces, PasskeyEntity, passkeysOf, passkeyViews } from "./passkey.entity.ts";
import { enqueuePasskeyAdded } from "./passkey-added.ts";
import { newChallenge, spendChallenge } from "./passkey-challenge.entity.ts";
import { rpId } from "./rp-id.ts";
import { type Entered, requireFreshSession, requireSession } from "./session.ts";
import { verifyNew } from "./verify-new-passkey.ts";

/**
 * The passkeys of an account. Adding and removing ask for a login of the last minutes. Throws `session.invalid`,
 * `session.log_in_again`, `throttled`, and what stands at each action.
 */
export const passkeys: UseActions<"passkeys"> = {
  /** Throws `passkey.too_many`. */
  async begin({ sessionToken }) {
    const { customer } = await enterFresh(sessionToken);
    const { customerId, email } = customer;
    const [rows, challenge] = await Promise.all([passkeysOf(customerId), newChallenge(`add ${customerId}`)]);
    if (freePlaces(rows, customer).length === 0) throw new StoreError("passkey.too_many");
    return {
      order: {
        ...{ challenge, rpId: rpId(), userName: email },
        userId: Buffer.from(customerId).toString("base64url"),
        known: rows.map(({ credentialId }) => credentialId),
      },
    };
  },
  /** Its owner is told by mail. Throws `passkey.not_made`, `passkey.too_many`. */
  async add({ sessionToken, passkey }) {
    const { customer } = await enterFresh(sessionToken);
    const { customerId } = customer;
    const [rows, challenge] = await Promise.all([
      passkeysOf(customerId),
      spendChallenge(passkey.clientDataJSON, `add ${customerId}`),
    ]);
    const made = challenge && (await verifyNew(passkey, challenge));
    if (!made || rows.some(({ credentialId }) => credentialId === made.credentialId))
      throw new StoreError("passkey.not_made");
    const [place] = freePlaces(rows, customer);
    if (place === undefined) throw new StoreError("passkey.too_many");
    const former = rows.find((row) => row.place === place)?.credentialId;
    const createdAt = Date.now();
    const row = {
      customerId,
      place,
      ...made,
      epoch: customer.epoch,
      name: deviceOf(request().userAgent),
      createdAt,
    };
    const limit = throttlePart("passkey.added", customerId);
    const refused = await transact({
      limit: limit.part,
      passkey: put(
        PasskeyEntity.put(row).where((a, o) =>
          former === undefined ? o.notExists(a.credentialId) : o.eq(a.credentialId, former),
        ),
      ),
      // A password that is set meanwhile ends this one as well.
      customer: check(CustomerEntity.delete({ customerId }).where((a, o) => o.eq(a.epoch, customer.epoch))),
      mail: put(enqueuePasskeyAdded(row)),
    });
    if (refused.limit) throw limit.refusal();
    // Another one has taken the place meanwhile.
    if (Object.keys(refused).length > 0) throw new StoreError("passkey.not_made");
    log("passkey.added", { customerId });
    return shown(customer);
  },
  async rename({ sessionToken, id, name }) {
    const { customer } = await limited(requireSession(sessionToken));
    const { customerId } = customer;
    await ifUnchanged(PasskeyEntity.patch({ customerId, place: Number(id) }).set({ name }));
    return shown(customer);
  },
  async remove({ sessionToken, id }) {
    const { customer } = await enterFresh(sessionToken);
    const { customerId } = customer;
    await PasskeyEntity.delete({ customerId, place: Number(id) }).go();
    log("passkey.removed", { customerId });
    return shown(customer);
  },
};

const enterFresh = (sessionToken: string) => limited(requireFreshSession(sessionToken));

async function limited(entering: Promise<Entered>): Promise<Entered> {
  const entered = await entering;
  await throttle("passkey.customer", entered.customer.customerId);
  return entered;
}

async function shown(customer: Customer) {
  return { passkeys: passkeyViews(await passkeysOf(customer.customerId), customer) };
}

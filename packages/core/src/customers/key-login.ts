import { emailHash, formerHash } from "../platform/address-hash.ts";
import { put, remove, transact, update } from "../platform/table.ts";
import { type Customer, CustomerEntity } from "./customer.entity.ts";
import { LoginEntity } from "./login.entity.ts";

/**
 * Moves a customer of before, and the login by address with it, under the keyed hash. Nothing for one that is there, and
 * when another write comes between: whoever reads the row next tries again.
 */
export async function keyLogin(customer: Customer): Promise<void> {
  const { customerId, email, epoch, state } = customer;
  const hash = emailHash(email);
  if (customer.emailHash === hash) return;
  const former = formerHash(email);
  const { data: login } = await LoginEntity.get({ loginKey: former }).go({ consistent: true });
  const own = state === "member" && login?.customerId === customerId ? login : undefined;
  await transact({
    customer: update(
      CustomerEntity.patch({ customerId })
        .set({ email })
        // A new password is a new epoch.
        .where((a, o) => [o.eq(a.email, email), o.eq(a.epoch, epoch), o.eq(a.state, state)].join(" AND ")),
    ),
    former:
      own && remove(LoginEntity.remove({ loginKey: former }).where((a, o) => o.eq(a.customerId, customerId))),
    login: own && put(LoginEntity.create({ ...own, loginKey: hash })),
  });
}

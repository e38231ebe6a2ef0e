import { randomUUID } from "node:crypto";
import { StoreError } from "@store/contract/errors";
import { enqueueSealedMail } from "../outbox/sealed-facts.entity.ts";
import { emailHash } from "../platform/address-hash.ts";
import { auditRow } from "../platform/audit.entity.ts";
import { hashedChange } from "../platform/hashed-change.ts";
import { log } from "../platform/log.ts";
import { indexRow, reindexRow } from "../platform/search-index.ts";
import type { IndexedFields } from "../platform/search-tokens.ts";
import { type Part, type Parts, put, remove, transact, update } from "../platform/table.ts";
import { type Customer, CustomerEntity, isUser, requireCustomer } from "./customer.entity.ts";
import { LoginEntity, readLogin } from "./login.entity.ts";

export interface Profile {
  email: string;
  phone: string;
  fullName: string;
}

/**
 * Changes who a customer is. The login moves with the address, in the same transaction. Throws `customer.not_found`,
 * `customer.email_taken`, and `customer.changed` when the customer no longer is as they were `seen`.
 */
export async function changeProfile(
  customerId: string,
  profile: Profile,
  by: string,
  seen?: Profile,
): Promise<void> {
  const customer = await requireCustomer(customerId);
  const { email, phone, name, detailsFrom } = customer;
  const now = { email, phone, fullName: name };
  if (seen && !same(seen, now)) throw new StoreError("customer.changed");
  if (same(profile, now)) return;
  const refused = await transact({
    customer: update(
      CustomerEntity.patch({ customerId })
        .set({ email: profile.email, phone: profile.phone, name: profile.fullName, profileAt: Date.now() })
        .remove(["detailsFrom"])
        .where((a, o) =>
          [
            o.eq(a.state, customer.state),
            o.eq(a.epoch, customer.epoch),
            o.eq(a.email, email),
            o.eq(a.phone, phone),
            o.eq(a.name, name),
            detailsFrom === undefined ? o.notExists(a.detailsFrom) : o.eq(a.detailsFrom, detailsFrom),
          ].join(" AND "),
        ),
    ),
    ...(await movedLogin(customer, profile.email)),
    // To the old address: anybody who moves an account away must not be the only one who knows.
    ...(profile.email !== email &&
      enqueueSealedMail(
        { kind: "address-changed", about: randomUUID(), customerId },
        { name, email, customerId },
        Date.now(),
      )),
    ...(isUser(customer) && foundBy(customer, { ...profile, name: profile.fullName })),
    audit: put(
      auditRow({
        by,
        action: "customer.update",
        target: customerId,
        ...hashedChange({ ...now }, { ...profile }),
      }),
    ),
  });
  if (refused.newLogin) throw new StoreError("customer.email_taken");
  if (Object.keys(refused).length > 0) throw new StoreError("customer.changed");
  log("customer.update", { customerId });
}

/** From now on it is found by its own words, and no more by those of an order. */
function foundBy(customer: Customer, { name, email, phone }: IndexedFields): Parts {
  const row = { id: customer.customerId, at: customer.createdAt };
  const words = { name, email, phone };
  return customer.detailsFrom === undefined
    ? reindexRow("customer", row, customer, words)
    : indexRow("customer", row, words);
}

/** The old address opens nothing any more, the new one what the old one did. Anybody who has not paid has no login. */
async function movedLogin(customer: Customer, email: string): Promise<{ oldLogin?: Part; newLogin?: Part }> {
  const [from, to] = [emailHash(customer.email), emailHash(email)];
  if (customer.state !== "member" || from === to) return {};
  const login = await readLogin(customer.email);
  if (login?.customerId !== customer.customerId) throw new StoreError("customer.changed");
  const { customerId, passwordHash, epoch } = login;
  return {
    oldLogin: remove(
      // A new password is a new epoch, which the customer's own condition sees.
      LoginEntity.remove({ loginKey: from }).where((a, o) => o.eq(a.customerId, customerId)),
    ),
    newLogin: put(LoginEntity.create({ loginKey: to, customerId, passwordHash, epoch })),
  };
}

function same(one: Profile, other: Profile): boolean {
  return one.email === other.email && one.phone === other.phone && one.fullName === other.fullName;
}

import type { ResourceType } from "@store/contract/catalogue";
import { StoreError } from "@store/contract/errors";
import { CustomerEntity, grantAttribute, owns, readCustomer } from "../customer/customer.entity.ts";
import { loginKey, readLogin } from "../customer/login.entity.ts";
import { SessionEntity } from "../customer/session.entity.ts";
import { log } from "../lib/log.ts";
import { passwordMatches } from "../lib/password.ts";
import { request } from "../lib/request.ts";
import { put, transact, update } from "../lib/table.ts";
import { throttle } from "../lib/throttle.ts";
import { useCase } from "../lib/use-case.ts";
import { newSession } from "./session.ts";

const productNames: Record<ResourceType, string> = {
  funnel_templates: "the funnel library",
  checklist: "the e-commerce checklist",
  fbads: "the Facebook Ads course",
  "ad-templates": "the Ad Templates add-on",
  "seo-checklist": "the SEO checklist",
};

/**
 * A session for one resource. One answer for unknown, wrong, unpaid and blocked; only who has the right password
 * learns that something was not bought. Two waves: login row beside the throttles, then one transaction that
 * holds only while the customer may enter.
 */
export const validateLogin = useCase("validate-login", async ({ username, password, resourceType }) => {
  const name = username.includes("@") ? username.normalize("NFKC").toLowerCase() : username;
  const { viewerIp } = request();
  const [login] = await Promise.all([
    readLogin(name),
    throttle("login.account", `${loginKey(name)} ${viewerIp}`),
    throttle("login.ip", viewerIp),
  ]);
  const matches = await passwordMatches(password, login?.passwordHash);
  if (!matches || !login) throw new StoreError("login.invalid");
  const { customerId, epoch } = login;
  const { token, item } = newSession(customerId, resourceType, epoch);
  const refused = await transact({
    // Holds only while the customer may enter; and whoever has entered needs no help with it.
    customer: update(
      CustomerEntity.patch({ customerId })
        .set({ lastLoginAt: Date.now() })
        .remove(["help", "helpAt"])
        .where(
          (a, o) =>
            `${o.eq(a.state, "member")} AND ${o.eq(a.banned, false)} AND ${o.eq(a.epoch, epoch)} AND ${o.exists(a[grantAttribute[resourceType]])}`,
        ),
    ),
    session: put(SessionEntity.put(item)),
  });
  if (refused.customer) throw await reasonToRefuse(customerId, resourceType);
  log("login", { customerId, resource: resourceType });
  return { sessionToken: token };
});

async function reasonToRefuse(customerId: string, resource: ResourceType): Promise<StoreError> {
  const customer = await readCustomer(customerId);
  const onlyMissing =
    customer?.state === "member" && !customer.banned && customer.hasPaid && !owns(customer, resource);
  return onlyMissing
    ? new StoreError("login.not_bought", { product: productNames[resource] })
    : new StoreError("login.invalid");
}

// The hands behind a running shop: its clock, its jobs, the payment company, the mail carrier, and its table.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { JobName } from "../../../infra/needs.ts";
import type { RunningShop } from "./shop-process.ts";

/** A mail as the local mailbox tells of it. */
export interface ReceivedMail {
  id: string;
  /** By the shop's clock. */
  at: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** By their names in small letters. */
  headers: Record<string, string>;
}

/** A coupon that a test makes. */
export interface NewCoupon {
  code: string;
  percentage?: number;
  amountOff?: number;
  usageLimit?: number;
  /** Uses that are gone. */
  redemptions?: number;
  active?: boolean;
  /** Epoch milliseconds. */
  expiresAt?: number;
  products?: string[];
  owners?: string[];
  oncePerBuyer?: boolean;
}

export type Hands = ReturnType<typeof handsOf>;

/** The hands of one shop. */
export function handsOf(shop: RunningShop) {
  async function command<T = unknown>(path: string, ...args: unknown[]): Promise<T> {
    const response = await fetch(`${shop.url}/__local/${path}`, {
      method: "POST",
      body: JSON.stringify(args),
    });
    if (!response.ok) throw new Error(`/__local/${path}: ${response.status}`);
    return (await response.json()) as T;
  }
  const stripe = <T = unknown>(hand: string, ...args: unknown[]) => command<T>(`stripe/${hand}`, ...args);
  const razorpay = <T = unknown>(hand: string, ...args: unknown[]) => command<T>(`razorpay/${hand}`, ...args);

  return {
    /** Moves the shop's clock on; answers how far it is from the real one. */
    advance: (milliseconds: number) => command<number>("clock", milliseconds),
    run: (job: JobName) => command(`run/${job}`),
    stripe,
    razorpay,
    /** A payment for something else in the same account of the payment company. Whole rupees; answers its id. */
    async strayPayment(amount: number): Promise<string> {
      const { rupees, sdk } = await import("@store/dev/stripe/testing");
      const kept = async (file: string): Promise<Record<string, string>> =>
        JSON.parse(await readFile(join(shop.dataDir, file), "utf8"));
      const [{ stripe: endpoint = "" }, { StripeSecretKey: key = "" }] = [
        await kept("endpoints.json"),
        await kept("secrets.json"),
      ];
      const session = await sdk(endpoint, { key }).checkout.sessions.create({
        mode: "payment",
        line_items: [rupees("A brass lamp", amount)],
        payment_intent_data: { description: "A brass lamp" },
        success_url: `${shop.url}/`,
        cancel_url: `${shop.url}/`,
      });
      const paid = await stripe<{ session: { payment_intent: string } }>("pay", session.id);
      return paid.session.payment_intent;
    },
    /** All mails to an address, newest first. */
    async mailsTo(address: string): Promise<ReceivedMail[]> {
      const response = await fetch(`${shop.url}/__local/mail.json?to=${encodeURIComponent(address)}`);
      return ((await response.json()) as { mails: ReceivedMail[] }).mails;
    },
    /** Makes a coupon, as an admin would. */
    async makeCoupon(coupon: NewCoupon): Promise<void> {
      const { CouponEntity } = await domain(shop);
      await CouponEntity.put({ active: true, redemptions: 0, createdAt: Date.now(), ...coupon }).go();
    },
    /** How many uses of a capped coupon are gone. */
    async couponUses(code: string): Promise<number | undefined> {
      const { CouponEntity } = await domain(shop);
      return (await CouponEntity.get({ code }).go({ consistent: true })).data?.redemptions;
    },
    async order(orderId: string) {
      const { readOrder } = await domain(shop);
      return readOrder(orderId);
    },
    /** The numbered tax papers of an order, as their words stand on them. */
    async papers(orderId: string) {
      const { readInvoices, columns, notes } = await domain(shop);
      const { numbered } = await readInvoices(orderId);
      return numbered.map(({ facts, numberedAt }) => {
        const paper = { number: "", orderId, facts, numberedAt };
        const sums = Object.fromEntries(columns(paper).map(({ title, sum }) => [title, sum]));
        return { kind: facts.kind, sums, notes: notes(paper) };
      });
    },
    async block(customerId: string, banned = true): Promise<void> {
      const { setBlocked } = await domain(shop);
      await setBlocked(customerId, banned, "e2e");
    },
  };
}

let opened: Promise<Domain> | undefined;
type Domain = Awaited<ReturnType<typeof openDomain>>;

/** The domain's own entities, on the table of the one shop that this worker runs. */
function domain(shop: RunningShop): Promise<Domain> {
  opened ??= openDomain(shop.dataDir);
  return opened;
}

async function openDomain(dataDir: string) {
  const kept = async (file: string): Promise<Record<string, string>> =>
    JSON.parse(await readFile(join(dataDir, file), "utf8"));
  const [endpoints, secrets] = await Promise.all([kept("endpoints.json"), kept("secrets.json")]);
  // The SDK reads these when the domain is loaded, so it is loaded only now.
  Object.assign(process.env, {
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: "true",
    AWS_REGION: "ap-south-1",
    AWS_ACCESS_KEY_ID: "local-start",
    AWS_SECRET_ACCESS_KEY: "local",
    AWS_ENDPOINT_URL_DYNAMODB: endpoints.dynamo,
    STORE_TABLE: endpoints.tableName,
  });
  const [{ configure }, { CouponEntity }, { setBlocked }, { readOrder }, papers, words] = await Promise.all([
    import("@store/core/platform/settings"),
    import("@store/core/coupons/coupon.entity"),
    import("@store/core/customers/block-customer"),
    import("@store/core/orders/order.entity"),
    import("@store/core/invoices/read-invoices"),
    import("@store/invoices-pdf/words"),
  ]);
  // A customer's login is found by the keyed hash of their address.
  configure({ addressKey: secrets.AddressKey ?? "" });
  return { CouponEntity, setBlocked, readOrder, ...papers, ...words };
}

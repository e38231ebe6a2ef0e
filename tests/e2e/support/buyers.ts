// People who buy. Each is somebody else, with an address of their own: the throttles count by address.
import type { CallInput, CallOutput, Failure, PlainCall } from "@store/contract/calls";
import type { Billing } from "@store/contract/gst/billing";
import { priceBasket } from "@store/contract/price-basket";
import type { ProductId } from "@store/contract/products";
import type { Hands } from "./hands.ts";

export interface Buyer {
  name: string;
  email: string;
  phone: string;
}

/** Who bought, and what only their browser and their mail know. */
export interface Sold extends Buyer {
  orderId: string;
  customerId: string;
  checkoutToken: string;
  password: string;
}

let count = 0;

/** Somebody new. */
export function newBuyer(): Buyer {
  count += 1;
  return { name: "Asha Rao", email: `asha.rao.${count}@shop.example`, phone: "+91 98765 43210" };
}

let visitors = 0;

/** An internet address that no other visitor of this shop has. */
export function newAddress(): string {
  visitors += 1;
  return `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`;
}

type Reply<Name extends PlainCall> = {
  status: number;
  body: ({ success: true } & CallOutput<Name>) | Failure;
};

/** Makes a call as a program would: without a browser, from an address of its own. */
export async function callShop<Name extends PlainCall>(
  url: string,
  name: Name,
  input: CallInput<Name>,
  address = newAddress(),
): Promise<Reply<Name>> {
  const response = await fetch(`${url}/api/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-local-viewer-ip": address },
    body: JSON.stringify(input),
  });
  return { status: response.status, body: (await response.json()) as Reply<Name>["body"] };
}

/** Sells a bundle without a browser, for tests that begin with a customer. */
export async function sell(
  url: string,
  hands: Hands,
  buyer: Buyer = newBuyer(),
  upsells: ProductId[] = [],
  billing?: Billing,
): Promise<Sold> {
  const address = newAddress();
  const { customerId, checkoutToken } = await must("sign-up", {
    email: buyer.email,
    full_name: buyer.name,
    phone: buyer.phone,
  });
  const orderId = `ORDER_${Date.now()}_${String(count).padStart(6, "0")}${buyer.email.length}`;
  const { sessionId } = await must("create-payment-order", {
    checkoutToken,
    orderId,
    amount: priceBasket(upsells).total,
    name: buyer.name,
    email: buyer.email,
    phone: buyer.phone,
    customerId,
    upsells,
    ...(billing && { billing }),
  });
  await hands.stripe("pay", sessionId);
  const { credentials } = await must("order-status", { checkoutToken, orderId });
  if (!credentials?.password) throw new Error("The order was paid and shows no password");
  return {
    ...buyer,
    orderId,
    checkoutToken,
    customerId: credentials.customerId ?? customerId,
    password: credentials.password,
  };

  async function must<Name extends PlainCall>(name: Name, input: CallInput<Name>) {
    const { body } = await callShop(url, name, input, address);
    if (!body.success) throw new Error(`${name}: ${body.error}`);
    return body;
  }
}

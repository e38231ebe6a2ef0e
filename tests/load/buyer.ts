// One visitor of a running shop, over HTTP, each from an address of its own so that throttles count it alone.
import type { Answer, CallInput, CallOutput, PlainCall } from "@store/contract/calls";
import { priceBasket } from "@store/contract/price-basket";
import type { ResourceType } from "@store/contract/products";

export class Buyer {
  readonly #url: string;
  readonly #visitor: number;
  readonly #details: { email: string; name: string; phone: string };
  #checkout: CallOutput<"sign-up"> | undefined;
  #orderId = "";
  #sessionId = "";

  constructor(url: string, visitor: number) {
    this.#url = url;
    this.#visitor = visitor;
    this.#details = {
      email: `buyer${visitor}.${Date.now()}@example.in`,
      name: "Meera Raghunathan",
      phone: "9845012345",
    };
  }

  async signUp(): Promise<this> {
    const { email, name, phone } = this.#details;
    this.#checkout = await this.#call("sign-up", { email, full_name: name, phone });
    return this;
  }

  async order(discountCode?: string): Promise<void> {
    if (!this.#checkout) throw new Error("Sign up first");
    const { email, name, phone } = this.#details;
    const { customerId, checkoutToken } = this.#checkout;
    this.#orderId = `ORDER_${Date.now()}_b${String(this.#visitor).padStart(8, "0")}`;
    const discount = discountCode === undefined ? undefined : { code: discountCode, percentage: 20 };
    const { sessionId } = await this.#call("create-payment-order", {
      checkoutToken,
      customerId,
      orderId: this.#orderId,
      amount: priceBasket([], discount).total,
      name,
      email,
      phone,
      upsells: [],
      ...(discountCode !== undefined && { discountCode }),
    });
    this.#sessionId = sessionId;
  }

  async pay(): Promise<void> {
    await fetch(`${this.#url}/__local/stripe/pay`, {
      method: "POST",
      body: JSON.stringify([this.#sessionId]),
    });
    await fetch(`${this.#url}/__local/clock`, { method: "POST", body: "[4000]" });
  }

  async credentials(): Promise<{ email: string; password: string }> {
    const checkoutToken = this.#checkout?.checkoutToken ?? "";
    const { credentials } = await this.#call("order-status", { checkoutToken, orderId: this.#orderId });
    if (!credentials?.password) throw new Error("Not paid");
    return { email: credentials.email, password: credentials.password };
  }

  login(username: string, password: string, resourceType: ResourceType, visitor = this.#visitor) {
    return this.#call("validate-login", { username, password, resourceType }, visitor);
  }

  verify(sessionToken: string, resourceType: ResourceType) {
    return this.#call("verify-resource-token", { sessionToken, resourceType });
  }

  discount(code: string) {
    return this.#call("validate-discount", { code, subtotal: 999 });
  }

  async #call<Name extends PlainCall>(
    name: Name,
    input: CallInput<Name>,
    visitor = this.#visitor,
  ): Promise<CallOutput<Name>> {
    const response = await fetch(`${this.#url}/api/${name}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-local-viewer-ip": `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`,
      },
      body: JSON.stringify(input),
    });
    const answer = (await response.json()) as Answer<Name>;
    if (!answer.success) throw new Error(`${name}: ${response.status} ${answer.error}`);
    return answer;
  }
}

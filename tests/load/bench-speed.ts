import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { offer } from "@store/contract/offer/offer";
import { Buyer } from "./buyer.ts";
import { printTable } from "./print-table.ts";
import { type Timing, timed } from "./timed.ts";

const atOnce = 10;

/** Calls per second and how long they take, beside an echo that does nothing. */
export async function benchSpeed(url: string): Promise<void> {
  const echo = await measureEcho();
  const buyer = await new Buyer(url, 1).signUp();
  await buyer.order();
  await buyer.pay();
  const { password, email } = await buyer.credentials();
  const { sessionToken } = await buyer.login(email, password, "checklist", 2);

  const rows: [string, Timing][] = [["bare node:http echo", echo]];
  rows.push([
    "verify-resource-token",
    await timed(2000, atOnce, () => buyer.verify(sessionToken, "checklist")),
  ]);
  rows.push([
    "validate-discount",
    await timed(1000, atOnce, (n) => new Buyer(url, 1000 + n).discount(offer.quickCoupon.code)),
  ]);
  rows.push([
    "validate-login",
    await timed(400, atOnce, (n) => buyer.login(email, password, "checklist", 10_000 + n)),
  ]);
  rows.push(["sign-up + create-payment-order", await timed(300, atOnce, (n) => placeOrder(url, 20_000 + n))]);
  rows.push([
    "50 buyers at once, sign-up to order, quick coupon",
    await timed(200, 50, (n) => placeOrder(url, 30_000 + n)),
  ]);

  printTable(
    ["call", "per second", "p50 ms", "p99 ms", "times an echo (p50)"],
    rows.map(([name, t]) => [
      name,
      t.perSecond.toFixed(0),
      t.p50.toFixed(1),
      t.p99.toFixed(1),
      (t.p50 / echo.p50).toFixed(1),
    ]),
  );
}

async function placeOrder(url: string, visitor: number): Promise<void> {
  const buyer = await new Buyer(url, visitor).signUp();
  await buyer.order(offer.quickCoupon.code);
}

async function measureEcho(): Promise<Timing> {
  const server = createServer((request, response) =>
    request.pipe(response.setHeader("content-type", "application/json")),
  );
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const post = () =>
    fetch(url, { method: "POST", body: JSON.stringify({ hello: "x".repeat(200) }) }).then((r) => r.text());
  await timed(200, atOnce, post);
  const timing = await timed(2000, atOnce, post);
  server.closeAllConnections();
  server.close();
  return timing;
}

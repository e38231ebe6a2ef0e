// The two companies, for `npm run confirm`: their adapters, their stand-ins behind TLS, and what a person must do at their pages.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { request as requestInClear } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ProviderId } from "@store/contract/providers";
import type { Payments } from "@store/core/providers/payments";
import { razorpayPayments } from "@store/core/providers/razorpay";
import { stripePayments } from "@store/core/providers/stripe";
import { startRazorpay } from "@store/dev/razorpay/start-razorpay";
import { startStripe } from "@store/dev/stripe/start-stripe";
import type { Act } from "./story.ts";

interface StandIn {
  endpoint: string;
  act(what: Act, sessionId: string): void;
  close(): Promise<void>;
}

interface Company {
  target: string;
  /** Environment variables with the keys of a test account, and what the first begins with. */
  keys: readonly [string, ...string[]];
  prefix: RegExp;
  adapter(endpoint: string, keys: readonly string[]): Payments;
  startStandIn(): Promise<StandIn>;
  /** What a person does at the page of a test account. */
  steps: Record<Act, string>;
}

export const companies: Record<ProviderId, Company> = {
  stripe: {
    target: "https://api.stripe.com",
    keys: ["STRIPE_SECRET_KEY"],
    prefix: /^[sr]k_test_/,
    adapter: (endpoint, [secretKey = ""]) => stripePayments({ secretKey, endpoint }),
    async startStandIn() {
      const { endpoint, control, api, close } = await startStripe();
      const paymentOf = (id: string) => String(api.store.sessions.get(id)?.session.payment_intent);
      const acts: Record<Act, (id: string) => unknown> = {
        pay: (id) => control.pay(id),
        decline: (id) => control.decline(id),
        dispute: (id) => [control.pay(id), control.dispute(paymentOf(id))],
      };
      return { endpoint, close, act: (what, id) => void acts[what](id) };
    },
    steps: {
      pay: "pay with the card 4242 4242 4242 4242",
      decline: "try the card 4000 0000 0000 0002, which is declined",
      dispute: "pay with the card 4000 0000 0000 0259, which disputes",
    },
  },
  razorpay: {
    target: "https://api.razorpay.com",
    keys: ["RAZORPAY_KEY_ID", "RAZORPAY_KEY_SECRET"],
    prefix: /^rzp_test_/,
    adapter: (endpoint, [keyId = "", keySecret = ""]) => razorpayPayments({ keyId, keySecret, endpoint }),
    async startStandIn() {
      const { endpoint, control, close } = await startRazorpay({ keySecret: "secret" });
      const acts: Record<Act, (id: string) => unknown> = {
        pay: (id) => control.pay(id),
        decline: (id) => control.fail(id),
        dispute: (id) => control.dispute(control.pay(id).payment.id),
      };
      return { endpoint, close, act: (what, id) => void acts[what](id) };
    },
    steps: {
      pay: "pay by UPI as success@razorpay",
      decline: "try UPI as failure@razorpay",
      dispute:
        "pay, and have Razorpay's support open a dispute on the payment (test mode opens none by itself)",
    },
  },
};

/** A stand-in as the world has a company: behind TLS, by a certificate that is made for the run. */
export async function behindTls(endpoint: string) {
  const folder = mkdtempSync(join(tmpdir(), "store-confirm-"));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const made = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=localhost"];
  execFileSync(
    "openssl",
    [...made, "-addext", "subjectAltName=DNS:localhost", "-keyout", key, "-out", cert],
    {
      stdio: "ignore",
    },
  );
  const ca = readFileSync(cert, "utf8");
  const server = createServer({ key: readFileSync(key), cert: ca }, (request, response) => {
    const { method, url = "/", headers } = request;
    const passed = requestInClear(new URL(url, endpoint), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on("error", () => response.writeHead(502).end());
    request.pipe(passed);
  });
  rmSync(folder, { recursive: true });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    target: `https://localhost:${(server.address() as AddressInfo).port}`,
    ca,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

// The two companies, for `npm run confirm`: their adapters, their stand-ins behind TLS, and what a person must do at their pages.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { request as requestInClear } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ProviderId } from "@store/contract/providers";
import { days } from "@store/core/platform/time";
import type { Payments } from "@store/core/providers/payments";
import { razorpayPayments } from "@store/core/providers/razorpay";
import { stripePayments } from "@store/core/providers/stripe";
import { startRazorpay } from "@store/dev/razorpay/start-razorpay";
import { startStripe } from "@store/dev/stripe/start-stripe";
import type { Act, Hand, Way } from "./story.ts";

interface StandIn {
  endpoint: string;
  hand: Hand;
  close(): Promise<void>;
}

interface Company {
  target: string;
  /** Environment variables with the keys of a test account, and what the first begins with. */
  keys: readonly [string, ...string[]];
  prefix: RegExp;
  adapter(endpoint: string, keys: readonly string[]): Payments;
  startStandIn(): Promise<StandIn>;
  ways: readonly Way[];
  /** What a person does at the page of a test account. */
  steps: Partial<Record<Act, string>>;
  /** Why nobody can do the others there. */
  cannot: Partial<Record<Act, string>>;
}

export const companies: Record<ProviderId, Company> = {
  stripe: {
    target: "https://api.stripe.com",
    keys: ["STRIPE_SECRET_KEY"],
    prefix: /^[sr]k_test_/,
    // For an Indian account it takes no UPI.
    ways: ["card"],
    adapter: (endpoint, [secretKey = ""]) => stripePayments({ secretKey, endpoint }),
    async startStandIn() {
      const clock = clockAhead();
      const { endpoint, control, api, close } = await startStripe({ now: clock.now });
      const paymentOf = (id: string) => String(api.store.sessions.get(id)?.session.payment_intent);
      return {
        endpoint,
        close,
        hand: handOf(clock, {
          card: (id) => control.pay(id),
          decline: (id) => control.decline(id),
          dispute: (id) => [control.pay(id), control.dispute(paymentOf(id))],
          "pay-unreturnable": (id) => control.pay(id, { refunds: "fails_later" }),
          "bank-returns": (id) =>
            control.refunds(paymentOf(id)).map((refund) => control.settleRefund(refund.id, "failed")),
        }),
      };
    },
    steps: {
      card: "pay with the card 4242 4242 4242 4242",
      decline: "try the card 4000 0000 0000 0002, which is declined",
      dispute: "pay with the card 4000 0000 0000 0259, which disputes",
      "pay-unreturnable": "pay with the card 4000 0000 0000 5126, whose refunds fail later",
      "bank-returns": "wait until its refund has failed, which comes by itself",
    },
    cannot: { settle: "Stripe has paid nothing out yet: try again in some days" },
  },
  razorpay: {
    target: "https://api.razorpay.com",
    keys: ["RAZORPAY_KEY_ID", "RAZORPAY_KEY_SECRET"],
    prefix: /^rzp_test_/,
    ways: ["card", "upi"],
    adapter: (endpoint, [keyId = "", keySecret = ""]) => razorpayPayments({ keyId, keySecret, endpoint }),
    async startStandIn() {
      const clock = clockAhead();
      const { endpoint, control, close } = await startRazorpay({ keySecret: "secret", now: clock.now });
      return {
        endpoint,
        close,
        hand: handOf(clock, {
          card: (id) => control.pay(id, { method: "card" }),
          upi: (id) => control.pay(id, { method: "upi" }),
          decline: (id) => control.fail(id),
          dispute: (id) => control.dispute(control.pay(id).payment.id),
          "pay-unreturnable": (id) => control.pay(id, { refunds: "fails_later" }),
          "bank-returns": (id) =>
            control
              .payments(id)
              .flatMap((payment) => control.refunds(payment.id))
              .map((refund) => control.settleRefund(refund.id, "failed")),
        }),
      };
    },
    steps: {
      card: "pay with the card 4100 2800 0000 1007, any date to come, any CVV",
      upi: "pay by UPI as success@razorpay",
      decline: "try UPI as failure@razorpay",
      dispute:
        "pay, and have Razorpay's support open a dispute on the payment (test mode opens none by itself)",
    },
    cannot: {
      "pay-unreturnable": "Razorpay's test mode has no refund that comes back",
      settle: "Razorpay has paid nothing out yet: test mode may never do",
    },
  },
};

interface Clock {
  now(): number;
  moveOn(): void;
}

/** A day's money is paid out two days later. */
function clockAhead(): Clock {
  let ahead = 0;
  return {
    now: () => Date.now() + ahead,
    moveOn: () => {
      ahead += days(3);
    },
  };
}

/** Of a stand-in: whatever it is asked, it has done when it answers. */
function handOf(clock: Clock, acts: Partial<Record<Act, (sessionId: string) => unknown>>): Hand {
  return {
    now: clock.now,
    async act(what, { id }) {
      if (what === "settle") clock.moveOn();
      else if (acts[what]) acts[what](id);
      else throw new Error(`The stand-in cannot do ${what}`);
    },
  };
}

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

import { expect, test } from "vitest";
import { CallError } from "../../lib/api.ts";
import { sendAgain } from "./send-again.ts";

const order = "ORDER_1763690000000_abcdefghi";
const no = (code: string, error: string) => ({ success: false, code, error, status: 400, from: "store" });

async function ask(answer: unknown, token: string | undefined = "token") {
  const asked: unknown[] = [];
  const told = await sendAgain(order, token, (async (name: string, input: unknown) => {
    asked.push([name, input]);
    if (answer instanceof Error) throw answer;
    return answer;
  }) as never);
  return { told, asked };
}

test("the call sends only the order and the token of this browser", async () => {
  const { told, asked } = await ask({ success: true });
  expect(asked).toEqual([["send-credentials-email", { checkoutToken: "token", orderId: order }]]);
  expect(told).toEqual({ sent: true });
});

test("a throttled call shows the server's words", async () => {
  const { told } = await ask(no("throttled", "Too many attempts. Please try again in 40 minutes."));
  expect(told).toEqual({ sent: false, sentence: "Too many attempts. Please try again in 40 minutes." });
});

test.each([
  [
    "a checkout that is over",
    no("checkout.expired", "Press the payment button again."),
    /get a new password/,
  ],
  ["no network", new CallError("down"), /could not reach the shop/],
])("the outcome of %s leads on", async (_name, answer, sentence) => {
  expect((await ask(answer)).told).toMatchObject({ sent: false, sentence: expect.stringMatching(sentence) });
});

test("a browser that has no token asks nothing", async () => {
  const { told, asked } = await ask({ success: true }, "");
  expect(asked).toEqual([]);
  expect(told.sent).toBe(false);
});

import { providerIds } from "@store/contract/providers";
import { expect, test } from "vitest";
import { behindTls, companies } from "./companies.ts";
import { differences, type Shapes, startRecorder, unseen } from "./recorder.ts";
import { play } from "./story.ts";

test.each(providerIds)("a shop's life at %s is played whole against the stand-in over TLS", async (id) => {
  const { adapter, startStandIn, ways } = companies[id];
  const standIn = await startStandIn();
  const front = await behindTls(standIn.endpoint);
  const recorder = await startRecorder(front.target, front.ca);
  const keys = [id === "stripe" ? "sk_test_confirm" : "rzp_test_confirm", "secret"];
  const undone = await play(adapter(recorder.endpoint, keys), ways, standIn.hand);
  await Promise.all([recorder.close(), front.close(), standIn.close()]);
  expect(undone).toEqual([]);
  for (const asked of settledBy[id]) expect([...recorder.shapes.keys()]).toContain(`GET ${asked} 200`);
  expect(differences(recorder.shapes, recorder.shapes)).toEqual([]);
  expect(unseen(recorder.shapes, recorder.shapes)).toEqual([]);
});

/** Where each company tells of its pay-outs. */
const settledBy = {
  stripe: ["/v1/payouts", "/v1/balance_transactions"],
  razorpay: ["/v1/settlements/recon/combined", "/v1/settlements"],
};

test("each thing that nobody can do at a company's test mode has its reason", () => {
  for (const { ways, steps, cannot } of Object.values(companies))
    for (const act of [...ways, "decline", "dispute", "pay-unreturnable", "settle"] as const)
      expect([steps[act], cannot[act]].filter(Boolean), act).toHaveLength(1);
});

test("what nobody does at a page is told as not done, and the rest is done", async () => {
  const { adapter, startStandIn, ways } = companies.stripe;
  const { endpoint, hand, close } = await startStandIn();
  const undone = await play(adapter(endpoint, ["sk_test_confirm"]), ways, {
    ...hand,
    async act(what, session, done) {
      if (what === "dispute" || what === "settle") throw new Error("nobody did");
      await hand.act(what, session, done);
    },
  });
  await close();
  expect(undone).toEqual([
    "a payment is disputed: nobody did",
    "a pay-out is read, line by line: nobody did",
  ]);
});

const shapesOf = (fields: Record<string, string>): Shapes =>
  new Map([
    ["GET /v1/things 200", new Map(Object.entries(fields).map(([path, kind]) => [path, new Set([kind])]))],
  ]);

test.each([
  [
    "a field that the company does not give",
    { id: "string" },
    { id: "string", fee: "number" },
    "fee is not there",
  ],
  ["another kind of value", { fee: "string" }, { fee: "number" }, "fee is string, not number"],
  ["a further field of the company", { id: "string", fee: "number" }, { id: "string" }, undefined],
])("differences tells %s", (_, company, standIn, sentence) => {
  const found = differences(
    shapesOf(company as Record<string, string>),
    shapesOf(standIn as Record<string, string>),
  );
  expect(found).toEqual(sentence ? [expect.stringContaining(sentence)] : []);
});

test("differences names requests that only one of the two has answered", () => {
  expect(differences(new Map(), shapesOf({ id: "string" }))).toHaveLength(1);
  expect(differences(shapesOf({ id: "string" }), new Map())).toHaveLength(1);
});

test.each([
  ["a field that was null there", { fee: "null" }, { fee: "number" }, "fee was null"],
  [
    "a list that was empty there",
    { data: "list" },
    { data: "list", "data[]": "object", "data[].id": "string" },
    "data was empty",
  ],
  [
    "fields of an object that was null there",
    { "a.b": "null", a: "object" },
    { a: "object", "a.b": "object", "a.b.c": "string" },
    "a.b was",
  ],
])("unseen tells %s, and differences does not", (_, company, standIn, sentence) => {
  const shapes = [
    shapesOf(company as Record<string, string>),
    shapesOf(standIn as Record<string, string>),
  ] as const;
  expect(differences(...shapes)).toEqual([]);
  expect(unseen(...shapes).join("\n")).toContain(sentence);
});

import { providerIds } from "@store/contract/providers";
import { expect, test } from "vitest";
import { behindTls, companies } from "./companies.ts";
import { differences, type Shapes, startRecorder } from "./recorder.ts";
import { play } from "./story.ts";

test.each(providerIds)("a shop's life at %s is played whole against the stand-in over TLS", async (id) => {
  const { adapter, startStandIn } = companies[id];
  const standIn = await startStandIn();
  const front = await behindTls(standIn.endpoint);
  const recorder = await startRecorder(front.target, front.ca);
  const keys = [id === "stripe" ? "sk_test_confirm" : "rzp_test_confirm", "secret"];
  const undone = await play(adapter(recorder.endpoint, keys), {
    act: async (what, session) => standIn.act(what, session.id),
  });
  await Promise.all([recorder.close(), front.close(), standIn.close()]);
  expect(undone).toEqual([]);
  expect(recorder.shapes.size).toBeGreaterThan(5);
  expect(differences(recorder.shapes, recorder.shapes)).toEqual([]);
});

test("what nobody does at a page is told as not done, and the rest is done", async () => {
  const { adapter, startStandIn } = companies.stripe;
  const standIn = await startStandIn();
  const undone = await play(adapter(standIn.endpoint, ["sk_test_confirm"]), {
    async act(what, session) {
      if (what === "dispute") throw new Error("nobody did");
      standIn.act(what, session.id);
    },
  });
  await standIn.close();
  expect(undone).toEqual(["a payment is disputed: nobody did"]);
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
  ["a field that may be empty", { fee: "null" }, { fee: "number" }, undefined],
  ["a further field of the company", { id: "string", fee: "number" }, { id: "string" }, undefined],
  ["a list that is empty there", { data: "list" }, { data: "list", "data[].id": "string" }, undefined],
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

import { expect, test } from "vitest";
import { answerControl } from "./control.ts";
import { Fault } from "./fault.ts";

const control = {
  add: (one: number, other: number) => one + other,
  async pay() {
    throw new Fault(404, "No such session");
  },
  webhooks: { pause() {} },
};
const run = (action: string, args?: unknown, type = "application/json") =>
  answerControl(control, action, {
    headers: { "content-type": type },
    body: args === undefined ? "" : JSON.stringify(args),
  });

test("answerControl runs an action with a list of its arguments", async () => {
  expect(await run("add", [1, 2])).toEqual({ status: 200, body: 3 });
  expect(await run("webhooks/pause")).toEqual({ status: 200, body: null });
});

test.each([
  ["pay", [], undefined, 404],
  ["steal", [], undefined, 404],
  ["webhooks/steal", [], undefined, 404],
  ["constructor", [], undefined, 404],
  ["add", { one: 1 }, undefined, 400],
  ["add", [1, 2], "text/plain", 415],
])("answerControl refuses %s with %j as %s with %i", async (action, args, type, status) => {
  expect((await run(action, args, type)).status).toBe(status);
});

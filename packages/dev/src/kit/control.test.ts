import { expect, test } from "vitest";
import { runAction } from "./control.ts";
import { Fault } from "./fault.ts";

const control = {
  add: (one: number, other: number) => one + other,
  async pay() {
    throw new Fault(404, "No such session");
  },
  webhooks: { pause() {} },
};
const run = (action: string, args?: unknown) =>
  runAction(control, action, args === undefined ? "" : JSON.stringify(args));

test("runAction runs an action with a list of its arguments", async () => {
  expect(await run("add", [1, 2])).toBe(3);
  expect(await run("webhooks/pause")).toBeNull();
});

test.each([
  ["pay", [], 404],
  ["steal", [], 404],
  ["webhooks/steal", [], 404],
  ["constructor", [], 404],
  ["add", { one: 1 }, 400],
])("runAction refuses %s with %j as %i", async (action, args, status) => {
  await expect(run(action, args)).rejects.toMatchObject({ status });
});

// The simulated world itself (tests/simulate): what a run may rely on.
import { expect, test } from "vitest";
import { carry } from "../simulate/table/requests.ts";
import { fair } from "../simulate/world/weather.ts";
import { World } from "../simulate/world/world.ts";

const request = { Item: { pk: "A", sk: "A" } };

test("a request that a killed process has sent still takes effect", async () => {
  const written: string[] = [];
  let wentOn = false;
  await World.enter(1, async (world) => {
    const { process } = world.spawn("press", async () => {
      await carry("PutItem", request, () => {
        written.push("A");
        return {};
      });
      wentOn = true;
    });
    world.kill(process);
    await world.run(1000);
  });
  expect(written).toEqual(["A"]);
  expect(wentOn).toBe(false);
});

test("a request with a lost answer takes effect and breaks its client's line", async () => {
  const written: string[] = [];
  const caught = await World.enter(1, async (world) => {
    world.weather = { ...fair, lost: 1 };
    const { done } = world.spawn("press", () =>
      carry("PutItem", request, () => {
        written.push("A");
        return {};
      }).catch((error: Error) => error.message),
    );
    await world.run(1000);
    return done;
  });
  expect(written).toEqual(["A"]);
  expect(caught).toBe("The line broke");
});

test("clock, timers and chance belong to the seed until the world ends", async () => {
  const play = (seed: number) =>
    World.enter(seed, async (world) => {
      for (const name of ["one", "other"])
        world.spawn(name, async () => {
          await new Promise((resolve) => setTimeout(resolve, 86_400_000 * Math.random()));
          world.note(`${crypto.randomUUID()} at ${Date.now()}`);
        });
      await world.run(86_400_001);
      return world.hash();
    });
  const first = await play(1);
  expect(await play(1)).toBe(first);
  expect(await play(2)).not.toBe(first);
  const random = [Math.random(), Math.random()];
  expect(new Set(random).size).toBe(2);
});

test("a process that is left out changes nothing that another does", async () => {
  const idsOf = (names: string[]) =>
    World.enter(1, async (world) => {
      const ids = new Map<string, string>();
      for (const name of names) world.spawn(name, async () => void ids.set(name, crypto.randomUUID()));
      await world.run(10);
      return ids;
    });
  const both = await idsOf(["one", "other"]);
  expect((await idsOf(["other"])).get("other")).toBe(both.get("other"));
});

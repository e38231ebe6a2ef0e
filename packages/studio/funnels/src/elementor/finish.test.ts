import { expect, test } from "vitest";
import { flex } from "./container.ts";
import { finishTemplate, templateText } from "./finish.ts";
import { icon, media, mediaId, sides, size } from "./values.ts";
import { iconList, spacer } from "./widgets.ts";

const make = (seed: string) =>
  finishTemplate({
    title: "T",
    seed,
    ground: "#FFFFFF",
    sections: [
      flex({ boxed: 900 }, [
        spacer(40),
        flex({}, [
          iconList({
            items: [
              { text: "a", icon: "fas fa-check" },
              { text: "b", icon: "" },
            ],
            face: { family: "Inter", size: 16 },
            color: "#111111",
            iconColor: "#111111",
            iconSize: 12,
            gap: 4,
          }),
        ]),
      ]),
    ],
  });

test("the same seed gives the same bytes, another seed other ids", () => {
  expect(templateText(make("a/b"))).toBe(templateText(make("a/b")));
  expect(make("a/b").content[0]?.id).not.toBe(make("a/c").content[0]?.id);
  expect(templateText(make("a/b")).charCodeAt(0)).toBe("{".charCodeAt(0));
});

test("ids are eight hex digits, rows have ids of seven, inner containers say so", () => {
  const section = make("a/b").content[0];
  const inner = section?.elements[1];
  expect(section?.id).toMatch(/^[0-9a-f]{8}$/);
  expect([section?.isInner, section?.elements[0]?.isInner, inner?.isInner]).toEqual([false, false, true]);
  const rows = inner?.elements[0]?.settings.icon_list as { _id: string }[];
  expect(rows.map((row) => row._id)).toEqual([
    expect.stringMatching(/^[0-9a-f]{7}$/),
    expect.stringMatching(/^[0-9a-f]{7}$/),
  ]);
  expect(new Set(rows.map((row) => row._id)).size).toBe(2);
});

test("value shapes are those that Elementor reads", () => {
  expect(size(12)).toEqual({ unit: "px", size: 12, sizes: [] });
  expect(sides(8)).toEqual({ unit: "px", top: "8", right: "8", bottom: "8", left: "8", isLinked: true });
  expect(sides([1, 2, 3, 4]).isLinked).toBe(false);
  expect(icon("far fa-clock")).toEqual({ value: "far fa-clock", library: "fa-regular" });
  expect(() => icon("clock")).toThrow("Not a Font Awesome 5 icon");
});

test("a picture's id is a number above 0 that follows its path", () => {
  expect(media("creative/a-1.webp", "x")).toMatchObject({
    url: "{{PICTURES}}/creative/a-1.webp",
    id: mediaId("creative/a-1.webp"),
  });
  expect(mediaId("creative/a-1.webp")).toBeGreaterThan(0);
  expect(mediaId("creative/a-1.webp")).not.toBe(mediaId("creative/a-2.webp"));
});

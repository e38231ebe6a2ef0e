import { Progress } from "@store/contract/progress";
import { type ClickStep, controlsOf, type Walkthrough } from "@store/contract/walkthrough-content";
import { expect, test } from "vitest";
import { course } from "../src/course.ts";
import { clicked } from "../src/read/short-forms.ts";

const lessons = course.flatMap(({ lessons }) =>
  lessons.flatMap(({ id, clicks }) => (clicks ? [{ id, clicks }] : [])),
);
const steps = lessons.flatMap(({ id, clicks }) => clicks.steps.map((step) => ({ lesson: id, step })));

/** What is wrong with a step; nothing where it can be clicked through. */
function faultsOf(step: ClickStep): string[] {
  const controls = controlsOf(step);
  const names = controls.map(({ label, note = "" }) => `${label}/${note}`);
  return [
    ...(controls.filter(({ right }) => right).length === 1 ? [] : ["not one target"]),
    ...(controls.filter(({ right }) => !right).length >= 2 ? [] : ["fewer than two wrong places"]),
    ...(new Set(names).size === names.length ? [] : ["two places with one name"]),
    ...controls.filter(({ says }) => says.length < 20).map(({ label }) => `${label} says too little`),
    ...(step.task.length >= 8 && step.place.length >= 6 ? [] : ["task or place has no words"]),
  ];
}

test("the lessons with steps are clicked through", () => {
  expect(lessons.map(({ id }) => id)).toEqual(
    expect.arrayContaining([
      "business-manager",
      "pixel",
      "events-manager",
      "conversion-api",
      "custom-audiences",
      "naming-conventions",
      "utm-parameters",
    ]),
  );
});

test("each step has one target, at least two wrong places with an answer, and words", () => {
  expect(steps.length).toBeGreaterThan(55);
  expect(
    steps.flatMap(({ lesson, step }) => faultsOf(step).map((fault) => `${lesson}, ${step.task}: ${fault}`)),
  ).toEqual([]);
});

test("a step without a target, and one with a single wrong place, are found", () => {
  const control = { part: "control", as: "button", label: "Save", says: "It saves what was typed." } as const;
  const step = (parts: ClickStep["parts"]) => ({ task: "Save the form.", place: "Settings", parts });
  expect(faultsOf(step([{ ...control, right: false }]))).toContain("not one target");
  expect(faultsOf(step([{ ...control, right: true }]))).toContain("fewer than two wrong places");
});

test("no answer is written twice within a lesson, and each lesson sums up what is set up", () => {
  for (const { id, clicks } of lessons) {
    const said = clicks.steps.flatMap((step) => controlsOf(step).map(({ says }) => says));
    expect(new Set(said).size, id).toBe(said.length);
    expect(clicks.steps.length, id).toBeGreaterThanOrEqual(6);
    expect(clicks.summary.length, id).toBeGreaterThanOrEqual(3);
    expect(clicks.checked, id).toMatch(/^[A-Z][a-z]+ 20\d\d$/);
  }
});

test("no place among the choices is right too often", () => {
  const places = steps.map(({ step }) => controlsOf(step).findIndex(({ right }) => right));
  for (const place of [0, 1, 2])
    expect(places.filter((at) => at === place).length / places.length, `place ${place + 1}`).toBeLessThan(
      0.45,
    );
});

test("all marks of the course fit what an account keeps", () => {
  const ticked = course.flatMap(({ lessons }) =>
    lessons.flatMap(({ id, body, quiz = [], clicks }) => [
      ...body.flatMap((block) =>
        block.type === "checklist" ? block.items.map((_, at) => `${id}/${at}`) : [],
      ),
      ...quiz.map(({ right }, at) => `${id}/quiz-${at + 1}-${right}`),
      ...(clicks?.steps ?? []).flatMap((_, at) => [`${id}/click-${at + 1}`, `${id}/click-${at + 1}-missed`]),
    ]),
  );
  expect(Progress.safeParse({ ticked, statuses: {} }).success).toBe(true);
  expect(ticked.length).toBeLessThan(450);
});

test("a place is written with its answer, and what is only read without", () => {
  const written = { steps: [{ parts: [{ button: "Save", right: "Saved." }, { text: "Draft" }] }] };
  expect((clicked(written) as Walkthrough).steps[0]?.parts).toEqual([
    { part: "control", as: "button", label: "Save", right: true, says: "Saved." },
    { part: "text", text: "Draft" },
  ]);
});

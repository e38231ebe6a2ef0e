import { Progress } from "@store/contract/progress";
import { expect, test } from "vitest";
import { course } from "../src/course.ts";

const lessons = course.flatMap((chapter) => chapter.lessons);
const questions = lessons.flatMap(({ id, quiz = [] }) =>
  quiz.map((question) => ({ lesson: id, ...question })),
);

test("every lesson has three to five questions of three or four answers", () => {
  for (const { id, quiz = [] } of lessons) {
    expect(quiz.length, id).toBeGreaterThanOrEqual(3);
    expect(quiz.length, id).toBeLessThanOrEqual(5);
  }
  for (const { ask, answers, right, why } of questions) {
    expect(new Set(answers).size, ask).toBe(answers.length);
    expect(answers.length, ask).toBeGreaterThanOrEqual(3);
    expect(answers.length, ask).toBeLessThanOrEqual(4);
    expect(right, ask).toBeLessThanOrEqual(answers.length);
    expect(why.length, ask).toBeGreaterThan(40);
  }
});

test("no two questions are alike, and no place is right too often", () => {
  expect(new Set(questions.map(({ ask }) => ask)).size).toBe(questions.length);
  for (const place of [1, 2, 3]) {
    const share = questions.filter(({ right }) => right === place).length / questions.length;
    expect(share, `place ${place}`).toBeGreaterThan(0.2);
    expect(share, `place ${place}`).toBeLessThan(0.45);
  }
});

test("the longest answer is not the right one too often", () => {
  const longest = questions.filter(
    ({ answers, right }) => answers[right - 1] === [...answers].sort((a, b) => b.length - a.length)[0],
  );
  expect(longest.length / questions.length).toBeLessThan(0.5);
});

test("all ticks of the course and its answers fit what an account keeps", () => {
  const ticked = lessons.flatMap(({ id, body, quiz = [] }) => [
    ...body.flatMap((block) => (block.type === "checklist" ? block.items.map((_, at) => `${id}/${at}`) : [])),
    ...quiz.map(({ right }, at) => `${id}/quiz-${at + 1}-${right}`),
  ]);
  expect(Progress.safeParse({ ticked, statuses: {} }).success).toBe(true);
});

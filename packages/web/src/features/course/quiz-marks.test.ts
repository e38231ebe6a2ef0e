import { Progress } from "@store/contract/progress";
import { expect, test } from "vitest";
import { answerIds, rightIds } from "./quiz-marks.ts";

test("answers are kept under ids that an account takes, each its own", () => {
  const ids = answerIds("ab-testing", 1, { answers: ["a", "b", "c"] });
  expect(ids).toEqual(["ab-testing/quiz-2-1", "ab-testing/quiz-2-2", "ab-testing/quiz-2-3"]);
  expect(Progress.safeParse({ ticked: ids, statuses: {} }).success).toBe(true);
  expect(rightIds("ab-testing", [{ right: 2 }, { right: 3 }])).toEqual([
    "ab-testing/quiz-1-2",
    "ab-testing/quiz-2-3",
  ]);
});

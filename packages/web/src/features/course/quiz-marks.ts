// The ids under which the answers of a lesson are kept with the marks: lesson, question and answer, from 1. Pure.
import type { Question } from "@store/contract/course-content";

export function answerIds(lessonId: string, at: number, { answers }: Pick<Question, "answers">): string[] {
  return answers.map((_, answer) => `${lessonId}/quiz-${at + 1}-${answer + 1}`);
}

export function rightIds(lessonId: string, questions: readonly Pick<Question, "right">[]): string[] {
  return questions.map(({ right }, at) => `${lessonId}/quiz-${at + 1}-${right}`);
}

import type { Chapter } from "@store/contract/course-content";
import { course } from "../course.ts";
import { filmRecords } from "./records.ts";

/** The course with a film for every lesson; one that points to a hosted video keeps that. */
export function filmedCourse(): Chapter[] {
  return course.map((chapter) => ({
    ...chapter,
    lessons: chapter.lessons.map((lesson) => {
      const record = filmRecords[lesson.id];
      if (lesson.video || !record) return lesson;
      const poster = `/films/${lesson.id}.webp`;
      return {
        ...lesson,
        video: { kind: "film" as const, file: lesson.id, seconds: record.seconds, poster },
      };
    }),
  }));
}

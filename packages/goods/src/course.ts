// The course as it is written below `course/`. It is read where it is packed, tested or filmed; nothing of it travels as code.
import { type Chapter, chapterIds, type Extra, type Lesson, Question } from "@store/contract/course-content";
import { Walkthrough } from "@store/contract/walkthrough-content";
import * as z from "zod/mini";
import { mistake, namedFiles, readSource } from "./read/files.ts";
import { readExtra, readLesson } from "./read/lesson.ts";
import { clicked } from "./read/short-forms.ts";
import { readYaml } from "./read/yaml.ts";

const Ids = z.array(z.string());
const clickedList = "course/clicked/contents.yaml";
const Contents = z.object({ title: z.string(), summary: z.string(), lessons: Ids, extras: Ids });

/** The Facebook Ads Mastery course: seven chapters, 27 lessons, in reading order (docs/product.md section 2). */
export const course: Chapter[] = readCourse();

/** The India shelf beside the CRO checklist: cards, not items, and not counted as such. */
export const indiaShelf: Extra[] = readShelf("shelf");

/** The shelf beside the SEO checklist: languages, places, films, and markup to copy. */
export const seoShelf: Extra[] = readShelf("seo-shelf");

function readCourse(): Chapter[] {
  const heads = chapterIds.map((id) => ({ id, ...readYaml(readSource(contentsOf(id)), Contents) }));
  const named = heads.flatMap(({ extras }) => extras);
  // Each chapter may name some: together they name all.
  namedFiles("course/extras", "md", named, "course/*/contents.yaml");
  // Each lesson has its questions in a file of its name.
  namedFiles(
    "course/quizzes",
    "yaml",
    heads.flatMap(({ lessons }) => lessons),
    "course/*/contents.yaml",
  );
  const clickedLessons = readClicked();
  const chapters = heads.map(({ id, title, summary, lessons, extras }) => ({
    id,
    title,
    summary,
    lessons: namedFiles(`course/${id}`, "md", lessons, contentsOf(id)).map((file) =>
      withClicks(withQuiz(readLesson(readSource(file))), clickedLessons),
    ),
    extras: extras.map((extra) => readExtra(readSource(`course/extras/${extra}.md`))),
  }));
  refuseTwins(chapters);
  for (const id of clickedLessons.keys())
    if (!heads.some(({ lessons }) => lessons.includes(id)))
      throw mistake({ file: clickedList, line: 1 }, `there is no lesson “${id}”`);
  return chapters;
}

/** The lessons whose steps are clicked through, by the lesson's id. */
function readClicked(): Map<string, Walkthrough> {
  const ids = readYaml(readSource(clickedList), Ids);
  const files = namedFiles("course/clicked", "yaml", ids, clickedList);
  return new Map(ids.map((id, at) => [id, readYaml(readSource(files[at] ?? ""), Walkthrough, clicked)]));
}

function withClicks(lesson: Lesson, all: ReadonlyMap<string, Walkthrough>): Lesson {
  const clicks = all.get(lesson.id);
  return clicks ? { ...lesson, clicks } : lesson;
}

function withQuiz(lesson: Lesson): Lesson {
  const source = readSource(`course/quizzes/${lesson.id}.yaml`);
  const quiz = readYaml(source, z.array(Question));
  for (const { ask, answers, right } of quiz)
    if (right > answers.length)
      throw mistake(source, `“${ask}” has ${answers.length} answers, and the right one is number ${right}`);
  return { ...lesson, quiz };
}

function contentsOf(chapter: string): string {
  return `course/${chapter}/contents.yaml`;
}

/** The name of a film and the marks of a reader hang on the id alone. */
function refuseTwins(chapters: readonly { id: string; lessons: Lesson[] }[]): void {
  const homes = new Map<string, string>();
  for (const chapter of chapters)
    for (const { id } of chapter.lessons) {
      const file = `course/${chapter.id}/${id}.md`;
      const other = homes.get(id);
      if (other)
        throw mistake({ file, line: 1 }, `${other} has the same name: give one of the lessons another`);
      homes.set(id, file);
    }
}

function readShelf(folder: string): Extra[] {
  const list = `${folder}/contents.yaml`;
  return namedFiles(folder, "md", readYaml(readSource(list), Ids), list).map((file) =>
    readExtra(readSource(file)),
  );
}

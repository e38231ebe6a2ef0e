// Where the files of the goods lie, and how a mistake in one of them is said to the person who wrote it.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** A text and where it stands: a whole file, or a block of one. */
export interface Source {
  /** From packages/goods. */
  file: string;
  /** Of its first line. */
  line: number;
  text: string;
}

/** A mistake of the writer, with the place where it is to be corrected. */
export function mistake({ file, line }: Pick<Source, "file" | "line">, what: string): Error {
  return new Error(`packages/goods/${file}, line ${line}: ${what}`);
}

/** Reads a file, with the line ends of any editor. */
export function readSource(file: string): Source {
  const text = readFileSync(join(goodsFolder(), file), "utf8").replaceAll("\r\n", "\n");
  return { file, line: 1, text };
}

/** The name of a file without folder and ending, which is the id of what it holds. */
export function idOf(file: string): string {
  return file.replace(/^.*\/|\.\w+$/g, "");
}

/**
 * The files of a folder in the order of the ids that `list` names. A file that nobody names would be missed only by a buyer,
 * so it is a mistake.
 */
export function namedFiles(
  folder: string,
  ending: "md" | "yaml" | "svg",
  ids: readonly string[],
  list: string,
): string[] {
  const lie = readdirSync(join(goodsFolder(), folder)).filter(
    (name) => name.endsWith(`.${ending}`) && name !== "contents.yaml",
  );
  const named = ids.map((id) => `${id}.${ending}`);
  const place = { file: list, line: 1 };
  for (const [index, name] of named.entries()) {
    if (!lie.includes(name))
      throw mistake(place, `it names “${ids[index]}”, but there is no ${folder}/${name}`);
    if (named.indexOf(name) < index) throw mistake(place, `it names “${ids[index]}” twice`);
  }
  const forgotten = lie.find((name) => !named.includes(name));
  if (forgotten) throw mistake(place, `it does not name ${folder}/${forgotten}`);
  return named.map((name) => `${folder}/${name}`);
}

/** Looked for from where the command runs: in the program that SST bundles, this module lies elsewhere. */
function goodsFolder(): string {
  let folder = process.cwd();
  while (!existsSync(join(folder, "packages/goods/package.json"))) {
    if (folder === dirname(folder)) throw new Error("packages/goods is read from inside the repository only");
    folder = dirname(folder);
  }
  return join(folder, "packages/goods");
}

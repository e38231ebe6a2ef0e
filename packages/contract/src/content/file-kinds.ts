// What a file may be, told by its first bytes: a name promises nothing. The browser asks before it uploads, the shop after.

/** How many of its first bytes tell what a file is. */
export const headBytes = 4096;

interface FileKind {
  /** As people call it. */
  word: string;
  begins(head: Uint8Array): boolean;
}

/** Whether a text stands in the bytes, from `at`. */
function says(head: Uint8Array, text: string, at = 0): boolean {
  return [...text].every((letter, index) => head[at + index] === letter.charCodeAt(0));
}

const isZip = (head: Uint8Array) => says(head, "PK\u0003\u0004");

/** The first file of an archive: those of office programs begin with one of theirs. */
function isZipOf(head: Uint8Array, ...first: string[]): boolean {
  return isZip(head) && first.some((name) => says(head, name, 30));
}

const office = ["[Content_Types].xml", "_rels/", "docProps/"];

/** Text in UTF-8 without controls; what begins like a page, a drawing or a script is none. */
function isTable(head: Uint8Array): boolean {
  try {
    // A letter may be cut in two at the end.
    const text = new TextDecoder("utf-8", { fatal: true }).decode(head, { stream: true });
    return text.trim() !== "" && !/^\s*(<|#!)/.test(text) && !/(?![\t\r\n])\p{Cc}/u.test(text);
  } catch {
    return false;
  }
}

/** MPEG audio, layer III: a tag, or the head of a frame. */
function isMp3(head: Uint8Array): boolean {
  const [first = 0, second = 0] = head;
  return says(head, "ID3") || (first === 0xff && (second & 0xe6) === 0xe2);
}

const isJpeg = (head: Uint8Array) => head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff;
const mp4Sound = ["M4A ", "M4B ", "mp42", "mp41", "isom"];

/** By the ending of the name. A picture that can carry a script is not among them, nor is a program. */
export const fileKinds = {
  pdf: { word: "PDF", begins: (head) => says(head, "%PDF-") },
  zip: { word: "ZIP archive", begins: isZip },
  xlsx: { word: "Excel sheet", begins: (head) => isZipOf(head, ...office, "xl/") },
  ods: { word: "OpenDocument sheet", begins: (head) => isZipOf(head, "mimetype") },
  csv: { word: "CSV sheet", begins: isTable },
  docx: { word: "Word document", begins: (head) => isZipOf(head, ...office, "word/") },
  pptx: { word: "PowerPoint file", begins: (head) => isZipOf(head, ...office, "ppt/") },
  epub: { word: "EPUB book", begins: (head) => isZipOf(head, "mimetypeapplication/epub+zip") },
  png: { word: "PNG picture", begins: (head) => says(head, "\u0089PNG\r\n\u001a\n") },
  jpg: { word: "JPEG picture", begins: isJpeg },
  jpeg: { word: "JPEG picture", begins: isJpeg },
  gif: { word: "GIF picture", begins: (head) => says(head, "GIF87a") || says(head, "GIF89a") },
  webp: { word: "WebP picture", begins: (head) => says(head, "RIFF") && says(head, "WEBP", 8) },
  mp3: { word: "MP3 sound", begins: isMp3 },
  m4a: {
    word: "M4A sound",
    begins: (head) => says(head, "ftyp", 4) && mp4Sound.some((brand) => says(head, brand, 8)),
  },
  wav: { word: "WAV sound", begins: (head) => says(head, "RIFF") && says(head, "WAVE", 8) },
} as const satisfies Record<string, FileKind>;

export type FileEnding = keyof typeof fileKinds;

export const fileEndings = Object.keys(fileKinds) as FileEnding[];

/** The ending of a name, if files may have it. */
export function endingOf(name: string): FileEnding | undefined {
  const ending = name.slice(name.lastIndexOf(".") + 1).toLowerCase();
  return fileEndings.find((known) => known === ending);
}

/** What a file looks like that is not what its name says: for the sentence that refuses it. */
export function looksLike(head: Uint8Array): string {
  const text = new TextDecoder("latin1").decode(head.slice(0, 512)).trimStart().toLowerCase();
  if (/^(\ufeff|ï»¿)?\s*<(!doctype html|html|script|head|body|!--)/.test(text)) return "a web page";
  if (text.includes("<svg")) return "an SVG drawing";
  if (text.startsWith("mz") || text.startsWith("\u007felf") || text.startsWith("#!")) return "a program";
  const known = fileEndings.find((ending) => ending !== "csv" && fileKinds[ending].begins(head));
  return known ? `a file of the kind ${fileKinds[known].word}` : "something else";
}

/** Why a file of this name and beginning is not taken, as a sentence; undefined for one that is what it says. */
export function whyNoFile(name: string, head: Uint8Array): string | undefined {
  const ending = endingOf(name);
  if (!ending) return `“${name}” has no ending that is taken here: ${fileEndings.join(", ")}.`;
  const { word, begins } = fileKinds[ending];
  if (begins(head)) return undefined;
  return `“${name}” is no ${word}: what is in it looks like ${looksLike(head)}. Save it again as ${word}, or give it its right ending.`;
}

import { describe, expect, test } from "vitest";
import { type FileEnding, fileEndings, whyNoFile } from "./file-kinds.ts";

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
/** The head of an archive whose first file has this name. */
const zipOf = (first: string) => bytes(`PK\u0003\u0004${"\0".repeat(26)}${first}`);

/** How a file of each ending begins. */
const heads: Record<FileEnding, Uint8Array[]> = {
  pdf: [bytes("%PDF-1.7")],
  zip: [zipOf("photo.jpg")],
  xlsx: [zipOf("[Content_Types].xml"), zipOf("xl/workbook.xml")],
  ods: [zipOf("mimetypeapplication/vnd.oasis.opendocument.spreadsheet")],
  csv: [bytes("name,price\nKit,999"), new TextEncoder().encode("नाम,दाम")],
  docx: [zipOf("_rels/.rels"), zipOf("word/document.xml")],
  pptx: [zipOf("docProps/app.xml"), zipOf("ppt/slides.xml")],
  epub: [zipOf("mimetypeapplication/epub+zip")],
  png: [bytes("\u0089PNG\r\n\u001a\n")],
  jpg: [bytes("\u00ff\u00d8\u00ff\u00e0")],
  jpeg: [bytes("\u00ff\u00d8\u00ff\u00e1")],
  gif: [bytes("GIF87a"), bytes("GIF89a")],
  webp: [bytes("RIFF\0\0\0\0WEBPVP8 ")],
  mp3: [bytes("ID3\u0004"), bytes("\u00ff\u00fb\u0090")],
  m4a: [bytes("\0\0\0\u0020ftypM4A ")],
  wav: [bytes("RIFF\0\0\0\0WAVEfmt ")],
};

describe("a file", () => {
  test.each(fileEndings)("named .%s is taken when it begins as one", (ending) => {
    for (const head of heads[ending]) expect(whyNoFile(`Book.${ending}`, head)).toBeUndefined();
    expect(whyNoFile(`BOOK.${ending.toUpperCase()}`, heads[ending][0] ?? bytes(""))).toBeUndefined();
  });

  test.each([
    ["guide.pdf", "<!DOCTYPE html><title>x</title>", "a web page"],
    ["guide.pdf", "\n  <Script>alert(1)</Script>", "a web page"],
    ["logo.png", '<?xml version="1.0"?>\n<svg xmlns="x"/>', "an SVG drawing"],
    ["tool.zip", "MZ\u0090\0", "a program"],
    ["tool.zip", "\u007fELF\u0002", "a program"],
    ["tool.zip", "#!/bin/sh", "a program"],
    ["photo.png", "\u00ff\u00d8\u00ff\u00e0", "a file of the kind JPEG picture"],
    ["sound.wav", "RIFF\0\0\0\0WEBP", "a file of the kind WebP picture"],
    ["sound.m4a", "\0\0\0\u0020ftypqt  ", "something else"],
    ["sound.mp3", "\u00ff\u00f0", "something else"],
    ["sheet.csv", "a,b\u0000c", "something else"],
    ["sheet.csv", "\u00ff\u00fea\0,\0", "something else"],
    ["sheet.csv", "  \n", "something else"],
    ["sheet.csv", "<table>", "something else"],
    ["book.docx", "PK\u0003\u0004", "a file of the kind ZIP archive"],
  ])("named %s that begins with %j is told to look like %s", (name, text, like) => {
    expect(whyNoFile(name, bytes(text))).toContain(`looks like ${like}.`);
  });

  test.each(["setup.exe", "picture.svg", "page.html", "README", ".htaccess", "book.pdf.js"])(
    "named %s has no ending that is taken",
    (name) => {
      expect(whyNoFile(name, bytes("%PDF-1.7"))).toContain("has no ending that is taken here: pdf, zip");
    },
  );
});

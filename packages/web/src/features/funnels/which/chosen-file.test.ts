import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { zipOf } from "../../../lib/zip.ts";
import { chosenFile } from "./chosen-file.ts";

const json = readFileSync(
  new URL("../../../../../goods/library/templates/creative/spa.json", import.meta.url),
  "utf8",
);
const at = new Date(1980, 0, 1);
const archive = (name: string, files: Record<string, string>) => new File([zipOf(files, at)], name);

test("a JSON file is read as it is", async () => {
  expect(await chosenFile(new File([json], "my-page.json"))).toEqual({
    fileName: "my-page.json",
    text: json,
  });
});

test("the shop's own ZIP is read by the template in it", async () => {
  const zip = archive("spa.zip", {
    "spa/README.txt": "Spa",
    "spa/spa.json": json,
    "spa/pictures/a.webp": "...",
  });
  expect(await chosenFile(zip)).toEqual({ fileName: "spa.json", text: json });
});

test("an archive without a template has no text", async () => {
  expect(await chosenFile(archive("photos.zip", { "a.webp": "..." }))).toEqual({
    fileName: "photos.zip",
    text: "",
  });
});

test("a file that only begins like an archive is read as text", async () => {
  expect(await chosenFile(new File(["PKNO"], "letter.txt"))).toEqual({
    fileName: "letter.txt",
    text: "PKNO",
  });
});

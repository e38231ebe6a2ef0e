import { expect, test } from "vitest";
import { faceLettersOf } from "./face-letters.ts";

const words = (family: string, text: string) =>
  `<text font-family="${family}" font-weight="800"><tspan x="1" y="2">${text}</tspan></text>`;

test("faceLettersOf names one letter for each file of each family that the words need", () => {
  const art = words("A", "मंगलवार: 8 &amp; é") + words("B", "আজ") + words("A", "फिर");
  expect(faceLettersOf(art).map(({ letter }) => letter)).toEqual(["8", "é", "म", "আ"]);
});

test("faceLettersOf asks nothing of a drawing without words, nor of signs without letters", () => {
  expect(faceLettersOf('<rect width="1"/>')).toEqual([]);
  expect(faceLettersOf(words("A", "₹ &amp; &lt;"))).toEqual([]);
});

test("a letter is drawn in the family of its words, at its place below the picture", () => {
  const [letter] = faceLettersOf(words("Anek Latin", "Order"));
  expect(letter?.drawn(40, 1_350)).toBe(
    '<text font-family="Anek Latin" font-weight="800" font-size="24" x="48" y="1378">O</text>',
  );
});

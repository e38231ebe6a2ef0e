import { expect, test } from "vitest";
import { rupeesInWords } from "./in-words.ts";

test.each([
  [99900, "Rupees nine hundred and ninety-nine only"],
  [159800, "Rupees one thousand five hundred and ninety-eight only"],
  [100, "Rupees one only"],
  [2000_00, "Rupees two thousand only"],
  [1_00_005_00, "Rupees one lakh and five only"],
  [
    12_34_56_789_10,
    "Rupees twelve crore thirty-four lakh fifty-six thousand seven hundred and eighty-nine and ten paise only",
  ],
  [4_790_05, "Rupees four thousand seven hundred and ninety and five paise only"],
  [50, "Rupees zero and fifty paise only"],
])("rupeesInWords writes %i paise in words", (paise, words) => {
  expect(rupeesInWords(paise)).toBe(words);
});

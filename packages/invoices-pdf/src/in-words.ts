// An amount as it is spelt out in India: crore, lakh, thousand.

const ones =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const groups = [
  { value: 1_00_00_000, name: "crore" },
  { value: 1_00_000, name: "lakh" },
  { value: 1_000, name: "thousand" },
  { value: 100, name: "hundred" },
];

/** `Rupees one thousand five hundred and ninety-eight only`, from paise. */
export function rupeesInWords(paise: number): string {
  const rest = paise % 100;
  const parts = rest > 0 ? ` and ${spell(rest)} paise` : "";
  return `Rupees ${spell(Math.floor(paise / 100))}${parts} only`;
}

function spell(number: number): string {
  if (number < 20) return ones[number] ?? "";
  if (number < 100) {
    const one = number % 10;
    return (tens[Math.floor(number / 10) - 2] ?? "") + (one > 0 ? `-${ones[one]}` : "");
  }
  const group = groups.find(({ value }) => number >= value);
  if (!group) return "";
  const rest = number % group.value;
  const joint = rest < 100 ? " and " : " ";
  return `${spell(Math.floor(number / group.value))} ${group.name}${rest > 0 ? joint + spell(rest) : ""}`;
}

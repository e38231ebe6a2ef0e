// For the tests: works out the sums that a text prints.

const amount = String.raw`[−-]?₹?\d[\d,]*(?:\.\d+)?%?`;
const equation = new RegExp(`${amount}(?: [×÷+−] ${amount})+ = ${amount}`, "gu");

/** The number behind "₹1,20,000" or "18%". */
function worth(written: string) {
  const number = Number(written.replace("−", "-").replace(/[₹,%]/gu, ""));
  return written.endsWith("%") ? number / 100 : number;
}

/** Works out a printed sum, × and ÷ before + and −. */
function evaluate(sum: string) {
  const [first = "", ...rest] = sum.split(" ");
  const terms = [worth(first)];
  for (let i = 0; i < rest.length; i += 2) {
    const value = worth(rest[i + 1] ?? "");
    const last = terms.length - 1;
    if (rest[i] === "×") terms[last] = (terms[last] ?? 0) * value;
    else if (rest[i] === "÷") terms[last] = (terms[last] ?? 0) / value;
    else terms.push(rest[i] === "−" ? -value : value);
  }
  return terms.reduce((total, term) => total + term, 0);
}

/** Half a unit of the last printed digit: as far as rounding may lead. */
function rounding(written: string) {
  const decimals = written.match(/\.(\d+)/u)?.[1]?.length ?? 0;
  return (0.5 / 10 ** decimals) * (written.endsWith("%") ? 0.01 : 1) + 1e-9;
}

/** The printed sums of a text that do not come out or are not understood, and how many there were. */
export function checkSums(text: string): { wrong: string[]; checked: number } {
  const found = [...text.matchAll(equation)].map(([sum]) => sum);
  const wrong = found.filter((each) => {
    const [sum = "", result = ""] = each.split(" = ");
    return Math.abs(evaluate(sum) - worth(result)) > rounding(result);
  });
  // An equals sign between spaces that the pattern does not understand would go unchecked.
  if (text.split(" = ").length - 1 !== found.length) wrong.push(`not understood: ${text}`);
  return { wrong, checked: found.length };
}

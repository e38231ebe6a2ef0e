// How wide the shop's two faces set their letters, in hundredths of the size: measured in Chromium. With these a
// picture can be laid out, and tested, without a browser.

const chars =
  " !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~₹×÷−–’‘“”·±";

const widths = {
  display: [
    14, 18, 30, 50, 40, 72, 57, 15, 20, 20, 35, 31, 14, 20, 16, 19, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41,
    16, 16, 31, 31, 31, 31, 71, 44, 42, 41, 42, 31, 30, 42, 42, 19, 25, 42, 32, 62, 47, 43, 41, 43, 42, 40,
    37, 42, 44, 67, 46, 44, 34, 25, 25, 25, 40, 44, 27, 39, 41, 38, 41, 39, 28, 40, 40, 19, 20, 40, 18, 61,
    40, 40, 41, 41, 29, 38, 26, 40, 41, 65, 43, 40, 35, 23, 17, 23, 34, 36, 34, 31, 31, 32, 15, 15, 29, 29,
    16, 34,
  ],
  text: [
    21, 24, 37, 59, 53, 77, 65, 19, 31, 31, 39, 51, 21, 39, 21, 30, 57, 57, 57, 57, 57, 57, 57, 57, 57, 57,
    22, 22, 51, 52, 51, 45, 85, 60, 59, 50, 61, 53, 51, 60, 64, 26, 39, 58, 49, 77, 64, 62, 58, 62, 59, 53,
    54, 63, 59, 83, 58, 57, 52, 31, 44, 31, 44, 45, 31, 51, 55, 43, 55, 51, 33, 52, 55, 24, 25, 52, 24, 83,
    55, 53, 55, 55, 38, 45, 35, 55, 51, 76, 51, 51, 46, 34, 25, 34, 55, 51, 48, 51, 49, 51, 21, 21, 40, 40,
    20, 52,
  ],
} as const;

export type Face = keyof typeof widths;

/** Pixels that `words` take in one line. */
export function widthOf(words: string, size: number, face: Face = "display"): number {
  const hundredths = [...words].reduce((sum, char) => sum + (widths[face][chars.indexOf(char)] ?? 60), 0);
  return (hundredths * size) / 100;
}

/** The largest size up to `size` at which `words` fit into `room`. Type smaller than 40 pixels is refused. */
export function fitted(words: string, room: number, size: number, face: Face = "display"): number {
  const fitting = Math.min(size, Math.floor((size * room) / widthOf(words, size, face)));
  if (fitting < 40) throw new Error(`"${words}" does not fit into ${room} px`);
  return fitting;
}

/** `words` in as many lines as `room` asks for. */
export function wrap(words: string, room: number, size: number, face: Face = "display"): string[] {
  const lines: string[] = [];
  for (const word of words.split(" ")) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer, size, face) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

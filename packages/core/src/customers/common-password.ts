// Passwords that anybody would try first. A list of the common ones of twelve characters and more, as their building
// blocks, because nearly all of them are a word, a keyboard row or a date, repeated or with a tail.
import { offer } from "@store/contract/offer/offer";

/** What people begin with, in small letters and without the tail. */
const words = [
  "password passwort passw pass1234 motdepasse contrasena senha parola wachtwoord",
  "welcome letmein iloveyou trustno1 whatever sunshine princess football baseball basketball cricket",
  "superman batman spiderman pokemon starwars jordan michael charlie jessica jennifer ashley daniel",
  "dragon monkey shadow master killer hunter freedom forever changeme default secret login access",
  "admin administrator root user guest test testing temp demo computer internet samsung google facebook",
  "instagram whatsapp youtube netflix microsoft windows apple iphone android ferrari mercedes chelsea",
  "liverpool arsenal barcelona manchester united realmadrid juventus",
  "india bharat hindustan mumbai delhi bangalore bengaluru chennai kolkata hyderabad pune jaihind",
  "krishna ganesh shiva omnamahshivaya jaimatadi jaishreeram saibaba radhe radhekrishna waheguru",
  "mahadev harharmahadev bismillah allah jesus jesuschrist shreeram hanuman sairam",
  "sachin tendulkar dhoni kohli virat rohit salman shahrukh priyanka deepika",
  "mother father family babygirl sweetheart lovely beautiful butterfly chocolate cookie purple orange",
  "summer winter spring autumn monday friday january december money success business marketing funnel",
  "qwerty qwertz azerty asdfgh zxcvbn qazwsx q1w2e3r4 1q2w3e4r 1qaz2wsx zaq12wsx abc123 abcd1234 a1b2c3d4",
  "correcthorsebatterystaple thisisapassword mypassword newpassword iloveyousomuch opensesame nothing",
].flatMap((line) => line.split(" "));

/** Rows of keys, letters and digits: a password that only walks along them is no secret. */
const rows = [
  "abcdefghijklmnopqrstuvwxyz",
  "01234567890123456789",
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "qwertzuiop",
  "azertyuiop",
  "1q2w3e4r5t6y7u8i9o0p",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm",
  "qazwsxedcrfvtgbyhnujm",
].flatMap((row) => [row, [...row].reverse().join("")]);

const leet: Record<string, string> = {
  "@": "a",
  "4": "a",
  "3": "e",
  "1": "i",
  "!": "i",
  "0": "o",
  $: "s",
  "5": "s",
};

/**
 * True for a password that is easy to guess: few different characters, a walk over the keyboard, or common words, the
 * shop's name or the customer's own with nothing of weight besides.
 */
export function isCommonPassword(
  password: string,
  { name, email, phone }: { name: string; email: string; phone: string },
): boolean {
  const text = password.normalize("NFKC").toLowerCase();
  if (new Set(text).size < 5) return true;
  const own = [...name.toLowerCase().split(/[^\p{L}]+/u), ...email.toLowerCase().split(/[^\p{L}\p{N}]+/u)];
  const digits = phone.replace(/\D/g, "");
  const known = [...words, offer.name.toLowerCase(), ...own, digits, digits.slice(-10)].filter(
    (word) => word.length >= 4,
  );
  return [text, unleet(text)].some((spelling) => weightBeside(spelling, known) < minimalWeight);
}

/** Of twelve characters so many must be of the owner's own making. */
const minimalWeight = 6;

/** How many characters are left when common words, walks, repeats and years are taken out. */
function weightBeside(text: string, known: readonly string[]): number {
  let left = text;
  for (const word of [...known].sort((one, other) => other.length - one.length))
    left = left.replaceAll(word, " ");
  left = left
    .split(" ")
    .map(withoutWalks)
    .join(" ")
    .replace(/(19|20)\d\d/g, " ")
    .replace(/(.{1,4})\1{2,}/g, "$1")
    .replace(/[\s\p{P}\p{S}]/gu, "");
  // A tail of digits is what everybody puts behind a word.
  return left.replace(/^\d{1,4}$/, "").length;
}

/** Without stretches of four and more that run along a row. */
function withoutWalks(text: string): string {
  let left = text;
  for (let length = left.length; length >= 4; length--)
    for (let start = 0; start + length <= left.length; start++) {
      const stretch = left.slice(start, start + length);
      if (rows.some((row) => row.includes(stretch)))
        left = `${left.slice(0, start)} ${left.slice(start + length)}`;
    }
  return left;
}

function unleet(text: string): string {
  return [...text].map((letter) => leet[letter] ?? letter).join("");
}

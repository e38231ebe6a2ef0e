// How a command ends that cannot go on: with a sentence, without a stack.

export function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** Whatever is thrown from here on ends the command with its sentence: what AWS refuses is said in its words. */
export function sayInWords(): void {
  process.once("uncaughtException", ({ message }) => fail(message));
}

// Some calls want a code that was given within the last minutes. Anybody who is on the page asks the person for one, once for
// all calls that wait.

/** Asks for a code until it was right; false when the person would rather not. */
type Prompt = () => Promise<boolean>;

let prompt: Prompt | undefined;
let asking: Promise<boolean> | undefined;

/** Lets `ask` do the asking until the answered function is called. */
export function onCodeNeeded(ask: Prompt): () => void {
  prompt = ask;
  return () => {
    if (prompt === ask) prompt = undefined;
  };
}

/** Whether a code was given. False where nobody can ask for it. */
export function askForCode(): Promise<boolean> {
  if (!prompt) return Promise.resolve(false);
  asking ??= prompt().finally(() => {
    asking = undefined;
  });
  return asking;
}

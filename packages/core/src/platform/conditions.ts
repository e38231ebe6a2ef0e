// Conditions of single writes. A condition that does not hold is an answer, not an error.

/** True for a condition of a single write that did not hold. */
export function isConditionalCheckFailed(error: unknown): boolean {
  // ElectroDB wraps what the client throws.
  const causes = [error, error instanceof Error ? error.cause : undefined];
  return causes.some((one) => one instanceof Error && one.name === "ConditionalCheckFailedException");
}

/** Runs a single write with a condition: its answer, or undefined when the condition did not hold. */
export async function whenConditionHolds<Answer>(write: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await write();
  } catch (error) {
    if (isConditionalCheckFailed(error)) return undefined;
    throw error;
  }
}

/** Runs a single write with a condition: true once written, false when the condition did not hold. */
export async function ifUnchanged(write: { go(): Promise<unknown> }): Promise<boolean> {
  return (await whenConditionHolds(async () => ({ written: await write.go() }))) !== undefined;
}

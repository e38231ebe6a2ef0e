// As much of vitest as tests/support/invariants.ts needs.
export const expect = (problems: unknown[]) => ({
  toEqual() {
    if (problems.length > 0) throw new Error(problems.join("\n"));
  },
});
export const vi = { setSystemTime() {} };

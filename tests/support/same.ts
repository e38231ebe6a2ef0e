/** Whether two lists have the same entries, in whatever order. */
export function same(one: readonly string[], other: readonly string[]): boolean {
  return JSON.stringify([...one].sort()) === JSON.stringify([...other].sort());
}

import type { Exchange } from "./call.ts";

/**
 * The exchanges of a call with many actions, each made when it is first asked for: a request is of one action, and making
 * the shapes of all would be a tenth of the start.
 */
export function exchanges<const Make extends Record<string, () => Exchange>>(
  make: Make,
): { readonly [Action in keyof Make]: ReturnType<Make[Action]> } {
  const made = {};
  for (const [action, makeOne] of Object.entries(make)) {
    let one: Exchange | undefined;
    Object.defineProperty(made, action, {
      enumerable: true,
      get() {
        one ??= makeOne();
        return one;
      },
    });
  }
  return made as { readonly [Action in keyof Make]: ReturnType<Make[Action]> };
}

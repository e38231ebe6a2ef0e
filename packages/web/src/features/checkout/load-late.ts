type LateParts = typeof import("./late.ts")["lateParts"];

let loading: Promise<LateParts> | undefined;

/** The later half of the checkout, 10.2 kB gzipped that do not hold up its first view. A fetch that failed is tried again when it is next asked for. */
export function late(): Promise<LateParts> {
  loading ??= import("./late.ts").then(
    ({ lateParts }) => lateParts,
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

// The parts of the checkout that never change, for `Kept`: only the build draws them, so that browsers get no code of them.
// Imported late, because a bundler puts what is imported at once beside what the page needs, used or not.
export const built = import.meta.env.SSR ? (await import("./built-parts.tsx")).builtParts : undefined;

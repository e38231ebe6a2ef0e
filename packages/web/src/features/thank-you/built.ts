// The parts of the thank-you page that never change, for `Kept`: only the build draws them (see ../checkout/built.ts).
export const built = import.meta.env.SSR ? (await import("./built-parts.tsx")).builtParts : undefined;

// The sheet, A4 in points, and the shop's colours.
export const millimetre = 72 / 25.4;
export const page = { width: 595.28, height: 841.89 };
export const left = 20 * millimetre;
export const width = page.width - 2 * left;

export const ink = "#14211c";
export const quiet = "#43514a";
export const rule = "#dcd7c6";
export const mat = "#16553f";
export const marigold = "#ffb920";
export const vermilion = "#bf2e0c";
export const pencil = "#8cc3d6";

// Outlines like those of Elementor's shape dividers, drawn for the top edge and turned round for the bottom.
const paths: Record<string, string> = {
  tilt: "M0 6V0H1000V100Z",
  waves: "M0 0H1000V40C900 90 780 100 640 66 480 26 380 8 240 40 140 62 60 74 0 56Z",
  curve: "M0 0H1000C920 66 720 100 500 100S80 66 0 0Z",
  triangle: "M0 0H1000L500 100Z",
  mountains: "M0 0H1000V30L860 90 700 34 520 96 330 40 180 82 0 26Z",
};

/** Path of a divider in a box of 1000 by 100. */
export function shapePath(name: string): string {
  const path = paths[name];
  if (!path) throw new Error(`No outline for the shape divider ${name}`);
  return path;
}

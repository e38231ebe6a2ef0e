/** How many buyers were let in within each step of `waitSteps`, and after the last. */
export const waitNames = [
  "waited0",
  "waited1",
  "waited2",
  "waited3",
  "waited4",
  "waited5",
  "waited6",
  "waited7",
  "waited8",
  "waited9",
  "waited10",
] as const;

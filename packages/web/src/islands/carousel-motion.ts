/** One pixel every 20 ms (docs/product.md section 4). */
const millisecondsPerPixel = 20;

interface Motion {
  /** Where the row stands, in pixels. */
  position: number;
  /** Time that has not made a whole pixel yet, in milliseconds. */
  rest: number;
}

/** Where the row stands after some time; past the first of the two sets it begins again. `loop` is the width of one set. */
export function advance({ position, rest }: Motion, elapsed: number, loop: number): Motion {
  const due = rest + elapsed;
  const pixels = Math.floor(due / millisecondsPerPixel);
  const next = position + pixels;
  return {
    position: loop > 0 ? next % loop : next,
    rest: due - pixels * millisecondsPerPixel,
  };
}

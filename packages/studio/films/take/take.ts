// What was recorded of a screen: acts of the mouse in order, each with the frames before and after it.

/** Pixels of the recorded browser. Its frames have twice as many. */
export const screen = { width: 1440, height: 720 } as const;

export type Box = readonly [x: number, y: number, width: number, height: number];

export interface Act {
  name: string;
  /** Where the mouse went. */
  box: Box;
  /** What is looked at with it. */
  near: Box;
  /** The frame with the mouse there. Frames are named by what they hold. */
  before: string;
  /** The frames that followed the press, in order. */
  after: readonly string[];
  /** The mouse did not press. */
  hover?: boolean;
}

export interface Take {
  /** Of WordPress, Elementor and the theme. */
  versions: Readonly<Record<string, string>>;
  acts: readonly Act[];
}

/** Course progress as docs/product.md section 2 counts it: the place of the open chapter, (position + 1) of all. */
export function courseProgress(position: number, chapters: number): { step: number; percent: number } {
  const step = position + 1;
  return { step, percent: chapters > 0 ? (step / chapters) * 100 : 0 };
}

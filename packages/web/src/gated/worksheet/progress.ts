/** Rounded share of what is done, in whole percent; 0 where there is nothing to do (docs/product.md section 5). */
export function percentDone(done: number, total: number): number {
  return total > 0 ? Math.round((done / total) * 100) : 0;
}

/** Does the work for each item, at most `limit` of them at a time. `work` handles its own failures: the first it throws ends the run. */
export async function forEachLimit<Item>(
  items: Iterable<Item>,
  limit: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  // One iterator for all workers: each takes the next item that nobody has taken.
  const remaining = items[Symbol.iterator]();
  const worker = async () => {
    for (let next = remaining.next(); !next.done; next = remaining.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: limit }, worker));
}

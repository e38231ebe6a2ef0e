/** Items by a key, in the order in which the keys first come. `Map.groupBy`, which Node 20 has not. */
export function groupBy<Key, Item>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) listIn(groups, keyOf(item)).push(item);
  return groups;
}

/** The list of a key, made when there is none. */
export function listIn<Key, Item>(lists: Map<Key, Item[]>, key: Key): Item[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}

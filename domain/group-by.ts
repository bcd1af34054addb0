/** Items by a key, in the order in which they come; no group is empty. */
export function groupBy<Item, Key>(
  items: Iterable<Item>,
  toKey: (item: Item) => Key,
): Map<Key, readonly [Item, ...Item[]]> {
  const groups = new Map<Key, [Item, ...Item[]]>();
  for (const item of items) {
    const key = toKey(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

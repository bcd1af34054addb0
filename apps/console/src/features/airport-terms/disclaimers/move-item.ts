/**
 * An order in which one thing stands right before or right after another.
 * @param ids in their order
 * @param moved the one that is moved
 * @param target the one that it is moved to: it comes to stand on its other side
 */
export function moveItem(ids: readonly number[], moved: number, target: number): readonly number[] {
  const from = ids.indexOf(moved);
  const to = ids.indexOf(target);
  if (from < 0 || to < 0 || from === to) return ids;
  const others = ids.filter((id) => id !== moved);
  return [...others.slice(0, to), moved, ...others.slice(to)];
}

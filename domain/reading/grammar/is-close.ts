/** Whether two figures are the same within what writers round. */
export function isClose(one: number, other: number, share = 0.01): boolean {
  return Math.abs(one - other) <= Math.max(share * Math.max(one, other), 0.011);
}

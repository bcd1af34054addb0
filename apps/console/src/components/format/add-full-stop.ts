/** Ends a sentence with what may end in a full stop already, such as `9:15 a. m.`. */
export function addFullStop(last: string): string {
  return last.endsWith('.') ? last : `${last}.`;
}

import { storableText } from './storable.js';

/** The pattern of LIKE for texts that hold this one; its own percent signs and underscores stand for themselves. */
export function containing(text: string): string {
  return `%${storableText(text).replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}

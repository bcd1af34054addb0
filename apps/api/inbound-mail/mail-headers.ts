/** Characters of an email's headers that are read, or of a field that a provider made of one: real ones have a tenth of that. */
export const MAX_HEADERS_LENGTH = 262_144;
/** Characters of a References header that are looked at, from its end: the newest emails of a thread stand there. */
const MAX_REFERENCES_LENGTH = 65_536;

/** Header values by lower-case name, the first of each name, from a list of names and values. */
export function toHeaders(pairs: Iterable<readonly [string, string]>): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of pairs) headers[name.trim().toLowerCase()] ??= value.replace(/\s+/g, ' ').trim();
  return headers;
}

/** How often each header stands in a list; one that came twice is nobody's word. */
export function isUniqueHeader(pairs: ReadonlyArray<readonly [string, string]>, name: string): boolean {
  return pairs.filter(([one]) => one.trim().toLowerCase() === name).length === 1;
}

/** A header block as it travels, as names and values. */
export function parseHeaderBlock(block: string): Array<readonly [string, string]> {
  const unfolded = block.replace(/\r?\n[ \t]+/g, ' ');
  return unfolded.split(/\r?\n/).flatMap((line) => {
    const colon = line.indexOf(':');
    return colon < 1 ? [] : [[line.slice(0, colon), line.slice(colon + 1)] as const];
  });
}

/** The Message-IDs of a References header; of one that is far too long the last ones. */
export function parseReferences(references: string | undefined): string[] {
  return (references ?? '')
    .slice(-MAX_REFERENCES_LENGTH)
    .split(/\s+/)
    .filter((id) => id !== '');
}

/** Whether names and values are together longer than headers that are read. */
export function areHeadersTooLong(pairs: Iterable<readonly [string, string]>): boolean {
  let length = 0;
  for (const [name, value] of pairs) length += name.length + value.length;
  return length > MAX_HEADERS_LENGTH;
}

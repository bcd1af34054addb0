const ATTRIBUTE = /([a-z][\w:-]*)(?:\s{0,5}=\s{0,5}(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/gi;

/** The attributes of a tag, by their names in lower case. */
export type TagAttributes = ReadonlyMap<string, string>;

/** The attributes of a tag, as they are written in it. */
export function parseAttributes(written: string): TagAttributes {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single, bare] of written.matchAll(ATTRIBUTE)) {
    const key = name.toLowerCase();
    if (!attributes.has(key)) attributes.set(key, double ?? single ?? bare ?? '');
  }
  return attributes;
}

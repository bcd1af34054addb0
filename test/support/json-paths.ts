/** Where a value stands in JSON. */
export type JsonPath = ReadonlyArray<string | number>;

/** Where every value of a text of JSON stands that holds no others. */
export function listJsonPaths(value: unknown, at: JsonPath = []): readonly JsonPath[] {
  const here = at.length === 0 ? [] : [at];
  if (typeof value !== 'object' || value === null) return here;
  const entries: ReadonlyArray<readonly [string | number, unknown]> = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  return [...here, ...entries.flatMap(([name, inner]) => listJsonPaths(inner, [...at, name]))];
}

/** The same JSON with another value at a place. */
export function replaceAtPath(value: unknown, [name, ...rest]: JsonPath, other: unknown): unknown {
  if (name === undefined) return other;
  if (Array.isArray(value)) return value.map((inner, at) => (at === name ? replaceAtPath(inner, rest, other) : inner));
  const record = value as Readonly<Record<string, unknown>>;
  return { ...record, [name]: replaceAtPath(record[name], rest, other) };
}

/** A field of a record before and after a change, as people read it; a dash where it had no value. */
export interface RecordChange {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

/** The fields that a change touched; all of them for a record that is new or gone. */
export function diffRecords(before: unknown, after: unknown): RecordChange[] {
  const [old, now] = [toFields(before), toFields(after)];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .map((field) => ({ field, before: formatValue(old[field]), after: formatValue(now[field]) }))
    .filter((change) => change.before !== change.after);
}

function toFields(record: unknown): Readonly<Record<string, unknown>> {
  if (record === null || record === undefined) return {};
  if (typeof record !== 'object' || Array.isArray(record)) return { value: record };
  return Object.fromEntries(Object.entries(record));
}

function formatValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return '—';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

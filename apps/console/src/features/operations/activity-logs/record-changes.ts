import { formatDateTime } from '../../../components/format/format.js';
import { getMessages } from '../../../i18n/messages.js';
import { activityLogsMessages } from './activity-logs.messages.js';

/** A field of a record before and after a change, as people read it; a dash where it had no value. */
export interface RecordChange {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

/** Numbers of records, and what every change moves with it: nobody changed them. */
const WITHOUT_MEANING: ReadonlySet<string> = new Set([
  ...['id', 'version', 'createdAt', 'updatedAt', 'lastUpdated', 'lastUpdatedBy'],
  ...['countryId', 'locationId', 'countryCode'],
]);
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/;

/** The fields that a change touched, as people call them; all of them for a record that is new or gone. */
export function diffRecords(before: unknown, after: unknown): RecordChange[] {
  const [old, now] = [toFields(before), toFields(after)];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .filter((field) => !WITHOUT_MEANING.has(field))
    .map((field) => ({ field: nameField(field), before: formatValue(old[field]), after: formatValue(now[field]) }))
    .filter((change) => change.before !== change.after);
}

/** What a field is called; one that has no name of its own is told by the words that it is written with. */
function nameField(field: string): string {
  const names = new Map<string, string>(Object.entries(getMessages(activityLogsMessages).fieldNames));
  const words = field.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return names.get(field) ?? words.charAt(0).toUpperCase() + words.slice(1);
}

function toFields(record: unknown): Readonly<Record<string, unknown>> {
  if (record === null || record === undefined) return {};
  if (typeof record !== 'object' || Array.isArray(record)) return { value: record };
  return Object.fromEntries(Object.entries(record));
}

function formatValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return '—';
  const messages = getMessages(activityLogsMessages);
  if (typeof value === 'boolean') return value ? messages.yes : messages.no;
  if (typeof value === 'string' && MOMENT.test(value)) return formatDateTime(value);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

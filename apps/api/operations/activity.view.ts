import type { KeptActivity } from '../../../domain/operations/activity.js';
import { quotationNumber } from '../../../domain/quoting/quotation.js';
import { csvText } from '../http/csv.js';

/** An entry of the log on the wire. */
export function activityView(entry: KeptActivity) {
  return {
    id: entry.id,
    timestamp: entry.at.toISOString(),
    category: entry.category,
    action: entry.action,
    details: entry.details,
    status: entry.status,
    actor: entry.actor,
    emailId: entry.emailId ?? null,
    quotationId: entry.quotationId ?? null,
    before: entry.before ?? null,
    after: entry.after ?? null,
  };
}

const HEADINGS = [
  'Timestamp',
  'Category',
  'Action',
  'Details',
  'Status',
  'User',
  'Email ID',
  'Quotation',
  'Before',
  'After',
];

/** The log as a CSV file, piece by piece. */
export async function* activityCsv(batches: AsyncIterable<readonly KeptActivity[]>): AsyncGenerator<string> {
  yield csvText([HEADINGS]);
  for await (const entries of batches) yield csvText(entries.map(cellsOf));
}

function cellsOf(entry: KeptActivity): readonly string[] {
  const { at, category, action, details, status, actor, emailId, quotationId, before, after } = entry;
  const number = quotationId === undefined ? '' : quotationNumber(quotationId);
  const texts = [action, details, status, actor, emailId?.toString() ?? '', number];
  return [at.toISOString(), category, ...texts, jsonOf(before), jsonOf(after)];
}

function jsonOf(value: unknown): string {
  return value === undefined ? '' : JSON.stringify(value);
}

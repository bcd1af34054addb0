import type { ActivityRecord } from '../../../domain/operations/activity.js';
import { formatQuotationNumber } from '../../../domain/quoting/quotation.js';
import { formatCsv } from '../http/csv.js';

/** An entry of the log on the wire. */
export function toActivityView(entry: ActivityRecord) {
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
export async function* streamActivityCsv(batches: AsyncIterable<readonly ActivityRecord[]>): AsyncGenerator<string> {
  yield formatCsv([HEADINGS]);
  for await (const entries of batches) yield formatCsv(entries.map(toCells));
}

function toCells(entry: ActivityRecord): readonly string[] {
  const { at, category, action, details, status, actor, emailId, quotationId, before, after } = entry;
  const number = quotationId === undefined ? '' : formatQuotationNumber(quotationId);
  const texts = [action, details, status, actor, emailId?.toString() ?? '', number];
  return [at.toISOString(), category, ...texts, formatJson(before), formatJson(after)];
}

function formatJson(value: unknown): string {
  return value === undefined ? '' : JSON.stringify(value);
}

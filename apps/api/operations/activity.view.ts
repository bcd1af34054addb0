import { ApiProperty } from '@nestjs/swagger';
import {
  type ActivityCategory,
  type ActivityRecord,
  type ActivityStatus,
  getActivityWords,
} from '../../../domain/activity/activity.js';
import { formatOfficeMinute } from '../../../domain/office-day.js';
import { formatQuotationNumber } from '../../../domain/quoting/quotation.js';
import { formatCsv } from '../http/csv.js';
import { PageView } from '../http/page.view.js';
import { ACTIVITY_EXPORT_TEXTS } from './operations.messages.js';

const RECORD = { type: 'object', additionalProperties: true, nullable: true } as const;

/** An entry of the log. */
export class ActivityView {
  readonly id!: number;
  /** ISO moment. */
  readonly timestamp!: string;
  readonly category!: ActivityCategory;
  readonly action!: string;
  readonly details!: string;
  readonly status!: ActivityStatus;
  /** An administrator's email, or `system`. */
  readonly actor!: string;
  readonly emailId!: number | null;
  readonly quotationId!: number | null;
  /** The record before the change; null where nothing was changed. */
  @ApiProperty(RECORD)
  readonly before!: unknown;
  /** The record after the change; null where nothing was changed. */
  @ApiProperty(RECORD)
  readonly after!: unknown;
}

/** How many entries a filter leaves, in all, by status and by category. */
export class ActivityCountsView {
  readonly total!: number;
  readonly success!: number;
  readonly failure!: number;
  readonly warning!: number;
  readonly info!: number;
  readonly email!: number;
  readonly quotation!: number;
  readonly error!: number;
  readonly system!: number;
}

/** A page of the log. */
export class ActivityPageView extends PageView {
  readonly data!: ActivityView[];
  /** Of the whole filter. */
  readonly counts!: ActivityCountsView;
}

/** An entry of the log on the wire. */
export function toActivityView(entry: ActivityRecord): ActivityView {
  return {
    id: entry.id,
    timestamp: entry.at.toISOString(),
    category: entry.category,
    ...getActivityWords(entry),
    status: entry.status,
    actor: entry.actor,
    emailId: entry.emailId ?? null,
    quotationId: entry.quotationId ?? null,
    before: entry.before ?? null,
    after: entry.after ?? null,
  };
}

/** The log as a CSV file, piece by piece. */
export async function* streamActivityCsv(batches: AsyncIterable<readonly ActivityRecord[]>): AsyncGenerator<string> {
  yield formatCsv([listHeadings()]);
  for await (const entries of batches) yield formatCsv(entries.map(toCells));
}

function toCells(entry: ActivityRecord): readonly string[] {
  const { action, details } = getActivityWords(entry);
  const { at, category, status, actor, emailId, quotationId, before, after } = entry;
  const number = quotationId === undefined ? '' : formatQuotationNumber(quotationId);
  const texts = [action, details, ACTIVITY_EXPORT_TEXTS.statuses[status], actor, emailId?.toString() ?? '', number];
  return [
    formatOfficeMinute(at),
    ACTIVITY_EXPORT_TEXTS.categories[category],
    ...texts,
    formatJson(before),
    formatJson(after),
  ];
}

function formatJson(value: unknown): string {
  return value === undefined ? '' : JSON.stringify(value);
}

function listHeadings(): string[] {
  return [
    ACTIVITY_EXPORT_TEXTS.timestamp,
    ACTIVITY_EXPORT_TEXTS.category,
    ACTIVITY_EXPORT_TEXTS.action,
    ACTIVITY_EXPORT_TEXTS.details,
    ACTIVITY_EXPORT_TEXTS.status,
    ACTIVITY_EXPORT_TEXTS.user,
    ACTIVITY_EXPORT_TEXTS.email,
    ACTIVITY_EXPORT_TEXTS.quotation,
    ACTIVITY_EXPORT_TEXTS.before,
    ACTIVITY_EXPORT_TEXTS.after,
  ];
}

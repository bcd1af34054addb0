import type { ActivityEntityType } from '../../../../domain/activity/activity.js';
import { BACKFILL_CHARGE_CODES } from '../migrations/charge-codes/backfill-charge-codes.js';
import { BACKFILL_SEARCH_WORDS } from '../migrations/search-words/backfill-search-words.js';

/** What the log says of the quotations that were set aside, the newest entry of each. */
const DISMISSALS = `
  SELECT DISTINCT ON (quotation_id) quotation_id, coalesce(after ->> 'reason', '') AS reason, actor, at FROM activity
  WHERE action = 'Quotation set aside' AND quotation_id IS NOT NULL ORDER BY quotation_id, at DESC, id DESC`;

/** The three columns that say why and by whom a quotation was set aside. */
export interface DismissalColumns {
  readonly reason: string;
  readonly actor: string;
  readonly at: string;
}

/**
 * Why quotations were set aside, taken from the log, where the first releases had it alone. A migration runs it once, and a
 * restore runs it for what an old backup brought.
 */
export function buildDismissalBackfills({ reason, actor, at }: DismissalColumns): readonly string[] {
  return ['quotation.id', 'quotation_revision.quotation_id'].map((key) => {
    const table = key.slice(0, key.indexOf('.'));
    return `UPDATE ${table} SET ${reason} = entry.reason, ${actor} = entry.actor, ${at} = entry.at
      FROM (${DISMISSALS}) AS entry
      WHERE ${key} = entry.quotation_id AND ${table}.status = 'expired' AND ${table}.${at} IS NULL`;
  });
}

const DISMISSAL_COLUMNS = { reason: 'dismissal_reason', actor: 'dismissed_by', at: 'dismissed_at' };

/** The type of an event by the words that the first releases logged. */
const EVENT_TYPES = {
  'Quotation approved': 'quotation-approved',
  'Quotation held': 'quotation-held',
  'Quotation sent': 'quotation-sent',
  'Email held': 'email-held',
  'Email not processed': 'email-failed',
  'Reply not delivered': 'reply-failed',
} as const;

const EVENT_CASES = Object.entries(EVENT_TYPES).map(([action, type]) => `WHEN '${action}' THEN '${type}'`);
const EVENT_ACTIONS = Object.keys(EVENT_TYPES).map((action) => `'${action}'`);

/**
 * What entries of the first releases are to programs, and which rate they speak of. The log refuses every change but this one:
 * its words stay.
 */
export const BACKFILL_EVENTS = [
  'ALTER TABLE activity DISABLE TRIGGER trg_activity_append_only',
  `UPDATE activity SET event_type = CASE action ${EVENT_CASES.join(' ')} END
   WHERE event_type IS NULL AND action IN (${EVENT_ACTIONS.join(', ')})`,
  `UPDATE activity SET entity_type = 'rate', entity_id = (coalesce(after, before) ->> 'id')::integer
   WHERE entity_id IS NULL AND action IN ('Rate created', 'Rate updated', 'Rate deleted', 'Rate reverted')
     AND jsonb_typeof(coalesce(after, before) -> 'id') = 'number'`,
  'ALTER TABLE activity ENABLE TRIGGER trg_activity_append_only',
];

function buildEntityBackfill([word, type]: readonly [word: string, type: ActivityEntityType]): string {
  return `UPDATE activity SET entity_type = '${type}', entity_id = (coalesce(after, before) ->> 'id')::integer
   WHERE entity_id IS NULL AND action IN ('${word} created', '${word} updated', '${word} deleted')
     AND jsonb_typeof(coalesce(after, before) -> 'id') = 'number'`;
}

/** What the log calls records whose history was looked up by words. */
const ENTITIES_BY_WORD = [
  ['Tax rate', 'tax-rate'],
  ['Domain', 'recognized-domain'],
  ['Consignment', 'mawb-consignee'],
  ['Disclaimer', 'disclaimer'],
] as const;

/** Which records older entries changed, beside rates. */
export const BACKFILL_ENTITIES = [
  'ALTER TABLE activity DISABLE TRIGGER trg_activity_append_only',
  ...ENTITIES_BY_WORD.map(buildEntityBackfill),
  `UPDATE activity SET entity_type = 'quotation', entity_id = quotation_id
   WHERE entity_id IS NULL AND quotation_id IS NOT NULL
     AND action IN ('Quotation held', 'Quotation revised', 'Quotation repriced', 'Quotation corrected')`,
  'ALTER TABLE activity ENABLE TRIGGER trg_activity_append_only',
];

/** What quotations of before lack: the status of those that were set aside, and until when they hold. */
export const BACKFILL_OUTCOMES = [
  "UPDATE quotation SET status = 'dismissed' WHERE status = 'expired'",
  "UPDATE quotation_revision SET status = 'dismissed' WHERE status = 'expired'",
  "UPDATE quotation SET valid_until = (document ->> 'validUntil')::timestamptz WHERE valid_until IS NULL",
];

/** What a restored backup still needs. @param migrations those that its database had run */
export function listMissingBackfills(migrations: readonly string[]): readonly string[] {
  return [
    ...(migrations.includes('AddQuotationStateColumns1797000000000') ? [] : buildDismissalBackfills(DISMISSAL_COLUMNS)),
    ...(migrations.includes('AddActivityEventColumns1797000000010') ? [] : BACKFILL_EVENTS),
    ...(migrations.includes('AddActivityEntities1797000000100') ? [] : BACKFILL_ENTITIES),
    ...(migrations.includes('CreateChargeCodes1797000000300') ? [] : BACKFILL_CHARGE_CODES),
    ...(migrations.includes('AddCommercialOutcome1797000000820') ? [] : BACKFILL_OUTCOMES),
    ...(migrations.includes('AddSearchWords1797300000000') ? [] : BACKFILL_SEARCH_WORDS),
  ];
}

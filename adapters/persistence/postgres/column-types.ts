import { Big } from 'big.js';
import type { EntitySchemaColumnOptions } from 'typeorm';
import { sanitizeJsonText, sanitizeText } from './sanitize.js';

/** An id that the database counts. */
export const ID: EntitySchemaColumnOptions = { type: 'integer', primary: true, generated: 'increment' };

/** Counts the edits of a row. */
export const VERSION: EntitySchemaColumnOptions = { type: 'integer' };

/** Text as staff or a mail brought it. */
export const TEXT: EntitySchemaColumnOptions = {
  type: 'text',
  transformer: {
    to: (value: unknown) => (typeof value === 'string' ? sanitizeText(value) : value),
    from: (value: unknown) => value,
  },
};

/** Texts as a mail brought them. */
export const TEXT_LIST: EntitySchemaColumnOptions = {
  type: 'text',
  array: true,
  transformer: {
    to: (value: unknown) => (Array.isArray(value) ? value.map((one) => sanitizeText(String(one))) : value),
    from: (value: unknown) => value,
  },
};

/** An exact number, in the program a `Big`. */
export const DECIMAL: EntitySchemaColumnOptions = {
  type: 'numeric',
  transformer: {
    to: (value: unknown) => (value instanceof Big ? value.toFixed() : value),
    from: (value: unknown) => (typeof value === 'string' ? Big(value) : value),
  },
};

/** A value as JSON; what jsonb refuses in names and texts is replaced. */
export const JSON_VALUE: EntitySchemaColumnOptions = {
  type: 'jsonb',
  transformer: {
    to: toJsonValue,
    from: (value: unknown) => value,
  },
};

/** A day of the calendar, in the program `YYYY-MM-DD`. */
export const DAY: EntitySchemaColumnOptions = { type: 'date' };

/** A moment in UTC. */
export const TIMESTAMP: EntitySchemaColumnOptions = { type: 'timestamptz' };

function toJsonValue(value: unknown): unknown {
  if (value === null || value === undefined) return value;
  const written = JSON.stringify(value);
  const sanitized = sanitizeJsonText(written);
  return sanitized === written ? value : JSON.parse(sanitized);
}

import { DomainError } from '../../errors/domain-error.js';
import { STORAGE_MESSAGES } from './storage.messages.js';
import type { StorageTerms, StorageTermsEntry } from './storage-terms.js';

type StepEntries = NonNullable<StorageTermsEntry['steps']>;

const MAX_TEXT_LENGTH = 1_000;
const OPEN_END = '+';
const WHOLE = /^\d{1,4}$/;
const FIGURE = /^\d{1,10}(?:\.\d{1,10})?$/;
const NAMES = { free: 'free', working: 'working', minimum: 'minimum a day', retroactive: 'all days after' } as const;

/**
 * Storage terms as one cell of a sheet: `free: 2 working; minimum a day: 150; all days after: 5; 7: 0.14; +: 0.17`;
 * undefined where the price is for the shipment.
 */
export function formatStorageText(terms: StorageTerms | undefined): string | undefined {
  if (!terms) return undefined;
  const { freeDays, freeDayKind, minimumPerDay, retroactiveAfterDays, steps } = terms;
  const free = freeDayKind === 'working' ? `${freeDays} ${NAMES.working}` : String(freeDays);
  return [
    `${NAMES.free}: ${free}`,
    ...(minimumPerDay ? [`${NAMES.minimum}: ${minimumPerDay.toFixed()}`] : []),
    ...(retroactiveAfterDays === undefined ? [] : [`${NAMES.retroactive}: ${retroactiveAfterDays}`]),
    ...steps.map(({ upToDay, rate }) => `${upToDay ?? OPEN_END}: ${rate.toFixed()}`),
  ].join('; ');
}

/** The terms of a cell; undefined for an empty one. @throws DomainError `invalid` for what means nothing */
export function parseStorageText(text: string | undefined): StorageTermsEntry | undefined {
  if (!text?.trim()) return undefined;
  if (text.length > MAX_TEXT_LENGTH) throw createTextError(text);
  let entry: StorageTermsEntry = { freeDays: 0 };
  const steps: StepEntries[number][] = [];
  for (const part of text.split(';')) {
    const [name = '', value = ''] = part.split(':').map((one) => one.trim().toLowerCase());
    if (name === '' && value === '') continue;
    const term = parseTerm(name, value);
    if (term) entry = { ...entry, ...term };
    else steps.push(parseStep(name, value));
  }
  return { ...entry, steps };
}

function parseTerm(name: string, value: string): StorageTermsEntry | undefined {
  const [days = '', kind] = value.split(' ').filter(Boolean);
  if (name === NAMES.free && WHOLE.test(days)) {
    return { freeDays: Number(days), freeDayKind: kind === NAMES.working ? 'working' : 'calendar' };
  }
  if (name === NAMES.minimum && FIGURE.test(value)) return { minimumPerDay: value };
  return name === NAMES.retroactive && WHOLE.test(value) ? { retroactiveAfterDays: Number(value) } : undefined;
}

function parseStep(name: string, value: string): StepEntries[number] {
  const isStep = (name === OPEN_END || WHOLE.test(name)) && FIGURE.test(value);
  if (!isStep) throw createTextError(`${name}: ${value}`);
  return { upToDay: name === OPEN_END ? null : Number(name), rate: value };
}

function createTextError(text: string): DomainError {
  return new DomainError('invalid', STORAGE_MESSAGES.unreadable(text.slice(0, 60)));
}

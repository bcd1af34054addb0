import { DomainError } from '../../errors/domain-error.js';
import { normalizeWords } from '../price-words.js';
import { STORAGE_MESSAGES } from './storage.messages.js';
import type { StorageTerms, StorageTermsEntry } from './storage-terms.js';

type StepEntries = NonNullable<StorageTermsEntry['steps']>;

const MAX_TEXT_LENGTH = 1_000;
const OPEN_END = '+';
const WHOLE = /^\d{1,4}$/;
const FIGURE = /^\d{1,10}(?:[.,]\d{1,10})?$/;
/** Free time alone, as a column of free days writes it. */
const FREE_TIME = /^(\d{1,4}) ?(h|hrs?|horas?|hours?|d|days?|dias?)?(?: (?:de )?(\w{1,20}))?(?: libres?)?$/;
const HOURS_OF_DAY = 24;
const NAMES = { free: 'free', working: 'working', minimum: 'minimum a day', retroactive: 'all days after' } as const;
/** The same names in Spanish, folded. */
const SPANISH_NAMES: Readonly<Record<string, string>> = {
  ...{ libre: NAMES.free, libres: NAMES.free, 'dias libres': NAMES.free, 'tiempo libre': NAMES.free },
  ...{ 'minimo por dia': NAMES.minimum, 'minimo diario': NAMES.minimum },
  ...{ 'todos los dias despues de': NAMES.retroactive, 'retroactivo despues de': NAMES.retroactive },
};
const WORKING_WORDS = [NAMES.working, 'habiles', 'habil', 'laborables', 'laborales'];
const CALENDAR_WORDS = ['calendar', 'calendario', 'naturales', 'corridos', 'free', 'libre', 'libres'];

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
    const [name = '', value = ''] = part.split(':').map((one) => normalizeWords(one));
    if (name === '' && value === '') continue;
    const term = parseTerm(name, value);
    if (term) entry = { ...entry, ...term };
    else steps.push(parseStep(name, value));
  }
  return { ...entry, steps };
}

/** Free time alone, as a column of free days writes it: `3`, `2 días hábiles`, `48 h`; undefined for anything else. */
export function parseFreeTime(text: string): StorageTermsEntry | undefined {
  const [found, count, unit = 'd', kind] = FREE_TIME.exec(normalizeWords(text)) ?? [];
  if (found === undefined) return undefined;
  const isWorking = kind !== undefined && WORKING_WORDS.includes(kind);
  if (kind !== undefined && !isWorking && !CALENDAR_WORDS.includes(kind)) return undefined;
  const freeDays = unit.startsWith('h') ? Math.ceil(Number(count) / HOURS_OF_DAY) : Number(count);
  return { freeDays, freeDayKind: isWorking ? 'working' : 'calendar' };
}

function parseTerm(written: string, value: string): StorageTermsEntry | undefined {
  const name = SPANISH_NAMES[written] ?? written;
  const [days = '', kind] = value.split(' ').filter(Boolean);
  if (name === NAMES.free && WHOLE.test(days)) {
    return { freeDays: Number(days), freeDayKind: kind && WORKING_WORDS.includes(kind) ? 'working' : 'calendar' };
  }
  if (name === NAMES.minimum && FIGURE.test(value)) return { minimumPerDay: value.replace(',', '.') };
  return name === NAMES.retroactive && WHOLE.test(value) ? { retroactiveAfterDays: Number(value) } : undefined;
}

function parseStep(name: string, value: string): StepEntries[number] {
  const isStep = (name === OPEN_END || WHOLE.test(name)) && FIGURE.test(value);
  if (!isStep) throw createTextError(`${name}: ${value}`);
  return { upToDay: name === OPEN_END ? null : Number(name), rate: value.replace(',', '.') };
}

function createTextError(text: string): DomainError {
  return new DomainError('invalid', STORAGE_MESSAGES.unreadable(text.slice(0, 60)));
}

import { DomainError } from '../../../domain/errors/domain-error.js';
import type { Airport } from '../../../domain/geography/airport.js';
import { findAirportByCode } from '../rate-input.js';
import { TARIFF_MESSAGES } from '../tariff.messages.js';
import { findCustomers, isForEverything } from './reject-unkept-terms.js';

/** Columns of which each cell is the value of one condition, by the condition's name in a cell of conditions. */
const CONDITION_COLUMNS = {
  commodity: 'class',
  zone: 'zone',
  origin: 'origin',
  term: 'term',
  hours: 'hours',
  weekday: 'day',
  network: 'customer',
} as const;
type ConditionColumn = keyof typeof CONDITION_COLUMNS;

/**
 * The conditions of a row as one text: its own cell, the customers, and what other columns say of when it applies.
 * @throws DomainError `invalid` for an airport where places of delivery are listed
 */
export function joinConditionCells(
  readText: (name: ConditionColumn | 'conditions' | 'customer') => string | undefined,
  airports: readonly Airport[],
): string {
  const customers = findCustomers(readText('customer') ?? '') ?? [];
  const inColumns = (Object.keys(CONDITION_COLUMNS) as ConditionColumn[]).flatMap((column) => {
    const text = readText(column);
    if (text === undefined || isForEverything(text)) return [];
    if (column === 'zone' && findAirportByCode(text, airports)) {
      throw new DomainError('invalid', TARIFF_MESSAGES.airportAsZone(text));
    }
    return [`${CONDITION_COLUMNS[column]}: ${text.replaceAll(';', ',')}`];
  });
  return [
    ...(readText('conditions')?.split(';') ?? []),
    ...inColumns,
    ...(customers.length > 0 ? [`customer: ${customers.join(', ')}`] : []),
  ].join(';');
}

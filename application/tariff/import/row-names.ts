import type { ChargeCodeCatalog } from '../../../domain/tariff/charge-code/charge-code-catalog.js';
import { findStandardCharge } from './charge-names.js';
import { type NamedDays, readDaysInName } from './name-days.js';
import { resolveServiceCode } from './resolve-codes.js';

/** What a row is called, and what its name says beside. */
export interface RowName {
  readonly code: string | undefined;
  /** Undefined: the name of its code. */
  readonly serviceName: string | undefined;
  /** The whole name, as it stands in the row. */
  readonly written: string | undefined;
  /** The days of storage that the name says; undefined: none. */
  readonly days: NamedDays | undefined;
}

/**
 * The charge of a row. A name that no charge code has is that of a standard charge where it is one of the region's words for it.
 * @param isDaily the price is for each day, or there is none to pay
 */
export function readRowName(
  { service, serviceName }: { readonly service: string | undefined; readonly serviceName: string | undefined },
  isDaily: boolean,
  codes: ChargeCodeCatalog,
): RowName {
  const written = serviceName ?? service;
  const days = isDaily && written !== undefined ? readDaysInName(written) : undefined;
  const isNameOnly = serviceName === undefined;
  const name = days?.name ?? written;
  const named = isNameOnly ? name : service;
  const resolved = resolveServiceCode(named, codes);
  const isKept = resolved !== undefined && codes.find(resolved) !== undefined;
  const standard = isNameOnly && !isKept && name !== undefined ? findStandardCharge(name) : undefined;
  if (standard) return { code: standard, serviceName: undefined, written, days };
  const isNamed = isNameOnly && named !== undefined && !isKept && named !== resolved;
  return { code: resolved, serviceName: serviceName ?? (isNamed ? named : undefined), written, days };
}

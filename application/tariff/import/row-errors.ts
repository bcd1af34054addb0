import { DomainError } from '../../../domain/errors/domain-error.js';
import { TARIFF_MESSAGES } from '../tariff.messages.js';
import type { RowError } from './sheet-rate.js';

/** A file is taken whole or not at all. @throws DomainError `invalid` with every row that is wrong */
export function assertNoRowErrors(errors: readonly RowError[]): void {
  if (errors.length === 0) return;
  const details = errors.map(({ line, message }) => ({ field: `line ${line}`, message }));
  throw new DomainError('invalid', TARIFF_MESSAGES.fileRefused(errors.length), details);
}

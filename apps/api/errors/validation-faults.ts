import type { ValidationError } from 'class-validator';
import { type FieldFault, RuleViolation } from '../../../domain/rule-violation.js';

/** Turns what class-validator found into one violation with a fault a field. */
export function faultsOfValidation(errors: readonly ValidationError[]): RuleViolation {
  const faults = errors.flatMap((error) => faultsOf(error, ''));
  return new RuleViolation('invalid', faults[0]?.message ?? 'The request is not well formed.', faults);
}

function faultsOf(error: ValidationError, path: string): FieldFault[] {
  const field = path === '' ? error.property : `${path}.${error.property}`;
  const own = Object.values(error.constraints ?? {}).map((message) => ({ field, message: sentence(message) }));
  return [...own, ...(error.children ?? []).flatMap((child) => faultsOf(child, field))];
}

function sentence(message: string): string {
  const trimmed = message.trim();
  return /[.!?]$/.test(trimmed) ? trimmed : `${trimmed}.`;
}

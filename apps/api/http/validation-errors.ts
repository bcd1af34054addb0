import type { ValidationError } from 'class-validator';
import { type FieldFault, RuleViolation } from '../../../domain/errors/domain-error.js';

/** Turns what class-validator found into one violation with a fault a field. */
export function faultsOfValidation(errors: readonly ValidationError[]): RuleViolation {
  const faults = errors.flatMap((error) => faultsOf(error, ''));
  return new RuleViolation('invalid', faults[0]?.message ?? 'The request is not well formed.', faults);
}

function faultsOf(error: ValidationError, path: string): FieldFault[] {
  const field = path === '' ? error.property : `${path}.${error.property}`;
  const own = whatItIsFirst(error.constraints ?? {}).map((message) => ({ field, message: sentence(message) }));
  return [...own, ...(error.children ?? []).flatMap((child) => faultsOf(child, field))];
}

/** Whoever sends no text at all wants to hear that, not how long the text may be. */
function whatItIsFirst(constraints: Readonly<Record<string, string>>): string[] {
  const rankOf = (name: string) => (name.startsWith('is') ? 0 : 1);
  return Object.entries(constraints)
    .sort(([one], [other]) => rankOf(one) - rankOf(other))
    .map(([, message]) => message);
}

function sentence(message: string): string {
  const trimmed = message.trim();
  return /[.!?]$/.test(trimmed) ? trimmed : `${trimmed}.`;
}

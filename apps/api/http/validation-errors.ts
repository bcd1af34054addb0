import type { ValidationError } from 'class-validator';
import { DomainError, type FieldError } from '../../../domain/errors/domain-error.js';
import { HTTP_MESSAGES } from './http.messages.js';

/** Turns what class-validator found into one violation with a fault a field. */
export function toValidationError(errors: readonly ValidationError[]): DomainError {
  const fieldErrors = errors.flatMap((error) => toFieldErrors(error, ''));
  return new DomainError('invalid', fieldErrors[0]?.message ?? HTTP_MESSAGES.malformedRequest, fieldErrors);
}

function toFieldErrors(error: ValidationError, path: string): FieldError[] {
  const field = path === '' ? error.property : `${path}.${error.property}`;
  const own = sortTypeErrorsFirst(error.constraints ?? {}).map((message) => ({ field, message: addFullStop(message) }));
  return [...own, ...(error.children ?? []).flatMap((child) => toFieldErrors(child, field))];
}

/** Whoever sends no text at all wants to hear that, not how long the text may be. */
function sortTypeErrorsFirst(constraints: Readonly<Record<string, string>>): string[] {
  const getRank = (name: string) => (name.startsWith('is') ? 0 : 1);
  return Object.entries(constraints)
    .sort(([one], [other]) => getRank(one) - getRank(other))
    .map(([, message]) => message);
}

function addFullStop(message: string): string {
  const trimmed = message.trim();
  return /[.!?]$/.test(trimmed) ? trimmed : `${trimmed}.`;
}

/** The kinds of refusal of the core; the HTTP layer maps each kind to its status. */
export const DOMAIN_ERROR_KINDS = ['invalid', 'missing', 'conflict', 'refused', 'unauthenticated'] as const;
export type DomainErrorKind = (typeof DOMAIN_ERROR_KINDS)[number];

/** One field that broke a rule, with the message to show beside it. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}

/** A business rule was broken; the message is one clear sentence for the user who must act. */
export class DomainError extends Error {
  constructor(
    readonly kind: DomainErrorKind,
    message: string,
    readonly fieldErrors: readonly FieldError[] = [],
  ) {
    super(message);
    this.name = 'DomainError';
  }
}

/** Throws the first validation message as an `invalid` error; does nothing if there is none. */
export function assertValid(fieldErrors: readonly FieldError[]): void {
  const first = fieldErrors[0];
  if (first) throw new DomainError('invalid', first.message, fieldErrors);
}

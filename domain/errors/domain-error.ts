/** The kinds of "no" that the core can say; the edge gives each kind its HTTP status. */
export const DOMAIN_ERROR_KINDS = ['invalid', 'missing', 'conflict', 'refused', 'unauthenticated'] as const;
export type DomainErrorKind = (typeof DOMAIN_ERROR_KINDS)[number];

/** One field that broke a rule, with the sentence for the person who filled it in. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}

/** A rule of freight or of the desk was broken; the message is one clear sentence for the person who must act. */
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

/** Throws the first fault's sentence as an invalid entry; does nothing where there is none. */
export function assertValid(fieldErrors: readonly FieldError[]): void {
  const first = fieldErrors[0];
  if (first) throw new DomainError('invalid', first.message, fieldErrors);
}

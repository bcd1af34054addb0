/** The kinds of "no" that the core can say; the edge gives each kind its HTTP status. */
export const VIOLATION_KINDS = ['invalid', 'missing', 'conflict', 'refused', 'unauthenticated'] as const;
export type ViolationKind = (typeof VIOLATION_KINDS)[number];

/** One field that broke a rule, with the sentence for the person who filled it in. */
export interface FieldFault {
  readonly field: string;
  readonly message: string;
}

/** A rule of freight or of the desk was broken; the message is one clear sentence for the person who must act. */
export class RuleViolation extends Error {
  constructor(
    readonly kind: ViolationKind,
    message: string,
    readonly faults: readonly FieldFault[] = [],
  ) {
    super(message);
    this.name = 'RuleViolation';
  }
}

/** Throws the first fault's sentence as an invalid entry; does nothing where there is none. */
export function refuseFaults(faults: readonly FieldFault[]): void {
  const first = faults[0];
  if (first) throw new RuleViolation('invalid', first.message, faults);
}

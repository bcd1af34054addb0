import type { Big } from 'big.js';
import { DomainError } from '../errors/domain-error.js';

/** What is being flown: whole pieces, gross weight in kg, volume in cm³. */
export class Cargo {
  private constructor(
    readonly pieces: number,
    readonly grossKg: Big,
    readonly volumeCm3: Big,
  ) {}

  /** @throws DomainError `invalid` if no shipment can have these values. */
  static of(cargo: { pieces: number; grossKg: Big; volumeCm3: Big }): Cargo {
    if (!Number.isInteger(cargo.pieces) || cargo.pieces < 1) {
      throw new DomainError('invalid', `A shipment needs at least one piece, got ${cargo.pieces}.`);
    }
    if (cargo.grossKg.lt(0)) throw new DomainError('invalid', 'The gross weight cannot be negative.');
    if (cargo.volumeCm3.lt(0)) throw new DomainError('invalid', 'The volume cannot be negative.');
    if (cargo.grossKg.eq(0) && cargo.volumeCm3.eq(0)) {
      throw new DomainError('invalid', 'A weight or a volume is needed to work out the chargeable weight.');
    }
    return new Cargo(cargo.pieces, cargo.grossKg, cargo.volumeCm3);
  }
}

import type { Big } from 'big.js';
import { DomainError } from '../errors/domain-error.js';
import { CARGO_MESSAGES } from './cargo.messages.js';

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
      throw new DomainError('invalid', CARGO_MESSAGES.noPieces(cargo.pieces));
    }
    if (cargo.grossKg.lt(0)) throw new DomainError('invalid', CARGO_MESSAGES.negativeGrossWeight);
    if (cargo.volumeCm3.lt(0)) throw new DomainError('invalid', CARGO_MESSAGES.negativeVolume);
    if (cargo.grossKg.eq(0) && cargo.volumeCm3.eq(0)) {
      throw new DomainError('invalid', CARGO_MESSAGES.weightNeeded);
    }
    return new Cargo(cargo.pieces, cargo.grossKg, cargo.volumeCm3);
  }
}

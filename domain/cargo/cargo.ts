import type { Big } from 'big.js';
import { RuleViolation } from '../errors/domain-error.js';

/** What is being flown: whole pieces, gross weight in kg, volume in cm³. */
export class Goods {
  private constructor(
    readonly pieces: number,
    readonly grossKg: Big,
    readonly volumeCm3: Big,
  ) {}

  /** @throws RuleViolation `invalid` where the figures cannot be those of a shipment. */
  static of(goods: { pieces: number; grossKg: Big; volumeCm3: Big }): Goods {
    if (!Number.isInteger(goods.pieces) || goods.pieces < 1) {
      throw new RuleViolation('invalid', `A shipment needs at least one piece, got ${goods.pieces}.`);
    }
    if (goods.grossKg.lt(0)) throw new RuleViolation('invalid', 'The gross weight cannot be negative.');
    if (goods.volumeCm3.lt(0)) throw new RuleViolation('invalid', 'The volume cannot be negative.');
    if (goods.grossKg.eq(0) && goods.volumeCm3.eq(0)) {
      throw new RuleViolation('invalid', 'A weight or a volume is needed to work out the chargeable weight.');
    }
    return new Goods(goods.pieces, goods.grossKg, goods.volumeCm3);
  }
}

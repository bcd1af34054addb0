import { Big } from 'big.js';
import { cm3FromM3, type DimensionLine, piecesOf, volumeCm3Of } from '../../domain/cargo/dimensions.js';
import { Goods } from '../../domain/cargo/cargo.js';
import type {
  ChargeableWeight,
  ChargeableWeightRule,
} from '../../domain/cargo/chargeable-weight/chargeable-weight-rule.port.js';
import { RuleViolation } from '../../domain/errors/domain-error.js';

/** What is weighed; undefined where it is not known. */
export interface WeighableCargo {
  readonly grossWeightKg: number | undefined;
  readonly pieces: number | undefined;
  readonly dimensionLines: readonly DimensionLine[];
  readonly volumeM3: number | undefined;
}

/** Works out the chargeable weight of a cargo. */
export class WeighShipment {
  constructor(private readonly rule: ChargeableWeightRule) {}

  /** @throws RuleViolation `invalid` where there is neither a weight nor a volume. */
  execute(cargo: WeighableCargo): ChargeableWeight {
    const fromLines = volumeCm3Of(cargo.dimensionLines);
    const volumeCm3 = fromLines.gt(0) ? fromLines : cm3FromM3(Big(cargo.volumeM3 ?? 0));
    const grossKg = Big(cargo.grossWeightKg ?? 0);
    if (grossKg.eq(0) && volumeCm3.eq(0)) {
      throw new RuleViolation('invalid', 'A gross weight, dimensions or a volume is needed.');
    }
    const counted = piecesOf(cargo.dimensionLines);
    return this.rule.weigh(Goods.of({ pieces: cargo.pieces || counted || 1, grossKg, volumeCm3 }));
  }
}

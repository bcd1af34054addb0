import { Big } from 'big.js';
import { Cargo } from '../../domain/cargo/cargo.js';
import type {
  ChargeableWeight,
  ChargeableWeightRule,
} from '../../domain/cargo/chargeable-weight/chargeable-weight-rule.port.js';
import { computeVolumeCm3, convertM3ToCm3, countPieces, type PieceDimensions } from '../../domain/cargo/dimensions.js';
import { DomainError } from '../../domain/errors/domain-error.js';
import { QUOTING_MESSAGES } from './quoting.messages.js';

/** What is weighed; undefined where it is not known. */
export interface CargoInput {
  readonly grossWeightKg: number | undefined;
  readonly pieces: number | undefined;
  readonly dimensionLines: readonly PieceDimensions[];
  readonly volumeM3: number | undefined;
}

/** Calculates the chargeable weight of a cargo. */
export class CalculateChargeableWeight {
  constructor(private readonly rule: ChargeableWeightRule) {}

  /** @throws DomainError `invalid` where there is neither a weight nor a volume. */
  execute(cargo: CargoInput): ChargeableWeight {
    const fromLines = computeVolumeCm3(cargo.dimensionLines);
    const volumeCm3 = fromLines.gt(0) ? fromLines : convertM3ToCm3(Big(cargo.volumeM3 ?? 0));
    const grossKg = Big(cargo.grossWeightKg ?? 0);
    if (grossKg.eq(0) && volumeCm3.eq(0)) {
      throw new DomainError('invalid', QUOTING_MESSAGES.weightNeeded);
    }
    const counted = countPieces(cargo.dimensionLines);
    return this.rule.calculate(Cargo.of({ pieces: cargo.pieces || counted || 1, grossKg, volumeCm3 }));
  }
}

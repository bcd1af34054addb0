import type { CargoMentions } from '../cargo/cargo-mentions.js';
import { multiplyDecimal, sumDecimals } from '../numbers/units.js';
import { resolvePieceCount } from '../pieces/piece-resolution.js';
import type { WeightMention } from './weight-extractor.js';

/** A net weight and the tare that makes it gross. */
export interface NetAndTare {
  /** Gross kilograms; for `perPiece` those of one piece. */
  readonly kg: number;
  readonly perPiece: boolean;
  readonly net: WeightMention;
  readonly tare: WeightMention;
}

/**
 * `net 540 kg, tare 45 kg`: the gross weight where only its two parts are stated. The last of each is used, since a
 * correction follows what it corrects. Undefined if one is missing, or is a weight per piece without a count.
 */
export function findNetAndTare(mentions: CargoMentions): NetAndTare | undefined {
  const last = (kind: WeightMention['kind']) =>
    mentions.weights.findLast((one) => one.kind === kind && !one.retracted && one.kg > 0);
  const net = last('net');
  const tare = last('tare');
  if (!net || !tare) return undefined;
  if (net.perPiece === tare.perPiece) return { kg: sumDecimals([net.kg, tare.kg]), perPiece: net.perPiece, net, tare };
  const { count } = resolvePieceCount(mentions);
  if (count === undefined) return undefined;
  const whole = (one: WeightMention) => (one.perPiece ? multiplyDecimal(one.kg, count) : one.kg);
  return { kg: sumDecimals([whole(net), whole(tare)]), perPiece: false, net, tare };
}

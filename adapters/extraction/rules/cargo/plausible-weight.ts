import { multiplyDecimal } from '../numbers/units.js';
import type { WeighedCargo } from '../weight/weighed-cargo.js';

const MIN_KG_PER_M3 = 8;
const MAX_KG_PER_M3 = 8000;
/** The density at which gross and volume weight are equal; most air cargo lies around it. */
const USUAL_KG_PER_M3 = 1_000_000 / 6000;
/** Below this, the weight of all pieces is unlikely where it may be that of one. */
const LIGHT_KG_PER_M3 = 40;

/** How far from the usual density a cargo of everyday goods lies, as a logarithm: a fourth to four times of it. */
const MAX_UNUSUAL = Math.log(4);

/** The gross weight of all pieces, and whether it was guessed that it is that of all or that of each. */
export interface PlausibleWeight {
  readonly kg: number;
  readonly isGuessed: boolean;
}

/**
 * The weight of all pieces. Where the words leave open whether it is that of each, the density decides, and where they
 * do not, the density changes nothing: unlikely cargo is held, not made likely.
 */
export function selectPlausibleWeight(
  weight: WeighedCargo,
  pieces: number | undefined,
  volumeM3: number | undefined,
): PlausibleWeight {
  const count = pieces ?? 1;
  if (weight.perhapsEach && !weight.perPiece && count > 1) {
    if (volumeM3 === undefined || volumeM3 <= 0) return { kg: weight.kg, isGuessed: true };
    const each = multiplyDecimal(weight.kg, count);
    if (isMoreUsual(each / volumeM3, weight.kg / volumeM3))
      return { kg: each, isGuessed: weight.kg / volumeM3 >= LIGHT_KG_PER_M3 };
  }
  const all = (kg: number) => (weight.perPiece ? multiplyDecimal(kg, count) : kg);
  const kg = all(weight.kg);
  if (weight.otherKg === undefined || volumeM3 === undefined || volumeM3 <= 0) return { kg, isGuessed: false };
  const other = all(weight.otherKg);
  const fits = (one: number) => one / volumeM3 >= MIN_KG_PER_M3 && one / volumeM3 <= MAX_KG_PER_M3;
  if (fits(kg) || !fits(other)) return { kg, isGuessed: false };
  // `5,600 kgs` that the sizes make 5.6: a slip of a size is as likely as decimals, unless the cargo is an everyday one then.
  return { kg: other, isGuessed: Math.abs(Math.log(other / volumeM3 / USUAL_KG_PER_M3)) > MAX_UNUSUAL };
}

function isMoreUsual(one: number, other: number): boolean {
  const off = (kgPerM3: number) => Math.abs(Math.log(kgPerM3 / USUAL_KG_PER_M3));
  return off(one) < off(other);
}

/** Whether kilograms are the volume weight of these cubic metres, by 6000 or 5000 cm³ for one. */
export function isVolumeWeight(kg: number, volumeM3: number): boolean {
  return [6000, 5000].some((divisor) => Math.abs((volumeM3 * 1_000_000) / divisor - kg) <= Math.max(1, kg * 0.05));
}

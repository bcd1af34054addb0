import type { PlaceGroup } from './place-groups.js';
import type { PlaceRoles } from './place-roles.js';

/** Words that put a new place where another one stood (`Perdón, en Escazú`, `deliver to Heredia - no, Cartago`). */
const CORRECTS: readonly RegExp[] = [
  /\b(?:correction|correccion|corrijo|update|actualizacion|perdon|lo correcto es|correct (?:one|place|is)|disculp[a-z]+|i mean|quise decir|rectifico)\b/,
  /\b(?:sorry|actually|en realidad)\b(?! (?:for|por|about)\b)/,
  /\b(?:make (?:it|that)|(?<!\bo )mejor (?:a|en|hasta|mand[a-z]+|envi[a-z]+|entreg[a-z]+|llev[a-z]+))\b/,
  /[-.,;] no ,/,
];
/** A correction is said within so many words before the place. */
const REACH = 8;

/**
 * Takes the role from places that the writer replaces: one that is named again as the wrong one (`SJO instead of LIR`,
 * `a GUA y no a SAL`), and one of the same kind before words of correction.
 */
export function dropCorrected(roles: readonly PlaceRoles[]): readonly PlaceRoles[] {
  const corrected = new Set<PlaceRoles>();
  for (const [k, one] of roles.entries()) {
    const before = roles
      .slice(0, k)
      .filter((other) => other.group.stream === one.group.stream && other.aside === undefined);
    if (one.aside === 'negated') {
      const hasOther = roles.some(
        (other) =>
          other.aside === undefined &&
          isDestination(other) &&
          isSameKind(other, one) &&
          !isSameName(other.group, one.group),
      );
      if (hasOther)
        for (const other of before.filter((earlier) => isSameName(earlier.group, one.group))) corrected.add(other);
    } else if (one.aside === undefined && isDestination(one) && isCorrection(one.group)) {
      for (const other of before.filter((earlier) => isSameKind(earlier, one) && isDestination(earlier)))
        if (!isSameName(other.group, one.group)) corrected.add(other);
    } else if (one.aside === undefined && isDestination(one)) {
      for (const other of before.filter((earlier) => isSameKind(earlier, one) && isDeniedBehind(earlier.group)))
        if (!isSameName(other.group, one.group)) corrected.add(other);
    }
  }
  return roles.map((one) => (corrected.has(one) ? { ...one, aside: 'superseded' as const } : one));
}

/** `entrega en El Coyol no, entrega en Cartago`: the place that the word right behind it takes back. */
function isDeniedBehind({ stream: { tokens }, to }: PlaceGroup): boolean {
  return tokens[to]?.fold === 'no' && tokens[to + 1]?.text === ',';
}

function isDestination({ origin, arrival, delivery }: PlaceRoles): boolean {
  return origin < 4 && Math.max(arrival, delivery) >= 0;
}

/** Airport and airport, or town and town. */
function isSameKind(one: PlaceRoles, other: PlaceRoles): boolean {
  return one.group.isAirport === other.group.isAirport;
}

function isSameName(one: PlaceGroup, other: PlaceGroup): boolean {
  const nameOf = ({ mentions }: PlaceGroup) => mentions[0]?.named.words.join(' ').toLowerCase();
  return nameOf(one) === nameOf(other) || (one.airport !== undefined && one.airport === other.airport);
}

function isCorrection({ stream, at }: PlaceGroup): boolean {
  const before = `${stream.getTextBefore(at, REACH)} `;
  return CORRECTS.some((pattern) => pattern.test(before));
}

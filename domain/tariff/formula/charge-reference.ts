import { Big } from 'big.js';

const SEPARATOR = ' + ';

/** The charge codes that a percentage is of, as one text names them: `TRNS + DELV`. */
export function listReferenceCodes(reference: string | null | undefined): readonly string[] {
  const codes = (reference ?? '').split(SEPARATOR).map((code) => code.trim().toUpperCase());
  return [...new Set(codes.filter((code) => code !== ''))];
}

/** Charge codes as one text; undefined where there are none. */
export function joinReferenceCodes(codes: readonly string[]): string | undefined {
  return listReferenceCodes(codes.join(SEPARATOR)).join(SEPARATOR) || undefined;
}

/**
 * The sum of the charges that a percentage is of, in US dollars. Of several, those that a shipment does not have count nothing;
 * undefined where it has none of them, or one is without an amount.
 * @param chargesUsd the charges of the shipment by their codes; undefined: without an amount
 */
export function sumReferencedCharges(
  reference: string | undefined,
  chargesUsd: ReadonlyMap<string, Big | undefined> | undefined,
): Big | undefined {
  const charged = listReferenceCodes(reference).filter((code) => chargesUsd?.has(code));
  const amounts = charged.flatMap((code) => chargesUsd?.get(code) ?? []);
  if (charged.length === 0 || amounts.length < charged.length) return undefined;
  return amounts.reduce((sum, amount) => sum.plus(amount), Big(0));
}

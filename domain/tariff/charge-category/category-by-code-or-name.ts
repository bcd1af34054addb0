import { foldText } from '../../fold-text.js';
import { findService, type Service } from '../service-code.js';
import type { ChargeCategory } from './charge-category.js';
import { ChargeCategoryRule } from './charge-category-rule.port.js';

/** Words of a service's name, without accents, most telling first: what is excluded wins over everything else. */
const NAME_RULES: ReadonlyArray<readonly [RegExp, ChargeCategory]> = [
  [/\b(?:dut(?:y|ies)|tax(?:es)?|vat|iva|itbms|isv|impuestos?|aranceles)\b/, 'Excluded'],
  [/\bbonded\b|\bbond\b|\balmacen fiscal\b/, 'Additional'],
  [/\bstorage\b|\balmacenaje\b/, 'Excluded'],
  [/\bcollect fee\b|\bcharges collect\b|\bdisbursement\b/, 'Optional'],
  [/\bcustoms? clearance\b|\bcustoms\b|\baduana\b/, 'Additional'],
  [/\bdelivery\b|\bentrega\b/, 'Delivery'],
  [/\bhandling\b|\bdocument\b|\bdocuments\b|\bbreakdown\b|\btransfer\b|\bmanejo\b|\bdesconsolidacion\b/, 'Compulsory'],
];

/** Section 9 of the specification: by the code where it is known, else by the name, else Excluded. */
export class CategoryByCodeOrName extends ChargeCategoryRule {
  categorize(service: { readonly code?: string; readonly name?: string }): ChargeCategory {
    const known = findService(service.code ?? '');
    if (known) return known.category;
    const named = findServiceInName(service.name ?? '');
    if (named) return named.category;
    const name = foldText(service.name ?? '');
    return NAME_RULES.find(([pattern]) => pattern.test(name))?.[1] ?? 'Excluded';
  }
}

/** The service whose code occurs as a word in a name, for instance in `HNDL - terminal`. */
function findServiceInName(name: string): Service | undefined {
  const codes = name.match(/\b[A-Z]{4}\b/g) ?? [];
  return codes.map((code) => findService(code)).find((service) => service !== undefined);
}

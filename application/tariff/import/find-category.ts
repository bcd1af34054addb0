import { DomainError } from '../../../domain/errors/domain-error.js';
import { CHARGE_CATEGORIES, type ChargeCategory } from '../../../domain/tariff/charge-category/charge-category.js';
import { normalizeWords } from '../../../domain/tariff/price-words.js';
import { TARIFF_MESSAGES } from '../tariff.messages.js';

const SPANISH_CATEGORIES: Readonly<Record<string, ChargeCategory>> = {
  ...{ obligatorio: 'Compulsory', obligatoria: 'Compulsory', obligatorios: 'Compulsory' },
  ...{ entrega: 'Delivery', adicional: 'Additional', adicionales: 'Additional' },
  ...{ opcional: 'Optional', opcionales: 'Optional', excluido: 'Excluded', excluida: 'Excluded' },
};
const MAX_SHOWN = 40;

/** The category that a cell names, in English or Spanish. @throws DomainError `invalid` for another word */
export function findCategory(text: string | undefined): ChargeCategory | undefined {
  if (text === undefined) return undefined;
  const words = normalizeWords(text);
  const category =
    CHARGE_CATEGORIES.find((one) => one.toLowerCase() === words) ??
    (Object.hasOwn(SPANISH_CATEGORIES, words) ? SPANISH_CATEGORIES[words] : undefined);
  if (!category) throw new DomainError('invalid', TARIFF_MESSAGES.unknownCategory(text.slice(0, MAX_SHOWN)));
  return category;
}

import { DomainError } from '../../../domain/errors/domain-error.js';
import { joinReferenceCodes } from '../../../domain/tariff/formula/charge-reference.js';
import { normalizeWords } from '../../../domain/tariff/price-words.js';
import type { ServiceCode } from '../../../domain/tariff/service-code.js';
import { TARIFF_MESSAGES } from '../tariff.messages.js';
import { isDeliveryName } from './charge-names.js';
import type { Tariff } from './sheet-rate.js';

/** What a percentage calls standard charges in one word: a delivery is all of it, with what lies beyond its radius. */
const GROUPS: Readonly<Record<string, readonly ServiceCode[]>> = {
  ...{ entrega: ['DELV', 'DELX'], delivery: ['DELV', 'DELX'], reparto: ['DELV', 'DELX'] },
  ...{ manejo: ['HNDL'], handling: ['HNDL'], traslado: ['TRNS'], transfer: ['TRNS'] },
  ...{ documentos: ['DOCS'], desconsolidacion: ['BRKD'], almacenaje: ['BWSE'], storage: ['BWSE'] },
};
const BRACKETS = / ?\([^()]{0,80}\)/g;
const AND = / y | and |, | \+ /;

/**
 * The charges that a percentage is of, by their codes, their names or a word for several of them, in the file or in the tariff.
 * @param references the codes of the file's charges, by their codes and names
 * @throws DomainError `invalid` where one is not known, or may be several
 */
export function findReference(text: string, references: ReadonlyMap<string, string>, tariff: Tariff): string {
  const whole = findCharge(text, references, tariff);
  if (whole) return whole;
  const words = normalizeWords(text).replace(BRACKETS, '');
  const codes = words.split(AND).flatMap((word) => {
    const group = Object.hasOwn(GROUPS, word) ? GROUPS[word] : undefined;
    const named = new Set(references.values());
    // A charge that the file has counts; of a file that has none of them, the first.
    if (group) {
      const own = group.includes('DELV') ? [...references].filter(([name]) => isDeliveryName(name)) : [];
      const there = [...group.filter((code) => named.has(code)), ...own.map(([, code]) => code)];
      return there.length > 0 ? there : group.slice(0, 1);
    }
    return findCharge(word, references, tariff) ?? findBeginning(word, text, references);
  });
  return joinReferenceCodes(codes) ?? text;
}

function findCharge(text: string, references: ReadonlyMap<string, string>, { codes }: Tariff): string | undefined {
  const words = normalizeWords(text);
  const kept = codes.codes.find(({ code, nameEn, nameEs }) =>
    [code, nameEn, nameEs].some((name) => normalizeWords(name) === words),
  );
  return references.get(words) ?? kept?.code;
}

function findBeginning(word: string, text: string, references: ReadonlyMap<string, string>): string {
  const beginning = [...references].flatMap(([name, named]) => (name.startsWith(`${word} `) ? [named] : []));
  const [only, ...others] = new Set(beginning);
  if (!only) throw new DomainError('invalid', TARIFF_MESSAGES.unknownReference(text));
  if (others.length > 0) {
    throw new DomainError('invalid', TARIFF_MESSAGES.severalReferences(text, [only, ...others].join(', ')));
  }
  return only;
}

import { normalizeWords } from '../../../domain/tariff/price-words.js';

const INCLUDED = /^inclu[a-z]+$/;
const PERCENTAGE = /\d{1,2}(?:[.,]\d{1,2})? ?%/;
/** Below the name of a tax: it comes on top of the price. */
const YES = ['si', 'yes', 'y', 's', 'x', 'gravado', 'gravada', 'taxable'];
const NO = ['no', 'n'];
const TAX_FREE = ['0', '0%', '0 %', 'exento', 'exenta', 'exempt', 'no aplica', 'n/a', 'no gravado', 'no gravada'];

/** Whether cells say "yes" where a tax comes on top of a price, so that "no" says that there is none. */
export function answersWhetherTaxed(cells: readonly unknown[]): boolean {
  return cells.some((cell) => YES.includes(normalizeWords(String(cell ?? ''))));
}

/**
 * A tax cell in full words: `included` below `ITBMS 7%` is `included 7%`.
 * @param isAnswered whether the column answers "yes" and "no"
 */
export function clarifyTaxCell(cell: string | undefined, heading: string, isAnswered: boolean): string | undefined {
  const words = normalizeWords(cell ?? '');
  if (isAnswered && NO.includes(words)) return 'exento';
  if (isAnswered && YES.includes(words)) return undefined;
  const [percentage] = PERCENTAGE.exec(heading) ?? [];
  return cell !== undefined && percentage && INCLUDED.test(words) ? `${cell} ${percentage}` : cell;
}

/** Whether a tax cell says that the charge bears no tax. */
export function isTaxFree(text: string | undefined): boolean {
  return TAX_FREE.includes(normalizeWords(text ?? ''));
}

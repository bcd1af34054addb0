import { getLocale } from '../../i18n/language.js';

/** Marks around words of a customer, which stand as they were written. */
const QUOTATION_MARK = /([“”«»"])/;
/** A figure with separators as the server writes it, such as `1,240.50` and `0.16`; dates, numbers of documents and addresses are none. */
const FIGURE = /(?<![\w.,@:/-])\d{1,15}(?:,\d{3}){0,4}(?:\.\d{1,20})?(?![\w@:/-]|[.,]\d)/g;
const AMOUNT = /\bUSD (\d{1,15}(?:,\d{3}){0,4}(?:\.\d{1,20})?)(?![\d,]|\.\d)/g;
/** Nothing but figures, signs between them and a unit. */
const ONLY_FIGURES = /^[\d.,\s×;:%-]{1,200}(?:kg|cm|m³|km|USD)?$/;

/** A sentence that the product wrote, its figures as the page writes figures: `0,12 USD/kg × 640,50 kg`. */
export function formatFigures(text: string, locale = getLocale()): string {
  const isQuoted = (at: number) => at % 4 !== 0;
  return text
    .split(QUOTATION_MARK)
    .map((part, at) => (isQuoted(at) ? part : part.replace(FIGURE, (figure) => formatFigure(figure, locale))))
    .join('');
}

/** A text in which a customer's words may stand: its sums of money alone, which are not broken from their currency either. */
export function formatAmounts(text: string, locale = getLocale()): string {
  return text.replace(AMOUNT, (_whole, figure: string) => `USD\u00a0${formatFigure(figure, locale)}`);
}

/** Whether a value holds figures alone, such as `640.5 kg` and `60 × 40 × 85 cm`. */
export function isFigures(value: string): boolean {
  return ONLY_FIGURES.test(value);
}

/** With its decimals as they are; a number without separators is left alone, as years are. */
function formatFigure(figure: string, locale: string): string {
  if (!/[.,]/.test(figure)) return figure;
  const decimals = figure.split('.')[1]?.length ?? 0;
  return new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(
    Number(figure.replaceAll(',', '')),
  );
}

import { DomainError } from '../../../domain/errors/domain-error.js';
import { QUOTED_CURRENCY } from '../../../domain/money/currency.js';
import type { SheetRow } from '../spreadsheet-codec.port.js';
import { TARIFF_MESSAGES } from '../tariff.messages.js';
import type { ImportColumnName, SheetColumn } from './sheet-columns.js';

/** What a sheet says of currencies. */
export interface CurrencyTerms {
  readonly columns: ReadonlyMap<ImportColumnName, SheetColumn>;
  /** What the sheet as a whole is in, said by a person or above its table; several: it is not clear. */
  readonly currencies: readonly string[];
  /** Whether a row that names no currency may be in another one than it seems. */
  readonly isCurrencyNeeded: boolean;
  /** Currencies that cells of a spreadsheet are displayed in, by `line:column`. */
  readonly cellCurrencies: Readonly<Record<string, string>>;
}

/** The columns of a row that hold prices, in the order in which they are read. */
export const PRICE_NAMES = ['baseRate', 'minimumCharge', 'maximumCharge'] as const;

/** The one currency that everything about a row names. @throws DomainError `invalid` where two are named, or none is and has to be */
export function resolveCurrency(
  row: SheetRow,
  prices: ReadonlyArray<{ readonly currency: string | undefined }>,
  stated: string | undefined,
  { columns, currencies, isCurrencyNeeded, cellCurrencies }: CurrencyTerms,
): string | undefined {
  const named = new Set<string>();
  const add = (currency: string | undefined) => currency && named.add(currency);
  add(stated);
  add(prices[PRICE_NAMES.length]?.currency);
  PRICE_NAMES.forEach((name, at) => {
    const column = columns.get(name);
    if (!column || row.cells[column.index] === undefined) return;
    add(prices[at]?.currency);
    add(column.currency);
    add(cellCurrencies[`${row.line}:${column.index}`]);
  });
  if (named.size > 1) throw new DomainError('invalid', TARIFF_MESSAGES.currenciesDiffer([...named].join(', ')));
  const [only] = named;
  if (only) return only;
  const [sheetCurrency] = currencies;
  if (currencies.length > 1) throw new DomainError('invalid', TARIFF_MESSAGES.currencyUnclear(currencies.join(', ')));
  if (sheetCurrency === undefined && isCurrencyNeeded) throw new DomainError('invalid', TARIFF_MESSAGES.noCurrency);
  return sheetCurrency;
}

/** Whether a currency is the one of quotations, which needs no exchange rate. */
export function isQuotedCurrency(currency: string | undefined): boolean {
  return currency === undefined || currency === QUOTED_CURRENCY;
}

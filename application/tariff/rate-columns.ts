import { QUOTED_CURRENCY } from '../../domain/money/currency.js';
import { formatConditionsText } from '../../domain/tariff/condition/conditions-text.js';
import { splitHeadingTerms } from '../../domain/tariff/price-words.js';
import type { Rate } from '../../domain/tariff/rate.js';
import { formatStorageText } from '../../domain/tariff/storage/storage-text.js';
import { formatBreaksText } from './breaks-text.js';
import type { SheetCell } from './spreadsheet-codec.port.js';

/** A column of the tariff as a sheet. */
export interface RateColumn {
  readonly name: RateColumnName;
  readonly heading: string;
  /** Other headings that it is known by, as `normalizeHeading` writes them. */
  readonly otherHeadings: readonly string[];
  readonly cellOf: (rate: Rate, countryCode: string) => SheetCell;
}

export type RateColumnName =
  | 'country'
  | 'airport'
  | 'service'
  | 'serviceName'
  | 'criterion'
  | 'baseRate'
  | 'minimumCharge'
  | 'maximumCharge'
  | 'breaks'
  | 'quantityStep'
  | 'amountStep'
  | 'taxIncluded'
  | 'minimumPer'
  | 'buyingRate'
  | 'buyingMinimum'
  | 'percentOf'
  | 'conditions'
  | 'storage'
  | 'currency'
  | 'isRequired'
  | 'description'
  | 'category'
  | 'validFrom'
  | 'validUntil';

/** The columns of an export, in their order; the category follows from the service and is informative only. */
export const RATE_COLUMNS: readonly RateColumn[] = [
  createColumn('country', 'Country', 'countrycode pais codigopais', (_rate, countryCode) => countryCode),
  createColumn(
    'airport',
    'Airport',
    'airportcode location locationcode iata aeropuerto apto aeropuertos airports station estacion aeropuertodestino destinationairport',
    (rate) => rate.airportCode,
  ),
  createColumn(
    'service',
    'Service',
    'servicecode code servicio codigo cod codigoservicio codigocargo chargecode concepto cargo rubro charge chargedescription fee',
    (rate) => rate.serviceCode,
  ),
  createColumn('serviceName', 'Service Name', 'name nombre nombreservicio', (rate) => rate.serviceName),
  createColumn('category', 'Category', 'chargecategory categoria', (rate) => rate.category),
  createColumn(
    'criterion',
    'Rate Criteria',
    'criteria criterion criterio unit unidad unidadmedida unidadcobro basecobro basecalculo base basis chargebasis ratebasis chargedper chargeper ' +
      'secobrapor cobropor cobro formacobro per por',
    (rate) => rate.criterion,
  ),
  createColumn(
    'baseRate',
    'Base Rate',
    'rate tarifa tarifabase precio price amount monto importe preciounitario unitprice valor',
    (rate) => rate.baseRate.toNumber(),
  ),
  createColumn(
    'minimumCharge',
    'Min Charge',
    'minimumcharge minimum min minimo cargominimo tarifaminima cobrominimo montominimo',
    (rate) => rate.minimumCharge?.toNumber(),
  ),
  createColumn(
    'maximumCharge',
    'Max Charge',
    'maximumcharge maximum max maximo cargomaximo tarifamaxima cobromaximo montomaximo tope cap',
    (rate) => rate.maximumCharge?.toNumber(),
  ),
  createColumn('isRequired', 'Required', 'isrequired obligatorio', (rate) => (rate.isRequired ? 'yes' : 'no')),
  createColumn('description', 'Description', 'descripcion', (rate) => rate.description),
  createColumn(
    'validFrom',
    'Valid From',
    'from startdate desde validodesde vigentedesde vigenciadesde vigenteapartir apartir',
    (rate) => rate.validFrom,
  ),
  createColumn(
    'validUntil',
    'Valid Until',
    'until validto enddate hasta validohasta vigentehasta vigenciahasta vence vencimiento expira',
    (rate) => rate.validUntil,
  ),
  // What came later stands last, so that a program that counts columns still finds its own.
  createColumn('breaks', 'Breaks', 'bands tramos escalas escala', (rate) => formatBreaksText(rate.formula?.breaks)),
  createColumn(
    'quantityStep',
    'Quantity Step',
    'roundquantity redondeocantidad redondeokg redondeopeso redondeo',
    (rate) => rate.formula?.quantityStep?.toNumber(),
  ),
  createColumn('amountStep', 'Amount Step', 'roundamount redondeomonto redondeocargo', (rate) =>
    rate.formula?.amountStep?.toNumber(),
  ),
  createColumn('percentOf', 'Percent Of', 'percentageof porcentajede', (rate) => rate.formula?.referenceCode),
  createColumn('conditions', 'Conditions', 'condition condicion condiciones aplicaa', (rate) =>
    formatConditionsText(rate.conditions),
  ),
  createColumn('storage', 'Storage', 'freedays freetime diaslibres tiempolibre almacenaje', (rate) =>
    formatStorageText(rate.formula?.storage),
  ),
  createColumn('currency', 'Currency', 'moneda divisa curr cur ccy mon', (rate) => rate.currency ?? QUOTED_CURRENCY),
  createColumn('taxIncluded', 'Tax Included', 'taxincludedpercent impuestoincluido ivaincluido', (rate) =>
    rate.formula?.includedTaxPercent?.toNumber(),
  ),
  createColumn('minimumPer', 'Min Per', 'minimumper minimopor', (rate) => rate.formula?.minimumPer),
  createColumn('buyingRate', 'Buying Rate', 'cost costrate costo tarifacosto tarifacompra compra', (rate) =>
    rate.formula?.buying?.rate.toNumber(),
  ),
  createColumn(
    'buyingMinimum',
    'Buying Min',
    'buyingminimum costminimum costominimo minimocosto minimocompra',
    (rate) => rate.formula?.buying?.minimum?.toNumber(),
  ),
];

/**
 * The index of a column among the headings of a sheet; -1: absent. A heading for a code takes precedence over one that
 * may be a name.
 */
export function findColumnIndex(
  { heading, otherHeadings }: Pick<RateColumn, 'heading' | 'otherHeadings'>,
  headings: readonly string[],
): number {
  const normalized = headings.map(normalizeHeading);
  const known = [normalizeHeading(heading), ...otherHeadings];
  const isCode = (one: string) => /code$|^cod(?:igo|$)/.test(one);
  const [found = ''] = [...known.filter(isCode), ...known.filter((one) => !isCode(one))].filter((one) =>
    normalized.includes(one),
  );
  return normalized.indexOf(found || known.join());
}

/** A heading without case, accents, spaces, signs, its currency and its unit: `Mín. Charge (USD/kg)` is `mincharge`. */
export function normalizeHeading(heading: string): string {
  const { rest } = splitHeadingTerms(heading);
  return normalizeText(rest)
    .replace(/\b(?:del|de)\b/g, '')
    .replace(/[^a-z0-9]/g, '');
}

/** Words without case and accents. */
export function normalizeText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();
}

function createColumn(
  name: RateColumnName,
  heading: string,
  otherHeadings: string,
  cellOf: RateColumn['cellOf'],
): RateColumn {
  return { name, heading, otherHeadings: otherHeadings.split(' '), cellOf };
}

import { DomainError } from '../../../domain/errors/domain-error.js';
import { findCurrency, findUnitCriterion, splitHeadingTerms } from '../../../domain/tariff/price-words.js';
import type { RateCriterion } from '../../../domain/tariff/rate-criterion.js';
import { findColumnIndex, normalizeHeading, RATE_COLUMNS, type RateColumnName } from '../rate-columns.js';
import type { Sheet } from '../spreadsheet-codec.port.js';
import { TARIFF_MESSAGES } from '../tariff.messages.js';

/** Columns of other people's sheets that an export does not have. */
export const SHEET_COLUMNS = [
  // Beside its code a service may stand with its name, and beside a criterion its unit.
  {
    name: 'serviceName',
    heading: 'Service',
    otherHeadings: [
      'servicio',
      'concepto',
      'cargo',
      'rubro',
      'charge',
      'chargedescription',
      'chargename',
      'descripcioncargo',
      'fee',
    ],
  },
  { name: 'unit', heading: 'Unit', otherHeadings: ['unidad', 'unidadmedida'] },
  {
    name: 'fromKg',
    heading: 'From Kg',
    otherHeadings: ['desdekg', 'kgdesde', 'pesodesde', 'desdepeso', 'fromweight', 'kgfrom', 'weightfrom'],
  },
  {
    name: 'toKg',
    heading: 'To Kg',
    otherHeadings: ['hastakg', 'kghasta', 'pesohasta', 'hastapeso', 'toweight', 'kgto', 'weightto'],
  },
  {
    name: 'fromKm',
    heading: 'From Km',
    otherHeadings: ['desdekm', 'kmdesde', 'distanciadesde', 'desdedistancia', 'kmfrom'],
  },
  { name: 'toKm', heading: 'To Km', otherHeadings: ['hastakm', 'kmhasta', 'distanciahasta', 'hastadistancia', 'kmto'] },
  { name: 'fromPieces', heading: 'From Pieces', otherHeadings: ['desdepiezas', 'desdebultos', 'piezasdesde'] },
  { name: 'toPieces', heading: 'To Pieces', otherHeadings: ['hastapiezas', 'hastabultos', 'piezashasta'] },
  { name: 'fromValue', heading: 'From Value', otherHeadings: ['desdevalor', 'valordesde', 'desdecif'] },
  { name: 'toValue', heading: 'To Value', otherHeadings: ['hastavalor', 'valorhasta', 'hastacif'] },
  { name: 'fromDay', heading: 'From Day', otherHeadings: ['desdedia', 'diadesde', 'desdeeldia', 'dedia'] },
  { name: 'toDay', heading: 'To Day', otherHeadings: ['hastadia', 'diahasta', 'hastaeldia', 'adia'] },
  { name: 'minimumPerDay', heading: 'Daily Min', otherHeadings: ['minimopordia', 'minimodiario', 'minpordia'] },
  {
    name: 'retroactiveAfter',
    heading: 'Retroactive After',
    otherHeadings: ['retroactivodespues', 'retroactivo', 'retroactivodesde', 'todoslosdiasdespues'],
  },
  {
    name: 'included',
    heading: 'Included Quantity',
    otherHeadings: ['included', 'incluidas', 'cantidadincluida', 'horasincluidas', 'lineasincluidas', 'kmincluidos'],
  },
  {
    name: 'commodity',
    heading: 'Commodity',
    otherHeadings: ['clasecarga', 'tipocarga', 'carga', 'mercancia', 'tipomercancia', 'clase', 'commodityclass'],
  },
  {
    name: 'zone',
    heading: 'Zone',
    otherHeadings: ['zona', 'zonaentrega', 'destino', 'lugarentrega', 'ruta', 'canton', 'ciudad', 'destination'],
  },
  { name: 'origin', heading: 'Origin', otherHeadings: ['origen', 'origenes', 'paisorigen', 'aeropuertoorigen'] },
  { name: 'term', heading: 'Incoterm', otherHeadings: ['incoterms', 'termino', 'terminos', 'term'] },
  { name: 'hours', heading: 'Hours', otherHeadings: ['horario', 'horas', 'franjahoraria'] },
  { name: 'weekday', heading: 'Day', otherHeadings: ['dia', 'dias', 'tipodia'] },
  { name: 'validity', heading: 'Validity', otherHeadings: ['vigencia', 'validez', 'periodo', 'validityperiod'] },
  // Remarks are read for conditions; a column that a person takes for the description is not.
  {
    name: 'remarks',
    heading: 'Remarks',
    otherHeadings: [
      ...['remark', 'notes', 'note', 'comment', 'comments', 'notas', 'nota', 'observaciones', 'observacion', 'obs'],
      ...['comentarios', 'comentario'],
    ],
  },
  { name: 'network', heading: 'Network', otherHeadings: ['red', 'agentnetwork', 'redagentes'] },
  { name: 'customer', heading: 'Customer', otherHeadings: ['cliente', 'clientes', 'client'] },
  { name: 'tax', heading: 'Tax', otherHeadings: ['iva', 'vat', 'impuesto', 'impuestos', 'isv', 'itbms'] },
] as const;

type SheetColumnName = (typeof SHEET_COLUMNS)[number]['name'];
/** What a column of a sheet may say. */
export type ImportColumnName = RateColumnName | SheetColumnName;
/** A column that staff have chosen to leave out. */
export const IGNORED_COLUMN = 'ignored';
/** What each heading is taken for, by the heading as it stands in the file. */
export type ColumnMapping = Readonly<Record<string, ImportColumnName | typeof IGNORED_COLUMN>>;

/** What a column may be taken for by hand, in the order of an export. */
export const IMPORT_COLUMNS: ReadonlyArray<{ readonly name: ImportColumnName; readonly heading: string }> = [
  ...RATE_COLUMNS,
  ...SHEET_COLUMNS.filter(({ name }) => name !== 'serviceName'),
].map(({ name, heading }) => ({ name, heading }));

/** A column of a sheet, and what it is taken for; undefined where nobody has said it yet. */
export interface SheetColumn {
  readonly index: number;
  /** As it stands in the file; `Column F` where it has none. */
  readonly heading: string;
  readonly name: ImportColumnName | typeof IGNORED_COLUMN | undefined;
  /** What the heading says of every price below it. */
  readonly currency: string | undefined;
  readonly criterion: RateCriterion | undefined;
  /** Whether the heading says that every price below it is for each day. */
  readonly isPerDay: boolean;
  /** The first values, by which a person knows what it holds. */
  readonly examples: readonly string[];
}

/** How much a tax is: `ITBMS 7%` is the column of taxes. */
const PERCENTAGE = /\d{1,2}(?:[.,]\d{1,2})? ?%/;
const MAX_EXAMPLES = 3;
const MAX_EXAMPLE_LENGTH = 40;
const REQUIRED_COLUMNS: readonly RateColumnName[] = ['airport', 'service', 'criterion', 'baseRate'];

/** What the columns of a sheet are: as the mapping says, else as their headings say. */
export function findSheetColumns(sheet: Sheet, mapping: ColumnMapping): readonly SheetColumn[] {
  const width = Math.max(sheet.headings.length, ...sheet.rows.map(({ cells }) => cells.length));
  const headings = Array.from({ length: width }, (_, at) => sheet.headings[at]?.trim() || `Column ${toColumnName(at)}`);
  const names = new Map<number, SheetColumn['name']>();
  headings.forEach((heading, at) => {
    if (Object.hasOwn(mapping, heading)) names.set(at, mapping[heading]);
  });
  for (const column of [...RATE_COLUMNS, ...SHEET_COLUMNS]) {
    if ([...names.values()].includes(column.name)) continue;
    const open = headings.map((heading, at) =>
      names.has(at) ? '' : column.name === 'tax' ? heading.replace(PERCENTAGE, '') : heading,
    );
    const at = findColumnIndex(column, open);
    if (at >= 0) names.set(at, column.name);
  }
  return headings.flatMap((heading, index) => {
    const cells = sheet.rows.flatMap((row) => row.cells[index] ?? []);
    if (cells.length === 0 && !sheet.headings[index]?.trim()) return [];
    const { currency, criterion, isPerDay } = splitHeadingTerms(heading);
    const examples = cells.slice(0, MAX_EXAMPLES).map((cell) => String(cell).slice(0, MAX_EXAMPLE_LENGTH));
    return [{ index, heading, name: names.get(index), currency, criterion, isPerDay, examples }];
  });
}

/** The columns that every rate needs and that none of the sheet's says. */
export function findMissingColumns(columns: readonly SheetColumn[], sheet: Sheet): readonly string[] {
  const isThere = (name: RateColumnName) => columns.some((column) => column.name === name);
  const price = columns.find(({ name }) => name === 'baseRate');
  const isUnitInPrice =
    price?.criterion !== undefined ||
    sheet.rows.some(({ cells }) => price && /[a-z%/]/i.test(String(cells[price.index] ?? '')));
  return REQUIRED_COLUMNS.filter((name) => !isThere(name) && !(name === 'criterion' && isUnitInPrice)).map(
    (name) => RATE_COLUMNS.find((column) => column.name === name)?.heading ?? name,
  );
}

/** The headings of a sheet as one key: a mapping is remembered for the same set of headings, whatever their order. */
export function toHeadingsKey(columns: readonly SheetColumn[]): string {
  return JSON.stringify(columns.map(({ heading }) => normalizeHeading(heading) || heading).sort());
}

/** Keeps of a mapping what is one. @throws DomainError `invalid` where two columns are taken for the same */
export function parseColumnMapping(value: unknown): ColumnMapping {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  const mapping: Record<string, ImportColumnName | typeof IGNORED_COLUMN> = {};
  const taken = new Set<string>();
  for (const [heading, chosen] of Object.entries(value)) {
    const name = chosen === IGNORED_COLUMN ? IGNORED_COLUMN : IMPORT_COLUMNS.find((one) => one.name === chosen)?.name;
    if (name === undefined) continue;
    if (name !== IGNORED_COLUMN && taken.has(name)) {
      throw new DomainError('invalid', TARIFF_MESSAGES.columnTwice(heading));
    }
    taken.add(name);
    mapping[heading] = name;
  }
  return mapping;
}

/** The currency of a cell of the currency column. @throws DomainError `invalid` for one that is not known */
export function parseCurrencyCell(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const currency = findCurrency(text);
  if (!currency) throw new DomainError('invalid', TARIFF_MESSAGES.unknownCurrency(text.slice(0, MAX_EXAMPLE_LENGTH)));
  return currency;
}

/** Whether a unit cell says that its row is the minimum or the maximum of another row. */
export function findLimitUnit(text: string | undefined): 'minimumCharge' | 'maximumCharge' | undefined {
  const word = text?.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase().replace('.', '');
  if (word === undefined || findUnitCriterion(word)) return undefined;
  if (['min', 'minimo', 'minimum'].includes(word)) return 'minimumCharge';
  return ['max', 'maximo', 'maximum'].includes(word) ? 'maximumCharge' : undefined;
}

/** `A` for 0, `AA` for 26. */
function toColumnName(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : `${toColumnName(Math.floor(index / 26) - 1)}${last}`;
}

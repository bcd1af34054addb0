import type { Translation } from '../../../../../../domain/message-catalogue.js';
import { formatDecimal } from '../../../components/format/format.js';
import type * as english from './exchange-rates.messages.js';

const MAX_DECIMALS = 6;
const formatUnits = (units: number) => formatDecimal(units, MAX_DECIMALS);

/** The same in Spanish. */
export const exchangeRatesMessages: Translation<typeof english.exchangeRatesMessages> = {
  exchangeRates: 'tipos de cambio',
  exchangeRate: 'tipo de cambio',
  currency: 'Moneda',
  currencyHint: 'Código de tres letras, por ejemplo CRC, GTQ, HNL, NIO o EUR.',
  firstDay: 'Primer día',
  lastDay: 'Último día',
  lastDayHint: 'Vacío: solo el primer día. No se usa en ningún otro.',
  unitsPerUsd: 'Unidades por dólar',
  unitsHint: 'Por ejemplo, 505,50 colones por un dólar.',
  margin: 'Margen',
  marginColumn: 'Margen %',
  marginHint: 'Se suma a lo convertido.',
  notes: 'Notas',
  notesHint: 'Por ejemplo, el banco que lo publica.',
  lastUpdated: 'Última actualización',
  editExchangeRate: 'Editar tipo de cambio',
  addExchangeRate: 'Agregar tipo de cambio',
  dialogIntro: 'Las tarifas en esta moneda se cotizan en dólares con este tipo de cambio.',
  updateExchangeRate: 'Actualizar tipo de cambio',
  createExchangeRate: 'Crear tipo de cambio',
  exchangeRateUpdated: 'Tipo de cambio actualizado',
  exchangeRateCreated: 'Tipo de cambio creado',
  exchangeRateDeleted: 'Tipo de cambio eliminado',
  saveFailed: (isUpdate: boolean) =>
    `No se pudo ${isUpdate ? 'actualizar' : 'crear'} el tipo de cambio. Inténtelo de nuevo.`,
  failedToLoad: 'No se pudieron cargar los tipos de cambio',
  failedToLoadBody: 'Ocurrió un error al cargar los tipos de cambio',
  failedToDelete: 'No se pudo eliminar el tipo de cambio',
  subtitle: 'Con qué se convierten las tarifas en otra moneda, por día.',
  nameOf: (currency: string, day: string) => `${currency} desde el ${day}`,
  deleteQuestion: '¿Está seguro de que desea eliminar este tipo de cambio?',
  loading: 'Cargando tipos de cambio',
  noneFound: 'No hay tipos de cambio',
  noneFoundNote: 'Una tarifa en otra moneda se retiene hasta que su fecha tenga tipo de cambio.',
  import: 'Importar',
  importExchangeRates: 'Importar tipos de cambio',
  importExplanation:
    'CSV o Excel con las columnas Moneda, Primer día y Unidades por dólar; Último día, Margen y Notas si los hay. Primero se muestran las diferencias, y no se elimina nada.',
  exchangeRateFile: 'Archivo de tipos de cambio',
  exchangeRatesImported: 'Tipos de cambio importados',
  columnsNotRead: (headings: string) => `Estas columnas no se leen: ${headings}.`,
  errorOnLine: (line: number, message: string) => `Línea ${line}: ${message}`,
  importedRow: (row) =>
    `${row.currency}, ${row.validFrom === row.validUntil ? row.validFrom : `${row.validFrom} a ${row.validUntil}`}: ${row.unitsBefore === null ? '' : `${formatUnits(row.unitsBefore)} → `}${formatUnits(row.unitsPerUsd)}, margen ${formatUnits(row.marginPercent)} %`,
  heldWithout: 'Sin tipo de cambio para la fecha, las cotizaciones se retienen.',
  heldWithoutBody: 'Las tarifas en esa moneda quedan a solicitud, y nunca se toman como dólares.',
};

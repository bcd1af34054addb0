import type { Translation } from '../../domain/message-catalogue.js';
import type * as english from './tariff.messages.js';

/** The same in Spanish. */
export const TARIFF_MESSAGES: Translation<typeof english.TARIFF_MESSAGES> = {
  noneSelected: 'Seleccione al menos una tarifa.',
  tooManySelected: (limit: number) => `Se cambian a lo sumo ${limit} tarifas a la vez.`,
  chooseAirports: 'Elija dos aeropuertos.',
  sameAirport: 'Elija dos aeropuertos distintos.',
  standardChargeCode: (code: string) => `${code} es un servicio estándar y no se elimina.`,
  nothingToCopy: 'No hay nada que copiar.',
  rateName: ({ serviceCode, airportCode, validity }) => `${serviceCode} en ${airportCode}, vigente ${validity}`,
  sameDaysAsRate: (name: string) => `Regiría en las mismas fechas que ${name}.`,
  exchangeRateHeadings: { currency: 'Moneda', validFrom: 'Primer día', unitsPerUsd: 'Unidades por dólar' },
  sameDayOnLine: (line: number) => `La línea ${line} tiene la misma moneda y el mismo primer día.`,
  sameRateOnLine: (line: number) => `El mismo aeropuerto y servicio están en la línea ${line}.`,
  sameDaysAsLine: (line: number) => `Regiría en las mismas fechas que la línea ${line}.`,
  fileTooLarge: 'El archivo supera los 2 MB.',
  tooManyRows: ({ rows, limit }) => `El archivo tiene ${rows} filas; se admiten a lo sumo ${limit}.`,
  noRows: 'El archivo no tiene filas.',
  fileRefused: (rows: number) =>
    `${rows === 1 ? '1 fila del archivo tiene errores' : `${rows} filas del archivo tienen errores`}, así que no se cambió nada.`,
  ambiguousDate: ({ text, reason }) => `"${text}" ${reason}: escríbala como AAAA-MM-DD.`,
  noNumber: (cell: string) => `"${cell}" no es un número.`,
  ambiguousNumber: ({ text, whole, rest, decimal }) =>
    `"${text}" puede ser ${whole}${rest} o ${decimal}: escríbalo sin el separador.`,
  noColumn: (heading: string) => `El archivo no tiene la columna "${heading}".`,
  textTooLong: ({ limit, beginning }) => `El texto supera los ${limit} caracteres: ${beginning}…`,
  importUndone: (fileName: string) => `La importación de ${fileName} ya se deshizo.`,
  unreadableImport: (fileName: string) => `Lo que cambió la importación de ${fileName} ya no se puede leer.`,
  deletedRate: (id: number) => `la tarifa ${id}, que está eliminada`,
  editedSinceImport: ({ fileName, named, rest }) =>
    `Se editaron tarifas después de importar ${fileName}, así que no se deshace: ${named}${rest > 0 ? ` y ${rest} más` : ''}.`,
  noSeason: (day: string) => `La tarifa no rige a ambos lados del ${day}, así que nada puede seguirla desde ese día.`,
  columnTwice: (heading: string) => `Dos columnas contienen lo mismo, entre ellas "${heading}".`,
  unknownColumns: (headings: string) =>
    `No se ha indicado qué contienen estas columnas: ${headings}. Elija qué contienen, o no las use.`,
  unknownCurrency: (text: string) => `"${text}" no es una moneda: escriba su código, por ejemplo USD o CRC.`,
  currenciesDiffer: (currencies: string) => `La fila indica varias monedas: ${currencies}.`,
  currencyUnclear: (currencies: string) =>
    `Encima de la tabla se indican varias monedas (${currencies}), y la fila no indica ninguna: elija la moneda de la hoja.`,
  noCurrency: 'La fila no indica moneda, y otras filas no están en dólares: agregue su moneda.',
  unitsDiffer: ({ unit, price }) => `La unidad es "${unit}", y otra celda indica "${price}".`,
  limitsDiffer: (price: string) => `El precio indica "${price}", y su propia columna indica otro límite.`,
  percentOfWhat: (text: string) => `"${text}" es un porcentaje, y ninguna unidad indica de qué.`,
  ratesOfNetwork: ({ heading, network }: { readonly heading: string; readonly network: string }) =>
    `"${heading}" se toma por precios de los clientes de la red "${network}".`,
  otherSheet: (name: string) =>
    `La hoja "${name}" tiene cifras, y solo se lee la primera hoja de un archivo: guárdela como archivo aparte y elimínela de este.`,
  forAgents:
    'El título indica que estos precios son para agentes: agregue una columna "Red" con el nombre de su red, o "Cliente" con dominios.',
  unknownValidity: (text: string) => `"${text}" no es un período: escriba, por ejemplo, "01/01/2026 - 31/12/2026".`,
  customerNotKept: (text: string) =>
    `Una tarifa para un solo cliente (${text}) no se puede tomar de un archivo: escriba su buzón o su dominio, por ejemplo example.com.`,
  taxFreeNotKept: (text: string) =>
    `El impuesto es "${text}", y el código de cargo está gravado: cámbielo primero en Códigos de cargo.`,
  taxNotKept: (text: string) =>
    `El impuesto es "${text}": los precios se guardan sin impuesto. Escríbalos sin él, con "no incluido", o cuánto es, por ejemplo "incluido 13 %".`,
  noPrice: 'La fila no tiene precio.',
  limitUnitNotKept: 'El mínimo o el máximo es por una unidad que una tarifa no puede guardar.',
  airportAsZone: (text: string) => `"${text}" es un aeropuerto: esta columna lista los lugares de entrega de la fila.`,
  unknownReference: (text: string) =>
    `"${text}" no es un cargo de la tarifa ni del archivo, así que nada puede ser un porcentaje de él.`,
  deliveriesAlike: (codes: string) =>
    `Cada uno de estos cargos se cobraría en toda entrega (${codes}): agregue una columna Zona con los lugares de cada uno.`,
  severalReferences: (text: string, codes: string) =>
    `"${text}" puede ser uno de varios cargos (${codes}): escriba el código de aquel del que es porcentaje.`,
  namesAlike: (name: string) =>
    `"${name}" se llama como otro cargo del archivo: agregue una columna con un código para cada cargo.`,
  daysOverlap:
    'Los días se traslapan con los de otra fila, dejan un hueco o terminan: la última fila no tiene último día.',
  grossKgNeeded:
    'Los pesos junto a días, o a una unidad que no es peso, son brutos: escriba "kg bruto" como unidad del almacenaje.',
  severalRanges: 'La fila tiene límites de varios tipos, por ejemplo de kilogramos y de kilómetros.',
  unknownCategory: (text: string) =>
    `"${text}" no es una categoría: escriba Compulsory, Delivery, Additional, Optional o Excluded.`,
  bandUnit: 'Los tramos en filas necesitan precios en la misma unidad que sus límites, o montos.',
  bandsTwice: 'La fila tiene tramos en columnas y en una celda.',
  rangesOverlap: (what: string) => `Se traslapan con los de otra fila: ${what}.`,
  rangeTurned: (what: string) => `Terminan antes de empezar: ${what}.`,
  differsFromLine: ({ what, line }) => `Es distinto que en la línea ${line}: ${what}.`,
  noRowOfLimit: 'No hay una fila con un precio a la que pertenezca este límite.',
  noneInForce: 'Hay varias tarifas y ninguna rige: agregue la columna "Valid From".',
  unknownCriterion: ({ text, criteria }) => `"${text}" no es una base de cobro: use ${criteria}.`,
  noPercentage: ({ text, criterion }) => `"${text}" es un porcentaje, y ${criterion} no admite ninguno.`,
  unknownAirport: (text: string) => `"${text}" no es uno de sus aeropuertos.`,
  otherCountry: ({ airportCode, countryCode, statedCountry }) =>
    `${airportCode} está en ${countryCode}, no en ${statedCountry}.`,
  duplicateConsignee: 'El aeropuerto ya tiene esta dirección de consignación.',
  reorderedMeanwhile:
    'Otro usuario cambió las condiciones o su orden entretanto. Vuelva a cargar e inténtelo de nuevo.',
  staleDisclaimers: 'Entretanto se agregaron o eliminaron condiciones. Vuelva a cargar e inténtelo de nuevo.',
  noAirport: (id: number) => `No existe el aeropuerto ${id}.`,
  noTaxRates: (country: string) => `No hay tasas de impuestos para ${country}.`,
  foreignAirport: 'El aeropuerto no pertenece al país.',
  unknownCriteria: 'La base de cobro no se conoce.',
  unknownCountry: (code: string) => `"${code}" no es un país conocido.`,
  weightNeeded: 'Se necesita un peso bruto, medidas o un volumen.',
  line: 'Línea',
  error: 'Error',
  failedRows: 'Filas con errores',
  canBe: ({ first, second }) => `puede ser ${first} o ${second}`,
  noDay: 'no es una fecha de los años 2000 a 2099',
};

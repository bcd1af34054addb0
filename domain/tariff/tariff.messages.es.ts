import type { Translation } from '../message-catalogue.js';
import type * as english from './tariff.messages.js';

/** The same in Spanish. */
export const DISCLAIMER_MESSAGES: Translation<typeof english.DISCLAIMER_MESSAGES> = {
  title: 'El título es obligatorio',
  content: 'El contenido es obligatorio',
  priority: 'La prioridad debe ser un número entero entre 1 y 10',
  duplicate: 'Ya existe una condición con este texto en estos aeropuertos.',
};

/** The same in Spanish. */
export const CHARGE_CODE_MESSAGES: Translation<typeof english.CHARGE_CODE_MESSAGES> = {
  code: 'Un código tiene de 2 a 20 letras mayúsculas y dígitos, por ejemplo FUEL.',
  name: 'Ingrese un nombre.',
  nameTooLong: 'Un nombre tiene a lo sumo 200 caracteres.',
  category: 'Elija una categoría.',
  application: 'Elija cuándo se cobra.',
  iataCode: 'Un código IATA tiene dos letras, y A o C según a quién corresponde, por ejemplo FCC.',
  standard: (category: string) => `Este servicio estándar sigue siendo ${category} y obligatorio.`,
};

/** The same in Spanish. */
export const RATE_MESSAGES: Translation<typeof english.RATE_MESSAGES> = {
  required: 'Complete todos los campos obligatorios.',
  currency: 'Ingrese el código de una moneda, por ejemplo USD o CRC.',
  negative: 'Los valores de la tarifa no pueden ser negativos.',
  flatAboveMaximum: 'Un monto fijo no puede ser mayor que su cargo máximo.',
  minimumAboveMaximum: 'El cargo mínimo no puede ser mayor que el cargo máximo.',
  tooSmall: 'Los valores de la tarifa distintos de 0 no pueden ser menores que 0.0001.',
  tooLarge: 'Los valores de la tarifa no pueden ser mayores que 1,000,000.',
  noDay: 'Ingrese una fecha de los años 2000 a 2099.',
  endsBeforeItBegins: 'La fecha final no puede ser anterior a la inicial.',
};

/** The same in Spanish. */
export const TAX_MESSAGES: Translation<typeof english.TAX_MESSAGES> = {
  country: 'El código de país es obligatorio',
  range: 'El IVA y la retención deben estar entre 0 y 100',
  tooSmall: 'El IVA y la retención distintos de 0 no pueden ser menores que 0.01',
};

/** The same in Spanish. */
export const TARIFF_MESSAGES: Translation<typeof english.TARIFF_MESSAGES> = {
  onRequest: ({ formula, reason }) => `${formula}: a solicitud, ${reason}`,
  rateName: ({ serviceCode, airportCode, validity }) => `${serviceCode} en ${airportCode}, vigente ${validity}`,
  unknownValue: 'falta un valor',
  percentOf: 'de',
  minimum: (amount) => `mínimo ${amount}`,
  maximum: (amount) => `máximo ${amount}`,
};

/** The same in Spanish. */
export const QUANTITY_MESSAGES: Translation<typeof english.QUANTITY_MESSAGES> = {
  gross_weight: { unit: 'kg brutos', per: 'USD/kg' },
  chargeable_weight: { unit: 'kg cobrables', per: 'USD/kg' },
  pieces: {
    unit: 'bultos',
    one: 'bulto',
    per: 'USD/bulto',
    unknown: 'no se sabe cuántos bultos pasan del límite',
  },
  kilometer: { unit: 'km adicionales', per: 'USD/km', unknown: 'no se conoce la distancia' },
  flat: { unit: 'fijo', per: 'USD fijo' },
  per_shipment: { unit: 'embarque', per: 'USD por embarque' },
  cif_value: { unit: 'USD de valor CIF', per: '%', unknown: 'no se conoce el valor CIF en dólares' },
  third_party_invoice: { unit: 'USD de factura de terceros', per: '%', unknown: 'no se conoce la factura de terceros' },
  awb_total_collect: {
    unit: 'USD por cobrar de la guía aérea',
    per: '%',
    unknown: 'no se indicó el total por cobrar de la guía aérea',
  },
  tonnes: { unit: 'toneladas brutas', per: 'USD/tonelada' },
  total_kilometers: { unit: 'km', per: 'USD/km', unknown: 'no se conoce la distancia' },
  goods_value: {
    unit: 'USD de valor de la mercancía',
    per: '%',
    unknown: 'no se conoce el valor de la mercancía en dólares',
  },
  other_charge: { unit: 'USD de otro cargo', per: '%', unknown: 'el otro cargo no tiene monto' },
  days: { unit: 'días', per: 'USD/día', unknown: 'no se conoce la cantidad de días' },
  hawb: { unit: 'guías hijas', per: 'USD/guía hija' },
  un_numbers: { unit: 'números ONU', per: 'USD/número ONU', unknown: 'no se conocen los números ONU' },
  customs_lines: {
    unit: 'líneas arancelarias',
    per: 'USD/línea',
    unknown: 'no se conoce la cantidad de líneas arancelarias',
  },
  trips: { unit: 'viajes', per: 'USD/viaje' },
  units: { unit: 'unidades', per: 'USD/unidad', unknown: 'no se conoce la cantidad de unidades' },
  hours: { unit: 'horas', per: 'USD/hora', unknown: 'no se conocen las horas' },
  quarter_hours: { unit: 'cuartos de hora', per: 'USD/cuarto de hora', unknown: 'no se conocen las horas' },
  volumetric_weight: { unit: 'kg volumétricos', per: 'USD/kg', unknown: 'no se conoce el volumen' },
  cubic_metres: { unit: 'm³', per: 'USD/m³', unknown: 'no se conoce el volumen' },
};

/** The same in Spanish. */
export const FORMULA_MESSAGES: Translation<typeof english.FORMULA_MESSAGES> = {
  noBands: 'Ingrese al menos un tramo.',
  tooManyBands: 'Una tarifa tiene a lo sumo 50 tramos.',
  limitOrder: 'Cada tramo debe terminar por encima del anterior.',
  lastOpen: 'El último tramo no tiene fin, y solo ese.',
  figure: 'Los valores de un tramo no pueden ser negativos ni mayores que 1,000,000.',
  step: 'Un paso debe ser mayor que 0 y de a lo sumo 1,000,000.',
  cheaperGraduated: 'El tramo siguiente solo puede resultar más barato si un tramo fija el precio de toda la cantidad.',
  noReference: 'Elija el cargo del que es porcentaje.',
  ownReference: 'Un cargo no puede ser un porcentaje de sí mismo.',
  tooManyReferences: (limit: number) => `Un porcentaje es de ${limit} cargos como máximo.`,
  ofCharges: (codes: string) => `USD de ${codes}`,
  unreadableBreaks: (text: string) =>
    `"${text}" no es un tramo: escriba, por ejemplo, "750: 0.062; 3500: 0.05; +: 0.073", o "20: =45; +: =45+1.24".`,
  upTo: (limit: string) => `hasta ${limit}`,
  below: (limit: string) => `menos de ${limit}`,
  over: (limit: string) => `más de ${limit}`,
  from: (limit: string) => `desde ${limit}`,
  band: ({ range, unit }) => `tramo ${range} ${unit}`,
  everyQuantity: 'cualquier cantidad',
  asQuantity: (quantity: string) => `cobrado como ${quantity}`,
  bandOnRequest: (band: string) => `${band} queda a solicitud`,
  roundedQuantity: (quantity: string) => `redondeado a ${quantity}`,
  includedTax: 'El impuesto incluido en un precio debe ser mayor que 0 y de a lo sumo 50 por ciento.',
  buying: 'La tarifa y el mínimo de compra deben estar entre 0 y 1,000,000.',
  minimumPer: 'Un mínimo puede ser por guía hija, bulto, número ONU, viaje o unidad.',
  withoutTax: (of) => `sin el ${of.percent} % de impuesto ${of.amount}`,
  minimumEach: (of) => `mínimo de ${of.amount} por ${of.count} ${of.unit}`,
  roundedAmount: (amount: string) => `redondeado a ${amount}`,
};

/** The same in Spanish. */
export const EXCHANGE_RATE_MESSAGES: Translation<typeof english.EXCHANGE_RATE_MESSAGES> = {
  currency: 'Ingrese el código de una moneda, por ejemplo CRC.',
  quotedCurrency: 'Las cotizaciones son en dólares: no necesitan tipo de cambio.',
  day: 'Ingrese una fecha de los años 2000 a 2099.',
  endsBeforeItBegins: 'El último día no puede ser anterior al primero.',
  units: 'Las unidades por dólar deben estar entre 0.0001 y 1,000,000.',
  margin: 'El margen debe estar entre 0 y 50 por ciento.',
  notes: 'Las notas tienen a lo sumo 200 caracteres.',
  unknown: (currency: string) => `no hay tipo de cambio de ${currency} para la fecha`,
  conversion: (of) => `${of.amount} a ${of.rate} del ${of.day}${of.margin} = ${of.converted}`,
};

/** The same in Spanish. */
export const VALIDITY_MESSAGES: Translation<typeof english.VALIDITY_MESSAGES> = {
  validFrom: (day: string | undefined) => `rige solo desde el ${day}`,
  expired: (day: string) => `venció el ${day}`,
  expiredAndFollowed: ({ expired, next }) => `venció el ${expired}, la siguiente rige desde el ${next}`,
};

/** The same in Spanish. */
export const CHARGE_CATEGORY_MESSAGES: Translation<typeof english.CHARGE_CATEGORY_MESSAGES> = {
  Compulsory: 'Obligatorio',
  Delivery: 'Entrega',
  Additional: 'Adicional',
  Optional: 'Opcional',
  Excluded: 'Excluido',
};

/** The same in Spanish. */
export const MAWB_CONSIGNEE_MESSAGES: Translation<typeof english.MAWB_CONSIGNEE_MESSAGES> = {
  required: 'Complete todos los campos obligatorios',
};

/** The same in Spanish. */
export const PERCENT_MESSAGES: Translation<typeof english.PERCENT_MESSAGES> = {
  invalid: 'Ingrese un porcentaje mayor que -100 y hasta 1,000, de al menos 0.01 hacia arriba o hacia abajo.',
};

import type { Translation } from '../message-catalogue.js';
import type * as english from './core-rules.messages.js';

/** The same in Spanish. */
export const CORE_RULE_MESSAGES: Translation<typeof english.CORE_RULE_MESSAGES> = {
  chargeableWeight: {
    name: 'Peso cobrable',
    description: 'Se cobra el mayor entre el peso bruto y el peso volumétrico (cm³ / 6000) de todo el embarque.',
  },
  weightRounding: {
    name: 'Redondeo de pesos',
    description: 'El peso cobrado se redondea al medio kilogramo superior; la cifra exacta se muestra al lado.',
  },
  units: {
    name: 'Libras y pulgadas',
    description: 'Las libras y pulgadas se convierten con factores fijos y no se redondean antes de la suma.',
  },
  chargeLine: {
    name: 'Línea de cargo',
    description:
      'Tarifa base × cantidad, elevada al mínimo, limitada al máximo, redondeada a centavos (medio hacia arriba). Si falta un valor necesario, la línea queda a solicitud.',
  },
  totals: {
    name: 'Totales',
    description: 'Un total es la suma de sus líneas redondeadas; una línea a solicitud no está en ninguno.',
  },
  compulsoryRates: {
    name: 'Tarifas obligatorias',
    description:
      'Cada aeropuerto necesita una tarifa para cada servicio obligatorio; si no, sus cotizaciones se retienen.',
  },
  rateLimits: {
    name: 'Límites de las tarifas',
    description: 'Ninguna tarifa es negativa y ningún mínimo supera su máximo.',
  },
  incotermTotals: {
    name: 'Qué incluye un total',
    description:
      'DAP: cargos obligatorios y de entrega. Los demás términos: también los adicionales. Los opcionales: nunca.',
  },
  oldTerms: {
    name: 'Términos de versiones anteriores',
    description: 'DDU cuenta como DAP, C&F como CFR, DAT como DPU.',
  },
  standardDelivery: {
    name: 'Entrega estándar',
    description:
      'Solo si hay un lugar de entrega: la tarifa del aeropuerto, o bien 0.16 USD por kg cobrable, sea cual sea la distancia.',
  },
  extendedDelivery: {
    name: 'Entrega extendida',
    description: 'Además de la entrega estándar, por cada kilómetro por carretera después de los 25 km del aeropuerto.',
  },
  categories: {
    name: 'Categorías por código o nombre',
    description:
      'Deciden los códigos conocidos y luego las palabras del nombre. Aranceles, impuestos, almacenaje no fiscal y lo no reconocido quedan excluidos.',
  },
  tariffServices: {
    name: 'Servicios de la tarifa',
    description:
      'Una tarifa cuyo servicio no corresponde a ninguna categoría se muestra en la cotización y no cuenta en ningún total.',
  },
  assumptions: {
    name: 'Valores supuestos',
    description:
      'Lo que la solicitud no indica se completa con un valor fijo, y cada uno se menciona en la cotización.',
  },
  fallbackAirport: {
    name: 'Aeropuerto supuesto',
    description: 'Un país sin aeropuerto lleva a su primer aeropuerto; sin país, es Costa Rica.',
  },
  automaticMail: {
    name: 'No se responde a mensajes automáticos',
    description: 'Las respuestas automáticas, rebotes, listas y direcciones propias se ignoran.',
  },
  recognizedDomains: {
    name: 'Dominios reconocidos',
    description:
      'Solo a un dominio reconocido y aprobado se le responde sin aprobación; se compara por etiquetas completas.',
  },
  replySubject: {
    name: 'Asunto de la respuesta',
    description: "'Re: ' y el asunto original, con el número de la cotización.",
  },
};

/** The same in Spanish. */
export const CORE_RULE_CHECK_MESSAGES: Translation<typeof english.CORE_RULE_CHECK_MESSAGES> = {
  halfUpCents: 'Medio centavo se redondea hacia arriba: 0.145 USD/kg por 1 kg',
  minimumAndMaximum: '38.40 USD sin límites, con un mínimo de 45, con un máximo de 35',
  percentOfCif: '2.5 % de un valor CIF de 10,000 USD, y de uno desconocido',
  sumOfLines: 'Líneas obligatorias de 10, 20, 30 y 40 USD, adicionales de 1,000 USD con almacenaje a solicitud',
  compulsoryCoverage: 'Aeropuertos de la tarifa sin una tarifa obligatoria',
  limitsOfTheTariff: 'Tarifas negativas o con un mínimo mayor que el máximo',
  totalsOfAllTerms:
    'DAP incluye 300 USD de la tarifa de prueba, los demás términos 1,300 USD, y los 50,000 USD opcionales no están en ninguno',
  oldNames: 'DDU, C&F y DAT',
  defaultDeliveryRate: '320 kg donde el aeropuerto no tiene tarifa de entrega, y sin lugar de entrega',
  beyondTheRadius: 'Entrega a 24, 25 y 26.5 km, 200 USD y 1 USD por km adicional',
  codes: 'Los diez códigos de servicio, y BOND',
  excludedNames: 'Aranceles de importación, VAT, IVA, almacenaje y un servicio desconocido',
  servicesOfTheTariff: 'Tarifas cuyo servicio no corresponde a ninguna categoría',
  namedAssumptions: 'Una solicitud sin datos: qué se supone y cuántos supuestos se mencionan',
  airportWithoutACountry: 'El país que se supone cuando la solicitud no indica ninguno',
  firstAirportOfACountry: 'Países cuyo nombre solo no lleva a su primer aeropuerto',
  outOfOffice: 'Una respuesta de fuera de la oficina',
  labelBorders: 'client.example, sales.client.example y evil-client.example bajo client.example',
  subjects: 'El asunto de la cotización Q12 para una solicitud con y sin asunto',
  volumeWeight: '3 paletas de 120×80×100 cm con 250 kg se cobran por volumen',
  volumeWeightNegativeControl: 'Control negativo: las mismas paletas con el divisor 5000 de los couriers deben fallar',
  grossWeight: 'La carga densa se cobra por peso bruto',
  roundingUp: '45, 45.1 y 45.51 kg se cobran redondeados a medios kilogramos',
  pounds: '1,250 lb en kilogramos',
  inches: '48 in en centímetros',
};

/** The same in Spanish. */
export const PROTECTED_CONSTANT_MESSAGES: Translation<typeof english.PROTECTED_CONSTANT_MESSAGES> = {
  volumetricDivisor: { name: 'Divisor volumétrico', unit: 'cm³ por kg' },
  poundsToKg: { name: 'Libras a kilogramos', unit: 'kg por lb' },
  inchesToCm: { name: 'Pulgadas a centímetros', unit: 'cm por in' },
  standardDeliveryRate: { name: 'Tarifa de entrega estándar', unit: 'USD por kg' },
  standardDeliveryRadius: { name: 'Radio de entrega estándar', unit: 'km' },
};

/** The same in Spanish. */
export const CORE_RULE_RESULT_MESSAGES: Translation<typeof english.CORE_RULE_RESULT_MESSAGES> = {
  totals: ({ compulsory, additional }) => `${compulsory} obligatorios, ${additional} adicionales`,
  assumed: ({ values, count }) => `${values}; ${count} mencionados`,
  weights: (kilograms, basis) =>
    kilograms.map((kg) => `${kg} kg ${basis === 'gross' ? 'brutos' : 'volumétricos'}`).join(', '),
  none: 'ninguno',
  yes: 'sí',
  no: 'no',
  onRequest: 'a solicitud',
  brokeOff: (error) => `se interrumpió: ${error}`,
};

/** The same in Spanish. */
export const CORE_RULE_CATEGORY_MESSAGES: Translation<typeof english.CORE_RULE_CATEGORY_MESSAGES> = {
  Weight: 'Peso',
  Charges: 'Cargos',
  Incoterms: 'Incoterms',
  Delivery: 'Entrega',
  Categories: 'Categorías',
  Fallbacks: 'Valores supuestos',
  Mail: 'Correo',
};

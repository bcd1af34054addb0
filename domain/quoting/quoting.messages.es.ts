import { VOLUME_UNITS } from '../customers/customers.messages.es.js';
import type { Translation } from '../message-catalogue.js';
import type * as english from './quoting.messages.js';

/** The same in Spanish. */
export const CORRECTION_MESSAGES: Translation<typeof english.CORRECTION_MESSAGES> = {
  handlingFigure: 'Ingrese un número mayor que 0, sin decimales si es una cantidad.',
  weight: 'El peso bruto debe estar entre 0.001 y 1,000,000 kg.',
  pieces: 'Los bultos deben ser un número entero de 1 a 100,000.',
  sizes: 'Cada medida necesita largo, ancho y alto de 0.1 a 10,000 cm, y un número entero de bultos.',
  sizeCount: 'Se admiten a lo sumo 200 medidas.',
  volume: 'El volumen debe estar entre 0.000001 y 100,000 m³.',
  value: 'El valor de la mercancía necesita un monto de 0.01 a 1,000,000,000 y una moneda de tres letras, o ninguno.',
  airportOrigin: 'El aeropuerto de origen es un código de tres letras, por ejemplo MIA.',
  unknownAirportOrigin: (code: string) => `Ningún aeropuerto tiene el código ${code}.`,
  characters: 'Este texto admite a lo sumo 500 caracteres.',
  airport: 'Elija uno de los aeropuertos atendidos.',
  country: 'El aeropuerto de destino no está en este país.',
  unchanged: 'No se cambió ningún valor.',
  severalShipments:
    'Esta cotización contiene varios embarques: para cambiar un valor, cotícelos uno por uno en el procesador de correos.',
};

/** The same in Spanish. */
export const LEDGER_CHOICE_TEXTS: Translation<typeof english.LEDGER_CHOICE_TEXTS> = {
  'gross-weight': 'el peso bruto total',
  'piece-weight': 'el peso de un bulto',
  'added-weight': 'para sumar al peso',
  'piece-count': 'la cantidad de bultos',
  contents: 'el contenido de los bultos',
  'added-size': 'una medida más',
  'added-size-in-inches': 'una medida más, en pulgadas',
  'total-volume': 'el volumen total',
  'piece-volume': 'el volumen de un bulto',
  'goods-value': 'el valor de la mercancía',
  'delivery-place': 'el lugar de entrega',
  destination: 'el destino',
  'not-the-weight': 'no es el peso de la carga',
  'not-the-size': 'no es la medida de la carga',
  'not-the-volume': 'no es el volumen de la carga',
  'not-the-value': 'no es el valor de la mercancía',
  'not-a-place': 'no es un lugar de este embarque',
  'no-figure': 'no es una cifra de este embarque',
  noted: 'visto',
  'not-of-shipment': 'no se refiere a este embarque',
};

/** The same in Spanish. */
export const LINE_ACTION_TEXTS: Translation<typeof english.LINE_ACTION_TEXTS> = {
  add: 'agregada',
  override: 'fijada a mano',
  waive: 'exonerada',
  restore: 'de nuevo según la tarifa',
};

/** The same in Spanish. */
export const LEDGER_MESSAGES: Translation<typeof english.LEDGER_MESSAGES> = {
  noEntry: 'El correo no contiene ese dato. Cargue la cotización de nuevo.',
  settled: (words: string) => `"${words}" ya no está sin asignar.`,
  wrongChoice: (words: string) => `"${words}" no puede ser esto.`,
  readings: (words: string) => `"${words}" se puede leer de varias formas: indique cuál es la cifra.`,
  noFigure: (words: string) => `No se pudo leer ninguna cifra de "${words}". Corrija el valor a mano.`,
  noPieces: 'No se conoce la cantidad de bultos: ingrésela primero.',
  noAirport: (words: string) => `Ningún aeropuerto atendido se llama "${words}". Corrija el destino a mano.`,
};

/** The messages of a request that a person enters for a customer. */
export const PHONE_REQUEST_MESSAGES: Translation<typeof english.PHONE_REQUEST_MESSAGES> = {
  mailboxMissing: 'Indique el correo al que va la cotización, o elija el PDF.',
  mailboxInvalid: 'Indique una dirección de correo, por ejemplo ana@empresa.com.',
  mailboxOfMachine: 'Ningún cliente lee este buzón: es nuestro o de una máquina.',
  nameMissing: 'Indique el nombre o la empresa del cliente.',
  customerText: 'Este texto puede tener 200 caracteres como máximo, en una línea.',
  keyTaken: 'Ya se creó otra cotización con esta clave. Cargue la página de nuevo.',
  totalChanged: (total) => `El total es ahora de ${total} dólares. Revíselo y envíe de nuevo.`,
  takenBy: (actor) => `Solicitada por teléfono; atendió ${actor}.`,
  subject: ({ origin, destination }) => `Flete aéreo ${origin} - ${destination}`,
  labels: { name: 'Nombre', company: 'Empresa', mailbox: 'Correo', phone: 'Teléfono', delivery: 'Respuesta' },
  deliveries: { email: 'por correo', pdf: 'en PDF' },
};

/** The same in Spanish. */
export const CUSTOMER_NOTE_MESSAGES: Translation<typeof english.CUSTOMER_NOTE_MESSAGES> = {
  tooLong: 'La nota admite a lo sumo 1,000 caracteres.',
  withLink: 'La nota no admite enlaces, direcciones web ni HTML.',
};

/** The same in Spanish. */
export const DISMISSAL_REASON_MESSAGES: Translation<typeof english.DISMISSAL_REASON_MESSAGES> = {
  missing: 'Indique en pocas palabras por qué se descarta.',
  tooLong: 'El motivo admite a lo sumo 500 caracteres.',
};

/** The same in Spanish. */
export const LINE_ADJUSTMENT_MESSAGES: Translation<typeof english.LINE_ADJUSTMENT_MESSAGES> = {
  code: 'Un código tiene de 2 a 20 letras mayúsculas, dígitos, guiones o guiones bajos.',
  name: 'Indique cómo se llama la línea, en a lo sumo 200 caracteres.',
  category: 'Elija una de las categorías.',
  amount: 'El monto debe estar entre 0 y 1,000,000 dólares, en centavos enteros.',
  addedAmount: 'El monto debe estar entre -1,000,000 y 1,000,000 dólares, en centavos enteros.',
  reason: 'Indique el motivo en pocas palabras, a lo sumo 500 caracteres.',
  exists: (code: string) => `La cotización ya tiene una línea ${code}: cámbiela en lugar de agregarla.`,
  noLine: (code: string) => `La cotización no tiene una línea ${code}.`,
  notAdjusted: (code: string) => `Nadie ha cambiado a mano la línea ${code}.`,
  noShipment: (position: number) => `La cotización no tiene un embarque ${position}.`,
  negativeTotal: 'El total no puede ser menor que cero.',
  added: ({ amount, reason, actor }) => `manual: ${amount}, agregada por ${actor} (${reason})`,
  waived: ({ trace, reason, actor }) => `${trace} → manual: exonerada por ${actor} (${reason})`,
  overridden: ({ trace, amount, reason, actor }) => `${trace} → manual: ${amount} fijado por ${actor} (${reason})`,
};

/** The same in Spanish. */
export const QUOTING_MESSAGES: Translation<typeof english.QUOTING_MESSAGES> = {
  emptyEmail: 'Pegue primero el contenido del correo',
  generalCargo: 'Carga general',
  usualTimeline: '3-5 días hábiles',
  valueTakenForCif: (term: string) => `valor indicado en ${term}, tomado como valor CIF`,
  noCifValue: (term: string) => `El valor indicado en ${term} no incluye costo, seguro y flete.`,
  noLocalRate: ({ currency, day }) =>
    `El total debe indicarse en ${currency}, moneda sin tipo de cambio para el ${day}.`,
  agreedAmount: (customer: string) => `monto según acuerdo con ${customer}`,
  ownRate: (customers: string) => `tarifa propia de ${customers}`,
  agreedFree: (customer: string) => `sin cargo por acuerdo con ${customer}`,
  agreedPercent: ({ customer, percent }) =>
    `acuerdo con ${customer}: ${percent > 0 ? '+' : ''}${percent} % sobre la tarifa`,
  volumeRebate: ({ customer, percent, measure, from, volume }) =>
    `descuento por volumen de ${percent} % desde ${from}, acordado con ${customer}; ${VOLUME_UNITS[measure]} aceptados en el mes: ${volume}`,
  ofShipment: (of) => `Embarque ${of.position} (${of.airport}): ${of.message}`,
  noIncoterm: 'La solicitud no indica Incoterm.',
  seaTerm: ({ incoterm, airTerm }) =>
    `${incoterm} es un término de transporte marítimo; por vía aérea se calcula como ${airTerm}.`,
  pricedAsAirTerm: ({ incoterm, airTerm }) => `${incoterm} por vía aérea, calculado como ${airTerm}`,
  noDescription: 'La solicitud no describe la mercancía.',
  noOriginAirport: 'La solicitud no indica un aeropuerto de origen.',
  noPieces: 'La solicitud no indica cuántos bultos son.',
  noGrossWeight: 'La solicitud no indica el peso bruto.',
  firstAirport: (code: string) => `La solicitud no indica un aeropuerto; ${code} es el primero del país.`,
  noCountry: 'La solicitud no indica un país de destino que atendamos.',
  noDestinationAirport: 'La solicitud no indica un aeropuerto de destino que atendamos.',
  otherDestination: (words: string) => `La solicitud indica "${words}", un destino que no se cotiza automáticamente.`,
  revisedMeanwhile: ({ number, revision }) =>
    `Otro usuario cambió ${number} entretanto: ahora es la revisión ${revision}.`,
  decidedMeanwhile: ({ number, status }) =>
    `Otro usuario acaba de decidir sobre ${number}: su estado es ahora ${status}.`,
  impossibleStatus: ({ from, to }) => `Una cotización en estado ${from} no puede pasar a ${to}.`,
  noSenderMailbox: 'El correo no tiene un buzón de remitente al cual enviar la cotización.',
  rateMissing: (reason: string) => `${reason} Agregue la tarifa y recalcule antes de enviar.`,
  notSent: ({ number, status }) => `${number} está en estado ${status}: solo se reenvía una cotización enviada.`,
  replyNotWaiting: (number: string) => `La respuesta con ${number} ya no se puede restablecer.`,
  unreadableText: (reason: string) =>
    `El texto no se pudo leer, dos veces. ${reason} Léalo usted y ponga en el procesador de correos solo las palabras que describen el embarque.`,
  onlyPendingApproved: 'solo se aprueba una pendiente',
  onlyPendingAnnotated: 'solo se cambia la nota de una pendiente',
  onlyPendingAdjusted: 'solo se cambian las líneas de una pendiente',
  onlyPendingDismissed: 'solo se descarta una pendiente',
  onlyPendingHandedOver: 'solo se entrega una pendiente',
  handedOverFromPhone: (number) => `${number} llegó por correo: se responde por correo.`,
  onlyDismissedReopened: 'solo se reabre una descartada',
  wrongStatus: ({ number, status, rule }) => `${number} está en estado ${status}: ${rule}.`,
};

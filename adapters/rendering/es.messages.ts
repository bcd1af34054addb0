import { writeIn } from '../../domain/message-catalogue.js';
import { DEFAULTS } from '../../domain/quoting/defaults.js';
import { writeTransitTime } from '../../domain/quoting/write-transit-time.js';
import type { ReplyMessages } from './reply-messages.js';

function translateDescription(text: string): string {
  return text === writeIn('en', () => DEFAULTS.description) ? 'carga general' : text;
}

const STILL_INDICATIVE = 'Sigue siendo indicativa: para cotizarle en firme aún nos faltan algunos datos.';

/** The titles of the standing texts that the first start brings, as staff see them; those that staff write stay. */
const DISCLAIMER_TITLES: Readonly<Record<string, string>> = {
  'Subject to actual weight': 'Sujeto al peso real',
  'Not included': 'No incluye',
  'Cargo for Tegucigalpa': 'Carga para Tegucigalpa',
};

/** The reply in the Spanish of Central American offices, with usted. */
export const SPANISH_MESSAGES: ReplyMessages = {
  title: (reference, isIndicative) => `Cotización ${isIndicative ? 'indicativa ' : ''}de carga aérea ${reference}`,
  subtitle: (airport) => `Cargos en destino ${airport}`,
  greeting: (name, company) => {
    if (name) return `Buen día, ${name}:`;
    return company ? `Estimados señores de ${company}:` : 'Estimados señores:';
  },
  opening: ({ airport, isIndicative, revision }) => {
    if (revision !== undefined) {
      return [
        `Gracias por su mensaje. Esta es la revisión ${revision} de nuestra cotización de cargos en ${airport}; reemplaza lo que le enviamos antes.`,
        ...(isIndicative ? [STILL_INDICATIVE] : []),
      ];
    }
    return isIndicative
      ? [
          `Gracias por su solicitud. A continuación le damos una primera cifra, indicativa, de nuestros cargos en ${airport}. Para cotizarle en firme aún nos faltan algunos datos.`,
        ]
      : [`Gracias por su solicitud. Con gusto le cotizamos nuestros cargos en ${airport} para su embarque.`];
  },
  answerOnline: {
    heading: 'Aceptar o rechazar en línea',
    introduction: (reference) =>
      `También puede aceptar o rechazar ${reference} en esta página; el enlace sirve para una sola respuesta:`,
  },
  headings: {
    note: 'Nota',
    missing: 'Datos que necesitamos de usted',
    unreadFiles: 'Archivos que no pudimos abrir',
    reference: 'Cotización',
    routing: 'Ruta',
    cargo: 'Su carga, según la entendimos',
    charges: 'Cargos en dólares de EE. UU.',
    whoPays: 'Quién paga qué',
    assumptions: 'Supuestos de esta cotización',
    taxes: 'Impuestos, a título informativo',
    settlement: 'Monto por pagar',
    notIncluded: 'No incluye',
    consignment: 'Consignación de la guía aérea máster',
    proceed: 'Cómo continuar',
    conditions: 'Condiciones',
    company: 'Su contacto',
  },
  total: 'Total',
  totalNote: (incoterm, airport) => `Cargos en destino ${airport} en término ${incoterm} (Incoterms 2020).`,
  validNote: (date) => `Válida hasta el ${date}.`,
  indicativeNote: (date) =>
    `Indicativa: la cifra se basa en los supuestos que se detallan abajo. Rige a más tardar hasta el ${date}, y solo si estos se confirman.`,
  onRequestNote: 'Las líneas marcadas "a solicitud" no están en el total.',
  leftOutNote: (lines) =>
    `El total no incluye: ${lines.map(({ name, from }) => (from ? `${name} (desde ${from})` : name)).join(', ')}.`,
  fromAmount: (amount) => `a solicitud, desde ${amount}`,
  labels: {
    reference: 'Referencia',
    issuedOn: 'Fecha de emisión',
    validUntil: 'Válida hasta',
    indicationHolds: 'Indicativa hasta',
    preparedFor: 'Preparada para',
    origin: 'Aeropuerto de origen',
    destination: 'Aeropuerto de destino',
    delivery: 'Entrega en',
    transit: 'Tránsito (estimado)',
    goods: 'Mercancía',
    pieces: 'Bultos',
    dimensions: 'Medidas (L × A × A)',
    gross: 'Peso bruto',
    volume: 'Volumen',
    volumeWeight: 'Peso volumétrico',
    chargeable: 'Peso cobrable',
    inTotal: 'En el total',
    destinationCharges: 'Cargos en destino',
    importClearance: 'Despacho de importación',
    duties: 'Aranceles e impuestos',
    vat: 'Impuesto al valor agregado (IVA)',
    subtotal: 'Subtotal',
  },
  revision: (revision) => `revisión ${revision}`,
  airportName: (name) => name.replace(/^(.+) International Airport$/, 'Aeropuerto Internacional $1'),
  noDelivery: (asksForPlace) =>
    `no se cotiza entrega; la carga se entrega en el aeropuerto${asksForPlace ? '. Si desea entrega a domicilio, indíquenos por favor la dirección' : ''}`,
  distance: (km) => `${km} km por carretera (estimado)`,
  timeline: (stored) => writeTransitTime(stored, 'es'),
  moreLines: (count) => `y ${count} más`,
  notStated: 'sin indicar',
  chargeable: (billedKg, exactKg, basis) => {
    const governs = basis === 'volumetric' ? 'rige el peso volumétrico' : 'rige el peso bruto';
    return billedKg === exactKg
      ? `${billedKg} kg; ${governs}`
      : `${billedKg} kg, redondeado al medio kilogramo superior (exacto ${exactKg} kg); ${governs}`;
  },
  categories: {
    Compulsory: 'Cargos obligatorios',
    Delivery: 'Entrega',
    Additional: 'Servicios adicionales',
    Optional: 'Servicios opcionales',
    Excluded: 'Otros cargos',
  },
  notInTotal: 'fuera del total',
  services: {
    HNDL: 'Manejo en aeropuerto',
    DOCS: 'Entrega de documentos',
    BRKD: 'Desconsolidación',
    TRNS: 'Traslado del aeropuerto al almacén',
    DELV: 'Entrega estándar',
    DELX: 'Entrega extendida',
    CUST: 'Trámite aduanal',
    BWSE: 'Almacenaje fiscal',
    COLL: 'Cargo por cobro en destino (collect)',
    DISB: 'Cargo por desembolso',
  },
  units: {
    gross_weight: 'kg brutos',
    chargeable_weight: 'kg cobrables',
    pieces: 'bultos',
    kilometer: 'km después de los 25 km',
    flat: '',
    per_shipment: '',
    cif_value: 'valor CIF',
    third_party_invoice: 'factura de terceros',
    awb_total_collect: 'total por cobrar de la guía aérea',
    tonnes: 'toneladas brutas',
    total_kilometers: 'km',
    goods_value: 'valor de la mercancía',
    other_charge: 'cargo del que forma parte',
    days: 'días',
    hawb: 'guías hijas',
    un_numbers: 'números ONU',
    customs_lines: 'líneas arancelarias',
    trips: 'viajes',
    units: 'unidades',
    hours: 'horas',
    quarter_hours: 'cuartos de hora',
    volumetric_weight: 'kg volumétricos',
    cubic_metres: 'm³',
  },
  onePiece: 'bulto',
  description: translateDescription,
  flat: 'Monto fijo por embarque',
  percentOf: (percent, amount, unit) => `${percent} % de USD ${amount} (${unit})`,
  byScale: (quantity) => `según los tramos de nuestra tarifa, por ${quantity}`,
  storageByDay: ({ freeDays, isWorking, price, days }) =>
    [
      `${freeDays} días ${isWorking ? 'hábiles' : 'calendario'} libres`,
      price ? `luego USD ${price} por día` : 'luego a solicitud',
      ...(days === undefined ? [] : [`por ${days} días`]),
    ].join(', '),
  forInformation: '–',
  settlementLabels: {
    total: 'Total en moneda local',
    net: 'Total sin impuesto',
    tax: (percent) => `Impuesto sobre servicios ${percent} %`,
    untaxed: 'Impuesto sobre servicios',
    abroad: 'ninguno, por ser un cliente del exterior',
    payable: 'Por pagar',
    rate: ({ currency, units, day }) => `Tipo de cambio: 1 USD = ${units} ${currency} (${day}).`,
  },
  taxOnPart: ({ percent, part, tax }) => `${percent} % de USD ${part} = USD ${tax}`,
  minimumApplies: (amount) => `se aplica el mínimo de ${amount}`,
  maximumApplies: (amount) => `se aplica el máximo de ${amount}`,
  onRequest: 'a solicitud',
  awaited: (rate, criterion, unit) => {
    switch (criterion) {
      case 'kilometer':
        return `USD ${rate} por cada km después de los 25 km, en cuanto conozcamos la distancia`;
      case 'cif_value':
        return `${rate} % del valor CIF, en cuanto lo conozcamos en dólares`;
      case 'third_party_invoice':
        return `${rate} % de la factura de terceros, en cuanto la conozcamos`;
      case 'awb_total_collect':
        return `${rate} % del total por cobrar de la guía aérea, en cuanto lo conozcamos`;
      case 'goods_value':
      case 'other_charge':
        return `${rate} % de: ${unit}, en cuanto lo conozcamos`;
      default:
        return `USD ${rate} × ${unit}, en cuanto los conozcamos`;
    }
  },
  assumed: (shown) => `${shown} (supuesto)`,
  paidBy: { seller: 'por cuenta del vendedor', buyer: 'por cuenta del comprador' },
  clearedBy: (party, isInTotal) =>
    `por cuenta del ${party === 'seller' ? 'vendedor' : 'comprador'}${isInTotal ? '; lo que cobramos por él está en el total de arriba' : ''}`,
  dutiesPaidBy: {
    seller: 'por cuenta del vendedor; NO forman parte de esta cotización',
    buyer: 'por cuenta del comprador; no forman parte de esta cotización',
  },
  assumption: (field, value, place) => {
    switch (field) {
      case 'weight':
        return `No encontramos el peso bruto en su solicitud y consideramos ${value}.`;
      case 'pieces':
        return `No encontramos la cantidad de bultos en su solicitud y consideramos ${value}.`;
      case 'description':
        return `No encontramos la descripción de la mercancía en su solicitud y consideramos "${translateDescription(value)}".`;
      case 'incoterm':
        return `No encontramos el Incoterm en su solicitud y consideramos ${value}.`;
      case 'airTerm':
        return `El término de su solicitud es para transporte marítimo; por vía aérea lo cotizamos como ${value}.`;
      case 'airportOrigin':
        return `No encontramos el aeropuerto de origen en su solicitud y consideramos ${value}.`;
      case 'airportDestination':
        return `No encontramos en su solicitud un aeropuerto de destino que atendamos y consideramos ${value}.`;
      case 'country':
        return `No encontramos en su solicitud un país de destino que atendamos y consideramos ${value}.`;
      case 'deliveryRate':
        return `La entrega estándar se cotiza con nuestra tarifa general de ${value}.`;
      case 'cifValue':
        return `Con este término el valor indicado de ${value} no es un valor CIF; lo consideramos como tal.`;
      case 'deliveryDistance':
        return `No conocemos la distancia a ${place ?? 'el lugar de entrega'}: la entrega se cotiza ${value.replace('within', 'dentro de los')} del aeropuerto.`;
      default:
        return undefined;
    }
  },
  missing: {
    weight: 'El peso bruto',
    volume: 'La cantidad de bultos con sus medidas, o el volumen total',
    destination: 'El aeropuerto de destino y, si desea entrega a domicilio, la dirección de entrega',
  },
  missingIntroduction: 'Para una cotización en firme, le agradecemos indicarnos:',
  missingClosing: (reference) =>
    `Basta con responder a este correo conservando [${reference}] en el asunto; recibirá una cotización revisada.`,
  unreadFiles: (names) =>
    `La cotización no se basa en el contenido de ${names.map((name) => `"${name}"`).join(', ')}, que no pudimos abrir. Si dice algo distinto de su correo, escríbalo por favor en su respuesta.`,
  taxNote:
    'Estas tasas se muestran a título informativo. Los impuestos no están en el total y se facturan según lo exija la ley.',
  notIncluded: [
    'Flete aéreo y cargos en origen',
    'Aranceles e impuestos de importación',
    'Inspecciones y permisos de aduana u otras autoridades',
    'Almacenaje posterior al tiempo libre',
    'Seguro de la carga',
    'Manejo de mercancías peligrosas',
    'Piezas sobredimensionadas o con sobrepeso',
    'Segundo intento de entrega y tiempo de espera',
  ],
  consignmentNote: (airport) =>
    `Le rogamos consignar la guía aérea máster (MAWB) con destino a ${airport} a esta dirección, línea por línea:`,
  proceed: (reference, isIndicative) => [
    isIndicative
      ? `Responda a este correo con los datos que faltan y conserve [${reference}] en el asunto; una cifra indicativa aún no se puede aceptar.`
      : `Para aceptar, responda a este correo con la palabra "acepto" y conserve [${reference}] en el asunto.`,
    `Para corregir o completar algún dato, responda en el mismo hilo, siempre con [${reference}] en el asunto; recibirá una cotización revisada.`,
    ...(isIndicative
      ? []
      : [
          'Junto con su aceptación, envíenos por favor copia de la guía aérea, la factura comercial y la lista de empaque, así como la identificación tributaria del consignatario y un contacto para el aviso de llegada.',
        ]),
  ],
  disclaimerTitle: (title) => DISCLAIMER_TITLES[title] ?? title,
  liability: 'Responsabilidad',
  volumeRebate: (percent, volume, isByShipments) =>
    `Los precios incluyen su descuento por volumen de ${percent} % (${isByShipments ? 'embarques' : 'kg'} aceptados este mes: ${volume}).`,
  paymentTerms: (terms) => `Condiciones de pago: ${terms}`,
  subjectTo: (isDangerous) =>
    `Se factura el peso y las medidas que se verifiquen al recibir la carga. La cotización es para ${isDangerous ? 'mercancías peligrosas según su declaración, sujetas a la aceptación del transportista,' : 'carga general no peligrosa'} y está sujeta a espacio. Los cargos rigen para guías aéreas con fecha hasta su último día.`,
  shipments: {
    airports: (codes) => new Intl.ListFormat('es').format(codes),
    opening: ({ airport, count, revision }) => [
      revision !== undefined
        ? `Gracias por su mensaje. Esta es la revisión ${revision} de nuestra cotización de cargos en ${airport} para sus ${count} embarques, uno por uno; reemplaza lo que le enviamos antes.`
        : `Gracias por su solicitud. Con gusto le cotizamos nuestros cargos en ${airport} para sus ${count} embarques, uno por uno.`,
    ],
    total: (count) => `Total de los ${count} embarques`,
    heading: (position, origin, airport) => `Embarque ${position}, ${origin} – ${airport}`,
    concerning: (position, text) => `Embarque ${position}: ${text}`,
  },
  asking: {
    title: (reference) => `Su solicitud de flete ${reference}: datos pendientes`,
    opening: [
      'Gracias por su solicitud. Con gusto le cotizamos; para darle un precio confiable nos faltan algunos datos.',
    ],
    introduction: 'Le agradecemos indicarnos:',
    closing: (reference) =>
      `Basta con responder a este correo conservando [${reference}] en el asunto; de inmediato le enviaremos la cotización.`,
  },
  closing: [
    'Atentamente,',
    'Departamento de cotizaciones',
    'Esta cotización se preparó de forma automática a partir de su correo.',
  ],
};

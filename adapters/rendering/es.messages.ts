import { DEFAULTS } from '../../domain/quoting/defaults.js';
import type { ReplyMessages } from './reply-messages.js';

function translateDescription(text: string): string {
  return text === DEFAULTS.description ? 'carga general' : text;
}

/** The reply in the Spanish of Central American offices, with usted. */
export const SPANISH_MESSAGES: ReplyMessages = {
  title: (reference, isIndicative) => `Cotización ${isIndicative ? 'indicativa ' : ''}de carga aérea ${reference}`,
  subtitle: (airport) => `Cargos en destino ${airport}`,
  greeting: (name, company) => {
    if (name) return `Estimado(a) ${name}:`;
    return company ? `Estimados señores de ${company}:` : 'Estimados señores:';
  },
  opening: ({ airport, isIndicative, revision }) => {
    if (revision > 1) {
      return [
        `Gracias por su mensaje. Esta es la revisión ${revision} de nuestra cotización de cargos en ${airport}; reemplaza a las anteriores.`,
      ];
    }
    return isIndicative
      ? [
          `Gracias por su solicitud. Para que cuente de inmediato con una primera cifra, le presentamos una cotización indicativa de nuestros cargos en ${airport}. Aún nos faltan algunos datos, que detallamos a continuación.`,
        ]
      : [`Gracias por su solicitud. Con gusto le cotizamos nuestros cargos en ${airport} para su embarque.`];
  },
  headings: {
    missing: 'Datos que necesitamos de usted',
    reference: 'Cotización',
    routing: 'Ruta',
    cargo: 'Su carga, según la entendimos',
    charges: 'Cargos en dólares de EE. UU.',
    whoPays: 'Quién paga qué',
    assumptions: 'Supuestos de esta cotización',
    taxes: 'Impuestos, a título informativo',
    notIncluded: 'No incluye',
    consignment: 'Consignación de la guía aérea máster',
    proceed: 'Cómo continuar',
    conditions: 'Condiciones',
  },
  total: 'Total',
  totalNote: (incoterm, airport) => `Cargos en destino ${airport} en término ${incoterm} (Incoterms 2020).`,
  validNote: (date) => `Válida hasta el ${date}.`,
  indicativeNote: 'Indicativa: la cifra se basa en los supuestos que se detallan abajo.',
  onRequestNote: 'Las líneas marcadas "a solicitud" no están en el total.',
  labels: {
    reference: 'Referencia',
    issuedOn: 'Fecha de emisión',
    validUntil: 'Válida hasta',
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
    duties: 'Aranceles e impuestos',
    vat: 'Impuesto al valor agregado (IVA)',
    wht: 'Retención en la fuente',
    subtotal: 'Subtotal',
  },
  revision: (revision) => `revisión ${revision}`,
  airportName: (name) => name.replace(/^(.+) International Airport$/, 'Aeropuerto Internacional $1'),
  noDelivery: 'Ninguna: la carga se entrega en el aeropuerto',
  distance: (km) => `${km} km por carretera (estimado)`,
  timeline: (stored) => stored.replace(/\bbusiness days?\b/i, 'días hábiles').replace(/\bdays?\b/i, 'días'),
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
  },
  onePiece: 'bulto',
  description: translateDescription,
  flat: 'Monto fijo por embarque',
  percentOf: (percent, amount, unit) => `${percent} % de USD ${amount} (${unit})`,
  minimumApplies: (amount) => `se aplica el mínimo de ${amount}`,
  maximumApplies: (amount) => `se aplica el máximo de ${amount}`,
  onRequest: 'a solicitud',
  awaited: (rate, criterion) => {
    switch (criterion) {
      case 'kilometer':
        return `USD ${rate} por cada km después de los 25 km, en cuanto conozcamos la distancia`;
      case 'cif_value':
        return `${rate} % del valor CIF, en cuanto lo conozcamos en dólares`;
      case 'third_party_invoice':
        return `${rate} % de la factura de terceros, en cuanto la conozcamos`;
      case 'awb_total_collect':
        return `${rate} % del total por cobrar de la guía aérea, en cuanto lo conozcamos`;
      default:
        return `USD ${rate}`;
    }
  },
  assumed: (shown) => `${shown} (supuesto)`,
  paidBy: { seller: 'por cuenta del vendedor', buyer: 'por cuenta del comprador' },
  dutiesPaidBy: {
    seller: 'por cuenta del vendedor; NO forman parte de esta cotización',
    buyer: 'por cuenta del comprador; no forman parte de esta cotización',
  },
  assumption: (field, value, place) => {
    switch (field) {
      case 'weight':
        return `Su solicitud no indica el peso bruto: consideramos ${value}.`;
      case 'pieces':
        return `Su solicitud no indica la cantidad de bultos: consideramos ${value}.`;
      case 'description':
        return `Su solicitud no describe la mercancía: consideramos "${translateDescription(value)}".`;
      case 'incoterm':
        return `Su solicitud no indica el Incoterm: consideramos ${value}.`;
      case 'airportOrigin':
        return `Su solicitud no indica el aeropuerto de origen: consideramos ${value}.`;
      case 'airportDestination':
        return `Su solicitud no indica un aeropuerto de destino que atendamos: consideramos ${value}.`;
      case 'country':
        return `Su solicitud no indica un país de destino que atendamos: consideramos ${value}.`;
      case 'deliveryRate':
        return `La entrega estándar se cotiza con nuestra tarifa general de ${value}.`;
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
  proceed: (reference) => [
    `Para aceptar, responda a este correo con la palabra "acepto" y conserve [${reference}] en el asunto.`,
    `Para corregir o completar algún dato, responda en el mismo hilo, siempre con [${reference}] en el asunto; recibirá una cotización revisada.`,
    'Junto con su aceptación, envíenos por favor copia de la guía aérea, la factura comercial y la lista de empaque, así como la identificación tributaria del consignatario y un contacto para el aviso de llegada.',
  ],
  subjectTo: (isDangerous) =>
    `Se factura el peso y las medidas que se verifiquen al recibir la carga. La cotización es para ${isDangerous ? 'mercancías peligrosas según su declaración, sujetas a la aceptación del transportista,' : 'carga general no peligrosa'} y está sujeta a espacio y a la tarifa local vigente en la fecha de la guía aérea.`,
  shipments: {
    airports: (codes) => new Intl.ListFormat('es').format(codes),
    opening: ({ airport, count, revision }) => [
      revision > 1
        ? `Gracias por su mensaje. Esta es la revisión ${revision} de nuestra cotización de cargos en ${airport} para sus ${count} embarques, uno por uno; reemplaza a las anteriores.`
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

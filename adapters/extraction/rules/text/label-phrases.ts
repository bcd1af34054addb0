import { findPackaging } from '../pieces/packaging.js';

/** What the value behind a label is. */
export type LabelField =
  | 'origin'
  | 'destination'
  | 'route'
  | 'delivery'
  | 'pieces'
  | 'gross'
  | 'net'
  | 'chargeable'
  | 'weight'
  | 'volume'
  | 'dimensions'
  | 'goods'
  | 'value'
  | 'incoterm'
  | 'dangerous'
  | 'name'
  | 'company'
  | 'email'
  | 'phone'
  | 'address'
  | 'pickup'
  | 'service'
  | 'other'
  | 'length'
  | 'width'
  | 'height'
  | 'quantity'
  | 'item';

/** Each label's phrases, folded, words parted by one space. Longer phrases win. */
const PHRASES: Readonly<Record<LabelField, string>> = {
  origin:
    'origin|origen|pol|aol|from|desde|from airport|origin airport|airport of origin|airport of departure|departure airport|aeropuerto de salida|aeropuerto de origen|aeropuerto origen|salida desde|sale de|salen de|port of loading|ciudad de origen|puerto de salida|loading|departure|origin city|dep|airport of loading|pais de origen|lugar de origen|puerto de origen|aeropuerto salida|airport from|airport of dep|dep airport|punto de origen|punto de salida|port of departure|place of taking over|gateway',
  destination:
    'destination|destino|pod|aod|to|hasta|to airport|destination airport|airport of destination|arrival airport|aeropuerto de llegada|aeropuerto de destino|aeropuerto destino|arrival|port of discharge|ciudad de destino|dest|destination city|airport of discharge|pais de destino|lugar de destino|puerto de destino|final destination|destino final|aeropuerto llegada|airport to|airport of dest|airport of arrival|dest airport|punto de destino|punto de llegada|port of arrival|arr|ciudad destino',
  route: 'route|ruta|routing|lane|tramo|trayecto',
  delivery:
    'deliver to|delivery to|delivery|delivery address|place of delivery|door|entrega|entrega en|entregar en|lugar de entrega|direccion de entrega|dir de entrega|direccion exacta|la direccion exacta|delivery place|ship to|planta|la planta|consignee address|direccion del consignatario|entrega final|consignee|cnee|consignatario|deliver at|entrega a domicilio|door delivery|delivery required|requiere entrega|puerta|final place|sitio de entrega|place of final delivery|final delivery place|deliver in|entregar a|door address|domicilio|domicilio de entrega|final delivery',
  pieces:
    'pieces|pcs|nop|no of pcs|nr of pcs|total no of pcs|pkg|bultos|piezas|places|number of places|quantity of places|cargo places|packages|package|pkgs|no of pkgs|no of packages|number of packages|number of pieces|no of pieces|cartons|cajas|palets|pales|pallets|tarimas|packing|cantidad de bultos|numero de bultos|no de bultos|total pieces|total bultos|total pcs|total pkgs|ctns|no of cartons|colli|colis|number of cartons|total de bultos|nro de bultos|cant de bultos|cantidad de piezas|piezas totales|托盘|件数|empaque|embalaje|quantity of packages|how many pieces|how many|cuantos|cuantas|cuantos bultos|cuantas piezas|cuantas cajas|volumenes|volumes|volumes totales|no de volumes',
  gross:
    'gross weight|gwt|g wt|gwgt|grs wt|gross wgt|gr wgt|actual wgt|peso lordo|lordo|gross wt|gw|g w|g/w|peso bruto|pb|p b|peso bruto total|total gross weight|gross|bruto|weight gross|tot gross weight|total gross|gr wt|gross kg|peso bruto kg|gross weight kg|毛重|kg bruto|kilos brutos|kgs brutos|kilos bruto|kgs bruto|libras brutas|lbs brutas|kilogramos brutos|kgs gross|kilos gross|lbs gross|peso real|actual weight|act wt|actual wt|actual|dead weight',
  net: 'net weight|nwt|net wgt|net wt|nw|n w|n/w|peso neto|pn|p n|peso limpio|peso liquido|net|neto|净重|net weight kg|kg neto|kilos netos|kgs netos|kilos neto|libras netas|lbs netas|kgs net|kilos net|lbs net',
  chargeable:
    'chargeable weight|chargeable wgt|chg wt|chg wgt|ch wgt|vol wgt|volume wgt|chargeable|chgbl wt|cw|c w|ch wt|chgb wt|peso cobrable|peso tasable|volumetric weight|peso volumetrico|vol weight|vol wt|dim weight|peso vol|volume weight|peso facturable|chargeable wt|dimensional weight',
  weight:
    'weight|wt|wgt|wght|total wgt|ttl wt|peso|peso total|total weight|weight total|weight total kg|total weight kg|peso total kg|kg|kgs|peso kg|weight kg|peso aprox|peso aproximado|approx weight|weights|pesos|total kg|total kgs|kg total|lbs|peso lbs|peso lb|cuanto pesa|cuanto pesan|peso estimado|how much does it weigh|how heavy|how heavy is it|total wt|kilos|重量',
  volume:
    'volume|vol|volumen|cbm|m3|volume m3|volumen m3|total volume|volumen total|cubic|cubicaje|total cbm|体积|cbms|cubage',
  dimensions:
    'dimensions|dimension|dims|dim|size|sizes|medidas|medida|dimensiones|carton size|measurements|measurement|measures|meas|size per case|dims cms|medidas cm|dimensions cm|dims in|dims cm|dimension cm|medidas por caja|medidas por bulto|medidas por carton|medidas por pale|medidas por pallet|medidas por tarima|dimension por caja|box size|pallet size|size cm|尺寸|tamano|medidas c/u|medidas cu|medidas de la jaula|medidas de la caja|ctn size|packing size|dimensions each|size of carton|medidas de los bultos|measurements cm|medidas del bulto',
  goods:
    'commodity|cmdty|commdty|cmmdty|goods|cargo|cgo|mercaderia|mercancia|producto|product|contents|content|contenido|descripcion|description|item|items|goods description|description of goods|commodities|descripcion de la mercancia|descripcion de la mercaderia|material|carga|tipo de carga|nature of goods|品名|articulo|nature and quantity|cargo description|tipo de mercancia|tipo de mercaderia|type of goods|what|detalle de mercancia|naturaleza|cargo details description|producto a transportar|que mercaderia es|goods desc|concepto de carga',
  value:
    'value|valor|cargo value|invoice value|valor factura|valor de la factura|valor mercancia|valor de la mercancia|declared value|valor declarado|invoice|invoice amount|valor fob|valor cif|cif value|fob value|valor comercial|inv val|inv value|ci value|commercial value|importe|importe de la factura|importo|importo fattura|valore|valore merce|warenwert|rechnungswert|monto|valor total|goods value|amount|value for customs|valor aproximado|commercial invoice total|total invoice|valor de mercaderia|valor mercaderia|valor de factura|factura|commercial invoice|invoice total|valor de la mercaderia|total value|valor asegurado|i paid|we paid|price paid|precio pagado|pague|pagamos',
  incoterm:
    'incoterm|incoterms|incoterm 2020|incoterms 2020|term|terms|trade term|trade terms|terms of delivery|delivery terms|termino|terminos|condicion|condiciones|conditions|condicion de entrega|termino de negociacion|incoterms 2010|incoterm 2010|shipping terms|delivery term|termino de venta|terms of sale|termino de entrega|inco term',
  dangerous:
    'dangerous goods|dangerous|hazmat|dg|haz|mercancia peligrosa|carga peligrosa|hazardous|peligrosa|imo|mercaderia peligrosa|dg cargo|hazardous cargo|dangerous cargo|peligroso',
  name: 'name|nombre|contact|contacto|your name|contact name|contact person|requested by|solicitado por|solicitante|comprador|nombre completo|full name|persona de contacto|requester|nombre y apellido',
  company: 'company|empresa|compania|cliente|customer|company name|nombre de la empresa|razon social|client|firma',
  email: 'email|e mail|correo|mail|e-mail|correo electronico',
  phone: 'phone|telefono|tel|mobile|cel|celular|whatsapp|phone number|movil|telephone|ph',
  address: 'address|direccion',
  pickup:
    'pick up|pickup|recogida|pick up at|pickup address|recoleccion|recoger en|supplier|proveedor|shipper|shpr|pick-up|collection|place of receipt|lugar de recogida|warehouse|recolectar en|pick up address',
  service: 'service|servicio|mode|modalidad|modo|transport mode|tipo de servicio',
  other:
    'message|mensaje|ready|cargo ready|ref|reference|referencia|insurance|seguro|stackable|hs|hs code|po|date|fecha|etd|eta|notes|note|nota|notas|comments|comentarios|remarks|observaciones|marks|attn|atencion|deadline|reply before|unit|unidad|qq|wechat|tax id|validity|validez|temperature|temperatura|pedido|centro|your ref|our ref|cita|horario|partida|cargo ready date|disponibilidad|crd|frequency|frecuencia|hs codes|sender|packing list|comentario|forma de pago|payment terms|availability|fecha de salida|ready date',
  length:
    'length|largo|longitud|l|long|lenght|fondo|profundidad|l cm|length cm|largo cm|length in|l in|largo in|length inch|largo pulg',
  width: 'width|ancho|w|wide|breadth|anchura|frente|w cm|width cm|ancho cm|width in|w in|ancho in|ancho pulg',
  height: 'height|alto|h|altura|high|tall|h cm|height cm|alto cm|height in|h in|alto in|alto pulg',
  quantity: 'qty|quantity|cantidad|cant|q ty|qnty|cnt|no|nr|count|uds',
  item: '#|line|linea|item no|box no|no caja|pos',
};
const BY_PHRASE: ReadonlyMap<string, LabelField> = new Map(
  (Object.keys(PHRASES) as LabelField[]).flatMap((field) =>
    PHRASES[field].split('|').map((phrase): [string, LabelField] => [phrase, field]),
  ),
);

/** Values per piece, or counts, by a label of several words (`weight per carton`, `number of boxes`). */
const MEASURES: ReadonlySet<LabelField> = new Set(['gross', 'weight', 'net', 'dimensions', 'volume']);
const PER_PIECE_SUFFIX =
  /^(?:(?:por|per|x|p|de|of|for|c)(?: (?:cada|each|every|una?|one))?|cada|each|every|c\/u|cu|unit|unitari[oa]s?|individual)(?: [a-z]+){0,2}$/;
const COUNTS =
  /^(?:cantidad|numero|number|no|nro|num|n|qty|quantity|total|cant|how many|cuant[oa]s|count|total number|total numero)$/;

/** The field that a folded phrase names; undefined where it is no label. */
export function findLabelField(phrase: string): LabelField | undefined {
  return BY_PHRASE.get(phrase) ?? findComposedField(phrase);
}

/** The field that a folded phrase names alone, without the words for what it applies to. */
export function findExactLabelField(phrase: string): LabelField | undefined {
  return BY_PHRASE.get(phrase);
}

/** `box weight`, `carton size`, `peso caja`: what is stated of one package, by its name in the singular. */
const OF_PACKAGE = /^(?:([a-z]+) (?:gross )?(?:weight|wt)|(?:peso|kilos)(?: bruto)? ([a-z]+))(?: ?\(.*)?$/;

/** Whether a label's phrase marks a value per piece. */
export function isPerPieceLabel(phrase: string): boolean {
  const named = OF_PACKAGE.exec(phrase);
  if (isOnePackage(named?.[1] ?? named?.[2] ?? '')) return true;
  return (
    /\b(?:cada|each|every|per|unit|unitari[oa]|individual|ea)\b|c\/u|\bcu\b|\b(?:por|x|p|c) [a-z]{3,}/.test(phrase) ||
    /\b(?:de la|del|of the|of one|de una?) [a-z]+$/.test(phrase)
  );
}

const WEIGHT_UNIT = /^(?:kgs?|kilos|lbs?|libras)$/;

/** `Each pkg kg`, `All pkgs kg`, `Kg cada caja`: packages of which the unit behind says what is stated. */
function isOfPackages(head: string): boolean {
  const [first = '', noun = '', ...others] = head.split(' ');
  return (
    /^(?:each|all|every|per|total|cada|por)$/.test(first) && others.length === 0 && findPackaging(noun) !== undefined
  );
}

/** `What is the weight?`, `¿Qué medidas tienen?`, `How many boxes are there?`: the words around what is asked. */
const ASKS = /^(?:what(?: is| are)?|which|que|cual(?:es)?(?: es| son)?)(?: (?:the|el|la|los|las|your|su|sus))? /;
const ASKED_OF = / (?:are there|do you have|do they have|have they|son|hay|tienen?|es|are|is|serian|van|llevan?)$/;

function isOnePackage(word: string): boolean {
  const family = findPackaging(word);
  return family !== undefined && family !== 'piece' && family !== 'unit' && !word.endsWith('s');
}

/** `peso de cada caja`, `dimensions per piece`, `cantidad de cajas`: a known label and what it applies to. */
function findComposedField(phrase: string): LabelField | undefined {
  const words = phrase.split(' ');
  if (words.length === 1 && phrase.endsWith('s') && findPackaging(phrase) !== undefined) return 'pieces';
  if (words.length < 2 || words.length > 7) return undefined;
  if (OF_PACKAGE.test(phrase) && isPerPieceLabel(phrase)) return 'weight';
  const asked = phrase.replace(ASKS, '').replace(ASKED_OF, '');
  if (asked !== phrase && asked !== '') return findLabelField(asked);
  for (let k = words.length - 1; k > 0; k -= 1) {
    const head = words.slice(0, k).join(' ');
    const rest = words.slice(k);
    const last = rest.at(-1) ?? '';
    const field = BY_PHRASE.get(head);
    if (field && MEASURES.has(field) && PER_PIECE_SUFFIX.test(rest.join(' '))) return field;
    if (WEIGHT_UNIT.test(last) && rest.length === 1 && isOfPackages(head)) return 'weight';
    if (!COUNTS.test(head)) continue;
    const linked = /^(?:de|of)$/.test(rest[0] ?? '');
    if (rest.length <= (linked ? 3 : 2) && findPackaging(last) !== undefined) return 'pieces';
    if (
      linked &&
      rest.length === 2 &&
      last.length > 4 &&
      last.endsWith('s') &&
      !/^(?:dias|days|horas|meses)$/.test(last)
    )
      return 'pieces';
  }
  return undefined;
}

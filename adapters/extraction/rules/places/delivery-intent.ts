import type { Incoterm } from '../../../../domain/pricing/incoterm/incoterm.js';
import type { Label } from '../text/labels.js';
import type { TokenStream } from '../text/token-stream.js';
import type { PlaceMention } from './place-mention.js';
import { WANTED_IN } from './place-roles.words.js';
import { quoteWords } from './route-origin.js';
import { SITE_HEADS } from './site-names.words.js';

/** What the email states about the delivery beyond the airport. */
export type DeliveryIntent = 'door' | 'airport' | 'unsaid';

const COLLECTS =
  /\b(?:(?:la )?entrega (?:final |local )?(?:la |ya la )?(?:hacemos|hago|hara|hace|coordinamos|manejamos) (?:nosotr[oa]s|yo|el cliente|mi cliente)|(?:la )?entrega (?:final |local )?(?:corre|va|es) por (?:nuestra|mi) cuenta|(?:we|i)(?: ' ?ll| will)? (?:do|handle|make|arrange) (?:the )?(?:final |local )?delivery (?:ourselves|myself)|no (?:delivery(?! (?:before|after|until|till|on|in|earlier|between)\b)|need (?:for )?(?:of )?delivery|entrega|necesito (?:q|que) me l|door)|no need delivery|without delivery|sin entrega|delivery (?:is )?not (?:needed|required)|no (?:requiere|requerimos|necesitamos) entrega|not need(?:ed)? delivery|don't need delivery|airport to airport|aeropuerto a aeropuerto|airport-to-airport|a2a|ata basis|solo (?:el )?flete|freight only|only freight|(?:customer|consignee|client|cnee|buyer|consignatario|cliente) (?:will )?(?:collects?|picks?|pick up|clears? at|retira|recoge|lo retira|lo recoge)|(?:hasta|until|solo hasta|only to|up to) (?:el |the )?(?:[a-z]{3} )?(?:aeropuerto|airport|aduana)(?!.{0,40}\b(?:y|con|mas|and|plus|with|then|luego)(?: [a-z]+){0,2} (?:entreg|deliver|llev|traslad|puerta|door))|puesto en (?:el )?aeropuerto|(?:arrange|arranges) (?:own|their own|its own) (?:pick ?-?up|delivery)|own pick ?-?up|nothing (?:on your end |else |more )?(?:beyond|past|after) (?:the )?(?:airport|terminal)|nada mas hasta|(?:me |nos )?(?:l[oa]s? )?(?:dej|entreg|traig|traen|pong|ponen|llev)[a-z]* (?:solo |nada mas )?(?:en|a|al|hasta) (?:el )?aeropuerto(?! de (?:origen|salida)))\b/;
/** `deliver to buyer factory, arranged by buyer`, `entrega no requerida`, `airport delivery only`. */
const NOT_BY_US =
  /\barranged? by (?:the )?(?:buyer|consignee|customer|client|cnee)\b|\bentrega no requerida\b|\bairport delivery only\b/;
/** `has not told us yet … if he wants it delivered`, `aún no definimos … ni si la entregan ustedes`: nothing is asked for yet. */
const NOT_YET = /\b(?:not|aun no|todavia no)\b/;
const WHETHER_DELIVERED = /\b(?:if|whether|si) (?:(?!if\b|si\b|whether\b)[a-z]+ ){1,3}(?:deliver|entreg)/;
/** Only the charges at destination are asked for: no delivery, unless it is named among them. */
const CHARGES_ONLY =
  /\b(?:(?:local|destination) charges only|(?:only|solo|solamente) (?:local|destination) charges)\b(?!.{0,60}\b(?:delivery|entrega|deliver|door)\b)/;
const PICKS_UP =
  /\b(?:retir(?:o|a|amos|an|aremos|are|ar|aria|arl[oa]s?)|recog(?:e|emos|en|eremos|er|ere|erl[oa]s?)|recoj\w+|pas[oa]\w* (?:a )?rec\w+|desaduanamos|collects?|collect it|collect them|we(?:'ll| will)? (?:pick|collect)|i(?:'ll| will)? (?:pick|collect|come)|pick (?:it|them|this) up|picks? up|lo saco|la saco|sacamos|nos l[oa]s? llevamos|lo recibe|la recibe|los recibe|nos encargamos del transporte|own (?:truck|transport)|our (?:own )?truck|(?:mandamos|mando|enviamos|envio|mandaremos|send|sending|will send) (?:el|un|nuestro|mi|our|the|my|a) (?:camion|camioncito|truck|van|pick ?up)|con (?:nuestro|mi) camion|tenemos .{0,30}camion|lo movemos nosotros|movemos nosotros|tramitador)\b/;
/** `where our partner picks it up`. */
const PICKS_IT_UP = /\bpicks (?:it|them|this) up\b/;
const AT_AIRPORT =
  /\b(?:airport|aeropuerto|terminal|sal|sjo|pty|gua|mga|sap|tgu|lir|aduana|comalapa|tocumen|nosotros|nosotras|yo mism[oa]|recojo yo|yo lo|recojo|retiramos|desaduanamos|ourselves|ahi|alla|there|come pick|own)\b/;
const DELIVERS =
  /(?:^|[,;/(] )(?:a |en )?(?:puerta|door)(?= ?(?:[,;/).]|$))|\b(?:(?:me|nos) l[oa]s? (?:tienen que |tendrian que |deben |pueden |podrian |van a )?(?:poner|pongan|ponen|dejar|dejen|dejan|traer|traigan|llevar|lleven) (?:aqui |aca |hasta )?(?:a|en|hasta) (?:la|el|mi|nuestr[oa]) (?!(?:aeropuerto|aduana|terminal))|(?:right |straight |all the way |down )to (?:the|my|our) (?:place|farm|house|home|shop|store|ranch|workshop)\b|puerta a puerta|door to door|door-to-door|d2d|dtd|(?:to|at) (?:(?:the|his|her|our|their|my) (?:[a-z]+ )?)?door|hasta la puerta|a domicilio|deliver(?:ed|y|s|ing)?\b|entreg\w+|con entrega|airport to door|door delivery|last mile|(?:then|and then|luego|despues) (?:by |a |por )?(?:truck|road|land|tierra|camion)(?: to| on to| a| hasta)?|(?:de|desde) (?:ahi|alli|alla) (?:por tierra |en camion )?(?:a|al|hasta) (?!(?:el )?(?:aeropuerto|aduana|terminal))|(?<!\b(?:we|i|they)(?: ?' ?(?:d|ll)| will| can)? )truck(?:ed|ing)? (?:it |them )?(?:on |over |up |down )?to|ultima milla|l[oa]s? (?:llevar(?:ia|ian|an)|dejar(?:ia|ian|an)|entregar(?:ia|ian|an)) (?:a|en|hasta) (?!(?:el |la )?(?:aeropuerto|aduana|terminal))|(?:then|and|plus|luego|despues|y|mas) (?:by |on by |en |por )?(?:a )?(?:truck(?:ed|ing)?|road|camion|tierra|terrestre) (?:it |them |on |up |down |over )?(?:to|a|hasta) (?!(?:the |el |la )?(?:airport|aeropuerto|terminal))|brought to|bring it (?:to|there)|bring them|llevar(?:lo|la|los|las)? (?:a|hasta)|(?:que )?l[oa]s? dejen|nos l[oa]s? (?:dejen|traigan|lleven)|me l[oa]s? (?:traigan|lleven|dejen)|(?:llevar|subir|bajar|trasladar|mover|mandar|enviar|pasar)(?:me|nos)?l[oa]s? (?:a|al|hasta) (?!(?:el )?(?:aeropuerto|aduana|terminal|sjo|pty|mga|sal|gua|tgu|sap|lir)\b)|(?:hasta|asta|ata) (?:mi|nuestr[oa]|la|el|su) (?:bodega|casa|taller|planta|clinica|tienda|negocio|local|oficina|soda|finca|hotel|laboratorio|sucursal|almacen|edificio|obra|empresa|fabrica|optica|puerta|restaurante|farmacia)|hasta bodega|puest[oa]s? en (?:(?:la|el|su) )?(?:bodega|planta|tienda|nuestr|mi|casa|sucursal|taller|destino|finca|obra|oficina|fabrica|clinica|hospital|local|hotel)|en nuestr[oa] (?:bodega|planta|tienda|taller|local|clinica|deposito|almacen|oficina|sucursal|fabrica)|\ba (?:mi|nuestr[oa]|su) (?:casa|bodega|taller|oficina|tienda|planta|local|finca|clinica|negocio|hotel|sucursal)|\bdlv(?:r|ry|d)?\b|\bdoor (?:rate|price|quote|service)s?\b|(?:ahi|alli|alla) (?:mismo )?(?:hay que|tienen que|se tiene que|me l[oa]s?|nos l[oa]s?|l[oa]s?) ?(?:dej|entreg|llev)\w*|to (?:my|our|his|her|their) (?:[a-z]+ )?(?:office|house|home|shop|store|warehouse|plant|clinic|lab|site|place|factory|hotel)|l[oa] (?:necesitamos|necesito|ocupo|ocupamos) en (?!\d|(?:el |la )?(?:aeropuerto|terminal)|[a-z]+ (?:dias?|semanas?|horas?|meses)\b|(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\b)|(?:l[oa]s) (?:necesitamos|necesito|ocupo|ocupamos|quiero|queremos) .{0,12}en|(?:hasta|asta) mi|hasta nuestr[oa]|to the consignee|consignee's (?:door|warehouse|premises)|d\/d|a\/d|traer(?:lo|la)? (?:a|hasta) (?:mi|nuestr)|traerl[oa]s? (?:a|al|hasta) (?:la |el )?(?:colonia|barrio|residencial|casa|bodega|taller)|(?:me|nos|se) l[oa]s? (?:pueden |puede |podrian |van a |pudieran )?(?:dej|traig|traen|traer|llev|entreg|pon(?:e|g)|mand|envi|sub)[a-z]*(?! (?:en|a|al|hasta) (?:el |la )?(?:aeropuerto|aduana|terminal|sjo|pty|mga|sal|gua|tgu|sap|lir))|l[oa]s? (?:llevan|dejan|entregan|traen) (?:a|en|hasta) (?!(?:el |la )?(?:aeropuerto|aduana|terminal))|dej(?:ar|en|arlo|arla|arlos|arlas|armelo|armela|armelos|armelas) (?:en|a|hasta) (?!(?:el |la )?(?:aeropuerto|aduana|terminal))|(?:en|a|hasta) (?:mi|mis|nuestr[oa]) (?:casa|tienda|bodega|taller|local|negocio|oficina|apartamento|finca|planta|clinica|hotel|restaurante|consultorio|farmacia|ferreteria|almacen)|(?:up to|to|at|till|until) (?:the )?(?:consignee|cnee|customer|client|buyer|receiver)(?: ' s)? (?:door|warehouse|premises|site|facility|plant)|\bdoor (?:in|at)\b|\b(?:to|into|until) (?:the )?(?:[a-z]+ ){0,2}free zone|(?:hasta|a|en) (?:la )?zona franca)/;
/** `me lo pueden llebar a la casa`: by ear. */
const DELIVERS_BY_EAR = new RegExp(
  String.raw`\b(?:me|nos) l[oa]s? (?:pued?en? |puden |podrian |[vb]an a )?` +
    String.raw`(?:lle[bv]|en[bv]i)[a-z]{1,6}(?! (?:a|al|hasta) (?:el )?(?:aeropuerto|aduana)\b)` +
    String.raw`|\bl[oa]s? (?:lle[bv]an|traen|dejan|entregan) (?:asta|ata) (?!(?:el )?(?:aeropuerto|aduana))`,
);
/** `must reach the production office`, `get them to the shop`, `que llegue a la clínica`: the way ends at a site. */
const REACHES =
  /\b(?:reach|get (?:it|them|all|everything) (?:in)?to|arrive at|llegue[n]? (?:a|hasta)|llegar (?:a|hasta)) (?:the|our|my|la|el|mi|nuestr[oa]) (?:[a-z]+ ){0,2}(?:office|house|home|shop|store|warehouse|plant|clinic|lab|site|factory|hotel|hospital|school|oficina|casa|bodega|taller|tienda|planta|clinica|fabrica|obra|escuela)s?\b/;
/** `would like it trucked out to them`: brought to who gets the goods. */
const TO_THEM =
  /\b(?:truck(?:ed)?|haul(?:ed)?|brought|bring) (?:it |them |this )?(?:out |over |up |down |on )?to (?:us|them|him|her|me)\b/;
/** `with and without delivery`: asked for, beside a price without it. */
const EITHER = /\b(?:with (?:and|or) without|with \/ without|con (?:y|o) sin)\b/g;
/** `puesto en Heredia`: delivered to a town; to a country it is the price at its airport. */
const PLACED = /\bpuest[oa]s? (?:aqui |aca |alla |alli )?en (?:el |la )?(\p{L}+)/gu;
const NO_TOWN: ReadonlySet<string> = new Set(
  'aeropuerto aduana terminal origen sjo lir pty mga sap tgu sal gua panama guatemala salvador costa honduras nicaragua'.split(
    ' ',
  ),
);
/** `freight collect`: who pays, not who fetches. */
const PAYS_COLLECT =
  /\b(?:freight|flete|charges|fletes|shipment|prepaid or|prepaid \/) collect\b|\bcollect (?:basis|terms|shipment|freight)\b/g;
/** `nosotros lo llevamos a Heredia`, `we truck it to Heredia ourselves`: the way on is not ours. */
const OWN_HAUL =
  /\b(?:nosotr[oa]s l[oa]s? (?:llevamos|movemos|trasladamos|transportamos)|(?:truck|haul|take|drive|move|bring)s? (?:it|them) (?:on )?to (?:[a-z]+ ){1,4}(?:ourselves|myself|himself|herself|themselves))\b/;
/** `pick up 9 am`, `pickup ready Friday`: when the goods are fetched at the origin. */
const PICK_UP_TIME =
  /\b(?:no|without) pick ?-? ?up\b|\bpick ?-? ?up (?:is |are )?not (?:needed|required)|\bpick ?-? ?up (?:at |on |by |is |from )?(?:\d|today|tomorrow|ready|date|time|address|monday|tuesday|wednesday|thursday|friday)/g;
/** `el del carrito que lo lleva al aeropuerto`: what others do at the origin. */
const OTHERS_HAUL =
  /\b(?:que l[oa]s? (?:llev|tra)[ae]n? (?:a|al|hasta)|(?:who|that) (?:takes?|brings?|hauls?) (?:it|them) to)(?: el| the)? (?:aeropuerto|airport)/g;
/** `Pick up ya está en Miami`, `PU is at the warehouse`: the cargo, and where it is fetched. */
const PICK_UP_PLACE =
  /\b(?:pick ?-? ?up|pu) (?:ya |already )?(?:esta|es|is|en|in|from) (?!(?:en |at )?(?:el |the )?(?:aeropuerto|airport|terminal|aduana))/g;
/** `We take delivery at the airport`: who takes it, fetches. */
const TAKES_DELIVERY = /\b(?:take|takes|taking|will take) (?:the )?delivery (?=(?:[a-z]+ ){0,4}(?:at|in|from)\b)/g;
/** `please collect there`: what is asked of us at the origin. */
const ASKED_OF_US =
  /\bpick ?-? ?up (?:[a-z0-9:]+[ -]+){0,5}(?:at|from|in) (?:our|the (?:shipper|supplier|vendor|factory)(?: ' ?s)?) (?:dock|factory|warehouse|plant|premises|door|site)|\b(?:please|pls|kindly|favor(?: de)?|por favor|can you|could you|you (?:need|have) to|you will(?: need to| have to)?|podrian|pueden|deben|hay que) (?:also |tambien )?(?:collect|pick ?-? ?up|fetch|recoger|retirar)\w*/g;
const DECLINES =
  /\b(?:no need delivery|no delivery(?! (?:before|after|until|till|on|in|earlier|between)\b)|sin (?:entrega|delivery|reparto)|without delivery|not? (?:need|want|require)[^.]{0,16}delivery|delivery (?:is )?not|coti[a-z]+ sin entrega|entrega en planta .{0,12}\[ \] si)\b/;
const TERMS =
  /\b(?:entregamos(?: nosotros)?|(?:proveedor|supplier|shipper|fabrica|fabricante|vendor|manufacturer) (?:nos |lo |la |los |las |will |can )?(?:entreg|deliver)\w*|delivery (?:terms?|conditions?|basis)|(?:delivery|entrega) ?: ?(?:exw|fca|fas|fob|cfr|cnf|cif|cpt|cip)\b|no delivery (?:before|after|until|till|on|in|earlier|between)|se l[oa]s? (?:mando|envio|mandamos|enviamos|mandare|enviare|mandaremos|enviaremos|hago llegar)\b|entreg(?:ar|amos|an|a|aran|o)?les\b|les entreg\w+|deliver\w* (?:it |them |this )?to (?:you\b|your (?:warehouse|agent|hub|dock))|(?:cobr\w+|cost\w+|pag\w+) (?:[a-z0-9]+ ){0,4}por llevarl[oa]s? (?:a|al|hasta) (?:el )?(?:aeropuerto|terminal)|delivery (?:time|days|date)|terms? of delivery|deliver\w* to the (?:carrier|airline|airport|terminal|forwarder|agent)|(?:bring|brought|take|taken) (?:it|them|this)? ?(?:only |just )?(?:up )?to (?:the )?(?:airport|terminal)|condicion(?:es)? de entrega|fecha de entrega|tiempo de entrega|plazo de entrega|dias de entrega|(?:pago |cobro |payment |cash )?(?:contra ?entrega|contra la entrega|on delivery)|delivery receipt|delivery order|shippers? delivers?|delivered (?:to|at) (?:the )?(?:origin|airport of departure)|entrega(?:mos|n)? en (?:origen|miami)|delivered there by our|supplier (?:will )?delivers?|we (?:can |will )?deliver)\b/g;

/** `Modo de entrega:` with a term in the next cell, `nos entrega tres cajas para embarcar`: what the seller does. */
const OF_SELLER = new RegExp(
  String.raw`\b(?:delivery|entrega) ?:[ \t]{1,3}(?:exw|fca|fas|fob|cfr|cnf|cif|cpt|cip)\b` +
    String.raw`|\bnos entregan? (?:[a-z0-9]{1,14} ){1,3}para (?:mandar|enviar|embarcar|despachar)\b`,
  'g',
);
/** `DAT Tocumen cargo terminal`, `DAP aeropuerto`: the place of the term is the airport itself. */
const TERM_AT_AIRPORT =
  /\b(?:dap|dpu|dat|ddp|ddu) (?:[a-z]+ ){0,3}(?:airport|aeropuerto|cargo terminal|terminal)\b(?! (?:to|a) (?:the )?(?:door|puerta))/;

/** A passage with the places that it names. */
export interface NamedPassage {
  readonly stream: TokenStream;
  readonly places: readonly PlaceMention[];
}

const DELIVERY_BEFORE =
  /(?:^|[,;/(:-] ?|\b(?:until|till|upto|up to|to|a|hasta|and|y) )(?:the |la )?(?:door|puerta|dr)(?: (?:in|at|to|en|a))? ?[:,-]? ?$/;

/** `door Managua`, `until door San José`, `la quiero en Masaya`: a place of ours right behind the door, or where the goods are wanted. */
function isDeliveredTo(stream: TokenStream, places: readonly PlaceMention[], from: number, to: number): boolean {
  return places.some(
    ({ at, named }) =>
      at >= from &&
      at < to &&
      named.places.length > 0 &&
      (DELIVERY_BEFORE.test(stream.getFoldedText(Math.max(from, at - 5), at)) ||
        (named.origins.length === 0 &&
          named.airportTown === undefined &&
          WANTED_IN.test(`${stream.getFoldedText(Math.max(from, at - 6), at)} `))),
  );
}

const FETCHED_BEFORE =
  /\b(?:se l[oa]s? |se )(?:recog|retir|busc)[a-z]+ (?:[a-z]+ ){0,2}en (?:el |la )?$|\b(?:collected|picked up) (?:at|in|from) $/;
const FETCHED_REACH = 7;

/** `se recoge en Villa Canales`, `to be collected in Soyapango`: somebody fetches the goods in a place of ours. */
function isFetchedThere(stream: TokenStream, places: readonly PlaceMention[], from: number, to: number): boolean {
  return places.some((place) => {
    if (place.at < from || place.at >= to || place.named.places.length === 0) return false;
    const isOurs = place.named.origins.length === 0 || isAtHome(place);
    return (
      isOurs && FETCHED_BEFORE.test(`${stream.getFoldedText(Math.max(from, place.at - FETCHED_REACH), place.at)} `)
    );
  });
}

/** How many words behind `aeropuerto` its town may stand. */
const AIRPORT_REACH = 5;

/** `We would bring them to Heathrow ourselves`: the way to the airport of the origin. */
function isHauledAbroad({ tokens }: TokenStream, places: readonly PlaceMention[], from: number, to: number): boolean {
  const at = tokens.findIndex(({ fold }, k) => k >= from && k < to && /^(?:ourselves|myself|nosotr[oa]s)$/.test(fold));
  const isBehind = /^nosotr/.test(tokens[at]?.fold ?? '');
  const named = places.filter((one) => one.at >= from && one.to <= to);
  const place = isBehind ? named.find((one) => one.at > at) : named.findLast((one) => one.at < at);
  return place !== undefined && isAbroad(place);
}

/** `nos la entregan en el aeropuerto de Zaragoza`: where the goods leave from. */
function isAirportAbroad({ tokens }: TokenStream, places: readonly PlaceMention[], from: number, to: number): boolean {
  const airport = tokens.findIndex(({ fold }, k) => k >= from && k < to && /^(?:aeropuerto|airport)$/.test(fold));
  const place = places.find(({ at }) => at > airport && at <= airport + AIRPORT_REACH && at < to);
  // `Zaragoza` is also a town of El Salvador: one that has an airport abroad is meant by the name of the airport.
  return airport >= 0 && place !== undefined && place.named.origins.length > 0 && !isServed(place) && !isAtHome(place);
}

/** `Managua`: the town of the region that the airport is in. */
function isAtHome({ named: { origins, places } }: PlaceMention): boolean {
  return origins.some((airport) => places.some((place) => place.countryCode === airport.countryCode));
}

function isAbroad(place: PlaceMention): boolean {
  return place.named.origins.length > 0 && place.named.places.length === 0 && !isServed(place);
}

function isServed({ named: { airport, airportTown, country } }: PlaceMention): boolean {
  return (airport ?? airportTown ?? country) !== undefined;
}

/** Whether goods are to be delivered beyond the airport: the newest statement decides, else the term does. */
export function resolveDeliveryIntent(streams: readonly NamedPassage[], term: Incoterm | undefined): DeliveryIntent {
  let atAirport = false;
  for (const { stream, places } of streams) {
    let delivers = false;
    let fetched = false;
    for (let i = 0; i < stream.tokens.length; ) {
      const end = Math.max(i + 1, findClauseEnd(stream, i));
      const clause = readClause(stream, i, end);
      if (TERM_AT_AIRPORT.test(clause)) atAirport = true;
      const declines = DECLINES.test(clause);
      if (
        declines ||
        NOT_BY_US.test(clause) ||
        (COLLECTS.test(clause) && !isAirportAbroad(stream, places, i, end)) ||
        (OWN_HAUL.test(clause) && !isHauledAbroad(stream, places, i, end)) ||
        CHARGES_ONLY.test(clause) ||
        isFetchedThere(stream, places, i, end) ||
        ((PICKS_UP.test(clause) || PICKS_IT_UP.test(clause)) && AT_AIRPORT.test(clause))
      )
        fetched = true;
      if (!declines && (statesDelivery(clause) || isDeliveredTo(stream, places, i, end)) && !DENIED.test(clause))
        delivers = true;
      i = end;
    }
    for (const label of stream.labels) {
      if (isDeliveryLabel(stream, label)) delivers = true;
      if (
        !CONSIGNEE.test(label.phrase) &&
        label.field === 'delivery' &&
        /^(?:no\b|none|sin\b|not\b)/.test(readValue(stream, label))
      )
        fetched = true;
    }
    if (fetched) return 'airport';
    if (delivers) return 'door';
  }
  const atPlace = term === 'DAP' || term === 'DDP' || term === 'DPU';
  return atPlace && !atAirport ? 'door' : 'unsaid';
}

/** The words that ask for the delivery: the first label of one, or the first sentence from its word on. */
export function findDeliveryWords(passages: readonly NamedPassage[]): string | undefined {
  for (const { stream, places } of passages) {
    const label = stream.labels.find((one) => isDeliveryLabel(stream, one));
    if (label) return quoteWords(stream, label.at, Math.min(label.to, label.from + REACH_OF_WORDS));
    for (let i = 0; i < stream.tokens.length; ) {
      const end = Math.max(i + 1, findClauseEnd(stream, i));
      if (statesDelivery(readClause(stream, i, end)) || isDeliveredTo(stream, places, i, end)) {
        const at = stream.tokens.findIndex(({ fold }, k) => k >= i && k < end && DELIVERY_WORD.test(fold));
        return quoteWords(stream, Math.max(i, at), end);
      }
      i = end;
    }
  }
  return undefined;
}

const REACH_OF_WORDS = 8;
const DELIVERY_WORD = /^(?:deliver|entreg|door|puerta|puest|domicilio|truck|brought|bring|llev|dej|reach|llegu|dlv)/;
const DENIED = /\bno\b.{0,30}\b(?:entreg|deliver|llev)/;

/** The words of a sentence without those that speak of another delivery or pick-up. */
function readClause(stream: TokenStream, from: number, to: number): string {
  return dropUndecided(stream.getFoldedText(from, to))
    .replace(/ - /g, '-')
    .replace(/ ' /g, "'")
    .replace(TERMS, ' ')
    .replace(OF_SELLER, ' ')
    .replace(EITHER, 'with')
    .replace(PAYS_COLLECT, ' ')
    .replace(ASKED_OF_US, ' ')
    .replace(TAKES_DELIVERY, 'collect it ')
    .replace(PICK_UP_TIME, ' ')
    .replace(OTHERS_HAUL, ' ')
    .replace(PICK_UP_PLACE, ' ');
}

function dropUndecided(clause: string): string {
  const from = clause.search(NOT_YET);
  return from < 0 ? clause : clause.slice(0, from) + clause.slice(from).replace(WHETHER_DELIVERED, ' ');
}

function statesDelivery(clause: string): boolean {
  return [DELIVERS, DELIVERS_BY_EAR, REACHES, TO_THEM].some((one) => one.test(clause)) || isPlacedInTown(clause);
}

function readValue(stream: TokenStream, label: Label): string {
  return stream.getFoldedText(label.from, Math.min(label.to, label.from + 6));
}

const NO_DELIVERY_VALUE =
  /^(?:no|n \/ a|none|sin|not|consignee|airport|aeropuerto|\[|(?:exw|fca|fas|fob|cfr|cnf|cif|cpt|cip)\b)/;

/** `Delivery: Estelí`, `Destino final: Estelí`: a label with words of a place beyond the airport. */
function isDeliveryLabel(stream: TokenStream, label: Label): boolean {
  if (CONSIGNEE.test(label.phrase)) return false;
  const value = readValue(stream, label);
  if (label.field === 'delivery' && /\p{L}{3}/u.test(value) && !NO_DELIVERY_VALUE.test(value)) return true;
  if (isFinalPlace(label)) return /\p{L}{4}/u.test(value) && !AT_AIRPORT.test(value);
  // `Destino: Hospital del Norte, Liberia (LIR)`: no flight ends in a house.
  return label.field === 'destination' && SITE_HEADS.has(stream.tokens[label.from]?.fold ?? '');
}

/** Who receives the goods: where he sits is a place of delivery only under a term of delivery. */
const CONSIGNEE = /^(?:consignee|cnee|consignatario)$/;

function isPlacedInTown(clause: string): boolean {
  return [...clause.matchAll(PLACED)].some(([, word]) => word !== undefined && !NO_TOWN.has(word));
}

function findClauseEnd(stream: TokenStream, i: number): number {
  const end = stream.getClauseEnd(i);
  return Math.min(end, stream.getLineEnd(i) + 1);
}

/** `Destino final: Estelí`: where the goods end, beyond the airport. */
function isFinalPlace(label: Label): boolean {
  return label.field === 'destination' && /\bfinal\b/.test(label.phrase);
}

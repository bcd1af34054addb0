import type { TokenStream } from '../text/token-stream.js';
import { isPartOfName, type SetAsideRole } from './place-asides.js';
import { isRoadTo, type PlaceGroup } from './place-groups.js';
import { areAlternatives, findRoutePairs, isChangeOfFlight } from './route-pairs.js';

/** How strongly the words around a place speak for each of its roles; negative: against. */
export interface PlaceRoles {
  readonly group: PlaceGroup;
  readonly origin: number;
  /** Where the flight ends. */
  readonly arrival: number;
  /** Where the goods are delivered beyond the airport. */
  readonly delivery: number;
  /** Why it has no role in the shipment; undefined where it may have one. */
  readonly aside: SetAsideRole | undefined;
  /** One of two places that are still to be chosen from. */
  readonly alternative: boolean;
  /** Words of the way on from the airport lead to it, be it across a border. */
  readonly beyond: boolean;
}

const FROM =
  /(?:\bfrom|\bex|\bdesde|\borigin|\borigen|\bout of|\b(?:salen?|saldrian?|saldra|saliendo)(?: de| desde| por)?|\bprocedentes? de|\bcoming from|\bdespachan? (?:de|desde)|\bcompr(?:e|amos|aron|ado) en|\bpick(?: |-)?up (?:in|at|from|en)|\brecog(?:er|ida)(?: :)? ?(?:en)?|\btraer(?:las|los|lo|la)? (?:de|desde)|\bdeparture|\bloading|\bdeparting|\bhand(?:ed)? over at|\bdrop (?:it |them )?(?:at|off at)|\bplanta de origen|\btenemos en|\btengo en|\bmercaderia esta en|\bmercancia esta en|\bcarga esta en) (?:: )?(?:the |el |la |los |las |our |nuestro |aeropuerto de |aeropuerto |airport |airport : |city of |ciudad de |vendor in |vendor at |shipper in |supplier in |zona libre de |of |de |international |in |at |en )*$/;
/** Words that mark a foreign place as the origin, and have no meaning for one in the region. */
const FROM_ABROAD =
  /(?:\bestan? (?:lista|listo|listas|listos )?(?:en|esperando en)|\besperando en|\blist[oa]s? en|\bwaiting (?:in|at)|\bready (?:in|at)|\bsitting (?:in|at)|\b(?:supplier|vendor|factory|manufacturer|shipper|proveedor|fabrica|taller|bodega|warehouse|agent|fabricante) (?:in|near|de|en|at)|\bde|\bencuentran? en|\bubicad[oa] en|\bsister in|\bnear|\bat|\bin|\ben|\bour|\bvia shipper in) (?:the |el |la |los |las |aeropuerto de |ciudad de )*$/;
const TO =
  /(?:\bto|\ba|\bal|\bhasta|\basta|\bhacia|\bpara|\bpa|\binto|\bdestination|\bdestino|\bdest|\blleg(?:a|an|ar|aria|arian) (?:a|por|al|en)|\barriv(?:al|ing|e)(?: (?:in|at))?|\bfor|\bpor|\bvuela a|\bcost|\bprice|\bdown in|\bdown to|\bin|\ben|\bnow|\bahora) (?:: )?(?:the |el |la |los |las |our |nuestro |nuestra |aeropuerto de |aeropuerto internacional |aeropuerto |airport |airport : |city of |ciudad de |solo |only |international )*$/;
const TERM = /\b(?:dap|ddp|ddu|dpu|dat|daf)\b/;
/** `Rotterdam (sale por Schiphol)`: the airport of a town that has none. */
const FLIES_FROM =
  /\b(?:sal(?:e|en|iendo|drian?|dra)|vuelan?|fl(?:y|ies|ying)|depart(?:s|ing)) (?:por|from|via|desde) (?:el |la |the )?$/;
/** `to our retreat in ...`, `hasta nuestro vivero en ...`. */
const TO_SITE =
  /\b(?:(?:to|into) (?:our|my|the|his|her|their|a)|(?:a|al|hasta|para) (?:nuestr[oa]|mi|su|la|el|un|una)?) ?(?:[a-z]+ ){1,3}(?:in|at|near|en) $/;
/** `hasta nuestra imprenta en ...`: the sender's own site is a delivery address. */
const TO_OWN_SITE =
  /\b(?:(?:to|into) (?:our|my|his|her|their)|(?:a|hasta|para) (?:nuestr[oa]|mi|su)) (?:[a-z]+ ){1,3}(?:in|at|near|en) $/;
const ANY_TERM = /\b(?:exw|fca|fob|cfr|cif|cpt|cip|cnf|c & f) $/;
const DELIVER =
  /\b(?:deliver(?:y|ed|ing|s)?|entreg\w+|door|domicilio|puerta|bodega|warehouse|planta|plant|taller|clinica|clinic|office|oficina|house|casa|hospital|tienda|store|shop|obra|site|consignee|cnee|consignatario|hotel|resort|local|lab|laboratorio|fabrica|factory|bring|brought|llev(?:ar|arlo|arla|en|an|a|e|arlas|arlos)|hogar|asilo|convento|university|universidad|laboratory|orphanage|soda|finca|instalaciones|puesto en|deposito|facility|sucursal|almacen|edificio|residencia|distributor|client|cliente|optica|farmacia|restaurante|iglesia|escuela|customer|final destination|destino final|necesit(?:o|amos)|apartamento|home|parroquial|place|ship to|quiero|quer(?:emos|ia)|ocupo|dejen|traigan|puesto)\b/;
const VIA =
  /(?:\bvia|\btransbordo en|\bthrough|\bescala en|\bstop(?:over)? in|\bconnecting in|\bconexion en|\btransito por|\bconsolidated in|\bor|\band) (?:via )?$/;
const NEGATED =
  /(?:\bnot|\bno|\by no|(?<!\bwith (?:and|or) |\bcon [yo] )\b(?:no|without|sin) (?:delivery|entrega)(?: to| en| a)?|\binstead of|\ben vez de|\ben lugar de|\brather than|\bni|\bnot the|\bexcept|\bexcepto|\bya no es|\bno es|\bno a|\bnot to|\bsino (?:en|a|hasta)|\bif not (?:in|to)|\botherwise (?:in|to)|\bnot in|\bno en|\bno longer|\bno va a) (?:to |in |a |en |the |el |la )?$/;
const PAST =
  /\b(?:in (?:19|20)\d\d|en (?:19|20)\d\d|last (?:time|year|month|shipment)|la ultima vez|el ano pasado|embarque anterior|another company|otra empresa|embassy|embajada|la vez pasada|previous shipment|(?:old|last|previous|earlier) (?:quote|quotation|booking)|(?:quote|cotizacion) q ?\d{2,6} (?:was|era|fue)|cotizacion (?:anterior|pasada))\b/;
const STREET =
  /\b(?:colonia|col|col \.|barrio|bo|residencial|calle|avenida|ave|av|calzada|boulevard|blvd|bulevar|gimnasio|iglesia|pulperia|bar|parque|plaza|torre|edificio|poligono|(?<!destino |destination |entrega |delivery |place |lugar |puerta )final|urbanizacion|urb|reparto|carretera|carr|autopista|ruta|semaforos|rotonda|gasolinera|escuela|estadio|cementerio|antigua|antiguo|puente|cine|hospital|clinica|banco|supermercado|super|universidad|monumento|parqueo|cerro|laguna|lago|volcan|rio|av \.|c \.|licda|lic|ing|dr|dra|don|dona|sr|sra|mr|mrs|ms|senor|senora|sres) (?:de |del |la |el |los |las |al |a |: |\. )*$/;
/** `SJO then truck to ...`, `y de ahí por tierra hasta ...`: the way on from the airport. */
const ONWARD =
  /\b(?:(?:then|luego|despues) (?:[a-z]+ ){0,3}(?:to|a|al|hasta)|(?:de|desde) (?:ahi|alli|alla) (?:[a-z]+ ){0,3}(?:a|al|hasta)|truck(?:ed|ing)? (?:[a-z]+ ){0,2}to|(?:por tierra|by road|by truck|en camion) (?:to|a|al|hasta)) ?(?:the |la |el )?$/;
/** `SJO then onwards Grecia`, `with on-carriage to ...`. */
const ONWARDS = /\b(?:onwards?|on ?- ?(?:carriage|forwarding)|oncarriage)(?: to| in)? $/;
/** `ya no es Escazú sino ...`: the place that takes the other one's place. */
const INSTEAD = /\bno (?:es|va|van|en|a|sera|seria|hasta|para)\b.{1,40}\bsino (?:a |en |hasta )?$/;
/** `DAP Liberia... no wait, DAP Bagaces`: only words of correction are between the two. */
const RETRACTED =
  /^\? ?no ,?(?: to| a)?$|^(?:(?!or|and|to|y|o|a)[a-z]+ )?[ ,.(;…-]*(?:(?:no|ay|oh|oops|ups)[ ,.]+)?(?:wait|sorry|perdon|digo|disculpen?|i mean|i meant|quise decir|mejor dicho|me equivoque|correccion|correction|rather|make that)[ ,.:;-]+(?:(?:it ' s|it is|i mean|make that|quise decir|digo|es|no|actually|en realidad)[ ,:]+)?(?:(?:dap|ddp|ddu|dpu|dat|cpt|cip|to|a|al|en|in|hasta|para|for) ?)*$/;
const CHANGED_FROM = /\b(?:changes?d?|cambi[ao]n?|was|era|antes) (?:\w+ )?(?:from|de) $/;

/** `para Managua`, `to San José`: the end of the flight, of which words before another town are not said. */
const FLIES_TO = /\b(?:to|hacia|para|destino|destination)(?: :)? $/;
/** `must be delivered at Soyapango`, `hasta la puerta en Danlí`: the words of the delivery are this place's own. */
const DELIVERED_AT =
  /\b(?:deliver(?:ed|y)?|entreg(?:a|ad[oa]s?|ar)|door|puerta|domicilio)(?: (?:a|at|in|to|en|final|hasta|domicilio|la|el|the))* $/;
/** `Drop at the Tamarindo shop`, `drop it off in Grecia`. */
const DROPPED =
  /\bdrop(?:s|ped|ping)?(?: (?:off|-|it|them|this|all|everything|at|in|to|by|the|our|my|his|her|their))+ $/;
/** `they land at Managua`: the airport of the town. */
const LANDS = /\b(?:lands?|landing|flies|flying|fly|aterrizan?|vuelan?) (?:at|in|into|a|en|al) $/;
/** `to Estelí, right to the door`. */
const DELIVERY_BEHIND = /^(?:,|\()? ?(?:[a-z']+ ){0,5}(?:door|puerta|domicilio|doorstep)\b/;
const BEHIND_REACH = 8;
/** Who receives the goods says less of their way than a place of delivery. */
const CONSIGNEE = /^(?:consignee|cnee|consignatario)$/;

/** Weighs the words around every place. */
export function scoreRoles(groups: readonly PlaceGroup[]): readonly PlaceRoles[] {
  const pairs = findRoutePairs(groups);
  return groups.map((group, k) =>
    scoreRole(group, groups[k - 1], groups[k + 1], {
      first: pairs[k] === true,
      second: pairs[k - 1] === true,
      townBefore: pairs[k - 1] === true ? groups[k - 2] : undefined,
    }),
  );
}

/** Whether the place is the first or the second of two that a sign of a route joins. */
interface PairRole {
  readonly first: boolean;
  readonly second: boolean;
  /** The place before the pair whose second this is. */
  readonly townBefore: PlaceGroup | undefined;
}

function scoreRole(
  group: PlaceGroup,
  previous: PlaceGroup | undefined,
  next: PlaceGroup | undefined,
  { first, second, townBefore }: PairRole,
): PlaceRoles {
  const { stream, at } = group;
  const near = `${stream.getFoldedText(Math.max(stream.getLineStart(at), at - 6), at)} `;
  const isDirected = FLIES_TO.test(near) || stream.findLabelAt(at)?.field === 'destination';
  const before = getTextBefore(group, first ? undefined : (townBefore ?? (isDirected ? previous : undefined)));
  const label = stream.findLabelAt(at);
  const leavesLabel = label?.field === 'origin' || label?.field === 'pickup';
  const leads =
    leavesLabel &&
    ((label.field === 'origin' && label.from !== at && /\b(?:a|al|to|hasta|para) $/.test(near)) ||
      stream.getClauseStart(at) > label.from);
  const field = leads ? undefined : label?.field;
  const either = areAlternatives(previous, group) || areAlternatives(group, next);
  let origin = 0;
  let arrival = 0;
  let delivery = 0;
  if (field === 'origin') origin += 6;
  if (field === 'pickup') origin += 4;
  if (field === 'destination') arrival += 6;
  if (field === 'delivery') delivery += CONSIGNEE.test(label?.phrase ?? '') ? 2 : 6;
  if (field === 'origin' || field === 'pickup') arrival -= 6;
  const byCode = group.mentions.some((one) => one.code);
  if (first && !second) origin += 4;
  if (second) arrival += 4;
  if (second && !first && byCode) origin -= 6;
  if (first && !second && byCode && next !== undefined && !next.airport && next.mentions.some((one) => one.code))
    arrival -= 9;
  const dropped = DROPPED.test(near);
  const leaves =
    (FROM.test(near) && !dropped) ||
    isStartOfRoute(group, near) ||
    (group.places.length === 0 && !group.airport && !group.country && FROM_ABROAD.test(near));
  if (leaves) {
    origin += 4;
    arrival -= 3;
    delivery -= 4;
  } else if (TO.test(near) || CHANGED_FROM.test(stream.getFoldedText(Math.max(0, at - 12), at))) arrival += 2;
  if (/\bto|hasta|a|destino|into|llega\b/.test(near) && TO.test(near) && !/\b(?:in|en|por|for) (?:\w+ )*$/.test(near))
    arrival += 1;
  if (FLIES_FROM.test(near)) origin += 4;
  if (TO_SITE.test(near) && !leaves) arrival += 2;
  if (TO_OWN_SITE.test(near) && !leaves) delivery += 3;
  const term = findLastIndex(before, TERM);
  if (term >= 0 && !leaves) {
    delivery += before.length - term < 60 ? 3 : 1;
    arrival += 1;
  }
  if (DELIVER.test(before) && !leaves) delivery += 2;
  if (/\b(?:deliver|entreg|door|puerta|domicilio|brought|bring|dejen|puest[oa]s? en)\w*/.test(before) && !leaves)
    delivery += 1;
  if (DELIVERED_AT.test(near) && !leaves) delivery += 2;
  if (dropped) {
    arrival += 2;
    delivery += 3;
  }
  if (LANDS.test(near)) delivery -= 2;
  const isNextFar = next?.stream !== stream || next.at - group.to > BEHIND_REACH;
  if (!leaves && isNextFar && DELIVERY_BEHIND.test(stream.getTextAfter(group.to, BEHIND_REACH))) delivery += 2;
  const instead = INSTEAD.test(before);
  const onward = (ONWARD.test(near) || ONWARDS.test(near) || instead) && !group.isAirport;
  if (onward) {
    delivery += 4;
    arrival += 1;
  }
  if (group.isAirport) {
    delivery -= 6;
    arrival += 1;
    origin += 1;
  }
  if (group.mentions.some((one) => one.code)) {
    arrival += 2;
    origin += 2;
  }
  const negated = !instead && NEGATED.test(near) && !/\bno (?:\w+ )?en $/.test(near.replace(NEGATED, ''));
  const via = (VIA.test(near) && !/\b(?:or|and) $/.test(near)) || (first && second && isChangeOfFlight(group, next));
  const aside = findObjection(negated, via, PAST.test(stream.clause(at)), isChangedFrom(group, next));
  if (label?.from !== at && (STREET.test(near) || isRoadTo(stream, at)) && !group.isAirport) {
    delivery -= 5;
    arrival -= 4;
    origin -= 2;
  }
  const everyday =
    !group.airport &&
    group.country === undefined &&
    group.mentions.every(({ named: { places } }) => places[0]?.everydayName === true && places[0].kind !== 'region');
  const said = `${stream.getFoldedText(Math.max(stream.getClauseStart(at), at - 6), at)} `;
  const cued =
    leaves ||
    onward ||
    dropped ||
    first ||
    (TO.test(said) && !/\b(?:for|por|now|ahora|cost|price) $/.test(said)) ||
    TERM.test(said) ||
    ANY_TERM.test(said) ||
    DELIVER.test(said) ||
    second ||
    field === 'destination' ||
    field === 'delivery' ||
    either ||
    group.isAirport;
  if (everyday && !cued)
    return {
      group,
      origin,
      arrival,
      delivery,
      aside: 'word',
      alternative: false,
      beyond: false,
    };
  if (isPartOfName(group)) delivery -= 3;
  if (field === 'name' || field === 'company' || field === 'phone' || field === 'email' || isSalutation(group))
    return {
      group,
      origin: -9,
      arrival: -9,
      delivery: -9,
      aside: 'name',
      alternative: false,
      beyond: false,
    };
  return {
    group,
    origin,
    arrival,
    delivery,
    aside,
    alternative: either,
    beyond: onward && !leaves,
  };
}

function findObjection(negated: boolean, via: boolean, past: boolean, changed: boolean): SetAsideRole | undefined {
  if (negated) return 'negated';
  if (via) return 'transit';
  if (past) return 'past';
  return changed ? 'superseded' : undefined;
}

/**
 * `de Venecia a nuestra tienda`: a name that is also a town's of the region means the foreign one at the start of a
 * route.
 */
function isStartOfRoute({ stream, to, origins, places }: PlaceGroup, near: string): boolean {
  return (
    origins.length > 0 &&
    places.length > 0 &&
    /\b(?:de|from) $/.test(near) &&
    /^(?:, [a-z]+ )?(?:a|al|hasta|hacia|to)\b(?! ?\d)/.test(stream.getTextAfter(to, 4))
  );
}

/**
 * What is said before a place. `Hasta la bodega en Curridabat // FRA - San José`: what leads to a town before a route is not
 * said of the route's end.
 */
function getTextBefore({ stream, at }: PlaceGroup, townBefore: PlaceGroup | undefined): string {
  const isTown = townBefore?.stream === stream && townBefore.places.length > 0 && !townBefore.isAirport;
  const reach = isTown ? Math.min(26, at - townBefore.to) : 26;
  return `${isTown ? '' : getLeadIn(stream, at)}${stream.getTextBefore(at, reach)} `;
}

/** A line that ends with a colon speaks of the lines below it. */
function getLeadIn(stream: TokenStream, at: number): string {
  const row = stream.getLineStart(at);
  if (row < 2 || stream.getClauseStart(at) < row) return '';
  return stream.tokens[row - 2]?.text === ':'
    ? `${stream.getFoldedText(Math.max(stream.getLineStart(row - 2), row - 16), row - 1)} `
    : '';
}

/** `the airport changes from SJO to LIR`, `SJO -> now LIR`, `LIR (changed: SJO)`. */
function isChangedFrom(group: PlaceGroup, next: PlaceGroup | undefined): boolean {
  const { stream } = group;
  const before = stream.getTextBefore(group.at, 8);
  if (/\b(?:changes?d?|cambi[ao]n?|move[ds]?|switch(?:ed)?)\b.*\b(?:from|de)$/.test(before)) return true;
  if (!next || next.stream !== stream) return false;
  const between = next.at - group.to <= 12 ? stream.getFoldedText(group.to, next.at) : '';
  return (next.at - group.to <= 8 && /\b(?:now|ahora|changed)\b/.test(between)) || RETRACTED.test(between);
}

/** A name in a salutation is a person's. */
function isSalutation(group: PlaceGroup): boolean {
  const { stream, at } = group;
  const row = stream.getFoldedText(stream.getLineStart(at), at);
  return (
    !group.isAirport &&
    /^(?:hola|hi|hey|hello|dear|estimad[oa]s?|buen(?:os|as)? (?:dia|dias|tardes|noches) ?,?|good (?:morning|afternoon|day)|attn|senor(?:es|a)?|don|dona)(?: (?!para|to|from|desde|de|a|hacia|hasta|ex)\w+)?(?: ,)? ?$/.test(
      row,
    )
  );
}

function findLastIndex(text: string, pattern: RegExp): number {
  let at = -1;
  for (const match of text.matchAll(new RegExp(pattern.source, 'g'))) at = match.index;
  return at;
}

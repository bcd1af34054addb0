/** Words before the place that goods come from. */
export const FROM =
  /(?:\bfrom|\bex|\bdesde|\borigin|\borigen|\bout of|\b(?:salen?|saldrian?|saldra|saliendo)(?: de| desde| por)?|\bprocedentes? de|\bcoming from|\bdespachan? (?:de|desde)|\bcompr(?:e|amos|aron|ado) en|\bpick(?: |-)?up (?:in|at|from|en)|\brecog(?:er|ida)(?: :)? ?(?:en)?|\btraer(?:las|los|lo|la)? (?:de|desde)|\bdeparture|\bloading|\bdeparting|\bhand(?:ed)? over at|\bdrop (?:it |them )?(?:at|off at)|\bplanta de origen|(?<!\bque )(?:\btenemos en|\btengo en)|\bmercaderia esta en|\bmercancia esta en|\bcarga esta en) (?:: )?(?:the |el |la |los |las |our |nuestro |aeropuerto de |aeropuerto |airport |airport : |city of |ciudad de |vendor in |vendor at |shipper in |supplier in |zona libre de |of |de |international |in |at |en ){0,12}$/;
/** Words that mark a foreign place as the origin, and have no meaning for one in the region. */
export const FROM_ABROAD =
  /(?:\bestan? (?:lista|listo|listas|listos )?(?:en|esperando en)|\besperando en|\blist[oa]s? en|\bwaiting (?:in|at)|\bready (?:in|at)|\bsitting (?:in|at)|\b(?:supplier|vendor|factory|manufacturer|shipper|proveedor|fabrica|taller|bodega|warehouse|agent|fabricante) (?:in|near|de|en|at)|\bde|\bencuentran? en|\bubicad[oa] en|\bsister in|\bnear|\bat|\bin|\ben|\bour|\bvia shipper in) (?:the |el |la |los |las |aeropuerto de |ciudad de ){0,12}$/;
/** `We are from Chitré`: where the sender is, and not the goods. */
export const WRITES_FROM = /\b(?:we are|we ' re|i am|i ' m|somos|soy|we come) (?:from|de) $/;
export const TO =
  /(?:\bto|\ba|\bal|\bhasta|\basta|\bhacia|\bpara|\bpa|\binto|\bdestination|\bdestino|\bdest|\blleg(?:a|an|ar|aria|arian) (?:a|por|al|en)|\barriv(?:al|ing|e)(?: (?:in|at))?|\bfor|\bpor|\bvuela a|\bcost|\bprice|\bdown in|\bdown to|\bin|\ben|\bnow|\bahora) (?:: )?(?:the |el |la |los |las |our |nuestro |nuestra |aeropuerto de |aeropuerto internacional |aeropuerto |airport |airport : |city of |ciudad de |solo |only |international ){0,12}$/;
/** What a customer may own in a town; his office may be where he writes from. */
const SITES: readonly string[] = [
  ...[
    'negocio',
    'bodega',
    'tienda',
    'taller',
    'planta',
    'finca',
    'hotel',
    'sucursal',
    'ferreteria',
    'panaderia',
    'local',
  ],
  ...['clinica', 'farmacia', 'fabrica', 'restaurante', 'obra', 'almacen', 'laboratorio', 'mina', 'ingenio', 'colegio'],
  ...['shop', 'store', 'warehouse', 'plant', 'farm', 'workshop', 'factory', 'clinic', 'site', 'branch', 'restaurant'],
  ...[
    'pulperia',
    'tiendita',
    'libreria',
    'floristeria',
    'imprenta',
    'joyeria',
    'boutique',
    'granja',
    'rancho',
    'vivero',
  ],
  ...['bakery', 'salon', 'gym', 'barn', 'ranch', 'studio', 'garage', 'brewery', 'greenhouse', 'showroom', 'market'],
  ...['gimnasio', 'supermercado', 'trapiche', 'beneficio'],
  // `heladería`, `ferretería`, `zapatería`
  '(?!mercad|bat|mat)[a-z]{3,}eria',
];
const OWNERS_OF_SITES = "my|our|the|his|her|their|mi|nuestr[oa]|la|el|su|[a-z]+ ' s";
/** `La granja está en ...`, `Our plant is in ...`: where a site of the customer's is, the goods go. */
export const SITE_IS_IN = new RegExp(
  `\\b(?:${OWNERS_OF_SITES}) (?:[a-z]+ )?(?:${SITES.join('|')}) (?:is|are|esta|queda|se encuentra)` +
    '(?: (?:located|situated|ubicad[oa]|situad[oa]))? (?:in|at|near|en|por) (?:el |la )?$',
);
/** `for my aunt's shop in ...`, `para la tienda de mi tía en ...`. */
export const FOR_SITE = new RegExp(
  `\\b(?:for|to|into|para|a|hasta) (?:my|our|his|her|their|mi|nuestr[oa]) (?:[a-z]+ ' s )?(?:[a-z]+ )?(?:${SITES.join('|')}) (?:in|at|en|de) $`,
);
/** `, then to the hotel in ...`, `y de ahí a la finca en ...`: behind the airport to a site. */
export const ONWARD_TO_SITE =
  /\b(?:then|luego|despues|ahi|alli) (?:on )?(?:to|a|al|hasta) (?:the|our|my|el|la|mi|nuestr[oa]) [a-z]+ (?:in|at|en|de) $/;
/** `have to reach the factory in ...`: where the goods go in the end. */
export const REACHES_SITE =
  /\b(?:have|has|need|needs|must|should|are|is) (?:to )?(?:reach|get to|arrive at|go to|end up at) (?:the|our|my|his|her|their) (?:[a-z]{3,14} )?[a-z]+ (?:in|at|near) $/;
/** `need them at the hotel in ...`, `lo ocupamos en la finca de ...`: where the goods are wanted. */
export const WANTED_AT_SITE =
  /\b(?:needs?|wants?|necesit[a-z]{1,5}|ocup[a-z]{1,5}|queremos|quiero) (?:(?:it|them|this|everything|all) )?(?:at|in|en) (?:the|our|my|la|el|mi|nuestr[oa]) [a-z]+ (?:in|at|en|de) $/;
/** `la quiero en ...`, `I need them in ...`: the town where the goods are wanted. */
export const WANTED_IN =
  /\b(?:(?:i|we|they|he|she) (?:need|want)s? (?:it|them|this|these)|l[oa]s? (?:quier|quisier|necesit|ocup|requier)[a-z]{1,5}) (?:in|at|en) (?:el |la )?$/;
/** `con destino a nuestra institución ubicada en la ciudad de ...`: the site that the goods are bound for. */
export const BOUND_FOR_SITE =
  /\b(?:destino|destination|bound|destinad[oa]s?) (?:a|to|for) (?:la|el|nuestr[oa]|the|our) [a-z]+ (?:ubicad[oa]|situad[oa]|located) (?:en|in) (?:(?:la|the) (?:ciudad|city) (?:de|of) )?$/;
/** `entrega en el hospital de ...`, `delivered to the theatre, in ...`: the site that the goods are handed over at. */
export const DELIVERED_AT_SITE =
  /\b(?:entreg|deliver|llev|drop|bring)[a-z]{0,6}(?: [a-z]{1,9}){0,2} (?:al|(?:en|a|to|at) (?:el|la|the|una?|an)) (?:[a-z]{3,14} ){1,3}(?:, )?(?:del?|en|in|of) (?:el |la )?$/;
/** `Yo tengo la panadería en ...`, `I have my shop in ...`. */
export const HAS_SITE =
  /\b(?:tengo|tenemos|tiene|i have|we have|he has|she has) (?:la|el|un|una|mi|nuestr[oa]|su|my|our|the|a|his|her) [a-z]+ (?:in|en) $/;
/** `, ahí hay que dejarlo`, `, please leave it there`. */
export const DELIVERED_THERE =
  /\b(?:ahi|alli|alla) (?:mismo )?(?:[a-z]+ ){0,3}(?:dej|entreg|llev)|\b(?:deliver|bring|leave|drop|take|truck)[a-z]* (?:it|them|everything|this) (?:off )?there\b/;
export const TERM = /\b(?:dap|ddp|ddu|dpu|dat|daf)\b/;
/** `Rotterdam (sale por Schiphol)`: the airport of a town that has none. */
export const FLIES_FROM =
  /\b(?:sal(?:e|en|iendo|drian?|dra)|vuelan?|fl(?:y|ies|ying)|depart(?:s|ing)) (?:por|from|via|desde) (?:el |la |the )?$/;
/** `to our retreat in ...`, `hasta nuestro vivero en ...`. */
export const TO_SITE =
  /\b(?:(?:to|into) (?:our|my|the|his|her|their|a)|(?:a|al|hasta|para) (?:nuestr[oa]|mi|su|la|el|un|una)?) ?(?:[a-z]+ ){1,3}(?:, )?(?:in|at|near|en) $/;
/** `hasta nuestra imprenta en ...`: the sender's own site is a delivery address. */
export const TO_OWN_SITE =
  /\b(?:(?:to|into) (?:our|my|his|her|their)|(?:a|hasta|para) (?:nuestr[oa]|mi|su)) (?:[a-z]+ ){1,3}(?:in|at|near|en) $/;
/** `en mi negocio en ...`, `a la bodega que tenemos en ...`: a site of the customer's, where the goods go to stay. */
export const AT_OWN_SITE = new RegExp(
  `\\b(?:en|a|al|hasta|para|in|at|to) (?:el|la|mi|nuestr[oa]|the|my|our) (?:${SITES.join('|')})` +
    ' (?:nueva |new )?(?:(?:que|q) (?:tenemos|tengo|hay) |(?:that )?we have )?(?:en|in|at|de) (?:el |la )?$',
);
/** `hasta Santiago`, `up to Ilopango`: how far the goods go behind the airport. */
export const AS_FAR_AS = /\b(?:hasta|up to|all the way to|as far as)(?: the| el| la)? $/;
/** `Guatemala, fábrica en Villa Nueva`: a site right behind the country or the airport. */
export const SITE_IN = new RegExp(
  `^[,(:-] ?(?:(?:a|al|en|to|at|into) )?(?:(?:la|el|the|mi|nuestr[oa]|our|my|su) )?(?:${SITES.join('|')}) (?:en|in|at|de) $`,
);
/** `Va a Ilopango, a la fábrica`: behind the airport the goods go on to the town. */
export const GOES_TO = /\b(?:va|van|it goes|they go|goes on|sigue|siguen) (?:a|hasta|para|to|on to) $/;
/** `van a la bodega del cliente en ...`, `it goes to the customer's warehouse in ...`, `es para la sucursal de ...`. */
export const GOES_TO_SITE = new RegExp(
  '\\b(?:vana?|va|van|llegan?|lleguen?|goes|go|going|bound|destinad[oa]s?|es|son|is|are) (?:a|al|hasta|para|to|for) ' +
    `(?:el|la|las|los|mi|nuestr[oa]|su|the|my|our|their|his|her) (?:[a-z]+ )?(?:${SITES.join('|')}|oficina|office|casa|house|hospital|school|escuela|clinica)` +
    "(?: (?:del?|of|nueva|new|central) ?(?:el |la |the )?[a-z]*| ' s [a-z]+)?,? (?:en|in|at|de) (?:el |la )?$",
);
/** `the customer's warehouse in ...`: the possessive stands before the site. */
export const OF_THE_CUSTOMER = new RegExp(
  `\\b(?:to|into) (?:the|our|my) (?:customer|client|buyer|consignee) ' s (?:${SITES.join('|')}|office|house) (?:in|at) $`,
);
export const ANY_TERM = /\b(?:exw|fca|fob|cfr|cif|cpt|cip|cnf|c & f) $/;
export const DELIVER =
  /\b(?:deliver(?:y|ed|ing|s)?|entreg\w+|door|domicilio|puerta|bodega|warehouse|planta|plant|taller|clinica|clinic|office|oficina|house|casa|hospital|tienda|store|shop|obra|site|consignee|cnee|consignatario|hotel|resort|local|lab|laboratorio|fabrica|factory|bring|brought|llev(?:ar|arlo|arla|en|an|a|e|arlas|arlos)|hogar|asilo|convento|university|universidad|laboratory|orphanage|soda|finca|instalaciones|puesto en|deposito|facility|sucursal|almacen|edificio|residencia|distributor|client|cliente|optica|farmacia|restaurante|iglesia|escuela|customer|final destination|destino final|necesit(?:o|amos)|apartamento|home|parroquial|place|ship to|quiero|quer(?:emos|ia)|ocupo|dejen|traigan|puesto)\b/;
export const VIA =
  /(?:\bvia|\btransbordo en|\bthrough|\bescala en|\bstop(?:over)? in|\bconnecting in|\bconexion en|\btransito por|\bconsolidated in|\bor|\band) (?:via )?$/;
/** `connects in Bogotá`, `en conexión por Bogotá`, `pasa por Panamá`: a stop on the way. */
export const STOPS =
  /\b(?:connect(?:s|ing)|conexion|escala|transbordo|pasa(?:ndo)?|transit(?:s|ing)?) (?:in|at|through|via|en|por) (?:the |el |la )?$/;
/** `por Bogotá y luego por Panamá`: one stop more. */
export const NEXT_STOP = /\b(?:and|y|,) (?:then|luego|despues) (?:in|at|through|via|en|por) $/;
/** `el destino final es el aeropuerto de ...`. */
export const ENDS_AT =
  /\b(?:destino final|final destination|destino ultimo)(?: (?:is|es|sera|will|be|:|the|el|la|aeropuerto|airport|de|of)){0,6} $/;
export const NEGATED =
  /(?:\bnot|\bno|\by no|(?<!\bwith (?:and|or) |\bcon [yo] )\b(?:no|without|sin) (?:delivery|entrega)(?: to| en| a)?|\binstead of|\ben vez de|\ben lugar de|\brather than|\bni|\bnot the|\bexcept|\bexcepto|\bya no es|\bno es|\bno a|\bnot to|\bsino (?:en|a|hasta)|\bif not (?:in|to)|\botherwise (?:in|to)|\bnot in|\bno en|\bno longer|\bno va a) (?:to |in |a |en |the |el |la )?$/;
/** `final delivery Liberia is NOT required`: what is said behind the place. */
export const NEGATED_BEHIND =
  /^(?:\( [a-z]{3} \) )?(?:is|es|was|no longer|ya)? ?(?:not|no) (?:is |es |longer )?(?:required|needed|necesari[oa]|requerid[oa]|valid|wanted|the (?:delivery|place)|aplica)\b/;
export const PAST =
  /\b(?:in (?:19|20)\d\d|en (?:19|20)\d\d|last (?:time|year|month|shipment)|la ultima vez|el ano pasado|embarque anterior|another company|otra empresa|embassy|embajada|la vez pasada|previous shipment|(?:old|last|previous|earlier) (?:quote|quotation|booking)|(?:quote|cotizacion) q ?\d{2,6} (?:was|era|fue)|cotizacion (?:anterior|pasada))\b/;
/** `igual que la vez pasada, pero ahora en ...`: what follows is of this shipment again. */
export const THIS_TIME = /\b(?:ahora|esta vez|now|this time) (?:[a-z]+ ){0,6}$/;
export const STREET =
  /\b(?:colonia|col|col \.|barrio|bo|residencial|calle|avenida|ave|av|calzada|boulevard|blvd|bulevar|gimnasio|iglesia|pulperia|bar|parque|plaza|torre|edificio|poligono|(?<!destino |destination |entrega |delivery |place |lugar |puerta )final|urbanizacion|urb|reparto|carretera|carr|autopista|ruta|semaforos|rotonda|gasolinera|escuela|estadio|cementerio|antigua|antiguo|puente|cine|hospital|clinica|banco|supermercado|super|universidad|monumento|parqueo|cerro|laguna|lago|volcan|peninsula|golfo|rio|av \.|c \.|licda|lic|ing|dr|dra|don|dona|sr|sra|mr|mrs|ms|senor|senora|sres) (?:de |del |la |el |los |las |al |a |: |\. )*$/;
/** `the Nicoya peninsula`: a stretch of land. */
export const LANDSCAPE_BEHIND = /^(?:peninsula|gulf|volcano)\b/;
/** `SJO then truck to ...`, `y de ahí por tierra hasta ...`: the way on from the airport. */
export const ONWARD =
  /\b(?:(?:then|luego|despues) (?:[a-z]+ ){0,3}(?:to|a|al|hasta)|(?:de|desde) (?:ahi|alli|alla) (?:[a-z]+ ){0,3}(?:a|al|hasta)|truck(?:ed|ing)? (?:[a-z]+ ){0,2}to|(?:por tierra|by road|by truck|en camion) (?:to|a|al|hasta)|and (?:(?:up|on|over|down|out|across) ){1,2}to) ?(?:the |la |el )?$/;
/** `SJO then onwards Grecia`, `with on-carriage to ...`. */
export const ONWARDS = /\b(?:onwards?|on ?- ?(?:carriage|forwarding)|oncarriage)(?: to| in)? $/;
/** `ya no es Escazú sino ...`: the place that takes the other one's place. */
export const INSTEAD = /\bno (?:es|va|van|en|a|sera|seria|hasta|para)\b.{1,40}\bsino (?:a |en |hasta )?$/;
/** `DAP Liberia... no wait, DAP Bagaces`: only words of correction are between the two. */
export const RETRACTED =
  /^\? ?no ?[,:;.-]?(?: [a-z]+){0,6}$|^(?:(?!or|and|to|y|o|a)[a-z]+ )?[ ,.(;…-]*(?:(?:no|ay|oh|oops|ups)[ ,.]+)?(?:wait|sorry|oops|ups|(?:scratch|strike) that|perdon|digo|disculpen?|i mean|i meant|quise decir|mejor dicho|me equivoque|correccion|correction|rather|make that)[ ,.:;-]+(?:(?:it ' s|it is|i mean|make that|quise decir|digo|es|no|actually|en realidad)[ ,:]+)?(?:(?:dap|ddp|ddu|dpu|dat|cpt|cip|to|a|al|en|in|hasta|para|for|from|de|desde) ?)*$/;
export const CHANGED_FROM = /\b(?:changes?d?|cambi[ao]n?|was|era|antes) (?:\w+ )?(?:from|de) $/;

/** `para Managua`, `to San José`: the end of the flight, of which words before another town are not said. */
export const FLIES_TO = /\b(?:to|hacia|para|destino|destination)(?: :)? $/;
/** `must be delivered at Soyapango`, `hasta la puerta en Danlí`: the words of the delivery are this place's own. */
export const DELIVERED_AT =
  /\b(?:deliver(?:ed|y)?|entreg(?:a|ad[oa]s?|ar)|door|puerta|domicilio|puest[oa]s?)(?: (?:aqui|aca|alla|alli|a|at|in|to|en|final|hasta|domicilio|la|el|the)){0,12} $/;
/** `Drop at the Tamarindo shop`, `drop it off in Grecia`. */
export const DROPPED =
  /\bdrop(?:s|ped|ping)?(?: (?:off|-|it|them|this|all|everything|at|in|to|by|the|our|my|his|her|their)){1,12} $/;
/** `they land at Managua`: the airport of the town. */
export const LANDS = new RegExp(
  '\\b(?:(?:lands?|landing|arriving|llegando|llegan|flies|flying|fly|aterrizan?|vuelan?) (?:at|in|into|a|en|al)' +
    '|(?:entr|ingres|lleg)(?:a|e|an|en|ar|ara|aria|ue|uen) por) $',
);
/** `to Estelí, right to the door`. */
export const DELIVERY_BEHIND = /^(?:,|\()? ?(?:[a-z']+ ){0,5}(?:door|puerta|domicilio|doorstep)\b/;
export const BEHIND_REACH = 8;
/** Who receives the goods says less of their way than a place of delivery. */
export const CONSIGNEE = /^(?:consignee|cnee|consignatario)$/;
/** Words of an office right before or behind its town. */
export const OFFICE_BEFORE = /\b(?:oficinas?|office|sucursal|branch|sede|filial)(?: (?:de|en|in|of|:|-))? ?$/;
export const OFFICE_AFTER = /^(?:office|branch)$/;

/** A request verb right before its price. */
const PRICE_REQUEST =
  /\b(?:(?:pls|plz|please|kindly|favor|porfa|por favor|can you|could you|can u|would you|ayudeme a|ayudenos a|me pueden|me puede|nos pueden|nos puede|podrian|podria|ruego|rogamos|agradezco|agradeceria|agradecere|agradeceremos|necesito|need you to|kind|to|de|help to|pueden|puede|podemos|quisiera|quisieramos|yr|your|su|for|could|can|i'd like to|vuelvan a|pasar a|we kindly ask you to) (?:you )?(?:kindly |please |pls |me |nos |air )?(?:re-?)?(?:quot(?:e|ing)\b(?! ?(?:#|no\b|number|q\d))|rate\b|cotiz(?:ar|arme|arnos|acion|arlo|arla|arle)\b|offer\b|advise (?:[a-z']+ ){0,6}(?:rate|rates|cost|costs|charges|price|prices|quote|tariff|handling|offer|dthc)|provide (?:[a-z']+ ){0,6}(?:rate|rates|cost|quote|quotation|offer|price)|send (?:[a-z']+ ){0,5}(?:rate|rates|quote|quotation|offer|charges|price|all-in)|share (?:[a-z']+ ){0,6}(?:rate|rates|quote|tariff|charges|price|quotation)|submit (?:[a-z']+ ){0,3}(?:offer|quotation|quote)|price\b|let (?:us|me) (?:know|have) (?:[a-z']+ ){0,6}(?:rate|rates|cost|price|quote|charges)|check if you can handle|(?:see|find|check|review) (?:[a-z']+ ){1,8}(?:and|&) (?:quote|advise|rate)\b))/;
/** Set phrases that ask for a price. */
const PRICE_REQUEST_VARIANTS =
  /\b(?:new (?:price|quote|total|rate) ?(?:\?|please|pls)|cuanto (?:me |nos )?qued(?:a|aria)\b|(?:price|rate|quote|quotation|precio|tarifa|cotizacion) (?:is |are )?(?:wanted|solicitad[oa]|requerid[oa])|(?:what|how much) (?:would|will|do|can|could) (?:you|u)(?: guys)? (?:charge|ask|want)\b|(?:me|nos) (?:ayud|apoy|regal|colabor)[a-z]+ con (?:una |la |un |su |el )?(?:cotiz|precio|tarifa|presupuesto|flete)|what ?(?:would be|will be|is|'?s) the damage|validity (?:please|pls|needed|required)|cotiz(?:ar|arme|arnos|ame|enos|anos|eme|a porfa|a por favor|an|as|eis|aran|arian|aria|ara|aran)\b|cotiza\b|recotiz\w*|requote|re-quote|cotisasion|cotisar|cotizasion|me cotiz\w+|nos cotiz\w+|solicit(?:o|amos|ar|arle|arles)\b[^.\n]{0,60}\b(?:cotiz|tarif|precio|oferta|presupuesto|costo|valor|flete|quote|rate|propuesta)|solicitud de (?:cotizacion|tarifa|oferta|precio)|(?:necesit\w+|requier\w+|ocup\w+|quier\w+|quisier\w+|busco|buscamos|urge\w*|pido|pedimos|deseo|deseamos|queremos)(?: de)? (?:un |una |el |la |su |sus |saber |conocer |me |los |que nos |que me |recibir |tener |cuanto antes ){0,12}(?:precio|cotiz\w*|presupuesto|tarifa|tarifas|costo|costos|coste|estimacion|estimado|rate|quote|flete|oferta|cuanto|pasen)|cuanto (?:me |nos |le )?(?:sale|saldria|cuesta|costaria|cuestan|cobran|cobrarian|seria|valdria|vale|sera|es|saldra)|a (?:cuanto|como) (?:me )?(?:sale|queda)|en cuanto (?:me )?(?:sale|saldria|queda)|cual (?:es|seria) (?:el |su |la )(?:costo|precio|tarifa|valor del flete)|how much|what (?:would|will|does|is|are|'s)(?: the| your| this| it| that| be)* (?:cost|price|rate|charges|run|whole|it cost|to)|what would (?:it|this|that|the whole thing) (?:cost|run|come)|what that comes to|(?:need|want|like|get|have|send|looking for|require|obtain|ask(?:ing)? for|request(?:ing)?|seeking|after) (?:me |us |to know |to have |to obtain |to get |have |i |an? |the |your |yr |our |ur |best |a |new |urgent |airfreight |air freight |air |freight |c&f |firm |some |all-in |competitive |on |for |below |following |spot |budget |ballpark ){0,12}(?:quote|quotation|price|rate|rates|cost|costs|offer|estimate|airfreight|pricing|indication)\b|(?:could|can|may) (?:i|we) (?:get|have|ask)\b.{0,40}(?:rate|quote|price|offer|quotation)|(?:su|tu|sus|vuestra|yr|your|ur) (?:mejor|mejores|best|most competitive|all-in|lowest|amable|soonest|competitive)(?: [a-z-]+){0,3} (?:tarifa|tarifas|rate|rates|oferta|offer|precio|cotizacion|price|quote|quotation|flete|ofertas)|(?:rate|quote|quotation|price) (?:request|req|reqd|required|needed|enquiry|inquiry)|request(?:ed)? (?:for|of) (?:a )?(?:quot\w*|price|freight|rate|rates|offer)|(?:new |air ?freight |air |have a new )?(?:inquiry|enquiry)\b|rfq|rq rate|\brate req\b|sol(?:icitud)?\.? (?:de )?(?:cotizacion|tarifa|oferta)|peticion de (?:presupuesto|oferta|precio)|invitacion a cotizar|cotizacion (?:aerea|urgent|exportacion|de|para|mia|por favor)|favor (?:de )?(?:su|sus|cotiz\w*|indicar(?:me|nos)?|enviar(?:me|nos)? (?:su )?(?:tarifa|cotizacion|oferta|precio)|tarifa|darme|pasarme|apoyar\w* con)|me apoyan|apoyar(?:nos|me)? con|nos pueden (?:compartir|dar|ayudar|cotizar|indicar|pasar)|me (?:das|dan|pasas|pasan|regala|regalan|ayudan?|ayudas|indican?) (?:con )?(?:una |un |la |el |su )?(?:tarifa|precio|cotizacion|costo|oferta)|ayud(?:eme|enme|ame|enos) con|(?<!\bgracias por (?:la|su|tu|toda su) )ayuda con|su ayuda con|con la siguiente cotizacion|presentar oferta|envie su oferta|calculando con|(?:me|nos) gustaria saber cuanto|queria saber cuanto|(?:give|quote|send|tell) (?:us|me) (?:a |one |your |the )?(?:price|rate|total)|pls rate|kindly rate|any idea what|quote (?:air|dap|ddp|cpt|for|please|pls|now|me|this|the|on|both|need|req|from|hkg|mia)|best (?:rate|price|offer|quote)|competitive (?:rate|rates|quote|offer)|quedo (?:atent[oa]|pendiente|a la espera) (?:a|de|del) (?:su |sus |la |el )?(?:cotizacion|oferta|precio|tarifa|propuesta)|awaiting your (?:quote|quotation|rate|offer)|(?:cargos|gastos|charges|costos) (?:en|de|at|in) (?:el )?(?:destino|destination)|destination (?:charges|handling)|local charges|cot\. por favor|cot pls|cot\.? ?aerea|precio (?:por favor|para|cif|cpt|dap|ddp|de)|cambia mucho|same rates|comparten su|su tarifario|air tariff|new quote|otra cotizacion|nueva cotizacion|nuevo precio|quote ?(?:\?|$)|\bque (?:precio|precios|costo|costos|tarifa|tarifas)\b|\bque (?:me |nos )?(?:sale|saldria|cuesta|costaria)\b|propuesta (?:economica|de flete|de tarifas?|de precio)|(?:your|yr|ur|su) (?:best|lowest|mejor|most competitive) (?:[a-z-]+ ){0,2}(?:air ?freight|freight|flete)\b)/;
/**
 * Requests that name the task instead of the price: `furnish freight`, `please recalculate`, `can you do better?`, `que
 * coticen solo el manejo`.
 */
const WORK_REQUEST =
  /\b(?:(?:furnish|provide|revert with|come back with|work out|arrange|advise|indicate) (?:us |me |your |the |a |best )*(?:air ?)?(?:freight|charges|figures|pricing)\b|revert (?:urgently |asap |soonest |back |today |promptly )*with (?:your |the |best |rate and |rates and )*validity|(?:air |freight |rate |new )enq\b|\benq (?:for|[a-z]{3} ?-)|(?:please|pls|kindly|favor|por favor|could you|can you|podrian|pueden) (?:re-?calculate|recalcul\w+|(?:update|revise|refresh|actuali[cz]\w+|revis\w+) (?:the |your |my |our |la |su )?(?:quote|quotation|offer|rates?|price|cotizacion|oferta|tarifa|precio))|(?:can|could) you (?:do better|beat|match|improve|sharpen)|(?:pueden|puede|podrian) (?:mejorar|igualar|bajar)|(?:me|nos) (?:pueden?|podrian?|puede) (?:compartir|dar|indicar|pasar|enviar|mandar|decir|brindar|facilitar|ayudar con) (?:con |el |la |los |las |su |sus |un |una |de |mejor )*(?:precios?|tarifas?|costos?|cotizacion|cargos|gastos|valor del flete)|coticen?(?:me|nos|lo|la)?\b|send (?:only |me |us )*(?:your |yr |the )(?:import |local |landing )*(?:charges|figures))/;
/** `Quote 300 kg MIA to PTY`, `Price: 2 pallets to SAL`: the bare imperative or heading at the start of a sentence. */
export const BARE_PRICE_REQUEST =
  /(?:^|[\n.!?;,] ?|- ?)(?:re-?)?(?:quote|quotation|price|rate|cotizacion|cotiza|cot|precio|tarifa)(?: ?[:-] ?| )(?!(?:\$|€|usd\b|us\$|eur\b|crc\b|[\d.,]+ ?(?:usd|us|eur|crc|gtq|dolares|dollars|\$|€|\/|%|per|por)\b|[\d.,]+ ?[$€/%]|#|no\b|nr\b|number|ref|numero|q ?\d|attached|adjunta|received|recibid|accepted|aprobad|is |was |es |fue |of |de |valid|per |por |\d{4,}(?! ?(?:kg|kilo|lb|pc|pieces|box|carton|ctn|unit))))(?=[a-z0-9])/;
/** Words of price that only mention an earlier quotation. */
const MENTIONS_ONLY =
  /\b(?:(?:did|have|has) (?:we|you|anyone|anybody|someone) (?:already |ever )?(?:re-?)?quoted?\b|(?:ya )?(?:le|les) cotiza\w+|que precio (?:le|les) \w+|(?:para|to) (?:cotiz\w+|(?:get )?(?:a )?quote)[^.\n]{0,40}(?:comuni|contact|visit|ingres|escrib|llam|call|write|click|consult)\w*|(?:acceptance of|accept|aceptamos|acepto|as per|per|against|under|segun|conforme a|de acuerdo a) (?:your|our|su|la|the|nuestra) (?:[a-z]+ )?(?:offer|oferta|quote|quotation|cotizacion|rates?|tarifas?|price|precio)|ya no (?:necesit|ocup|requer|requier)\w* (?:de )?(?:la |su |el |una )?(?:cotizacion|tarifa|precio|oferta)|no longer (?:need|require) (?:a |the |your |this )?(?:quote|quotation|rates?|offer|price)|cancel (?:our|my|the|this) (?:rate |quote |quotation )?(?:request|enquiry|inquiry|quote|quotation)(?: for (?:a )?(?:quote|quotation|rates?))?|as per your quote|segun (?:su |la )?cotizacion|(?:la|su|nuestra|your|the|our) (?:cotizacion|quotation|quote)(?: q?\d+)?|quote q\d+|cotizacion q\d+|thanks for (?:your )?(?:the )?(?:inquiry|enquiry|quote)|de cotizaciones?|(?:para (?:cotizar|cotizaciones|tarifas)|for (?:a )?(?:quotes?|quotations?|rates))[^.\n]{0,50}\b(?:comuniquese|contacte|llame|escriba|visite|consulte|contact|call|visit|write)|que (?:precio|tarifa) (?:le|les) (?:dieron|dimos|cotizamos|cotizaron|pasamos|pasaron)|did (?:we|you|anyone|somebody) (?:already |ever )?quote|who (?:quoted|gave) [^.\n]{0,30}|(?:your|yr|su|sus) (?:price|rate|offer|precio|tarifa|oferta)s? (?:is|are|was|were|seems?|looks?|esta|estan|es|son)|for urgent quotations|para cotizaciones|your inquiry|su consulta|tu consulta|cotizaron|quoted)\b/g;

/** `Please furnish freight`, `me pueden compartir su tarifa`: a wish, a verb of giving and, some words on, a price. */
const WISH =
  /\b(?:please|pls|plz|kindly|(?:can|could|would|will) (?:you|u)|pued[ae]n?|podria[ns]?|podrian|favor|porfa|agradec\w+|ruego|rogamos)(?:[ ,]+[a-z']+){0,3} (?:furnish|provide|send|share|give|advise|supply|submit|indicate|tell|revert with|come back with|let (?:me|us) (?:know|have)|compart\w+|envi\w+|mand\w+|pas(?:ar|en?|a)(?:me|nos)?|dar(?:me|nos)?|den(?:me|nos)?|deme|indi[cq]\w+|decir(?:me|nos)?|facilit\w+|proporcion\w+|brind\w+|conocer|calcul\w+)(?: (?!our\b|nuestr|attach|adjunt|invoic|factur|accept|acept|cop[yi]|receiv|recib|paid|pagad|awb|guia)[a-z'/]+){0,5} (?:rates?|prices?|pricing|costs?|quot(?:e|ation)s?|freight|tariff|tarifas?|precios?|cotizacion(?:es)?|costos?|costes?|flete|presupuesto)\b(?! (?:invoice|forwarder|agent|collect|prepaid|bill|cert))/;
/** `Enviar oferta en PDF`, `favor presentar su propuesta`: an imperative of offering at the start of a sentence. */
const TENDER =
  /(?:^|[\n.;:] ?)(?:favor(?: de)? |se solicita |sirvase |sirvanse )?(?:enviar|envien|remitir|presentar|hacer llegar|hacernos llegar) (?:su |la |una |sus )?(?:mejor )?(?:oferta|propuesta|cotizacion|tarifa)\b/;
/** `Can you do better?`, `que nos coticen`, `lo más barato`: bargaining and the subjunctive of a wish. */
const BARGAIN =
  /\b(?:ask(?:ing)? for (?:[a-z.]+ ){0,3}(?:price|rates?|quot(?:e|ation)s?|offers?)\b|(?:can|could) (?:you|u) (?:do|offer|go) (?:any )?(?:better|lower|cheaper)|(?:me|nos|que|favor|por favor) cotic?en?\b|coticen(?:me|nos|le)?\b|cotice(?:me|nos)\b|lo mas (?:barato|economico)|(?:me|nos) (?:pueden? )?mejor(?:ar|a|an) (?:el|la|su|ese|esa) (?:precio|tarifa|flete)|(?:match|beat) (?:this|that|the|their) (?:price|rate|offer|quote))\b/;

/** `What's your damage?`, `shoot me the damage`: the idiom for a price; a damage that is reported or claimed is none. */
const IDIOM =
  /\b(?:what(?: ?'? ?s| is| would be| will be)|(?:shoot|give|send|tell|text) (?:me|us)) (?:the|your|ur|yr|my|our) damage\b/;
const IS_HARM =
  /^ (?:reports?|claims?|notes?|done|photos?|pictures?|survey|to the|on the (?:box|carton|crate|goods|cargo))\b/;

/** Whether the idiom for a price stands in a text, unless the words behind it speak of harm. @param text folded */
export function asksForDamage(text: string): boolean {
  const found = IDIOM.exec(text);
  return found !== null && !IS_HARM.test(text.slice(found.index + found[0].length));
}

/** `la bondad de indicarnos el costo`, `informarme la tarifa`: an infinitive of telling and a price. */
const TELLS =
  /\b(?:indicar|informar|decir|facilitar|brindar|compartir|dar)(?:me|nos) (?:el|la|los|las|su|sus) (?:costo|precio|tarifa|flete)/;
/** `Gracias por la cotización anterior. Ahora necesito otra:` one more than that. */
const ANOTHER =
  /\b(?:necesit[oa]|ocupo|quiero|requiero|need|want) (?:otra|another(?: one| quote)?) ?(?:[:,]|para|for|now|ahora)/;

/** `Ballpark for stage lights?`, `idea de costo`: a rough price. */
const ROUGH =
  /\b(?:ballpark|rough idea|rough cost|idea de (?:costo|precio)|precio aproximado)(?: price| cost| figure)? (?:for|on|de|para|to|por|pls|please)\b/;

/** `¿Precio y tiempo de tránsito?`, `Rate and transit time?`: the price first, and what else is asked beside it. */
const PRICE_FIRST =
  /(?:^|[\n.;:!?\u00bf] ?)(?:el |su |your )?(?:precio|tarifa|costo|flete|price|rate|cost)s?(?: (?:y|and|&) [a-z]{2,12}(?: [a-z]{2,12}){0,3})? ?\?/;

/** `Could you give us an estimate per kilo`, `nos gustaría conocer su precio`. */
const ESTIMATE =
  /\b(?:give|send|provide|get|have)(?: (?:me|us))? (?:an?|your|some) (?:rough |quick )?estimate\b|\bgustaria (?:conocer|saber|tener|recibir) (?:su|el|la) (?:precio|tarifa|costo|oferta)\b/;
/** `Still missing is your air freight price`, `solo nos falta su tarifa`: what the sender lacks, as a text and to take out of one. */
const LACKS_PRICE =
  /\b(?:missing (?:is|are)|lacking (?:is|are)|falta) (?:only |just |solo )?(?:your|the|su|el|la) (?:[a-z]+ ){0,2}(?:price|rate|quote|freight|precio|tarifa|flete|cotizacion)\b/;

/** A text without the words of a price that the sender lacks, which are no loss of goods. @param text folded */
export function removeLackedPrice(text: string): string {
  return text.replace(LACKS_PRICE, ' ');
}

/** Whether a text asks for a price. @param text folded */
export function asksForPrice(text: string): boolean {
  return (
    PRICE_REQUEST.test(text) ||
    PRICE_REQUEST_VARIANTS.test(text) ||
    WORK_REQUEST.test(text) ||
    WISH.test(text) ||
    BARGAIN.test(text) ||
    TENDER.test(text) ||
    TELLS.test(text) ||
    ANOTHER.test(text) ||
    ROUGH.test(text) ||
    ESTIMATE.test(text) ||
    PRICE_FIRST.test(text) ||
    LACKS_PRICE.test(text) ||
    PLEADED.test(text) ||
    YOUR_PRICES.test(text) ||
    OTHERS_WISH.test(text) ||
    TOLD_FREIGHT.test(text) ||
    FREIGHT_REQUEST.test(text) ||
    asksForDamage(text)
  );
}

/** `Customer wants an air quote`, `el cliente pide una cotización`: of whom the sender writes for. */
const OTHERS_WISH = new RegExp(
  '\\b(?:wants|needs|requests|requires|would like|is (?:asking|looking) for|pide|necesita|solicita|requiere|ocupa|quiere)' +
    '(?: (?:an?|the|una?|la|su|air|new|firm|quick|urgent|de|formal)){0,3} (?:quot(?:e|ation)|rates?|price|cotizacion|tarifa|precio|flete)\\b',
);
/** `Kindly inform air freight Narita to Panama`, `favor informar flete aéreo`: the freight itself is what is to be told. */
const TOLD_FREIGHT = new RegExp(
  '\\b(?:please|pls|kindly|favor|por favor|agradecere|sirvanse)(?: (?:kindly|de|to|to us|you|se|nos|sirva)){0,2} ' +
    '(?:inform|advise|indicate|tell|informar|informe|informen|indicar|indique|indiquen)(?:nos|me)?(?: us| me| nos)?' +
    '(?: (?:the|your|el|su|about|of|best)){0,2} (?:air ?freight|freight|flete)\\b(?! (?:is|has|was|been|ha|esta|fue|invoice|bill|forwarder|agent|collect))',
);

/** `Airfreight request FRA - GUA`, `solicitud de flete aéreo`: as a heading. */
const FREIGHT_REQUEST = /\bair ?freight (?:request|enquiry|inquiry)\b|\bsolicitud de (?:flete|transporte) aereo\b/;

/** `los precios que manejan`, `what are your rates`: prices in general. */
const YOUR_PRICES =
  /\b(?:precios|tarifas|costos) que (?:ustedes )?(?:manej|tien|cobr|ofrec|dan\b)|\b(?:know|about|are) your (?:rates|prices|tariffs?)\b/;

/** `Una cotización indicativa, por favor`, `a quick estimate please`. */
const PLEADED =
  /\b(?:una?|an?) (?:[a-z]{3,12} )?(?:cotizacion|presupuesto|tarifa|precio|quot(?:e|ation)|estimate)(?: [a-z]{3,14})? ?,? ?(?:por fa|porfa|please|pls)/;

/** `¿Cuál es el precio por millar?`, `price per dozen`: of goods that are bought, not of a transport. */
const GOODS_PRICE =
  /\b(?:precio|costo|price|cost)s? (?:por|per|each|x|por cada) (?:millar|docena|unidad|metro|yarda|resma|thousand|dozen|yard|met(?:er|re)|ream)\b/;

/** Whether a price of goods is asked for. @param text folded */
export function asksForGoodsPrice(text: string): boolean {
  return GOODS_PRICE.test(text);
}

/** `No quote needed any more`. */
const NONE_NEEDED = /\bno (?:quote|quotation|rates?|price|offer) (?:is )?(?:needed|required|necessary)\b/g;

/** `Favor su cotización`: a wish for one, not a word about an earlier one. */
const WISHED_QUOTE =
  /\b(?:favor|solicit[oa]|solicitamos|necesit[oa]|necesitamos|ocup[oa]|ocupamos|pid[oe]|pedimos|requier[oe]|requerimos) (?:de )?su cotizacion\b/g;

/** A text without the words of price that only mention an earlier quotation. @param text folded */
export function removePriceMentions(text: string): string {
  return text.replace(WISHED_QUOTE, 'favor cotizar').replace(MENTIONS_ONLY, ' ').replace(NONE_NEEDED, ' ');
}

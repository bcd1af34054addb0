/** What kind of email the newest message is. */
export interface RequestVerdict {
  readonly isRequest: boolean;
  /** Why not, as a readable word; undefined for requests. */
  readonly kind: string | undefined;
}

/** What the verdict is based on: folded texts. */
export interface RequestTexts {
  readonly from: string;
  readonly subject: string;
  /** The newest message without notices and signature. */
  readonly top: string;
  /** Messages that were passed on below. */
  readonly forwarded: string;
  /** Everything, notices included. */
  readonly whole: string;
  /** How many facts of a shipment were found. */
  readonly facts: number;
  /** Whether lines speak to a machine. */
  readonly addressesMachine: boolean;
}

const ASKS =
  /\b(?:(?:pls|plz|please|kindly|favor|porfa|por favor|can you|could you|can u|would you|ayudeme a|ayudenos a|me pueden|me puede|nos pueden|nos puede|podrian|podria|ruego|rogamos|agradezco|agradeceria|agradecere|agradeceremos|necesito|need you to|kind|to|de|help to|pueden|puede|podemos|quisiera|quisieramos|yr|your|su|for|could|can|i'd like to|vuelvan a|pasar a|we kindly ask you to) (?:you )?(?:kindly |please |pls |me |nos |air )?(?:re-?)?(?:quot(?:e|ing)\b(?! ?(?:#|no\b|number|q\d))|rate\b|cotiz(?:ar|arme|arnos|acion|arlo|arla|arle)\b|offer\b|advise (?:[a-z']+ ){0,6}(?:rate|rates|cost|costs|charges|price|prices|quote|tariff|handling|offer|dthc)|provide (?:[a-z']+ ){0,6}(?:rate|rates|cost|quote|quotation|offer|price)|send (?:[a-z']+ ){0,5}(?:rate|rates|quote|quotation|offer|charges|price|all-in)|share (?:[a-z']+ ){0,6}(?:rate|rates|quote|tariff|charges|price|quotation)|submit (?:[a-z']+ ){0,3}(?:offer|quotation|quote)|price\b|let (?:us|me) (?:know|have) (?:[a-z']+ ){0,6}(?:rate|rates|cost|price|quote|charges)|check if you can handle|(?:see|find|check|review) (?:[a-z']+ ){1,8}(?:and|&) (?:quote|advise|rate)\b))/;
const ASKS_TOO =
  /\b(?:what ?'?s the damage|validity (?:please|pls|needed|required)|cotiz(?:ar|arme|arnos|ame|enos|anos|eme|a porfa|a por favor|an|as|eis|aran|arian|aria|ara|aran)\b|cotiza\b|recotiz\w*|requote|re-quote|cotisasion|cotisar|cotizasion|me cotiz\w+|nos cotiz\w+|solicit(?:o|amos|ar|arle|arles)\b[^.\n]{0,60}\b(?:cotiz|tarif|precio|oferta|presupuesto|costo|valor|flete|quote|rate|propuesta)|solicitud de (?:cotizacion|tarifa|oferta|precio)|(?:necesit\w+|requier\w+|ocup\w+|quier\w+|quisier\w+|busco|buscamos|urge\w*|pido|pedimos|deseo|deseamos|queremos)(?: de)? (?:un |una |el |la |su |sus |saber |conocer |me |los |que nos |que me |recibir |tener |cuanto antes )*(?:precio|cotiz\w*|presupuesto|tarifa|tarifas|costo|costos|coste|estimacion|estimado|rate|quote|flete|oferta|cuanto|pasen)|cuanto (?:me |nos |le )?(?:sale|saldria|cuesta|costaria|cuestan|cobran|cobrarian|seria|valdria|vale|sera|es|saldra)|a (?:cuanto|como) (?:me )?(?:sale|queda)|en cuanto (?:me )?(?:sale|saldria|queda)|cual (?:es|seria) (?:el |su |la )(?:costo|precio|tarifa|valor del flete)|how much|what (?:would|will|does|is|are|'s)(?: the| your| this| it| that| be)* (?:cost|price|rate|charges|run|whole|it cost|to)|what would (?:it|this|that|the whole thing) (?:cost|run|come)|what that comes to|(?:need|want|like|get|have|send|looking for|require|obtain|ask(?:ing)? for|request(?:ing)?|seeking|after) (?:me |us |to know |to have |to obtain |to get |have |i |an? |the |your |yr |our |ur |best |a |new |urgent |airfreight |air freight |air |freight |c&f |firm |some |all-in |competitive |on |for |below |following |spot |budget |ballpark )*(?:quote|quotation|price|rate|rates|cost|costs|offer|estimate|airfreight|pricing|indication)\b|(?:could|can|may) (?:i|we) (?:get|have|ask)\b.{0,40}(?:rate|quote|price|offer|quotation)|(?:su|tu|sus|vuestra|yr|your|ur) (?:mejor|mejores|best|most competitive|all-in|lowest|amable|soonest|competitive)(?: [a-z-]+){0,3} (?:tarifa|tarifas|rate|rates|oferta|offer|precio|cotizacion|price|quote|quotation|flete|ofertas)|(?:rate|quote|quotation|price) (?:request|req|reqd|required|needed|enquiry|inquiry)|request(?:ed)? (?:for|of) (?:a )?(?:quot\w*|price|freight|rate|rates|offer)|(?:new |air ?freight |air |have a new )?(?:inquiry|enquiry)\b|rfq|rq rate|\brate req\b|sol(?:icitud)?\.? (?:de )?(?:cotizacion|tarifa|oferta)|peticion de (?:presupuesto|oferta|precio)|invitacion a cotizar|cotizacion (?:aerea|urgent|exportacion|de|para|mia|por favor)|favor (?:de )?(?:su|sus|cotiz\w*|indicar(?:me|nos)?|enviar(?:me|nos)? (?:su )?(?:tarifa|cotizacion|oferta|precio)|tarifa|darme|pasarme|apoyar\w* con)|me apoyan|apoyar(?:nos|me)? con|nos pueden (?:compartir|dar|ayudar|cotizar|indicar|pasar)|me (?:das|dan|pasas|pasan|regala|regalan|ayudan?|ayudas|indican?) (?:con )?(?:una |un |la |el |su )?(?:tarifa|precio|cotizacion|costo|oferta)|ayud(?:eme|enme|ame|enos|a) con|su ayuda con|con la siguiente cotizacion|presentar oferta|envie su oferta|calculando con|(?:me|nos) gustaria saber cuanto|queria saber cuanto|(?:give|quote|send|tell) (?:us|me) (?:a |one |your |the )?(?:price|rate|total)|pls rate|kindly rate|any idea what|quote (?:air|dap|ddp|cpt|for|please|pls|now|me|this|the|on|both|need|req|from|hkg|mia)|best (?:rate|price|offer|quote)|competitive (?:rate|rates|quote|offer)|quedo (?:atent[oa]|pendiente|a la espera) (?:a|de|del) (?:su |sus |la |el )?(?:cotizacion|oferta|precio|tarifa|propuesta)|awaiting your (?:quote|quotation|rate|offer)|(?:cargos|gastos|charges|costos) (?:en|de|at|in) (?:el )?(?:destino|destination)|destination (?:charges|handling)|local charges|cot\. por favor|cot pls|cot\.? ?aerea|precio (?:por favor|para|cif|cpt|dap|ddp|de)|cambia mucho|same rates|comparten su|su tarifario|air tariff|new quote|otra cotizacion|nueva cotizacion|nuevo precio|quote ?(?:\?|$)|\bque (?:precio|precios|costo|costos|tarifa|tarifas)\b|\bque (?:me |nos )?(?:sale|saldria|cuesta|costaria)\b|propuesta (?:economica|de flete|de tarifas?|de precio)|(?:your|yr|ur|su) (?:best|lowest|mejor|most competitive) (?:[a-z-]+ ){0,2}(?:air ?freight|freight|flete)\b)/;
/** Requests that name the work instead of the price: `furnish freight`, `please recalculate`, `can you do better?`, `que coticen solo el manejo`. */
const ASKS_ALSO =
  /\b(?:(?:furnish|provide|revert with|come back with|work out|arrange|advise|indicate) (?:us |me |your |the |a |best )*(?:air ?)?(?:freight|charges|figures|pricing)\b|(?:air |freight |rate |new )enq\b|\benq (?:for|[a-z]{3} ?-)|(?:please|pls|kindly|favor|por favor|could you|can you|podrian|pueden) (?:re-?calculate|recalcul\w+|(?:update|revise|refresh|actuali[cz]\w+|revis\w+) (?:the |your |my |our |la |su )?(?:quote|quotation|offer|rates?|price|cotizacion|oferta|tarifa|precio))|(?:can|could) you (?:do better|beat|match|improve|sharpen)|(?:pueden|puede|podrian) (?:mejorar|igualar|bajar)|(?:me|nos) (?:pueden?|podrian?|puede) (?:compartir|dar|indicar|pasar|enviar|mandar|decir|brindar|facilitar|ayudar con) (?:con |el |la |los |las |su |sus |un |una |de |mejor )*(?:precios?|tarifas?|costos?|cotizacion|cargos|gastos|valor del flete)|coticen?(?:me|nos|lo|la)?\b|send (?:only |me |us )*(?:your |yr |the )(?:import |local |landing )*(?:charges|figures))/;
/** `Quote 300 kg MIA to PTY`, `Price: 2 pallets to SAL`: the bare imperative or heading at the head of a sentence. */
const BARE_ASK =
  /(?:^|[\n.!?;,] ?|- ?)(?:re-?)?(?:quote|quotation|price|rate|cotizacion|cotiza|cot|precio|tarifa)(?: ?[:-] ?| )(?!(?:\$|€|usd\b|us\$|eur\b|crc\b|[\d.,]+ ?(?:usd|us|eur|crc|gtq|dolares|dollars|\$|€|\/|%|per|por)\b|[\d.,]+ ?[$€/%]|#|no\b|nr\b|number|ref|numero|q ?\d|attached|adjunta|received|recibid|accepted|aprobad|is |was |es |fue |of |de |valid|per |por |\d{4,}(?! ?(?:kg|kilo|lb|pc|pieces|box|carton|ctn|unit))))(?=[a-z0-9])/;
const NEVER: readonly (readonly [string, RegExp, 'from' | 'subject' | 'whole' | 'top'])[] = [
  ['bounce', /mailer-daemon|postmaster@|mail delivery (?:subsystem|system)/, 'from'],
  [
    'bounce',
    /undeliver|delivery status notification|no se pudo entregar|mail delivery failed|failure notice|returned mail|delivery has failed|no entregado|rebotad/,
    'subject',
  ],
  [
    'auto-reply',
    /^(?:\W*(?:re|rv|fw)\s*:\s*)?\W*(?:respuesta automatica|automatic reply|auto ?-?reply|auto:|autoreply|out of (?:the )?office|fuera de (?:la )?oficina|ausente|vacaciones|abwesenheit|automatische antwort)/,
    'subject',
  ],
  [
    'auto-reply',
    /\b(?:(?:i will be|i am|we are) (?:away|on leave|on vacation|on holiday) (?:until|from|till|between)|^out of (?:the )?office\b|i am (?:currently )?out of (?:the )?office|i will be out of (?:the )?office|estoy fuera de (?:la )?oficina|estare (?:de vacaciones|fuera)|estoy de vacaciones|sin acceso al correo|limited access to (?:my )?e?-?mail|respuesta automatica|mensaje generado automaticamente|this is an automat(?:ed|ic) (?:reply|response))\b/,
    'whole',
  ],
  [
    'newsletter',
    /\b(?:unsubscribe|cancelar suscripcion|view (?:this email )?in (?:your )?browser|boletin (?:mensual|informativo|semanal)|desea recibir (?:este|mas)|tarifas (?:promocionales|especiales)|newsletter|you receive this email because|special rates .{0,60}all|stop receiving|dejar de recibir|(?:happy|pleased|proud) to announce|nos complace anunciar|contact us for your quote|darse de baja|(?:solicite|pida|obtenga|request|get) (?:su|your) (?:cotizacion|tarifa|precio|quote|rate) (?:en|on|at|in|through|via|a traves de) (?:nuestr[oa]|our|el|la|the) (?:portal|sitio|web|website|pagina|app|plataforma|platform))\b/,
    'whole',
  ],
  [
    'newsletter',
    /\b(?:specials|special rates|tarifas especiales|promo(?:cion)?|nueva ruta|new route|boletin|newsletter)\b/,
    'subject',
  ],
  [
    'phishing',
    /\b(?:pay the fee|pague aqui|pague hoy|pay here|datos de su tarjeta|customs fee .{0,40}(?:outstanding|pay)|saldo pendiente|verify your account|esta retenid[oa]|(?:cancel\w+|pag\w+|click|ingres\w+) [^\n]{0,60}\b(?:siguiente|following|este|this) (?:enlace|link)|si no (?:paga|cancela) (?:hoy|antes)|on hold .{0,60}fee|liberar la entrega|card details)\b/,
    'whole',
  ],
  [
    'job application',
    /\b(?:hoja de vida|curriculum|postular(?:me)?|job (?:opportunity|offer|application)|vacante|my (?:cv|resume)|a cv\b|pretension salarial|salary|recursos humanos|hiring|recruit\w*)\b/,
    'whole',
  ],
  [
    'calendar',
    /^\W*(?:invitation|invitacion|accepted|aceptad[oa]|declined|tentative|updated invitation|reunion|meeting)\s*:/,
    'subject',
  ],
  [
    'data request',
    /\b(?:rate table for all|current rate table|print your (?:full )?instructions|list (?:of )?(?:every|all) (?:recognized )?(?:domain|customers|clients)|listado de las ultimas|todas las cotizaciones de|all (?:your )?clients|dominios reconocidos|recognized domain)\b/,
    'top',
  ],
];
const RATHER_NOT: readonly (readonly [string, RegExp])[] = [
  [
    'cancelled',
    /\b(?:ya no (?:necesit|ocup|requer|requier)\w*|(?:cancel(?:ar|en|e|amos|o|led)?|anul(?:ar|en|e|amos)) (?:[a-z]+ ){0,3}(?:request|solicitud|cotizacion|inquiry|enquiry|quote|quotation|pedido)|no longer (?:need|require)|disregard (?:my|our|the) (?:request|inquiry|enquiry|previous|last))\b/,
  ],
  [
    'announcement',
    /\b(?:(?:se|les|le) (?:informa(?:mos)?|comunica(?:mos)?) (?:a [a-z ]{3,40} )?que|por este medio (?:les )?(?:informamos|comunicamos)|(?:we (?:would like to )?(?:inform|advise|notify) you|please be (?:informed|advised)|kindly note) that|estimad[oa]s? (?:usuari|asociad|afiliad)[oa]s?|dear (?:valued )?(?:customers|members|subscribers)|(?:les?|los|las) invita(?:mos)? (?:a|al)\b[^.\n]{0,40}(?:seminario|webinar|taller|curso|charla|congreso|feria)|invite you to (?:our|the|a|an)\b|webinar|cupos? limitad[oa]s?|cupo ?:|inscripci(?:on|ones)|register (?:now|here|today)|price ?list|lista de precios|moq\b|(?:do not|don't) reply to this (?:message|e ?-?mail)|no (?:responda|conteste) (?:a )?este (?:mensaje|correo))/,
  ],
  [
    'booking',
    /\b(?:(?:pls|please|favor|kindly) (?:de )?(?:book|reserv\w+|proceed|proceder)|booking (?:confirm\w*|request)|book (?:it|on|for|this|the)|se aprueba|aprob(?:o|amos|ado|ada)|we accept|i accept|aceptamos|acepto|procedan|proceda|proceed with|go ahead|confirmamos (?:el embarque|la cotizacion|su)|reserva ha sido|adelante con (?:el embarque|la opcion))\b/,
  ],
  [
    'claim',
    /\b(?:claim|complain(?:t|ing)|queja|refund\w*|reembols\w+|credit note|nota de credito|(?:revise|correct|corregir|corrijan|revisar) (?:the|your|la|su|esta) (?:invoice|factura)|reclamo|faltante|damaged?|danad[oa]s?|roto|rota|mojad[oa]|averia|indemni\w+|short[- ]?landed|missing|incomplet[oa]|faltan)\b/,
  ],
  [
    'rate offer',
    /\b(?:(?:check|find|see|adjunto|paso|attached|below) (?:[a-z]+ ){0,3}(?:our|nuestra) (?:best )?(?:mejor )?(?:offer|oferta|cotizacion|quotation|quote|rate|rates|tarifa)|our (?:best )?(?:offer|rate) (?:is|as|below)|nuestra (?:mejor )?oferta|validity|validez\s?:|valid until|fsc|a\/f \+|thanks for your inquiry|gracias por su solicitud|te paso|les paso (?:la|nuestra)|bloqueo espacio)\b/,
  ],
  [
    'tracking',
    /\b(?:status|tracking|rastreo|ya salio|(?:any|some) (?:update|news)|alguna novedad (?:con|de) (?:la )?(?:guia|carga|embarque)|donde (?:esta|va)|eta of|when (?:will|delivery)|arrived|ha[sv]e? departed|departed on|has been (?:delivered|picked up)|(?:made|make|miss|missed) (?:the|its|their) connection|where is (?:it|my|our|the (?:shipment|cargo|freight))|estimated arrival|ha salido (?:de|en)|fue entregad[oa]|recovered|(?<!direct |consol |own )[mh]?awb(?! ?(?:type|consol|direct|fee|charges?|preparation|:? ?direct|to be))|\d{3} ?- ?\d{4} ?\d{4}\b|guia (?:aerea )?(?:no\.? ?)?\d|pod of|proof of delivery|llego|sigue apareciendo)\b/,
  ],
  [
    'invoice',
    /\b(?:factura electronica|statement of account|estado de cuenta|our invoice|nuestra factura|adjuntamos la factura|overdue|outstanding|vencid[oa]|comprobante de pago|payment|remit\w*|balance|find attached our invoice|invoice \d+ attached)\b/,
  ],
  [
    'thanks',
    /\b(?:(?:too|very|muy|bastante) (?:expensive|high|car[oa]s?|alt[oa]s?)\b(?= (?:for|para|compared|comparad|this|por))|recibid[oa]|received with thanks|noted with thanks|(?:thank you|thanks|tks|thx) for (?:the|your|sending the|sending your) (?:quote|quotation|offer|rates?|quick|prompt)|(?:go|going|went|gone) (?:ahead )?with (?:them|another|the other|other|a different|someone|somebody)|(?:nos decidimos|decidimos|optamos|nos fuimos|nos vamos|vamos a ir|iremos) (?:por|con) (?:otr[oa]|el otro|la otra)|(?:client|customer|cliente|they|we|boss|jefe) (?:finally |al final |already )?(?:went|chose|opted|decided|se fue|se decidio|prefirio|escogio|eligio|opto) (?:with|for|on|to go|por|con)|no need to (?:hold|reserve) (?:the |any |our )?(?:space|booking)|guard(?:amos|o|are|aremos) (?:su|la|tu) (?:tarifa|cotizacion|oferta)|gracias por la (?:cotizacion|rapidez)|lo reviso|la reviso|les aviso|te aviso|will revert|muchas gracias por|recibi la|enterad[oa]|ok gracias|noted)\b/,
  ],
  [
    'documents',
    /\b(?:send (?:me |us )?(?:the )?(?:awb|copy|certificate|documents)|(?:signed |scanned |certified )?cop(?:y|ies) of (?:the |your )?(?:air ?waybill|awb|invoice|bl\b|bill of lading)|insurance certificate|certificado de seguro|carta de (?:liberacion|retiro)|release letter|(?:necesito|necesitamos|requiero|enviar|enviarme|mandar|mandarme) (?:la|el|una copia de la) (?:guia|manifiesto|bl\b|conocimiento)|copia de la guia|me reenvi\w+ (?:la guia|los documentos)|certificate of origin|certificado de origen|reenvias la)\b/,
  ],
  [
    'offer of services',
    /\b(?:we(?:'ll| will| can) (?:gladly )?quote you|(?:le|les) cotizaremos|we offer|ofrecemos|we are pleased to (?:introduce|offer our)|nuestros servicios|our services|nos complace presentar|business proposal|propuesta comercial|contamos con)\b/,
  ],
  [
    'internal',
    /\b(?:did (?:we|you|anyone|somebody) (?:already |ever )?quote|ya (?:le|les) (?:cotizamos|cotizaron|dimos (?:el )?precio)|quien (?:lleva|atiende|tiene|ve) (?:la |esta |esa )?cuenta|who (?:handles|has|took) (?:this|the|that) (?:account|client|customer)|who handles|have we (?:already )?quoted|(?:le|les) (?:cotizamos|cotizaron|dieron|dimos) ya|que (?:precio|tarifa) (?:le|les) (?:dieron|dimos|pasamos))\b/,
  ],
];

/** Tells a request for a price from everything else that reaches a quotation desk. */
export function requestVerdict(texts: RequestTexts): RequestVerdict {
  const newest = texts.top.trim() === '' ? texts.forwarded : texts.top;
  for (const [kind, pattern, where] of NEVER) {
    const text = where === 'top' ? texts.whole : texts[where];
    if (pattern.test(text)) return { isRequest: false, kind };
  }
  const answers = /^\W*(?:(?:re|rv|fw|fwd|aw)\s*:\s*)+/.test(texts.subject);
  const told = newest.replace(TOLD, ' ');
  const asks = asksIn(newest) || (texts.facts >= 2 && BARE_ASK.test(newest));
  const against = RATHER_NOT.find(
    ([, pattern]) => pattern.test(told) || (!answers && pattern.test(texts.subject) && !asksIn(texts.subject)),
  );
  if (asks && !(against && isWeakAsk(newest, against[0], texts.facts))) return { isRequest: true, kind: undefined };
  if (against) return { isRequest: false, kind: against[0] };
  if (asksIn(texts.forwarded) || (!answers && asksIn(texts.subject))) return { isRequest: true, kind: undefined };
  if (texts.addressesMachine && texts.facts < 3) return { isRequest: false, kind: 'orders to a machine' };
  if (texts.facts >= 3) return { isRequest: true, kind: undefined };
  if (answers && texts.facts >= 1 && asksIn(texts.whole)) return { isRequest: true, kind: undefined };
  return { isRequest: false, kind: 'no question of price' };
}

function asksIn(text: string): boolean {
  return ASKS.test(text) || ASKS_TOO.test(text) || ASKS_ALSO.test(text);
}

/** A clause on what happened another time (`last time 4 of them arrived bent`): it tells of no shipment of today. */
const TOLD =
  /\b(?:last (?:time|year|month|shipment)|la (?:ultima|otra) vez|el (?:ano|mes) pasado|el embarque (?:anterior|pasado)|the (?:last|previous) (?:one|shipment))\b[^.\n;?!]{0,200}/g;

const MENTIONS_ONLY =
  /\b(?:(?:acceptance of|accept|aceptamos|acepto|as per|per|against|under|segun|conforme a|de acuerdo a) (?:your|our|su|la|the|nuestra) (?:[a-z]+ )?(?:offer|oferta|quote|quotation|cotizacion|rates?|tarifas?|price|precio)|ya no (?:necesit|ocup|requer|requier)\w* (?:de )?(?:la |su |el |una )?(?:cotizacion|tarifa|precio|oferta)|no longer (?:need|require) (?:a |the |your |this )?(?:quote|quotation|rates?|offer|price)|cancel (?:our|my|the|this) (?:rate |quote |quotation )?(?:request|enquiry|inquiry|quote|quotation)(?: for (?:a )?(?:quote|quotation|rates?))?|as per your quote|segun (?:su |la )?cotizacion|(?:la|su|nuestra|your|the|our) (?:cotizacion|quotation|quote)(?: q?\d+)?|quote q\d+|cotizacion q\d+|thanks for (?:your )?(?:the )?(?:inquiry|enquiry|quote)|de cotizaciones?|(?:para (?:cotizar|cotizaciones|tarifas)|for (?:a )?(?:quotes?|quotations?|rates))[^.\n]{0,50}\b(?:comuniquese|contacte|llame|escriba|visite|consulte|contact|call|visit|write)|que (?:precio|tarifa) (?:le|les) (?:dieron|dimos|cotizamos|cotizaron|pasamos|pasaron)|did (?:we|you|anyone|somebody) (?:already |ever )?quote|who (?:quoted|gave) [^.\n]{0,30}|(?:your|yr|su|sus) (?:price|rate|offer|precio|tarifa|oferta)s? (?:is|are|was|were|seems?|looks?|esta|estan|es|son)|for urgent quotations|para cotizaciones|your inquiry|su consulta|tu consulta|cotizaron|quoted)\b/g;

/** Whether what sounds like a question of price only mentions an earlier one. */
function isWeakAsk(newest: string, kind: string, facts: number): boolean {
  const rest = newest.replace(MENTIONS_ONLY, ' ');
  if (kind === 'rate offer' || kind === 'offer of services')
    return (
      !/\b(?:pls quote|please quote|favor cotizar|need (?:a |your )?(?:quote|rate)|request for (?:quotation|quote|proposal)|rfq|solicitud de (?:cotizacion|oferta)|necesito|cotizar\b|su mejor|your best|validity (?:please|pls|needed|required))/.test(
        rest.slice(0, 1500),
      ) || /nuestra (?:mejor )?oferta|our (?:best )?offer/.test(rest)
    );
  if (
    kind === 'claim' &&
    !/\b(?:re)?(?:coti[sz]|quot|flete|freight|tarifa|rate)|how much|cuanto|what ?'?s the damage/.test(rest)
  )
    return true;
  return !asksIn(rest) && !(kind === 'tracking' && facts >= 3 && BARE_ASK.test(rest));
}

import { removeLackedPrice } from './price-questions.js';

/** Kinds of mail that are no request whatever else they hold, and where they show. */
export const NON_REQUEST_PATTERNS: readonly (readonly [string, RegExp, 'from' | 'subject' | 'whole'])[] = [
  ['bounce', /mailer-daemon|postmaster@|mail delivery (?:subsystem|system)/, 'from'],
  [
    'bounce',
    /undeliver|delivery status notification|no se pudo entregar|mail delivery failed|failure notice|returned mail|delivery has failed|no entregado|rebotad/,
    'subject',
  ],
  [
    'auto-reply',
    /^(?:\W*(?:re|rv|fw)\s*:)?\W*(?:respuesta automatica|automatic reply|auto ?-?reply|auto:|autoreply|out of (?:the )?office|fuera de (?:la )?oficina|ausente|vacaciones|abwesenheit|automatische antwort)/,
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
    'whole',
  ],
];
/** Other purposes of emails to a quotation address. */
const LIKELY_NON_REQUEST_PATTERNS: readonly (readonly [string, RegExp])[] = [
  // `Confirmamos la reserva 88-2291 para 5 piezas`, `your booking 88-2291 is confirmed`.
  [
    'booking',
    /\bconfirm(?:amos|o|ed)? (?:(?:la|su|tu|the|your|our|you) )?(?:reserva|reservacion|space|espacio|booking)\b/,
  ],
  ['booking', /\b(?:booking|reserva)(?: [a-z0-9-]{3,15})? (?:is|has been|esta|queda|quedo) confirm(?:ed|ad[oa])\b/],
  // A fuel surcharge with its amount is an offer's; by its name alone it is asked for.
  ['rate offer', /\bfsc(?: ?[:=@])? ?(?:usd|us\$|eur|\$|€|\d|incl)/],
  [
    'cancelled',
    /\b(?:ya no (?:necesit|ocup|requer|requier)\w*|(?:cancel(?:ar|en|e|amos|o|led)?|anul(?:ar|en|e|amos)) (?:[a-z]+ ){0,3}(?:request|solicitud|cotizacion|inquiry|enquiry|quote|quotation|pedido)|no longer (?:need|require)|no (?:quote|quotation|rates?|price|offer) (?:is )?(?:needed|required|necessary)|(?:please|pls|kindly|favor(?: de)?) (?:close|cerrar|cierren|cierre) (?:this|the|my|our|la|el|esta|este)\b|disregard (?:my|our|the) (?:request|inquiry|enquiry|previous|last))\b/,
  ],
  [
    'announcement',
    /\b(?:(?:se|les|le) (?:informa(?:mos)?|comunica(?:mos)?) (?:a [a-z ]{3,40} )?que|por este medio (?:les )?(?:informamos|comunicamos)|(?:we (?:would like to )?(?:inform|advise|notify) you|please be (?:informed|advised)|kindly note) that|estimad[oa]s? (?:(?:usuari|asociad|afiliad|soci)[oa]|client|transportist|proveedor)\w*|dear (?:valued )?(?:customer|member|user|subscriber|supplier|carrier|client)s?\b|les recordamos|nos permitimos informar\w*|(?:les?|los|las) invita(?:mos)? (?:a|al)\b[^.\n]{0,40}(?:seminario|webinar|taller|curso|charla|congreso|feria)|invite you to (?:our|the|a|an)\b|webinar|cupos? limitad[oa]s?|cupo ?:|seminarios?\b|inscripci(?:on|ones)|you are invited|register (?:now|here|today)|price ?list|lista de precios|moq\b|(?:do not|don't) reply\b|no (?:responda|conteste)\b)/,
  ],
  [
    'booking',
    /\b(?:already (?:booked|contracted|arranged) with (?:you|your)\b|ya (?:esta|estan|quedo|quedaron|fue|fueron) (?:contratad|reservad|cotizad)[oa]s? con (?:ustedes|usted|vosotros)|(?:pls|please|favor|kindly) (?:de )?(?:book|reserv\w+|proceed|proceder)|booking (?:confirm\w*|request)|booked (?:on|for|with|via) (?:[a-z0-9']+ ){0,2}(?:flight|flt|vuelo)|(?:as )?per your (?:quote|quotation|rate)\b[^.\n]{0,30}\bbill|book (?:it|on|for|this|the)|se aprueba|aprob(?:o|amos|ado|ada)|we accept|i accept|aceptamos|acepto|procedan|proceda|proceed with|go ahead|confirmamos (?:el embarque|la cotizacion|su)|reserva ha sido|adelante con (?:el embarque|la opcion))\b/,
  ],
  [
    'claim',
    /\b(?:claim|complain(?:t|ing)|queja|(?:hold|holding) you (?:fully |entirely )?(?:liable|responsible)|(?:soaking|delivered|arrived|received) wet|(?:los|les) (?:hacemos|consideramos|hago) responsables|empapad[oa]s?|refund\w*|reembols\w+|credit note|nota de credito|(?:revise|correct|corregir|corrijan|revisar) (?:the|your|la|su|esta) (?:invoice|factura)|reclam(?:o|os|amos|ando|acion)|faltante|damaged?|danad[oa]s?|roto|rota|mojad[oa]|averia|indemni\w+|short[- ]?landed|missing|incomplet[oa]|faltan)\b/,
  ],
  [
    'rate offer',
    /\b(?:(?:check|find|see|adjunto|paso|attached|below) (?:[a-z]+ ){0,3}(?:our|nuestra) (?:best )?(?:mejor )?(?:offer|oferta|cotizacion|quotation|quote|rate|rates|tarifa)|our (?:best )?(?:offer|rate) (?:is|as|below)|nuestra (?:mejor )?oferta|we can offer (?:you )?(?:usd|eur|us\$|\$|€)|podemos ofrecer(?:les?)? (?:usd|eur|us\$|\$|€)|find (?:below |attached |herewith )?our best\b|(?:await|awaiting|looking forward to) your booking|let (?:me|us) know if (?:we|i) (?:can|may|should) book|a\/f \+|thanks for your inquiry|gracias por su solicitud|te paso|les paso (?:la|nuestra)|bloqueo espacio)\b/,
  ],
  [
    'tracking',
    /\b(?:(?:status|eta|pod|whereabouts) (?:of|for|on|update|please|pls)|any status|track(?:ing)? (?:number|no\b|update|and trace|it\b|&)|rastreo|ya salio|(?:any|some) (?:update|news)|algun(?:a|as)? (?:novedad|novedades|noticias?) (?:con|de|del|sobre) (?:la |el |mi |los |las )?(?:guia|carga|embarque|envio|shipment|bultos|cajas|\d)|(?<!\ba )(?:donde|en que estado) (?:esta|va|anda|quedo)|where (?:is|are) (?:it|the|my|our|this|these)\b|when (?:will|delivery)|(?:has|have) (?:it |they |really |all |already |the [a-z]+ )?(?:arrived|departed|landed|been (?:recovered|delivered|uplifted))|(?:did|made|make|missed) (?:it |they |the |its |their )(?:[a-z]+ )?(?:arrive|depart|land|connection|flight)|(?:has|have|was|were) (?:departed|uplifted|offloaded|recovered|delivered|manifested)|departed on|has been picked up|estimated arrival|ha salido (?:de|en)|fue entregad[oa]|(?:needs?|want|send|advise|give|confirm|ask(?:s|ing)? for) (?:me |us )?(?:an |the |its )?eta\b|[mh]?awb(?: no| nr| number)?[ .:#-]*(?:[a-z]{2,4}-?)?\d{4}|\d{3} ?- ?\d{4} ?\d{4}\b|guia (?:aerea |hija |madre )?(?:no\.? ?|n° ?|# ?|es (?:la )?)?(?:[a-z]{2,4}-?)?\d{3}|proof of delivery|sigue apareciendo|ya llego\b[^.\n?]{0,60}\?)/,
  ],
  [
    'invoice',
    /^\W*(?:factura|invoice)(?: (?:no|nr|n°)\.?)?[ #:]*\d{3,}|\b(?:factura electronica|statement of account|estado de cuenta|our invoice|nuestra factura|adjuntamos la factura|overdue|outstanding|vencid[oa]|comprobante de pago|payment|remit\w*|balance|find attached our invoice|invoice \d+ attached)\b/,
  ],
  [
    'thanks',
    /\b(?:(?:solo|unicamente) (?:para |queria |queremos |quiero )(?:contarl[eo]s?|avisarl[eo]s?|decirl[eo]s?|informarl[eo]s?|contarte|avisarte|agradecerl[eo]s?|agradecer)\b|just (?:to|wanted to|writing to) (?:tell you|let you know|say) (?:that )?(?:the|our|my|everything|all)\b[^.]{0,40}\b(?:arrived|came|got here)\b|(?:too|very|muy|bastante) (?:expensive|high|car[oa]s?|alt[oa]s?)\b(?= (?:for|para|compared|comparad|this|por))|(?<!\b(?:confirm[a-z]*|acus[a-z]+)(?: de| el)* )recibid[oa]|received with thanks|noted with thanks|(?:thank you|thanks|tks|thx) for (?:the|your|sending the|sending your) (?:quote|quotation|offer|rates?|quick|prompt)|(?:go|going|went|gone) (?:ahead )?with (?:them|another|the other|other|a different|someone|somebody)|(?:nos decidimos|decidimos|optamos|nos fuimos|nos vamos|vamos a ir|iremos) (?:por|con) (?:otr[oa]|el otro|la otra)|(?:client|customer|cliente|they|we|boss|jefe) (?:finally |al final |already )?(?:went|chose|opted|decided|se fue|se decidio|prefirio|escogio|eligio|opto) (?:with|for|on|to go|por|con)|no need to (?:hold|reserve|keep|quote|book)|guard(?:amos|o|are|aremos) (?:su|la|tu) (?:tarifa|cotizacion|oferta)|(?:we|i)(?: will|'ll) (?:come|get|revert) back(?: to you)? (?:once|when|after|as soon)|(?:le|les|te) (?:avisamos|confirmamos|informamos|aviso|confirmo) (?:cuando|en cuanto|una vez|apenas)|for (?:the )?next (?:one|time)|para la proxima|that was (?:quick|fast)|se fue (?:por|en) (?:mar|barco|maritimo)|gracias por la (?:cotizacion|rapidez)|lo reviso|la reviso|les aviso|te aviso|will revert|muchas gracias por|recibi la|enterad[oa]|ok gracias|noted)\b/,
  ],
  [
    'documents',
    /\b(?:(?<!\b(?:para|to|will|i'll|we'll) )(?:re)?(?:send|share|forward|email|provide|need|ask(?:s|ed|ing)? (?:now )?for|enviar|envien|envieme|enviarme|mandar|manden|mandarme|mandeme|pasar|pasarme|pasen|necesit[ao]|necesitamos|ocupo|falta|solicito|requiero|reenvi\w+)(?: (?!our\b|nuestr|quot|cotiz|rate|tarif|price|precio)[a-z'/.,]+){0,6} (?:(?:signed |original )?cop(?:y|ies|ia|ias)\b|air waybill|b\/l|awb|pod\b|guia aerea|la guia\b|carta de (?:liberacion|porte)|certificad?[oe]|(?:commercial |freight )?invoice copy|packing list|manifiesto|manifest|comprobante|poliza|release letter|delivery order|conocimiento|documents|documentos)|(?:signed |scanned |certified )?cop(?:y|ies) of (?:the |your )?(?:air ?waybill|awb|invoice|bl\b|bill of lading)|insurance certificate|certificado de seguro|carta de (?:liberacion|retiro)|release letter|certificate of origin|certificado de origen|reenvias la)\b/,
  ],
  [
    'offer of services',
    /\b(?:we(?:'ll| will| can) (?:gladly )?quote you|(?:le|les) cotizaremos|we offer|ofrecemos|we are pleased to (?:introduce|offer our)|nuestros servicios|our services|nos complace presentar|business proposal|propuesta comercial|contamos con)\b/,
  ],
  [
    'internal',
    /\b(?:(?:did|have|has) (?:we|you|anyone|anybody|somebody|someone) (?:already |ever )?quoted?\b|(?:ya )?(?:le|les) (?:cotizamos|cotizaron|dimos (?:el )?precio|dieron ya|dimos ya)|quien (?:lleva|atiende|tiene|ve|esta viendo|cotizo)|who (?:handles|is handling|quoted|has|took) |que (?:precio|tarifa) (?:le|les) (?:dieron|dimos|pasamos)|forward it to me|i'll take it over)/,
  ],
  [
    'phishing',
    /\b(?:(?:debe|debera|must|have to) (?:cancelar|pagar|pay|abonar)\b|pendiente de pago|pending payment|(?:sera|will be) (?:devuelto|returned)\b)/,
  ],
];

/** A validity is an offer's where a price per kilogram or a surcharge stands beside it: requests state one as well. */
const VALIDITY = /(?<!\b(?:with|your|advise|confirm|indicate|state) )validity|validez\s?:|valid until/;
const OFFERED_RATE =
  /(?:\/|\bper|\bpor) ?kgs?\b|\b(?:surcharges?|recargos?|fsc|ssc|min(?:imum|imo)? (?:usd|us\$|eur))\b/;

/** Past shipments and prices: a sentence in the past does not describe this request. */
const PAST_REFERENCE =
  /\b(?:(?:the )?last (?:time|year|month|shipment|one)|the other time|previous (?:time|shipment|one)|(?:ultima|otra) vez|(?:vez|ano|mes|embarque) (?:pasad[oa]|anterior))\b/;

/** Words of reports that also occur in requests: alone they do not outweigh a described shipment. */
const REPORT_WORD =
  /\b(?:status|tracking|arrived|recovered|[mh]?awb|llego|llegaron|(?:was|were|been|is|are|got|already) (?:[a-z]+ )?delivered|(?:fue(?:ron)?|ya|sido|esta|estan|qued[oa]) (?:[a-z]+ )?entregad[oa]s?|departed|landed|pod (?:is )?attached|(?:attached|adjunt[oa]s?) (?:[a-z]+ ){0,3}(?:invoice|factura|pod))\b/;

/** `the missing data`: facts of the request, no boxes that did not arrive. */
const MISSING_FACTS = /\bmissing (?=(?:data|info|information|details?|figures?|weights?|dims?|dimensions)\b)/g;

/** What else a text wants, as a readable word; undefined where nothing else is seen. @param text folded */
export function findNonRequestIntent(text: string): string | undefined {
  const words = removeLackedPrice(text.replace(MISSING_FACTS, ' '));
  const found = LIKELY_NON_REQUEST_PATTERNS.find(([, pattern]) => pattern.test(words))?.[0];
  return found ?? (VALIDITY.test(text) && OFFERED_RATE.test(text) ? 'rate offer' : undefined);
}

/** Whether a text speaks like a report of a shipment under way. @param text folded */
export function isStatusReport(text: string): boolean {
  return REPORT_WORD.test(text);
}

/** `If ok we book this weekend`, `once the rate is approved we will book`: a booking that depends on our price. */
const CONDITIONAL_BOOKING =
  /\b(?:if|once|when|as soon as|si|una vez|cuando|en cuanto) [^.\n]{0,50}\b(?:we|i|we'll|i'll|to|will|can) book\b[^.\n]{0,80}/g;

/** A text without bookings that wait for the price that it asks for. @param text folded */
export function removeConditionalBookings(text: string): string {
  return text.replace(CONDITIONAL_BOOKING, ' ');
}

/** A text without the sentences about earlier shipments. @param text folded */
export function removePastReferences(text: string): string {
  if (!PAST_REFERENCE.test(text)) return text;
  return text
    .split(/(?<=[.!?])\s|\n/)
    .filter((clause) => !PAST_REFERENCE.test(clause))
    .join('\n');
}

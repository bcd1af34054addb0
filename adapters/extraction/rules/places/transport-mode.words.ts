/** Words of transport by air, folded. */
export const AIR_WORDS: readonly RegExp[] = [
  /\bair(?:freight|cargo|port|line|way)?s?\b/,
  /\b(?:aere[oa]s?|avion|aeropuerto|vuelos?|flights?|fly|flies|awb|iata)\b/,
];

/** Words that ask for transport by sea, folded. */
export const SEA_WORDS: readonly RegExp[] = [
  /\b(?:ocean|sea) ?-? ?(?:freight|shipment|cargo|rates?|quot[a-z]+|transport|shipping)\b/g,
  /\b(?:by (?:sea|ocean|vessel|ship)|by boat|por (?:mar|barco)|en (?:barco|buque)|via maritima)\b/g,
  /\b(?:maritim[oa]s?)\b/g,
  /\b(?:lcl|fcl)\b/g,
  /\b\d{1,2} ?x ?(?:20|40|45) ?'? ?(?:hc|hq|gp|dv|dc|st|std|rf)\b/g,
  /\bcontenedor(?:es)? (?:de|hc de) (?:20|40)\b/g,
  /\b(?:20|40) ?(?:ft|'|foot|pies) (?:hc |hq |dry )?(?:container|contenedor)/g,
];

/** Words that ask for transport by road whatever codes name the towns, where nothing speaks of the air, folded. */
export const ROAD_WISHES: readonly RegExp[] = [
  /\b(?:transporte|flete|servicio|envio) (?:por )?terrestre (?:de|desde|entre|para|hacia|a|[a-z]{3} ?[-/>] ?[a-z]{3})\b/g,
  /\b(?:road freight|trucking|truck freight) (?:from|between|to)\b/g,
];

/** Words that ask for transport by road, folded. */
export const ROAD_WORDS: readonly RegExp[] = [
  /\b(?:transporte|flete|servicio|envio|carga|tarifa|cotizacion) (?:por )?terrestre\b/g,
  /\b(?:road freight|trucking rate|truck freight|by road|por carretera|por tierra|via terrestre)\b/g,
  /\b(?:ftl|ltl)\b/g,
  /\b(?:costo|precio|tarifa|flete|valor) (?:de |del |por |para ){1,2}(?:un |el )?(?:camion|furgon|trailer|cabezal|rastra)\b/g,
  /\b(?:rate|price|cost|quote) (?:for|of) (?:a |the |one )?(?:full )?(?:truck|trailer|lorry)(?:load)?\b/g,
];

/** Words that ask for a courier whatever airports are named, folded. */
export const COURIER_WISHES: readonly RegExp[] = [
  /\b(?:how much|what) (?:is|are|for|would|does|do) (?:[a-z-]{1,12} ){0,6}courier\b/g,
  /\bdoor (?:to|2) door courier\b/g,
  /\b(?:needs?|has|have|must|should) (?:to )?(?:be|go|travel) (?:with|by|via) (?:a |an )?(?:express )?courier\b/g,
  /\b(?:tiene|tienen|debe|deben|debera) (?:que )?(?:ser|ir|viajar) (?:con|por|via) (?:un )?(?:courier|mensajeria)\b/g,
  /\bcourier (?:for|para) (?:one |an? |un |\d+ )?(?:envelopes?|documents?|letters?|sobres?|documentos?|cartas?)\b/g,
  /\b(?:cuanto (?:cuesta|vale|sale|seria)|precio de) (?:un |el |envio |por |de ){0,3}(?:courier|mensajeria)\b/g,
  /\b(?:cobran?|cotiz[a-z]{1,6}) (?:por |de |el |un |su |servicio ){0,4}(?:courier|casillero)\b/g,
  /\b(?:tarifas?|precios?) (?:del? |su |un |servicio ){1,3}casillero\b/g,
  /\b(?:tienen?|ofrecen|manejan|dan|abr[a-z]{1,4}|quiero|necesito) (?:un |el |servicio de )?casillero\b/g,
  // `me lo traen por casillero`, `tengo casillero con ustedes`
  /\b(?:por|via|con|mediante) (?:el |su |mi |un )?casillero\b/g,
  /\b(?:servicio|tarifas?|tipo) (?:de )?casillero\b|\bcasillero (?:con|de) (?:ustedes|uds)\b/g,
  /\b(?:parcel|package) forwarding\b/g,
];

/** Words that ask for a courier, folded. */
export const COURIER_WORDS: readonly RegExp[] = [
  /\bcourier (?:rates?|service|quot[a-z]+|shipment)\b/g,
  /\b(?:servicio|envio|tarifa|cotizacion)(?: de| por| tipo)? (?:courier|mensajeria)\b/g,
  /\b(?:by|por|via) (?:express )?courier\b/g,
];

/** Words of answers, without case and accents, each list as alternatives of one expression. */

/** What accepts a quotation by itself. */
export const ACCEPTING = [
  'go(?:ing)? ahead',
  'green light',
  '(?:please|pls|lets|let us|you (?:can|may)) proceed',
  '(?:we|i) (?:hereby )?(?:accept|approve)',
  '(?:accepted|approved|aceptad[ao]s?|aprobad[ao]s?)',
  '(?:aceptamos|acepto|apruebo|aprobamos)',
  '(?<!(?:en|mas) )adelante',
  'luz verde',
  'visto bueno',
  '(?:procedan|procedamos|proceder con el)',
  'de acuerdo con (?:la|su|esta) (?:cotizacion|oferta|tarifa)',
  'confirm(?:amos|o)? (?:the|this|your|el|este|la|su) (?:quote|quotation|offer|rate|embarque|envio|cotizacion|oferta)',
] as const;

/** What declines it by itself. */
export const DECLINING = [
  'too (?:expensive|high)',
  '(?:muy|demasiado) (?:car[oa]|alt[oa])',
  '(?:we|i) (?:must |have to |will |regret to )?(?:decline|reject)',
  '(?:declined|rejected|rechazad[ao]|rechazamos|rechazo)',
  '(?:went|going|gone) with (?:another|other|a different)',
  '(?:nos fuimos|nos vamos) con otr[ao]',
  'no (?:gracias|vamos a|aceptamos|nos sirve|nos conviene)',
  'not interested',
  '(?:do|can|will) ?not accept',
  'no longer (?:need|needed|required|ship|shipping)',
  'ya no (?:lo |la )?(?:necesitamos|vamos|requerimos|embarcamos|enviamos)',
  '(?:ya )?(?:contratamos|adjudicamos) (?:con |a )?otr[ao]',
  'too slow',
  '(?:tarda|demora) (?:mucho|demasiado)',
] as const;

/** A competitor and a price of theirs. */
export const COMPETING = [
  'offer(?:s|ed|ing)?',
  'quoted',
  'ofreci[oe]\\w*',
  'ofrecen?',
  'cotiz(?:o|aron)',
  'competitors?',
  'competencia',
  'another (?:forwarder|agent|company|provider)',
  'otr[ao] (?:agente|agencia|forwarder|proveedor|empresa|compania|naviera)',
] as const;

/** What makes a sentence no plain word: a condition, a doubt, a denial. */
export const CONDITIONAL = [
  ...['if', 'once', 'when', 'until', 'unless', 'before', 'would', 'could', 'might', 'maybe', 'perhaps', 'waiting'],
  ...['pending', 'yet', 'si', 'cuando', 'hasta', 'antes', 'quiza', 'quizas', 'tal vez', 'pendiente', 'esperando'],
  ...['todavia', 'aun', 'provided', 'subject to', 'siempre que', 'sujeto a', 'una vez', 'en cuanto'],
] as const;

/** What denies an acceptance. */
export const DENYING = [
  'no',
  'not',
  'never',
  'cannot',
  'cant',
  'dont',
  'wont',
  'nunca',
  'ni',
  'sin',
  'without',
] as const;

/** A wish for another price: the answer then decides nothing. */
export const ASKING_ANEW = [
  're-?quote',
  're-?cotiz\\w*',
  '(?:please|pls|kindly|favor|pueden?|podrian?) (?:de )?(?:quote|cotizar?|cotice[nm]?)',
  'cotice[nm]?',
  '(?:new|another|revised|better|best|mejor|otr[ao]|nuev[ao]) (?:quote|quotation|price|rate|precio|cotizacion|tarifa)',
  'how much',
  'cuanto',
  'discount',
  'descuento',
] as const;

/** Reasons of a loss by their words. */
export const LOSS_WORDS = {
  price: ['expensive', 'high', 'car[oa]', 'alt[oa]', 'cheaper', 'barat[oa]', 'price', 'precio'],
  'transit-time': ['slow', 'tarda', 'demora', 'transit', 'transito', 'lento'],
  'not-shipping': ['no longer', 'ya no', 'cancel\\w*'],
  competitor: ['another', 'a different', 'otr[ao]', 'competitors?', 'competencia'],
} as const;

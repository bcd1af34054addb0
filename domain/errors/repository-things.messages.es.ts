/** What records are called in a Spanish sentence that misses one. */
const THINGS: Readonly<Record<string, string>> = {
  'API token': 'el token de la API',
  attachment: 'el archivo adjunto',
  preview: 'la vista previa del archivo',
  administrator: 'el administrador',
  'charge code': 'el código de cargo',
  consignment: 'la consignación',
  disclaimer: 'la condición',
  domain: 'el dominio',
  'earlier state of the rate in entry': 'un estado anterior de la tarifa en la entrada',
  'email to quotation': 'el correo de la cotización',
  email: 'el correo',
  'exchange rate': 'el tipo de cambio',
  import: 'la importación',
  mailbox: 'el buzón',
  'notification mail': 'el aviso por correo',
  quotation: 'la cotización',
  rate: 'la tarifa',
  'recognized domain': 'el dominio reconocido',
  reply: 'la respuesta',
  'staff account': 'la cuenta del personal',
  'tax rate for': 'la tasa de impuestos de',
  'webhook delivery': 'el envío del evento',
  'webhook endpoint': 'el destino de webhooks',
  'tax rate': 'la tasa de impuestos',
};

/** The name of a kind of record in Spanish; as it is where it has none. */
export function translateThing(thing: string): string {
  return THINGS[thing] ?? thing;
}

/** Further verbs and phrases of what goods were bought, billed or declared for, folded; the plain nouns stand with the score. */
export const VALUE_VERBS: ReadonlySet<string> = new Set(
  (
    'invoiced billed declares declare declara declaran declaro declararon facturada facturados facturadas facturo facturaron ' +
    'comprado comprada comprados compradas compro compraron adquirido adquirida adquiridos adquiridas adquirimos adquirio ' +
    'costs cuesta cuestan valuado valuada valuados valuadas avaluo avaluado avaluada tasados tasadas salio salieron'
  ).split(' '),
);

/** Such phrases of several words. */
export const VALUE_PHRASES: readonly string[] = [
  ...[
    'set us back',
    'set me back',
    'client back',
    'run me',
    'runs me',
    'ran me',
    'run us',
    'order was',
    'order is',
    'pedido fue',
    'pedido es',
    'orden fue',
    'bill reads',
    'bill says',
    'order total',
    'total order',
    'total de la orden',
  ],
  ...['total del pedido', 'total de la compra', 'total de compra'],
];

/** Who sells goods, and how his price is told: `my supplier charged me`, `el fabricante nos cobró`. */
export const SELLERS: ReadonlySet<string> = new Set(
  'supplier suppliers vendor seller maker manufacturer proveedor vendedor fabricante fabrica'.split(' '),
);
export const CHARGES: ReadonlySet<string> = new Set(
  'charged charges asked asks wants cobro cobra cobraron pidio pide'.split(' '),
);

/** Services that a sum may be of. */
export const SERVICES: ReadonlySet<string> = new Set(
  (
    'freight airfreight flete fletes trucking truckage truck camion acarreo drayage haulage haul inland transporte transport shipping ' +
    'courier grua crane handling storage almacenaje bodegaje duties impuestos aranceles prima premium clearance desaduanaje ' +
    'despacho tramite tramites pickup recoleccion packing packaging crating embalaje empaque delivery entrega'
  ).split(' '),
);

/** Who sells such services. */
export const CARRIERS: ReadonlySet<string> = new Set(
  (
    'dhl fedex ups tnt competitor competitors competencia competidor competidores airline airlines aerolinea aerolineas naviera ' +
    'forwarder forwarders carrier agente agent transportista trucker courier'
  ).split(' '),
);

/** Words that name the value of goods, also where a service stands before them. */
export const VALUE_NOUNS: ReadonlySet<string> = new Set(
  (
    'value values valued valor valores valorado valorada vale valen worth declared declarado declarada declarados declaradas cif fob ' +
    'goods mercancia mercancias mercaderia'
  ).split(' '),
);

/** Words that name the value where the service before them is none of a carrier: `transporte, facturado en USD 5,000`. */
export const BILL_WORDS: ReadonlySet<string> = new Set(
  (
    'invoice invoiced factura facturado facturada facturados facturadas facturo facturaron bought purchased purchase compra compre ' +
    'compramos compro compraron comprado comprada proforma commercial comercial adquirido adquirida tasado tasada'
  ).split(' '),
);

/** Words of an invoice: a sum that is insured and invoiced is the value. */
export const INVOICE_WORDS: ReadonlySet<string> = new Set(
  'invoice invoiced factura facturado facturada facturados facturadas facturo facturamos'.split(' '),
);

/** Words between a sum and what it was paid for. */
export const FOR_WORDS: ReadonlySet<string> = new Set(['for', 'por', 'de', 'of', 'en', 'in']);
export const ARTICLES: ReadonlySet<string> = new Set(
  'the los las la el our these this those esta este estos estas esos esas mi my su nuestro nuestra nuestros nuestras'.split(
    ' ',
  ),
);

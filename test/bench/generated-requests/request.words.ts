/** Languages that requests are written in. */
export type TextLanguage = 'en' | 'es';

/** What a handling unit is like: its usual sides in cm and how heavy it may be. */
export type PieceShape = 'pallet' | 'carton' | 'crate' | 'drum' | 'bag' | 'roll' | 'piece';

/** A handling unit in words: one, several, and short forms that stand for both. */
export interface PieceWord {
  readonly shape: PieceShape;
  readonly one: string;
  readonly many: string;
  readonly short: readonly string[];
  /** Spanish words only. */
  readonly isFeminine?: boolean;
}

export const PIECE_WORDS: Readonly<Record<TextLanguage, readonly PieceWord[]>> = {
  en: [
    { shape: 'pallet', one: 'pallet', many: 'pallets', short: ['plt', 'plts', 'plt.'] },
    { shape: 'pallet', one: 'skid', many: 'skids', short: [] },
    { shape: 'carton', one: 'carton', many: 'cartons', short: ['ctn', 'ctns', 'ctns.'] },
    { shape: 'carton', one: 'box', many: 'boxes', short: [] },
    { shape: 'crate', one: 'crate', many: 'crates', short: [] },
    { shape: 'crate', one: 'wooden case', many: 'wooden cases', short: [] },
    { shape: 'drum', one: 'drum', many: 'drums', short: [] },
    { shape: 'bag', one: 'bag', many: 'bags', short: [] },
    { shape: 'roll', one: 'roll', many: 'rolls', short: [] },
    { shape: 'piece', one: 'piece', many: 'pieces', short: ['pc', 'pcs', 'pcs.'] },
    { shape: 'piece', one: 'package', many: 'packages', short: ['pkg', 'pkgs'] },
  ],
  es: [
    { shape: 'pallet', one: 'tarima', many: 'tarimas', short: [], isFeminine: true },
    { shape: 'pallet', one: 'pallet', many: 'pallets', short: ['plt', 'plts'] },
    { shape: 'pallet', one: 'paleta', many: 'paletas', short: [], isFeminine: true },
    { shape: 'carton', one: 'caja', many: 'cajas', short: ['cjs'], isFeminine: true },
    { shape: 'carton', one: 'cartón', many: 'cartones', short: ['ctn', 'ctns'] },
    { shape: 'crate', one: 'huacal', many: 'huacales', short: [] },
    { shape: 'crate', one: 'cajón', many: 'cajones', short: [] },
    { shape: 'drum', one: 'tambor', many: 'tambores', short: [] },
    { shape: 'bag', one: 'saco', many: 'sacos', short: [] },
    { shape: 'roll', one: 'rollo', many: 'rollos', short: [] },
    { shape: 'piece', one: 'bulto', many: 'bultos', short: ['bts'] },
    { shape: 'piece', one: 'pieza', many: 'piezas', short: ['pzs', 'pzas'], isFeminine: true },
  ],
};

/** Counts in words, from one; the feminine of `un` is made where it is needed. */
export const COUNT_WORDS: Readonly<Record<TextLanguage, readonly string[]>> = {
  en: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  es: ['un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce'],
};

export const ASKS: Readonly<Record<TextLanguage, readonly string[]>> = {
  en: [
    ...['please quote', 'pls quote', 'kindly quote air freight', 'need a rate', 'need your best rate', 'rate please'],
    ...['can you quote this', 'how much to ship', 'what would you charge for', 'quote needed', 'looking for a price'],
    ...['could you price this by air', 'may I have your rates', 'request for quotation', 'please advise cost'],
    ...['quotation please', 'we need a quote', "what's the cost for", 'send me your price', 'RFQ'],
  ],
  es: [
    ...[
      'favor cotizar',
      'por favor cotizar flete aéreo',
      'necesito tarifa',
      'me pueden cotizar',
      'cuánto cuesta traer',
    ],
    ...['solicito cotización', 'ocupo cotización', 'cotización por favor', 'me regala precio', 'quisiera cotizar'],
    ...[
      'cuánto sale el flete',
      'favor enviar tarifa',
      'requiero cotizar',
      'nos ayudan con una cotización',
      'precio para',
    ],
    ...['me cotiza por favor', 'en cuánto sale', 'agradezco su cotización', 'cotizar aéreo', 'pls cotizar'],
  ],
};

export const GOODS: Readonly<Record<TextLanguage, readonly string[]>> = {
  en: [
    ...['machine parts', 'spare parts', 'irrigation pumps', 'textiles', 'shoes', 'office furniture', 'ceramic tiles'],
    ...['water filters', 'printed catalogues', 'kitchen utensils', 'bearings', 'hospital beds', 'LED lamps', 'toys'],
  ],
  es: [
    ...['repuestos', 'bombas de riego', 'textiles', 'zapatos', 'muebles de oficina', 'filtros de agua', 'juguetes'],
    ...['catálogos impresos', 'utensilios de cocina', 'rodamientos', 'lámparas LED', 'camas de hospital', 'grifería'],
  ],
};

export const HARMLESS: Readonly<Record<TextLanguage, readonly string[]>> = {
  en: ['non hazardous', 'not dangerous', 'non-DG', 'general cargo', 'not hazmat'],
  es: ['no peligroso', 'carga general', 'mercancía no peligrosa', 'no es carga peligrosa'],
};

export const GREETINGS: Readonly<Record<TextLanguage, readonly string[]>> = {
  en: ['Hi', 'Hello', 'Good morning', 'Dear team', 'Hi there', 'Morning', 'Good day'],
  es: ['Buenos días', 'Buenas tardes', 'Hola', 'Buenas', 'Estimados', 'Buen día', 'Hola, buen día'],
};

export const CLOSINGS: Readonly<Record<TextLanguage, readonly string[]>> = {
  en: ['Thanks', 'Thank you', 'Regards', 'Best regards', 'Thx', 'Many thanks'],
  es: ['Gracias', 'Saludos', 'Muchas gracias', 'Quedo atento', 'Slds', 'De antemano gracias'],
};

/** Remarks with figures that are none of the cargo. */
export const REMARKS: Readonly<Record<TextLanguage, readonly string[]>> = {
  en: [
    ...['ready on 15 March', 'goods ready Friday', 'our ref. 48213', 'PO 7730091', 'pick up 9 am', 'HS 8481.80'],
    ...['call me at +1 305 555 0142', 'need it within 2 days', 'valid 30 days please', 'available next week'],
  ],
  es: [
    ...['listo el 15 de marzo', 'carga lista el viernes', 'ref. 48213', 'OC 7730091', 'HS 8481.80'],
    ...['mi cel 8888-0142', 'la ocupo en 2 días', 'validez 30 días', 'disponible la próxima semana'],
  ],
};

export const SENDERS: readonly { readonly name: string; readonly address: string }[] = [
  { name: 'Ana Ruiz', address: 'ana@norte-cargo.example' },
  { name: 'Tom Hadley', address: 'thadley@greatlakesbrg.example' },
  { name: 'Dinora Mejía', address: 'dmejia@electronicacentral.example' },
  { name: 'Per Lindqvist', address: 'per@nordvalv.example' },
  { name: 'Wilmer Zelaya', address: 'wzelaya@grupotilapia.example' },
  { name: 'Nina Falk', address: 'nina.falk@falkdesign.example' },
];

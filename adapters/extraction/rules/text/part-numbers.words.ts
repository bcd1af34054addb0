/** Labels of part, serial, lot, order, tax and tariff numbers, folded; one phrase each, the longer one first. */
export const NUMBER_LABELS: readonly string[] = [
  ...['p / n', 's / n', 'n / p', 'n / s', 'part number', 'part no', 'part #', 'serial number', 'serial no', 'serial'],
  ...['numero de parte', 'nro de parte', 'no de parte', 'no . de parte', 'numero de serie', 'serie', 'batch', 'lote'],
  ...[
    'policy',
    'poliza',
    'rtn',
    'nit',
    'ruc',
    'cedula juridica',
    'tax id',
    'hs code',
    'hts',
    'hs',
    'partida arancelaria',
  ],
  ...['purchase order', 'orden de compra', 'po', 'o / c', 'oc', 'your ref', 'our ref', 'ref', 'referencia', 'sku'],
];

/** What may stand between a label and its number. */
export const LABEL_LINKS: ReadonlySet<string> = new Set([
  ':',
  '.',
  '#',
  'no',
  'nro',
  'num',
  'number',
  'numero',
  'es',
  'is',
]);

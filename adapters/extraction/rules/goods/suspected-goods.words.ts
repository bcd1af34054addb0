/**
 * Goods that are dangerous in some forms only, folded, one phrase each: a person looks at them. Those that are dangerous
 * in every form are in `dangerous-goods.words.ts`.
 */
export const SUSPECTED_GOODS: readonly string[] = [
  ...[
    'paint',
    'paints',
    'pintura',
    'pinturas',
    'solvent',
    'solvents',
    'solvente',
    'solventes',
    'laca',
    'lacquer',
    'lacquers',
  ],
  ...['alcohol', 'acid', 'acids', 'acido', 'acidos', 'bleach', 'cloro', 'ammonia', 'amoniaco', 'esmalte', 'esmaltes'],
  ...['gas propano', 'oxygen', 'oxigeno', 'oxigeno medicinal'],
  ...['batteries', 'battery', 'bateria', 'baterias', 'power bank', 'litio', 'lithium', 'li - ion', 'lipo', 'lead acid'],
  ...[
    'pegamento de contacto',
    'adhesive cement',
    'resina epoxi',
    'contact cement',
    'e - bike',
    'e - bikes',
    'e - scooter',
  ],
  ...['thinner', 'plaguicida', 'peroxide', 'peroxido', 'explosivo', 'radioactive', 'corrosive'],
];

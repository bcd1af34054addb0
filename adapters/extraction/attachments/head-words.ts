/** Words of which the titles of a packing list's columns consist; a row of other words is none of its head. */
export const TITLE_WORDS: ReadonlySet<string> = new Set(
  [
    'l w h a x y z largo ancho alto anc anch alt lg lar length long longitud width breadth anchura height altura depth fondo lxwxh',
    'size sizes dims dim dimension dimensions dimensiones medidas medida meas measurement measurements',
    'g n gw nw net nett neto gross bruto weight weights wt peso pesos tare tara',
    'kg kgs kilos kilogramos lb lbs libras cm cms centimetros mm in inch inches pulg pulgadas ft cbm m3 ft3 cft m mts',
    'volume volumen vol ctns ctn carton cartons caja cajas box boxes bulto bultos pkg pkgs package packages colli',
    'pallet pallets tarima tarimas crate crates case cases drum drums saco sacos bag bags',
    'pcs pc pieces pieza piezas units unidades unds uds qty quantity cant cantidad goods mercancia no nos num number',
    'total totals totales tot per por each ea unit unitario unitaria cada c u of de in en by outer inner exterior master',
  ].flatMap((line) => line.split(' ')),
);

/** Words that say which of a group's values a column holds; a column of others has its title to itself. */
export const GROUP_WORDS: ReadonlySet<string> = new Set(
  [
    'g n gw nw w net nett neto gross bruto total tot per por each ea unit unitario unitaria cada c u kg kgs lb lbs',
    'ctn carton caja box bulto pkg package pallet tarima crate case pc pieza',
  ].flatMap((line) => line.split(' ')),
);

/** The units that a row below or above the titles may hold. */
export const UNIT_WORDS: ReadonlySet<string> = new Set(
  'kg kgs kilos kilogramos lb lbs libras cm cms centimetros mm in inch inches pulg pulgadas ft m mts cbm m3 ft3 cft'.split(
    ' ',
  ),
);

/** What a row of units says of columns that hold counts. */
export const COUNT_WORDS: ReadonlySet<string> = new Set(
  'pcs pc ctns ctn colli pkgs pkg cajas bultos units uds qty no nos num'.split(' '),
);

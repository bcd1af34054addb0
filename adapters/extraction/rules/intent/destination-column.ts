import { findDestination } from './item-destination.js';

/** Heads of columns, folded, that say where a row's cargo goes. */
const DESTINATION_HEADS: ReadonlySet<string> = new Set([
  ...[
    'dest',
    'destination',
    'final destination',
    'airport of destination',
    'destination airport',
    'dest airport',
    'aod',
  ],
  ...['apt', 'airport', 'to', 'ship to', 'deliver to', 'delivery to', 'place of delivery', 'delivery place', 'city'],
  ...['destino', 'destino final', 'aeropuerto', 'aeropuerto destino', 'aeropuerto de destino', 'hacia', 'ciudad'],
  ...['entrega', 'entregar en', 'entrega en', 'lugar de entrega', 'pais', 'pais destino', 'country', 'dest country'],
]);
/** Words of the other heads: a line that has none of them is a fact, `destination | SJO`, and no head. */
const OTHER_HEADS: ReadonlySet<string> = new Set(
  (
    'pcs pc qty quantity pieces packages pkgs ctns cartons pallets plts units weight wt gw gross net kg kgs kilos lbs cbm volume vol ' +
    'dims dim dimensions size sizes item items description goods commodity cargo product ref po order no shipment origin from pol ' +
    'cant cantidad bultos piezas cajas tarimas unidades peso bruto neto libras volumen medidas dimensiones tamano articulo ' +
    'descripcion mercaderia mercancia producto carga referencia orden pedido embarque origen desde length width height largo ancho alto'
  ).split(' '),
);
/** Cells that repeat the one above, or sum up. */
const REPEATS: ReadonlySet<string> = new Set(
  'same ditto idem mismo misma igual total totals totales sum suma'.split(' '),
);
const SEPARATORS: readonly RegExp[] = [/\t+/, /\|/, /;/];
const RULE = /^[\s|+=:_-]*$/;
const MAX_ROWS = 60;

/** Whether a table with a column of destinations, such as `Dest` or `Ciudad`, sends its rows to two or more of them. */
export function hasRowsToSeveralDestinations(lines: readonly string[]): boolean {
  return SEPARATORS.some((separator) =>
    lines.some((line, at) => {
      const cells = splitCells(line, separator);
      const column = cells.findIndex((cell) => DESTINATION_HEADS.has(cell));
      const isHead = cells.some((cell, k) => k !== column && cell.split(' ').some((word) => OTHER_HEADS.has(word)));
      return (
        column >= 0 && isHead && listDestinations(lines.slice(at + 1, at + 1 + MAX_ROWS), separator, column).size > 1
      );
    }),
  );
}

/** What stands in one column of the rows that follow a head; lines without content part no rows. */
function listDestinations(lines: readonly string[], separator: RegExp, column: number): ReadonlySet<string> {
  const rows: string[] = [];
  for (const line of lines) {
    if (RULE.test(line)) continue;
    const cell = splitCells(line, separator)[column];
    if (cell === undefined) break;
    if (/\p{L}/u.test(cell) && !REPEATS.has(cell)) rows.push(findDestination(cell) ?? cell);
  }
  return new Set(rows);
}

/** The cells of a row without their punctuation; none where the line is no row. */
function splitCells(line: string, separator: RegExp): string[] {
  if (!separator.test(line)) return [];
  const cells = line.replace(/^\s*\||\|\s*$/g, '').split(separator);
  return cells.map((cell) => cell.replace(/[^\p{L}\p{N}]+/gu, ' ').trim());
}

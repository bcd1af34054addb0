import { splitClauses } from './line-clauses.js';
import type { Line } from './lines.js';

/** A sentence of an earlier shipment: it has arrived, or was quoted or moved before. */
const DONE: readonly RegExp[] = [
  /\bya (?:llego|llegaron|se entreg[oa]|l[ao]s? recibimos)\b/,
  /\blleg(?:o|aron) (?:muy )?(?:bien|perfect[oa]s?|sin problemas)\b/,
  /\b(?:nos|me) (?:cotiz[a-z]+|trajeron|trajo|movieron|cobraron)\b/,
  /\b(?:already )?arrived (?:well|fine|safely|ok|okay|perfectly|in good)\b/,
  /\b(?:that|this|which) (?:one |shipment |job )?(?:is|was|has been) (?:done|closed|finished|completed|delivered)\b/,
  /\byou (?:quoted|moved|shipped|handled|brought|cleared) /,
];
/** A sentence that begins this shipment. */
const ANEW: readonly RegExp[] = [
  /\b(?:ahora|esta vez|this time|now|de otr[oa])\b/,
  /\b(?:nuev|otr)[oa] (?:embarque|envio|cotizacion|pedido|carga)\b/,
  /\banother (?:one|shipment|quote|request)\b/,
  /\bnew (?:shipment|request|quote|enquiry|inquiry|one)\b/,
];
const WEIGHED_OR_SIZED = /\d ?(?:kgs?|kilos?|lbs?|libras|cbm|m3|cm)\b/;
const COUNTED = /\d ?(?:pallets?|pales?|palets?|cajas?|boxes|cartons|ctns?|bultos?|tarimas?|crates?|pcs)\b/;

/**
 * The lines without the sentences about an earlier shipment (`El de enero, 5 palés a Panamá, ya llegó. Ahora necesito …`), where
 * a later sentence begins this one with figures of its own.
 */
export function excludeEarlierShipments(lines: readonly Line[]): readonly Line[] {
  const clauses = lines.flatMap((line, row) => splitClauses(line).map((part) => ({ part, row })));
  const last = clauses.findLastIndex(({ part }) => ANEW.some((one) => one.test(part.fold)));
  if (last < 0) return lines;
  const isAnew = clauses.slice(last).some(({ part }) => hasFigures(part.fold));
  const earlier = clauses.filter(
    ({ part }, k) => k < last && hasFigures(part.fold) && DONE.some((one) => one.test(part.fold)),
  );
  if (!isAnew || earlier.length === 0) return lines;
  return lines.flatMap((line, row) =>
    earlier.some((one) => one.row === row)
      ? clauses.filter((one) => one.row === row && !earlier.includes(one)).map(({ part }) => part)
      : [line],
  );
}

function hasFigures(fold: string): boolean {
  return WEIGHED_OR_SIZED.test(fold) || COUNTED.test(fold);
}

import type { Passage } from '../text/split-email.js';

const NUMBERED = /\b(?:shipment|embarque|envio|lote|consignment|option|opcion) (?:no\.? ?)?(?:#? ?[1-9]|[a-d])\b/g;
const ROUTED_ITEM = /^\s*(?:[1-9a-d][).:]|[-*•])\s.{0,60}\b[a-z]{3} ?[-/>] ?[a-z]{3}\b.{0,80}\d/;
/** `PTY 320 kg / MGA 95 kg`, `A>SJO 1.9 cbm; B>LIR 3 ctns`: destinations in one line, each with its own cargo. */
const DESTINED =
  /\b(sjo|lir|pty|mga|sap|tgu|sal|gua)\b[^\n;|]{0,30}?\d[\d.,]*\s?(?:kgs?|kilos?|lbs?|cbm|plts?|ctns?|pcs|pallets?|cajas|tarimas|bultos)\b/g;
const CARGO = /\d\s?(?:kgs?|kilos?|lbs?|cbm|plts?|ctns?|pcs|pallets?|cajas|tarimas|bultos)\b/;

/** Whether the newest text lists several distinct shipments, each with its own cargo. */
export function hasSeveralShipments(passages: readonly Passage[]): boolean {
  return passages.some(({ fold, lines, kind }) => {
    if (kind === 'subject') return false;
    const numbered = new Set(
      [...fold.slice(0, 20_000).matchAll(NUMBERED)].map((match) => match[0].replace(/^option|^opcion/, '')),
    );
    if (numbered.size >= 2 && CARGO.test(fold)) return true;
    if (lines.some((line) => line.fold.length < 300 && countDestinations(line.fold) >= 2)) return true;
    return (
      lines.filter((line) => line.fold.length < 300 && ROUTED_ITEM.test(line.fold) && CARGO.test(line.fold)).length >= 2
    );
  });
}

/** How many destinations a line gives a cargo each, parted by a slash or a semicolon. */
function countDestinations(line: string): number {
  const parts = line.split(/\s\/\s|;/);
  const named = parts.map((part) => [...part.matchAll(DESTINED)][0]?.[1]);
  return new Set(named.filter((code) => code !== undefined)).size;
}

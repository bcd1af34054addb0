import { findDestination } from '../intent/item-destination.js';
import { findItemLabels, type LabelKind } from './shipment-labels.js';

/** One shipment's own words: offsets in the text that was looked through. */
export interface ItemSpan {
  readonly from: number;
  readonly to: number;
  /** One past the label (`2)`, `PO 4502:`), which says nothing of the shipment; `from` where it has none. */
  readonly labelTo: number;
}

/** One way to take a text apart into the items of several shipments; what is in none of them holds for all. */
export interface ItemLayout {
  readonly items: readonly ItemSpan[];
  /** `shipment`: the labels alone say that each item is a shipment; else each needs its own destination. */
  readonly kind: LabelKind;
  /** Labels, numbers, bullets or headings set the items apart; else only blank lines, lines or clauses do. */
  readonly isMarked: boolean;
}

const MAX_ITEMS = 12;
const MAX_HEADING_LENGTH = 60;
const MIN_ROW_FIGURES = 4;
const HEADING = /^[ \t>]*\p{L}[^\d\n]{1,50}:[ \t]*$/u;
const CARGO =
  /\d\s?(?:kgs?|kgm|kilos?|lbs?|libras?|pounds|tons?|toneladas?|cbm|m3|plts?|skids?|ctns?|pcs|pzas?|bts|crates?|pallets?|cajas?|cartons?|tarimas?|bultos?|boxes|piezas|pieces)\b/u;
const BULLET = /^[ \t>]*(?:\(?(?:\d{1,2}|[a-h])[).:]-?|[-*•–]|#\d{1,2}[:.)]?|\d{1,2} ?[-–])[ \t]+/u;
/** `1) … 2) …` within one line. */
const INLINE_NUMBER = /(?<=^|[\s;,.])\(?(?:\d|[a-h])\) ?(?=\p{L}|\d)/gu;
/** Where a clause ends within a line. */
const CLAUSE_END = /;|\|\||[.!?](?=\s+\p{L})|\s\/\/\s/gu;

/** The ways in which a folded text may be the items of several shipments, the plainest first. */
export function findItemLayouts(fold: string): ItemLayout[] {
  const labels = findItemLabels(fold);
  const kind: LabelKind = labels.every((label) => label.kind === 'shipment') ? 'shipment' : 'lot';
  const bullets = findBullets(fold);
  const inline = [...fold.matchAll(INLINE_NUMBER)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
  }));
  const layouts: ItemLayout[] = [
    { kind, isMarked: true, items: layOut(fold, labels) },
    { kind: 'lot', isMarked: true, items: layOut(fold, addBeginning(fold, labels)) },
    { kind: 'lot', isMarked: true, items: layOut(fold, bullets) },
    { kind: 'lot', isMarked: true, items: layOut(fold, inline) },
    { kind: 'lot', isMarked: true, items: layOut(fold, findHeadings(fold)) },
    { kind: 'lot', isMarked: false, items: splitUnits(fold, /\n[ \t>]*\n/gu) },
    { kind: 'lot', isMarked: false, items: splitUnits(fold, /\n/gu, isTableRow) },
    // What leads up to a cargo in its sentence (`Please quote CPT: `) holds for all, or is the cargo's own (`SJO: `).
    { kind: 'lot', isMarked: false, items: splitUnits(fold, /;|\|\||[.!?:](?=\s)|\s\/\/\s|\n/gu) },
    { kind: 'lot', isMarked: false, items: splitUnits(fold, /;|\|\||[.!?](?=\s)|\s\/\/\s|\n/gu) },
  ];
  return layouts.filter(({ items }) => items.length >= 2 && items.length <= MAX_ITEMS);
}

interface Mark {
  readonly from: number;
  readonly to: number;
}

function findBullets(fold: string): Mark[] {
  const marks: Mark[] = [];
  let at = 0;
  for (const line of fold.split('\n')) {
    const length = line.match(BULLET)?.[0].length;
    if (length !== undefined) marks.push({ from: at, to: at + length });
    at += line.length + 1;
  }
  return marks;
}

/** Lines that head a group of others: `To SJO:`, `Guatemala`. */
function findHeadings(fold: string): Mark[] {
  const marks: Mark[] = [];
  let at = 0;
  for (const line of fold.split('\n')) {
    const isHeading = line.length <= MAX_HEADING_LENGTH && !CARGO.test(line) && findDestination(line) !== undefined;
    if (isHeading || HEADING.test(line)) marks.push({ from: at, to: at });
    at += line.length + 1;
  }
  return marks;
}

/** A row of a table whose columns name the units: a destination and figures. */
function isTableRow(line: string): boolean {
  return (line.match(/\d+/gu)?.length ?? 0) >= MIN_ROW_FIGURES && findDestination(line) !== undefined;
}

/** `2 pallets to SJO, and another one to PTY`: the first one has no label, and begins with its sentence. */
function addBeginning(fold: string, labels: readonly Mark[]): Mark[] {
  const [first] = labels;
  if (!first) return [];
  const before = fold.slice(0, first.from).replace(/(?<![\s,;])[\s,;]+$/u, '');
  const from = Math.max(before.lastIndexOf('. '), before.lastIndexOf('\n'), before.lastIndexOf(': ')) + 1;
  return [{ from, to: from }, ...labels];
}

/** Items from mark to mark; one without cargo is no item, and its words hold for all. */
function layOut(fold: string, marks: readonly Mark[]): ItemSpan[] {
  const spans = marks.map(({ from, to }, k) => ({ from, labelTo: to, to: marks[k + 1]?.from ?? fold.length }));
  const last = spans.pop();
  if (!last) return [];
  const ended = { ...last, to: findEndOfLast(fold, last, spans) };
  return [...spans, ended].filter((span) => CARGO.test(fold.slice(span.from, span.to)));
}

/**
 * The last item has no mark behind it: it is as long as the others are. One line or one clause where each of them is
 * one, else up to a blank line, or as many paragraphs as the longest of them.
 */
function findEndOfLast(fold: string, last: ItemSpan, earlier: readonly ItemSpan[]): number {
  const texts = earlier.map(({ labelTo, to }) => fold.slice(labelTo, to).trim());
  const own = fold.slice(last.labelTo);
  const begin = last.labelTo + (own.length - own.trimStart().length);
  const paragraphs = Math.max(1, ...texts.map((text) => text.split(/\n\s*\n/u).length));
  const lines = Math.max(1, ...texts.map((text) => text.split('\n').length));
  if (paragraphs > 1 || lines > 1) return findNth(fold, begin, /\n[ \t>]*\n/gu, paragraphs);
  const lineEnd = findNth(fold, begin, /\n/gu, 1);
  const endsLine = earlier.every(({ to }) => fold.slice(0, to).trimEnd().length < to && fold[to - 1] === '\n');
  if (endsLine) return lineEnd;
  const clauses = Math.max(
    1,
    ...texts.map((text) => [...text.replace(/(?<![.;,])[.;,]+$/u, '').matchAll(CLAUSE_END)].length + 1),
  );
  return Math.min(lineEnd, findNth(fold, begin, CLAUSE_END, clauses));
}

function findNth(text: string, from: number, pattern: RegExp, nth: number): number {
  let left = nth;
  for (const match of text.slice(from).matchAll(pattern)) {
    left -= 1;
    if (left === 0) return from + match.index;
  }
  return text.length;
}

/** Every unit that states a cargo is an item of its own. */
function splitUnits(fold: string, separator: RegExp, isItem: (unit: string) => boolean = () => false): ItemSpan[] {
  const spans: ItemSpan[] = [];
  let from = 0;
  const end = (to: number) => {
    const unit = fold.slice(from, to);
    if (CARGO.test(unit) || isItem(unit)) spans.push({ from, labelTo: from, to });
  };
  for (const match of fold.matchAll(separator)) {
    end(match.index);
    from = match.index + match[0].length;
  }
  end(fold.length);
  return spans;
}

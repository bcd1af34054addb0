import { type Label, readLabel } from './label.js';
import { findMeaning, hasMeaning } from './lexicon.js';
import { type Cell, type Row, splitRows } from './row-cells.js';
import { findSize } from './size-span.js';
import type { Span } from './span.js';
import type { Token } from './token.js';

/** A table that was read: its spans, and the tokens that it covers. */
export interface ReadTable {
  readonly from: number;
  readonly to: number;
  readonly spans: readonly Span[];
}

const MIN_COLUMNS = 2;

/** Reads the tables of a text: a line of headings, and lines with as many cells below it. */
export function findTables(tokens: readonly Token[]): ReadTable[] {
  const rows = splitRows(tokens);
  const found: ReadTable[] = [];
  for (let k = 0; k < rows.length; k += 1) {
    const head = rows[k] as Row;
    const stated = readHead(tokens, head);
    if (!stated) continue;
    const labels = joinUnit(tokens, head, stated);
    const second = rows[k + 1];
    const units = second && readUnits(tokens, second, labels);
    const columns = markSerials(
      tokens,
      head,
      units ?? labels,
      takeRows(tokens, rows.slice(k + 1, k + 12), labels.length),
    );
    const spans: Span[] = [];
    let last = k;
    for (let r = units ? k + 2 : k + 1; r < rows.length; r += 1) {
      const row = rows[r] as Row;
      if (isRule(tokens, row)) continue;
      const read = readRow(tokens, row, columns);
      if (!read) break;
      spans.push(...read);
      last = r;
    }
    if (last === k) continue;
    found.push({ from: head.from, to: (rows[last] as Row).to, spans });
    k = last;
  }
  return found;
}

function readHead(tokens: readonly Token[], { cells }: Row): readonly (Label | undefined)[] | undefined {
  if (cells.length < MIN_COLUMNS) return undefined;
  const texts = cells.flatMap(({ from, to }) => tokens.slice(from, to));
  if (texts.some(({ kind, glued }) => kind === 'number' && !glued)) return undefined;
  const labels = cells.map(({ from, to }) => readLabel(tokens, from, to));
  const fields = new Set(labels.flatMap((label) => (label ? [label.field] : [])));
  return fields.size >= MIN_COLUMNS &&
    (fields.has('weight') || fields.has('size') || fields.has('count') || fields.has('length'))
    ? labels
    : undefined;
}

/** `PCS  L  W  H  (cm)`: a unit alone behind the headings heads no column. */
function joinUnit(
  tokens: readonly Token[],
  { cells }: Row,
  labels: readonly (Label | undefined)[],
): readonly (Label | undefined)[] {
  const last = cells.at(-1);
  const words = last ? tokens.slice(last.from, last.to).filter(({ text }) => !/^[().]$/.test(text)) : [];
  const unit = last && words.length === 1 && findMeaning(tokens, tokens.indexOf(words[0] as Token), 'length-unit');
  if (!unit) return labels;
  const factor = Number(unit.value);
  return labels
    .slice(0, -1)
    .map((label) => label && (SIDES.has(label.field) ? { ...label, factor: label.factor ?? factor } : label));
}

const SIDES: ReadonlySet<string> = new Set(['size', 'length', 'width', 'height']);

/** A second line of headings that holds the units. */
function readUnits(
  tokens: readonly Token[],
  { from, to, cells }: Row,
  labels: readonly (Label | undefined)[],
): (Label | undefined)[] | undefined {
  if (tokens.slice(from, to).some(({ kind }) => kind === 'number')) return undefined;
  const shift = labels.length - cells.length;
  if (shift < 0 || shift > 1) return undefined;
  const factors = labels.map((_, k) => {
    const cell = cells[k - shift];
    return cell ? (readLabel(tokens, cell.from, cell.to) ?? readUnit(tokens, cell)) : undefined;
  });
  if (!factors.some((one) => one?.factor !== undefined)) return undefined;
  return labels.map(
    (label, k) =>
      label && {
        ...label,
        factor: factors[k]?.factor ?? label.factor,
        scope: label.scope ?? factors[k]?.scope,
        role: label.role ?? factors[k]?.role,
      },
  );
}

function readUnit(tokens: readonly Token[], { from, to }: Cell): Label | undefined {
  for (let at = from; at < to; at += 1) {
    const unit = findMeaning(tokens, at, 'length-unit') ?? findMeaning(tokens, at, 'weight-unit');
    if (unit) return { field: 'other', role: undefined, scope: undefined, factor: Number(unit.value) };
  }
  return undefined;
}

/** The lines below the headings with as many cells; what follows them is no table. */
function takeRows(tokens: readonly Token[], rows: readonly Row[], columns: number): readonly Row[] {
  const end = rows.findIndex((row) => !isRule(tokens, row) && row.cells.length < columns - 1);
  return end < 0 ? rows : rows.slice(0, end);
}

/** A column of 1, 2, 3 … that is not headed as a quantity numbers the rows. */
function markSerials(
  tokens: readonly Token[],
  head: Row,
  labels: readonly (Label | undefined)[],
  rows: readonly Row[],
): (Label | undefined)[] {
  return labels.map((label, k) => {
    const cell = head.cells[k];
    if (label?.field !== 'count' || !cell) return label;
    const text = tokens
      .slice(cell.from, cell.to)
      .map(({ fold }) => fold)
      .join(' ');
    if (/^(?:qty|quantity|cant|cantidad|pcs|pieces|piezas|no of|nro de|ctns|q ty)/.test(text)) return label;
    if (rows.some((row) => row.cells[k] && isRange(tokens, row.cells[k]))) return { ...label, scope: 'each' };
    const values = rows.flatMap((row) => {
      const at = row.cells[k] && findNumber(tokens, row.cells[k]);
      return at === undefined ? [] : [tokens[at]?.value];
    });
    return values[0] === 1 &&
      values.every((value, i) => value === i + 1 || i === values.length - 1) &&
      (values.length > 1 || /(?: no| n|#|nr|num)/.test(` ${text}`))
      ? undefined
      : label;
  });
}

function isRange(tokens: readonly Token[], cell: Cell): boolean {
  const at = findNumber(tokens, cell);
  return at !== undefined && at + 2 < cell.to && readRange(tokens, at) !== undefined;
}

function isRule(tokens: readonly Token[], { from, to }: Row): boolean {
  return tokens.slice(from, to).every(({ text }) => /^[-|=+:_]$/.test(text));
}

/** The spans of a row; undefined if it is none of this table. */
function readRow(tokens: readonly Token[], row: Row, labels: readonly (Label | undefined)[]): Span[] | undefined {
  if (row.cells.length < labels.length - 1 || row.cells.length > labels.length) return undefined;
  const isTotal =
    hasMeaning(tokens, row.cells[0]?.from ?? row.from, 'total') ||
    row.cells.some(({ from }) => hasMeaning(tokens, from, 'total')) ||
    (row.cells[0]?.from === row.cells[0]?.to &&
      row.cells.filter(({ from, to }) => from < to).length < labels.filter(Boolean).length);
  if (row.cells.length < labels.length && !isTotal) return undefined;
  const shift = labels.length - row.cells.length;
  const sides: { value: number; from: number; to: number; factor: number | undefined }[] = [];
  const spans: Span[] = [];
  for (const [k, cell] of row.cells.entries()) {
    const label = labels[k + shift];
    if (!label || cell.from === cell.to) continue;
    if (label.field === 'size') {
      const size = findSizeIn(tokens, cell, label);
      if (size) spans.push(size);
      continue;
    }
    const at = findNumber(tokens, cell);
    const range = label.field === 'count' && at !== undefined ? readRange(tokens, at) : undefined;
    const isSerial = label.field === 'count' && label.scope === 'each';
    const value = range ?? (isSerial ? 1 : undefined) ?? (at === undefined ? undefined : tokens[at]?.value);
    if (at === undefined || value === undefined || value === 0) continue;
    const span = toSpan(tokens, { ...cell, from: at }, value, label, isTotal);
    if (label.field === 'length' || label.field === 'width' || label.field === 'height')
      sides.push({ value, from: at, to: cell.to, factor: label.factor });
    else if (span) spans.push(span);
  }
  const [length, width, height] = sides;
  if (length && width && height) {
    const factor = length.factor ?? width.factor ?? height.factor;
    spans.push({
      kind: 'size',
      from: length.from,
      to: height.to,
      sides: [length.value, width.value, height.value],
      cmPerUnit: factor,
    });
  }
  if (spans.length === 0) return undefined;
  return sortForLine(dropPerPiece(spans));
}

/** Of a weight each and the weight of the row, the row's is read. */
function dropPerPiece(spans: readonly Span[]): Span[] {
  const weights = spans.filter((span) => span.kind === 'weight' && (span.role === undefined || span.role === 'gross'));
  const whole = weights.filter((span) => span.kind === 'weight' && span.scope !== 'each');
  return whole.length > 0 && whole.length < weights.length
    ? spans.filter((span) => !(span.kind === 'weight' && span.scope === 'each'))
    : [...spans];
}

/** The count opens the line of a cargo, whatever its column. */
function sortForLine(spans: readonly Span[]): Span[] {
  const order = ['count', 'size', 'weight', 'volume'];
  return [...spans].sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
}

function findSizeIn(tokens: readonly Token[], { from, to }: Cell, label: Label): Span | undefined {
  for (let at = from; at < to; at += 1) {
    const size = findSize(tokens, at, label);
    if (size && size.to <= to + 1) return size;
  }
  return undefined;
}

/** `1-3`: three of them, where a column holds ranges of numbers. */
function readRange(tokens: readonly Token[], at: number): number | undefined {
  const [first, sign, last] = tokens.slice(at, at + 3);
  const length = (last?.value ?? 0) - (first?.value ?? 0) + 1;
  return sign?.text === '-' && last?.kind === 'number' && length > 0 ? length : undefined;
}

function findNumber(tokens: readonly Token[], { from, to }: Cell): number | undefined {
  for (let at = from; at < to; at += 1) if (tokens[at]?.kind === 'number' && !tokens[at]?.glued) return at;
  return undefined;
}

function toSpan(
  tokens: readonly Token[],
  { from, to }: Cell,
  value: number,
  label: Label,
  isTotal: boolean,
): Span | undefined {
  const token = tokens[from] as Token;
  if (label.field === 'count' && Number.isInteger(value))
    return {
      kind: 'count',
      from,
      to,
      count: value,
      rank: Number(findMeaning(tokens, from + 1, 'pack')?.value ?? 0),
      scope: isTotal ? 'total' : undefined,
    };
  if (label.field === 'weight') {
    const unit = findMeaning(tokens, from + 1, 'weight-unit');
    const factor = Number(unit?.value ?? label.factor ?? 1);
    const scope = isTotal ? 'total' : label.scope === 'each' ? 'each' : undefined;
    return {
      kind: 'weight',
      from,
      to,
      kg: value * factor,
      ...(token.other ? { otherKg: token.other * factor } : {}),
      role: label.role,
      scope,
    };
  }
  if (label.field === 'volume')
    return {
      kind: 'volume',
      from,
      to,
      m3: (token.other !== undefined && value > 40 ? token.other : value) * (label.factor ?? 1),
      scope: isTotal ? 'total' : label.scope,
    };
  if (label.field === 'value')
    return {
      kind: 'money',
      from,
      to,
      amount: value,
      currency: label.currency,
      role: isTotal || label.scope !== 'each' ? 'value' : undefined,
      scope: label.scope,
    };
  return undefined;
}

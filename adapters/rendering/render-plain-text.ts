import type { Block, ChargeGroup, ReplyContent, Section } from './reply-content.js';

/** Columns of the plain text: what mail programs show without wrapping (RFC 5322 recommends 78). */
export const COLUMNS = 76;
const LABEL_COLUMNS = 26;

/** Breaks a text between words; a word that is longer than a line stays whole. */
export function wrapText(text: string, first = '', rest = first): string[] {
  const lines: string[] = [];
  let line = first;
  let isEmpty = true;
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (!isEmpty && line.length + 1 + word.length > COLUMNS) {
      lines.push(line);
      line = rest;
      isEmpty = true;
    }
    line += isEmpty ? word : ` ${word}`;
    isEmpty = false;
  }
  lines.push(line);
  return lines;
}

/** A reply as plain text. */
export function renderPlainText(content: ReplyContent): string {
  const { headline } = content;
  const lines = [
    ...wrapText(content.title.toUpperCase()),
    ...wrapText(content.subtitle),
    '',
    ...wrapText(content.greeting),
    '',
    ...content.opening.flatMap((paragraph) => [...wrapText(paragraph), '']),
    ...content.asked.flatMap((section) => [...renderSection(section), '']),
    ...(headline
      ? [
          drawRule('='),
          padBetween(headline.label.toUpperCase(), headline.amount),
          ...headline.notes.flatMap((note) => wrapText(note)),
          drawRule('='),
        ]
      : []),
    ...content.sections.flatMap((section) => ['', ...renderSection(section)]),
    '',
    ...content.closing.flatMap((line) => wrapText(line)),
  ];
  return `${lines.map((line) => line.trimEnd()).join('\n')}\n`;
}

function renderSection({ heading, blocks }: Section): string[] {
  const inside = blocks.flatMap((block, at) => [...(at > 0 ? [''] : []), ...renderBlock(block)]);
  return [...wrapText(heading.toUpperCase()), drawRule('-'), ...inside];
}

function drawRule(sign: string): string {
  return sign.repeat(COLUMNS);
}

function padBetween(left: string, right: string): string {
  return `${left.padEnd(COLUMNS - right.length)}${right}`;
}

function renderBlock(block: Block): string[] {
  switch (block.kind) {
    case 'paragraph':
      return wrapText(block.text);
    case 'link':
      return [block.url];
    case 'facts':
      return block.rows.flatMap(([label, value]) =>
        wrapText(value, `${label}: `.padEnd(LABEL_COLUMNS), ' '.repeat(LABEL_COLUMNS)),
      );
    case 'list':
      return block.items.flatMap((item) => wrapText(item, '- ', '  '));
    case 'steps':
      return block.items.flatMap((item, at) => wrapText(item, `${at + 1}. `, '   '));
    case 'address':
      return block.lines.map((line) => `  ${line}`);
    case 'notice':
      return [...wrapText(block.title), ...block.text.split(/\r?\n/).flatMap((line) => wrapText(line, '  '))];
    case 'charges':
      return renderCharges(block);
  }
}

function renderCharges(block: Extract<Block, { kind: 'charges' }>): string[] {
  const groups = (shown: readonly ChargeGroup[]) =>
    shown.flatMap(({ heading, notInTotal, charges, subtotal }) => [
      notInTotal === undefined ? heading : `${heading} (${notInTotal})`,
      ...charges.flatMap(({ name, basis, amount }) => [...renderChargeName(name, amount), ...wrapText(basis, '    ')]),
      ...(notInTotal === undefined ? [padBetween(`  ${block.subtotalLabel}`, subtotal)] : []),
      '',
    ]);
  const total = [drawRule('-'), padBetween(block.totalLabel.toUpperCase(), block.total), drawRule('-')];
  const outsideTotal = groups(block.outsideTotal).slice(0, -1);
  return [...groups(block.inTotal), ...total, ...(outsideTotal.length > 0 ? ['', ...outsideTotal] : [])];
}

/** The name to the left, the amount to the right of its last line. */
function renderChargeName(name: string, amount: string): string[] {
  const lines = wrapText(name, '  ');
  const last = lines.pop() ?? '';
  const fits = last.length + 2 + amount.length <= COLUMNS;
  return fits ? [...lines, padBetween(last, amount)] : [...lines, last, padBetween('', amount)];
}

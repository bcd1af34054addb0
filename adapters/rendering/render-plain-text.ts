import type { Block, ReplyContent, ShownCharges } from './reply-content.js';

/** Columns of the plain text: what mail programs show without wrapping (RFC 5322 recommends 78). */
export const COLUMNS = 76;
const LABEL_COLUMNS = 26;

/** Breaks a text between words; a word that is longer than a line stays whole. */
export function wrapped(text: string, first = '', rest = first): string[] {
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
export function plainText(content: ReplyContent): string {
  const { headline } = content;
  const lines = [
    ...wrapped(content.title.toUpperCase()),
    ...wrapped(content.subtitle),
    '',
    ...wrapped(content.greeting),
    '',
    ...content.opening.flatMap((paragraph) => [...wrapped(paragraph), '']),
    ...(headline
      ? [
          rule('='),
          spread(headline.label.toUpperCase(), headline.amount),
          ...headline.notes.flatMap((note) => wrapped(note)),
          rule('='),
        ]
      : []),
    ...content.sections.flatMap(({ heading, blocks }) => [
      '',
      ...wrapped(heading.toUpperCase()),
      rule('-'),
      ...blocks.flatMap((block, at) => [...(at > 0 ? [''] : []), ...linesOfBlock(block)]),
    ]),
    '',
    ...content.closing.flatMap((line) => wrapped(line)),
  ];
  return `${lines.map((line) => line.trimEnd()).join('\n')}\n`;
}

function rule(sign: string): string {
  return sign.repeat(COLUMNS);
}

function spread(left: string, right: string): string {
  return `${left.padEnd(COLUMNS - right.length)}${right}`;
}

function linesOfBlock(block: Block): string[] {
  switch (block.kind) {
    case 'paragraph':
      return wrapped(block.text);
    case 'facts':
      return block.rows.flatMap(([label, value]) =>
        wrapped(value, `${label}: `.padEnd(LABEL_COLUMNS), ' '.repeat(LABEL_COLUMNS)),
      );
    case 'list':
      return block.items.flatMap((item) => wrapped(item, '- ', '  '));
    case 'steps':
      return block.items.flatMap((item, at) => wrapped(item, `${at + 1}. `, '   '));
    case 'address':
      return block.lines.map((line) => `  ${line}`);
    case 'notice':
      return [...wrapped(block.title), ...block.text.split(/\r?\n/).flatMap((line) => wrapped(line, '  '))];
    case 'charges':
      return linesOfCharges(block);
  }
}

function linesOfCharges(block: Extract<Block, { kind: 'charges' }>): string[] {
  const groups = (shown: readonly ShownCharges[]) =>
    shown.flatMap(({ heading, notInTotal, charges, subtotal }) => [
      notInTotal === undefined ? heading : `${heading} (${notInTotal})`,
      ...charges.flatMap(({ name, basis, amount }) => [...named(name, amount), ...wrapped(basis, '    ')]),
      ...(notInTotal === undefined ? [spread(`  ${block.subtotalLabel}`, subtotal)] : []),
      '',
    ]);
  const total = [rule('-'), spread(block.totalLabel.toUpperCase(), block.total), rule('-')];
  const besides = groups(block.besides).slice(0, -1);
  return [...groups(block.inTotal), ...total, ...(besides.length > 0 ? ['', ...besides] : [])];
}

/** The name to the left, the amount to the right of its last line. */
function named(name: string, amount: string): string[] {
  const lines = wrapped(name, '  ');
  const last = lines.pop() ?? '';
  const fits = last.length + 2 + amount.length <= COLUMNS;
  return fits ? [...lines, spread(last, amount)] : [...lines, last, spread('', amount)];
}

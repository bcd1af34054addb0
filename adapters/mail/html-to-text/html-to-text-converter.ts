import { convert } from 'html-to-text';
import { HtmlToText } from '../../../domain/inbound-mail/html-to-text.port.js';
import { formatBoundedTable } from './bounded-table.js';
import { removeSections } from './html-sections.js';
import { isStubOf, mayBeStubOf } from './plain-text-stub.js';
import { removeDocumentFrames, removeHiddenElements } from './shown-html.js';
import { readStyleSheet } from './style-sheet.js';

/** Bytes of HTML that are looked at before styles, comments and attributes are taken out. */
const MAX_HTML_LENGTH = 2_000_000;
/** Text beyond this is cut: no request is that long, and the conversion time grows faster than the length. */
const MAX_BARE_HTML_LENGTH = 150_000;
const MAX_NESTING_DEPTH = 60;
/** More than the bare HTML has room for: what a library leaves out without a word would be read as if it were not there. */
const MAX_CHILD_NODES = 40_000;
/** Cells that a cell may span: a table is laid out cell by cell, so that a wide span costs time and memory. */
const MAX_CELL_SPAN = 30;
/** Words beyond this are cut: the cells of a table are padded to the widest, which makes much of little. */
const MAX_TEXT_LENGTH = 1_000_000;
/** A text that was cut is longer than what readers read of one, and they say that it goes on. */
const CUT_TEXT_LENGTH = 70_000;
/** Places in all tables that spans may cover together: layout takes time in the square of them. */
const MAX_SPANNED_CELLS = 1_000;
/** Plain text beyond this length is the email itself, no stub. */
const MAX_STUB_LENGTH = 3_000;

/** Takes the text out of HTML with html-to-text, in bounded time. */
export class HtmlToTextConverter extends HtmlToText {
  convert(plainText: string, html: string | undefined): string {
    if (!html || plainText.length > MAX_STUB_LENGTH) return plainText;
    if (plainText.trim() === '') return convertHtml(html);
    // Most plain texts say what the HTML says: that is seen without laying it out.
    if (!mayBeStubOf(plainText, removeUnshownSections(html.slice(0, MAX_HTML_LENGTH)))) return plainText;
    const shown = convertHtml(html);
    return isStubOf(plainText, shown) ? shown : plainText;
  }
}

function convertHtml(html: string): string {
  const bare = simplifyHtml(html.slice(0, MAX_HTML_LENGTH));
  const isCut = html.length > MAX_HTML_LENGTH || bare.length > MAX_BARE_HTML_LENGTH;
  const read = bare.slice(0, MAX_BARE_HTML_LENGTH);
  const openTag = read.lastIndexOf('<');
  const isTagCut = isCut && openTag > read.lastIndexOf('>');
  const shown = convertBareHtml(isTagCut ? read.slice(0, openTag) : read);
  return isCut ? `${shown.padEnd(CUT_TEXT_LENGTH, '\n')}…` : shown;
}

function convertBareHtml(bare: string): string {
  return convert(bare, {
    wordwrap: false,
    formatters: { boundedTable: formatBoundedTable },
    selectors: [
      { selector: 'table', format: 'boundedTable' },
      { selector: 'a', options: { ignoreHref: true } },
      { selector: 'img', format: 'skip' },
    ],
    limits: { maxInputLength: MAX_BARE_HTML_LENGTH, maxDepth: MAX_NESTING_DEPTH, maxChildNodes: MAX_CHILD_NODES },
  }).slice(0, MAX_TEXT_LENGTH);
}

/** Tags without attributes, and nothing that is not shown; spans of cells stay where they are believable. */
function simplifyHtml(html: string): string {
  let spannedCells = 0;
  return removeDocumentFrames(removeHiddenElements(removeUnshownSections(html), readStyleSheet(html))).replace(
    /<(\/?[a-z][a-z0-9]{0,20})\b([^<>]*)>/gi,
    (_, name: string, attributes: string) => {
      const spans = extractCellSpans(name, attributes);
      const covered = spans.reduce((cells, { size }) => cells * size, 1);
      if (covered === 1 || spannedCells + covered > MAX_SPANNED_CELLS) return `<${name}>`;
      spannedCells += covered;
      return `<${name}${spans.map(({ kind, size }) => ` ${kind}=${size}`).join('')}>`;
    },
  );
}

/** HTML without comments, styles and scripts. */
function removeUnshownSections(html: string): string {
  return ['style', 'script'].reduce(
    (rest, name) => removeSections(rest, `<${name}`, `</${name}>`),
    removeSections(html, '<!--', '-->'),
  );
}

function extractCellSpans(name: string, attributes: string): Array<{ readonly kind: string; readonly size: number }> {
  if (!/^t[dh]$/i.test(name)) return [];
  return [...attributes.slice(0, 2_000).matchAll(/\b(colspan|rowspan)\s*=\s*["']?(\d{1,3})\b/gi)]
    .map(([, kind = '', size]) => ({ kind, size: Number(size) }))
    .filter(({ size }) => size > 0 && size <= MAX_CELL_SPAN);
}

import { convert } from 'html-to-text';
import { BodyText } from '../../../domain/inbound-mail/html-to-text.port.js';

/** Bytes of HTML that are looked at before styles, comments and attributes are taken out. */
const LONGEST_HTML = 2_000_000;
/** What is left beyond this is cut: nobody writes a request that long, and conversion takes more than its length. */
const LONGEST_BARE_HTML = 150_000;
const DEEPEST_NESTING = 60;
const MOST_CHILDREN = 2_000;
/** Cells that a cell may span: a table is laid out cell by cell, so that a wide span costs time and memory. */
const WIDEST_SPAN = 30;

/** Takes the text out of HTML with html-to-text, in bounded time. */
export class HtmlBodyText extends BodyText {
  of(plain: string, html: string | undefined): string {
    if (plain.trim() !== '' || !html) return plain;
    return convert(bareHtml(html.slice(0, LONGEST_HTML)).slice(0, LONGEST_BARE_HTML), {
      wordwrap: false,
      selectors: [
        { selector: 'table', format: 'dataTable' },
        { selector: 'a', options: { ignoreHref: true } },
        { selector: 'img', format: 'skip' },
      ],
      limits: { maxInputLength: LONGEST_BARE_HTML, maxDepth: DEEPEST_NESTING, maxChildNodes: MOST_CHILDREN },
    });
  }
}

/** Tags without attributes, and nothing that is not shown; spans of cells stay where they are believable. */
function bareHtml(html: string): string {
  return withoutParts(
    withoutParts(withoutParts(html, '<!--', '-->'), '<style', '</style>'),
    '<script',
    '</script>',
  ).replace(
    /<(\/?[a-z][a-z0-9]{0,20})\b([^<>]*)>/gi,
    (_, name: string, attributes: string) => `<${name}${spansOf(name, attributes)}>`,
  );
}

function spansOf(name: string, attributes: string): string {
  if (!/^t[dh]$/i.test(name)) return '';
  return [...attributes.slice(0, 2_000).matchAll(/\b(colspan|rowspan)\s*=\s*["']?(\d{1,3})\b/gi)]
    .filter((match) => Number(match[2]) <= WIDEST_SPAN)
    .map((match) => ` ${match[1]}=${match[2]}`)
    .join('');
}

/** Everything from each opening to the next closing is taken out; without a closing, the rest is. */
function withoutParts(html: string, opening: string, closing: string): string {
  // Letters of ASCII alone, so that every place stays where it is.
  const lower = html.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  let kept = '';
  let at = 0;
  for (;;) {
    const start = lower.indexOf(opening, at);
    if (start < 0) return kept + html.slice(at);
    kept += html.slice(at, start);
    const end = lower.indexOf(closing, start + opening.length);
    if (end < 0) return kept;
    at = end + closing.length;
  }
}

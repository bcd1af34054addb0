import { convert } from 'html-to-text';

/** HTML beyond this is cut: nobody writes a request that long, and conversion has to end. */
const LONGEST_HTML = 1_000_000;

/** The text of a body: the plain one, or, where that is empty, the HTML one with its tables kept as rows. */
export function bodyTextOf(plain: string, html: string | undefined): string {
  if (plain.trim() !== '' || !html) return plain;
  return convert(html.slice(0, LONGEST_HTML), {
    wordwrap: false,
    selectors: [
      { selector: 'table', format: 'dataTable' },
      { selector: 'a', options: { ignoreHref: true } },
      { selector: 'img', format: 'skip' },
    ],
    limits: { maxInputLength: LONGEST_HTML, maxDepth: 100 },
  });
}

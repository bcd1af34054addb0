import { fileURLToPath } from 'node:url';
import pdfmake from 'pdfmake';
import { pdfLayout } from './pdf-layout.js';
import type { ReplyContent } from './reply-content.js';

const FONTS = ['roboto-regular', 'roboto-medium'].map((name) => fontFile(name));

/**
 * Roboto for Latin, Greek and Cyrillic letters, embedded in every document so that it looks the same everywhere. Its kerning
 * and hinting tables are left out: with them a document takes several times as long.
 */
function fontFile(name: string): string {
  return fileURLToPath(new URL(`./fonts/${name}.ttf`, import.meta.url));
}

/** Writes the words of a reply as an A4 document with pdfmake. */
export class PdfWriter {
  constructor() {
    const [regular = '', medium = ''] = FONTS;
    pdfmake.setFonts({ Roboto: { normal: regular, bold: medium } });
    // Whatever stands in a reply, nothing is fetched and no other file is opened for it.
    pdfmake.setUrlAccessPolicy(() => false);
    pdfmake.setLocalAccessPolicy((path) => FONTS.includes(path));
  }

  async write(content: ReplyContent, issuedOn: Date): Promise<Uint8Array<ArrayBuffer>> {
    return new Uint8Array(await pdfmake.createPdf(pdfLayout(content, issuedOn)).getBuffer());
  }
}

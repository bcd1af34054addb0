import { fileURLToPath } from 'node:url';
import pdfmake from 'pdfmake';
import { ReplyDocument } from '../../domain/reply/reply-document.port.js';
import type { ReplyModel } from '../../domain/reply/reply-model.js';
import { CATALOGUES } from './catalogues.js';
import { contentOf } from './content-of-model.js';
import { pdfLayout } from './pdf-layout.js';

const FONTS = ['roboto-regular', 'roboto-medium'].map((name) => fontFile(name));

/**
 * Roboto for Latin, Greek and Cyrillic letters, embedded in every document so that it looks the same everywhere. Its kerning
 * and hinting tables are left out: with them a document takes several times as long.
 */
function fontFile(name: string): string {
  return fileURLToPath(new URL(`./fonts/${name}.ttf`, import.meta.url));
}

/** Writes a reply as an A4 document with pdfmake. */
export class PdfReplyDocument extends ReplyDocument {
  constructor() {
    super();
    const [regular = '', medium = ''] = FONTS;
    pdfmake.setFonts({ Roboto: { normal: regular, bold: medium } });
    // Whatever stands in a reply, nothing is fetched and no other file is opened for it.
    pdfmake.setUrlAccessPolicy(() => false);
    pdfmake.setLocalAccessPolicy((path) => FONTS.includes(path));
  }

  async render(model: ReplyModel): Promise<Uint8Array> {
    const content = contentOf(model, CATALOGUES[model.language]);
    return new Uint8Array(await pdfmake.createPdf(pdfLayout(content, model.issuedOn)).getBuffer());
  }
}

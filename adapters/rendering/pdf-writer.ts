import pdfmake from 'pdfmake';
import { PDF_FONTS } from './pdf-fonts.js';
import { buildPdfLayout } from './pdf-layout.js';
import type { ReplyContent } from './reply-content.js';

/** pdfmake's virtual file system, which its types lack. */
const { virtualfs } = pdfmake as typeof pdfmake & { virtualfs: { writeFileSync(name: string, bytes: Buffer): void } };

/** Writes the words of a reply as an A4 document with pdfmake. */
export class PdfWriter {
  constructor() {
    for (const [name, { placeholder }] of Object.entries(PDF_FONTS)) virtualfs.writeFileSync(name, placeholder);
    pdfmake.setFonts({ Roboto: { normal: 'normal', bold: 'bold' } });
    // Whatever a reply contains, nothing is fetched and no file is opened for it.
    pdfmake.setUrlAccessPolicy(() => false);
    pdfmake.setLocalAccessPolicy(() => false);
  }

  async write(content: ReplyContent, issuedOn: Date): Promise<Uint8Array<ArrayBuffer>> {
    return new Uint8Array(await pdfmake.createPdf(buildPdfLayout(content, issuedOn)).getBuffer());
  }
}

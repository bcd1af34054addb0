import { fileURLToPath } from 'node:url';
import { ReplyDocument } from '../../domain/reply/reply-document.port.js';
import type { ReplyModel } from '../../domain/reply/reply-model.js';
import { CATALOGUES } from './catalogues.js';
import { contentOf } from './content-of-model.js';
import { EmbeddedFont } from './paper/embedded-font.js';
import { pdfFile } from './paper/pdf-file.js';
import { MARGIN, paginate } from './paper/rows.js';
import { SHEET_HEIGHT, Sheet } from './paper/sheet.js';
import { Typesetter } from './paper/typesetter.js';
import { PdfLayout } from './pdf-layout.js';
import type { Fonts } from './pdf-styles.js';

/** Points from the end of the text to the foot of the page. */
const ABOVE_FOOT = 16;

/** Writes a reply as an A4 document, in Roboto: Latin, Greek and Cyrillic letters look the same everywhere. */
export class PdfReplyDocument extends ReplyDocument {
  private fonts: Fonts | undefined;

  async render(model: ReplyModel): Promise<Uint8Array> {
    this.fonts ??= {
      regular: font('roboto-regular', 'Roboto-Regular'),
      medium: font('roboto-medium', 'Roboto-Medium'),
    };
    const { regular, medium } = this.fonts;
    const content = contentOf(model, CATALOGUES[model.language]);
    const type = new Typesetter();
    const layout = new PdfLayout(type, this.fonts);
    const pages = paginate(layout.passages(content));
    const names = new Map([
      [regular, 'F1'],
      [medium, 'F2'],
    ]);
    const drawn = pages.map((rows, at) => {
      const sheet = new Sheet(names);
      for (const { row, top } of rows) row.paint(sheet, top);
      const foot = layout.foot(content.title, at + 1, pages.length);
      foot.paint(sheet, SHEET_HEIGHT - MARGIN.bottom + ABOVE_FOOT);
      return sheet.content;
    });
    const used = [...names].map(([one, name]) => ({
      name,
      font: one,
      glyphs: type.shown.get(one) ?? new Set<number>(),
    }));
    return pdfFile(drawn, used, {
      title: content.title,
      subject: content.subtitle,
      language: content.language,
      // Nothing in the file may depend on when it was made: the same reply is the same bytes.
      createdAt: model.issuedOn,
    });
  }
}

function font(file: string, name: string): EmbeddedFont {
  return EmbeddedFont.read(fileURLToPath(new URL(`./fonts/${file}.ttf`, import.meta.url)), name);
}

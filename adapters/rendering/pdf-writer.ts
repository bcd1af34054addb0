import PDFDocument from 'pdfkit';
import { PDF_FONTS } from './pdf-fonts.js';
import { buildPdfLayout } from './pdf-layout.js';
import { type Frame, flowOntoPages, type PlacedLine, type TextRun } from './pdf-page-flow.js';
import { BAR_WIDTH, CONTENT_WIDTH, PAGE, STYLES } from './pdf-style.js';
import { layoutRightAligned, layoutText } from './pdf-text.js';
import type { ReplyContent } from './reply-content.js';

const RULE_WIDTH = 0.5;
/** From the bottom edge of the page. */
const FOOTER_HEIGHT = 32;
const FOOTER_COLUMN = { x: PAGE.left, width: CONTENT_WIDTH, frames: [] };

/** Writes the words of a reply as an A4 document with PDFKit. */
export class PdfWriter {
  /** The same reply is the same bytes: nothing in the file depends on when it was made. */
  write(content: ReplyContent, issuedOn: Date): Promise<Uint8Array<ArrayBuffer>> {
    const { title, subtitle, language } = content;
    const document = new PDFDocument({
      size: 'A4',
      margin: 0,
      autoFirstPage: false,
      // Neither Helvetica nor any other font of PDF readers.
      font: '',
      lang: language,
      info: { Title: title, Subject: subtitle, Creator: 'Istmo', Producer: 'Istmo', CreationDate: issuedOn },
    });
    for (const [name, { open }] of Object.entries(PDF_FONTS)) document.registerFont(name, open);
    const pages = flowOntoPages(buildPdfLayout(content), PAGE.top, PAGE.height - PAGE.bottom);
    for (const [at, page] of pages.entries()) {
      document.addPage();
      drawFrames(document, page);
      for (const { line, y } of page) drawRuns(document, line.runs, y);
      drawFooter(document, title, `${at + 1} / ${pages.length}`);
    }
    return collectBytes(document);
  }
}

function drawRuns(document: PDFKit.PDFDocument, runs: readonly TextRun[], y: number): void {
  for (const { text, x, baseline, font, fontSize, color, link } of runs) {
    document.font(font, fontSize).fillColor(color);
    document.text(text, x, y + baseline, { lineBreak: false, baseline: 'alphabetic', ...(link ? { link } : {}) });
  }
}

function drawFooter(document: PDFKit.PDFDocument, title: string, pageNumber: string): void {
  const y = PAGE.height - FOOTER_HEIGHT;
  const [name] = layoutText(title, STYLES.small, FOOTER_COLUMN);
  drawRuns(document, [...(name?.runs ?? []), ...layoutRightAligned(pageNumber, STYLES.small, FOOTER_COLUMN).runs], y);
}

/** One rectangle for the lines that share a frame and follow each other, so that no seams show between them. */
function drawFrames(document: PDFKit.PDFDocument, page: readonly PlacedLine[]): void {
  const depth = Math.max(0, ...page.map(({ line }) => line.frames.length));
  for (let level = 0; level < depth; level += 1) {
    let start = 0;
    for (const [at, { line, y }] of page.entries()) {
      const frame = line.frames[level];
      if (frame === page[at + 1]?.line.frames[level]) continue;
      const top = page[start]?.y ?? y;
      if (frame) drawFrame(document, frame, top, y + line.height - top);
      start = at + 1;
    }
  }
  for (const placed of page) drawRules(document, placed);
}

function drawFrame(document: PDFKit.PDFDocument, frame: Frame, y: number, height: number): void {
  const { x, width, background, bar, border } = frame;
  if (background) document.rect(x, y, width, height).fill(background);
  if (bar) document.rect(x, y, BAR_WIDTH, height).fill(bar);
  if (border) {
    for (const edge of [x, x + width - RULE_WIDTH]) document.rect(edge, y, RULE_WIDTH, height).fill(border);
  }
}

function drawRules(document: PDFKit.PDFDocument, { line, y }: PlacedLine): void {
  const { frames, height, ruleAbove, ruleBelow } = line;
  const frame = frames.at(-1);
  if (!frame) return;
  if (ruleAbove) document.rect(frame.x, y, frame.width, RULE_WIDTH).fill(ruleAbove);
  if (ruleBelow) document.rect(frame.x, y + height, frame.width, RULE_WIDTH).fill(ruleBelow);
}

function collectBytes(document: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    document.on('error', reject);
    document.end();
  });
}

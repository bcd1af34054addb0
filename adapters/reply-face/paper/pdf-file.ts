import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import type { EmbeddedFont } from './embedded-font.js';
import { SHEET_HEIGHT, SHEET_WIDTH } from './sheet.js';

/** What a document says about itself. */
export interface DocumentFacts {
  readonly title: string;
  readonly subject: string;
  /** Language tag of its words. */
  readonly language: string;
  readonly createdAt: Date;
}

/** A font of a document. */
export interface UsedFont {
  /** Its name among the resources. */
  readonly name: string;
  readonly font: EmbeddedFont;
  /** The glyphs that are shown. */
  readonly glyphs: ReadonlySet<number>;
}

/** A tenth larger than the smallest, in half the time. */
const DEFLATE_LEVEL = 3;
const SYMBOLIC = 4;
const PROGRAM = 'Istmo';

/**
 * A PDF of pages that were drawn. The same input gives the same bytes.
 * @param pages content streams
 */
export function pdfFile(pages: readonly string[], fonts: readonly UsedFont[], facts: DocumentFacts): Uint8Array {
  const file = new ObjectFile();
  const resources = fonts.map(({ name, font, glyphs }) => `/${name} ${file.add(fontOf(file, font, glyphs))}`);
  const tree = file.reserve();
  const kids = pages.map((content) => {
    const stream = file.addStream('', deflateSync(Buffer.from(content, 'latin1'), { level: DEFLATE_LEVEL }));
    return file.add(
      `<< /Type /Page /Parent ${tree} /MediaBox [0 0 ${SHEET_WIDTH} ${SHEET_HEIGHT}]
/Resources << /Font << ${resources.join(' ')} >> >> /Contents ${stream} >>`,
    );
  });
  file.fill(tree, `<< /Type /Pages /Count ${kids.length} /Kids [${kids.join(' ')}] >>`);
  const catalog = file.add(
    `<< /Type /Catalog /Pages ${tree} /Lang ${text(facts.language)} /ViewerPreferences << /DisplayDocTitle true >> >>`,
  );
  const info = file.add(
    `<< /Title ${text(facts.title)} /Subject ${text(facts.subject)} /Creator ${text(PROGRAM)} /Producer ${text(PROGRAM)}
/CreationDate ${moment(facts.createdAt)} >>`,
  );
  return file.bytes(catalog, info);
}

function fontOf(file: ObjectFile, font: EmbeddedFont, glyphs: ReadonlySet<number>): string {
  const program = font.programFor(glyphs);
  const outlines = file.addStream(`/Length1 ${program.fileLength}`, program.file);
  const { name, ascent, descent, boundingBox } = font;
  const box = boundingBox.map((side) => side.toFixed(0)).join(' ');
  const descriptor = file.add(
    `<< /Type /FontDescriptor /FontName /${name} /Flags ${SYMBOLIC} /FontBBox [${box}] /ItalicAngle 0
/Ascent ${ascent.toFixed(0)} /Descent ${descent.toFixed(0)} /CapHeight 711 /StemV 80 /FontFile2 ${outlines} >>`,
  );
  const descendant = file.add(
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${name} /CIDToGIDMap /Identity
/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>
/FontDescriptor ${descriptor} /DW 0 /W ${program.widths} >>`,
  );
  const toUnicode = file.addStream('', program.toUnicode);
  return `<< /Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /Identity-H
/DescendantFonts [${descendant}] /ToUnicode ${toUnicode} >>`;
}

/** The objects of a PDF, by the numbers that they get in turn. */
class ObjectFile {
  private readonly objects: Array<readonly Buffer[]> = [];

  /** A number for an object that is filled in later. */
  reserve(): string {
    return `${this.objects.push([])} 0 R`;
  }

  fill(reference: string, body: string): void {
    this.objects[Number.parseInt(reference, 10) - 1] = [Buffer.from(body, 'latin1')];
  }

  add(body: string): string {
    const reference = this.reserve();
    this.fill(reference, body);
    return reference;
  }

  addStream(entries: string, deflated: Buffer): string {
    const head = `<< /Length ${deflated.length} /Filter /FlateDecode ${entries} >>\nstream\n`;
    return `${this.objects.push([Buffer.from(head, 'latin1'), deflated, Buffer.from('\nendstream')])} 0 R`;
  }

  bytes(root: string, info: string): Uint8Array {
    // The second line tells programs that this is no text.
    const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1')];
    const starts: number[] = [];
    let length = parts[0]?.length ?? 0;
    const put = (part: Buffer) => {
      parts.push(part);
      length += part.length;
    };
    this.objects.forEach((object, at) => {
      starts.push(length);
      put(Buffer.from(`${at + 1} 0 obj\n`));
      for (const part of object) put(part);
      put(Buffer.from('\nendobj\n'));
    });
    const id = createHash('md5').update(Buffer.concat(parts)).digest('hex');
    const rows = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`);
    const size = starts.length + 1;
    const trailer = `<< /Size ${size} /Root ${root} /Info ${info} /ID [<${id}> <${id}>] >>`;
    const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}trailer\n${trailer}\n`;
    const end = `${table}startxref\n${length}\n%%EOF\n`;
    return new Uint8Array(Buffer.concat([...parts, Buffer.from(end)]));
  }
}

/** Words in UTF-16, as hexadecimal digits: none of them can end the string. */
function text(words: string): string {
  return `<feff${Buffer.from(words, 'utf16le').swap16().toString('hex')}>`;
}

function moment(at: Date): string {
  return `(D:${at.toISOString().replace(/\D/g, '').slice(0, 14)}Z)`;
}

import { deflateSync } from 'node:zlib';
import { CFB } from '@e965/xlsx';
import { unzipSync, zipSync } from 'fflate';
import { aWorkbook } from '../support/fixtures/office-documents.js';
import { REQUEST_TEXT } from './content-bombs.js';
import type { MimeBombFile } from './mime-bomb-channels.js';

/** A megabyte. */
export const MB = 1024 * 1024;
/** The media type of a workbook. */
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** The media type of a Word document. */
export const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const SHEET_START = '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>';
const SHEET_END = '</sheetData></worksheet>';
const WORKBOOK =
  '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" ' +
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">' +
  '<sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>';
const RELATIONS =
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" ' +
  'Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>';

/** A file of an email. */
export const aFile = (filename: string, content: Buffer, contentType = 'application/octet-stream'): MimeBombFile => ({
  filename,
  contentType,
  content,
});
/** An archive. */
export const zip = (files: Readonly<Record<string, string | Uint8Array>>) =>
  Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([name, content]) => [
          name,
          typeof content === 'string' ? Buffer.from(content) : content,
        ]),
      ),
      { level: 6 },
    ),
  );
/** A piece over and over, up to so many bytes. */
export const fill = (piece: string, bytes: number) => piece.repeat(Math.floor(bytes / piece.length));

/** A workbook of these rows. */
export function anXlsxOf(rows: string, sharedStrings = ''): Buffer {
  return zip({
    'xl/workbook.xml': WORKBOOK,
    'xl/_rels/workbook.xml.rels': RELATIONS,
    'xl/worksheets/sheet1.xml': SHEET_START + rows + SHEET_END,
    ...(sharedStrings === '' ? {} : { 'xl/sharedStrings.xml': `<sst>${sharedStrings}</sst>` }),
  });
}

/** An OpenDocument workbook of these rows. */
export function anOdsOf(rows: string): Buffer {
  return zip({
    mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
    'content.xml':
      '<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" ' +
      'xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0">' +
      `<office:body><office:spreadsheet><table:table table:name="A">${rows}</table:table></office:spreadsheet></office:body></office:document-content>`,
  });
}

/** Binary records of a sheet: what begins and ends its cells, and the size up to which these are repeated. */
const XLSB_CELLS = { start: Buffer.from('910100', 'hex'), end: Buffer.from('920100', 'hex'), bytes: 30 * MB } as const;
const NUMBER_RECORD = Buffer.from('03020e00000000000f000000000000f03f', 'hex');

/** A binary workbook of one row of cells over and over. */
export function anXlsbBomb(): Buffer {
  const files = unzipSync(aWorkbook([{ rows: [Array.from({ length: 100 }, (_, at) => at)] }], 'xlsb'));
  const sheet = Buffer.from(files['xl/worksheets/sheet1.bin'] ?? []);
  const [start, end] = [sheet.indexOf(XLSB_CELLS.start) + 3, sheet.indexOf(XLSB_CELLS.end)];
  const row = sheet.subarray(start, end);
  const cells = Buffer.alloc(Math.floor(XLSB_CELLS.bytes / row.length) * row.length, row);
  const content = Buffer.concat([sheet.subarray(0, start), cells, sheet.subarray(end)]);
  return Buffer.from(zipSync({ ...files, 'xl/worksheets/sheet1.bin': content }, { level: 1 }));
}

/** A workbook of the years before 2007 with one number over and over. */
export function anXlsBomb(): Buffer {
  const file = CFB.read(aWorkbook([{ rows: [[1]] }], 'biff8'), { type: 'buffer' });
  const entry = CFB.find(file, 'Workbook');
  const stream = Buffer.from(entry?.content ?? []);
  // The last record ends the sheet.
  const end = stream.lastIndexOf(Buffer.from('0a000000', 'hex'));
  const cells = Buffer.alloc(100_000 * NUMBER_RECORD.length, NUMBER_RECORD);
  const content = Buffer.concat([stream.subarray(0, end), cells, stream.subarray(end)]);
  return writeCompoundFile('/Workbook', content);
}

/** A picture in a PDF, packed. */
export function aPdfOfPicture(width: number, height: number, pages: number): Buffer {
  const packed = deflateSync(Buffer.alloc(width * height, 0x7f), { level: 1 });
  const page = Buffer.from('q 612 0 0 792 0 0 cm BI /W 1 /H 1 /BPC 8 /CS /G ID \x00 EI Q', 'latin1');
  const kids = Array.from({ length: pages }, (_, n) => `${3 + n * 3} 0 R`).join(' ');
  const stream = (head: string, data: Buffer) =>
    Buffer.concat([Buffer.from(`<< ${head} /Length ${data.length} >>\nstream\n`), data, Buffer.from('\nendstream')]);
  const objects = [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from(`<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`),
    ...Array.from({ length: pages }, (_, n) => [
      Buffer.from(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${4 + n * 3} 0 R /Resources << /XObject << /Scan ${5 + n * 3} 0 R >> >> >>`,
      ),
      stream('', Buffer.concat([page, Buffer.from(' q 612 0 0 792 0 0 cm /Scan Do Q')])),
      stream(
        `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode`,
        packed,
      ),
    ]).flat(),
  ];
  const body = objects.map((object, n) =>
    Buffer.concat([Buffer.from(`${n + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]),
  );
  // Without a table of its objects, which a reader then looks for by itself.
  return Buffer.concat([
    Buffer.from('%PDF-1.4\n'),
    ...body,
    Buffer.from(`trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n0\n%%EOF`),
  ]);
}

/** The head of a JPEG that claims a size, and nothing behind it but noise. */
export function aJpegHead(width: number, height: number): Buffer {
  const frame = Buffer.from([0xff, 0xd8, 0xff, 0xc2, 0, 17, 8, 0, 0, 0, 0, 3, 1, 0x22, 0, 2, 0x11, 0, 3, 0x11, 0]);
  frame.writeUInt16BE(height, 7);
  frame.writeUInt16BE(width, 9);
  const scan = Buffer.from([0xff, 0xda, 0, 12, 3, 1, 0, 2, 0, 3, 0, 0, 63, 0]);
  return Buffer.concat([frame, scan, Buffer.alloc(MB, 0x55)]);
}

/** The packed rows of a PNG: each begins with its filter. @param row what the rows of even and of odd pairs repeat */
export function packPngRows(width: number, height: number, [even, odd]: readonly [Buffer, Buffer]): Buffer {
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1)
    rows.fill((y >> 1) % 2 === 0 ? even : odd, y * (width + 1) + 1, (y + 1) * (width + 1));
  return deflateSync(rows, { level: 1 });
}

/** A row of black. */
export const BLACK = Buffer.from([0]);
export const [DARK_FIRST, LIGHT_FIRST] = [Buffer.from([0, 0, 255, 255]), Buffer.from([255, 255, 0, 0])];

/** A message within a message, so many times. */
export function nestMessages(levels: number): string {
  let message = `From: a@b.example\r\nSubject: x\r\n\r\n${REQUEST_TEXT}\r\n`;
  for (let level = 0; level < levels; level += 1)
    message = `Subject: l${level}\r\nContent-Type: message/rfc822\r\n\r\n${message}`;
  return message;
}

/** A compound file whose table of sectors is a circle. */
export function aCircularCompoundFile(): Buffer {
  const file = writeCompoundFile('/WordDocument', Buffer.alloc(MB, 1));
  const fatSector = file.readUInt32LE(0x4c);
  for (let at = 0; at < 128; at += 1) file.writeUInt32LE(at % 3, (fatSector + 1) * 512 + at * 4);
  return file;
}

/** A compound file of one stream. */
export function writeCompoundFile(name: string, content: Buffer): Buffer {
  const file = CFB.utils.cfb_new();
  CFB.utils.cfb_add(file, name, content);
  return Buffer.from(CFB.write(file, { type: 'buffer' }) as Uint8Array);
}

/** The beginning of a signed message, with values in values that never end. */
export const openAsn1 = (levels: number) =>
  Buffer.concat([
    Buffer.from('308006092a864886f70d010702a080', 'hex'),
    Buffer.alloc(levels * 2, Buffer.from('3080', 'hex')),
  ]);

import { crc32, deflateRawSync, deflateSync } from 'node:zlib';
import writeExcelFile from 'write-excel-file/node';
import type { Attachment } from '../../../domain/incoming-email/incoming-email.js';

/** A file as a door hands it in. */
export function attachmentOf(
  filename: string,
  bytes: Uint8Array,
  contentType = 'application/octet-stream',
): Attachment {
  return { filename, contentType, sizeBytes: bytes.length, contentBase64: Buffer.from(bytes).toString('base64') };
}

/** A word on a page: what it says, and where from the lower left corner. */
export type PlacedWord = readonly [text: string, x: number, y: number];

/** A PDF of these pages. */
export function pdfOf(pages: ReadonlyArray<readonly PlacedWord[]>): Buffer {
  const contents = pages.map((words) =>
    words.map(([text, x, y]) => `BT /F1 10 Tf ${x} ${y} Td (${text.replace(/[()\\]/g, '\\$&')}) Tj ET`).join('\n'),
  );
  return pdfOfStreams(contents.map((content) => Buffer.from(content, 'latin1')));
}

/** A PDF whose pages draw these content streams. @param filter how the streams are packed */
export function pdfOfStreams(streams: readonly Buffer[], filter = ''): Buffer {
  const kids = streams.map((_, n) => `${4 + 2 * n} 0 R`).join(' ');
  const objects: Buffer[] = [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from(`<< /Type /Pages /Kids [${kids}] /Count ${streams.length} >>`),
    Buffer.from('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'),
  ];
  streams.forEach((stream, n) => {
    const resources = '/Resources << /Font << /F1 3 0 R >> >>';
    objects.push(
      Buffer.from(`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${5 + 2 * n} 0 R ${resources} >>`),
      Buffer.concat([
        Buffer.from(`<< /Length ${stream.length} ${filter}>>\nstream\n`),
        stream,
        Buffer.from('\nendstream'),
      ]),
    );
  });
  const pieces: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  let size = pieces[0]?.length ?? 0;
  const offsets: number[] = [];
  objects.forEach((object, n) => {
    const piece = Buffer.concat([Buffer.from(`${n + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
    offsets.push(size);
    pieces.push(piece);
    size += piece.length;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  pieces.push(
    Buffer.from(
      `xref\n0 ${count}\n0000000000 65535 f \n${rows}trailer << /Size ${count} /Root 1 0 R >>\nstartxref\n${size}\n%%EOF`,
    ),
  );
  return Buffer.concat(pieces);
}

/** A PDF that is small, and whose page is 400 MB of blanks when unpacked. */
export function pdfBomb(): Buffer {
  const inner = deflateSync(Buffer.alloc(100 * 1024 * 1024, ' '), { level: 9 });
  return pdfOfStreams([inner, inner, inner, inner], '/Filter /FlateDecode ');
}

/** A packing list as XLSX. */
export async function xlsxOf(rows: ReadonlyArray<ReadonlyArray<string | number>>): Promise<Buffer> {
  const table = rows.map((row) =>
    row.map((value) => (typeof value === 'number' ? { value, type: Number } : { value, type: String })),
  );
  return Buffer.from(await writeExcelFile(table, { sheet: 'Packing' }).toBuffer());
}

/** An archive of one entry that unpacks to this many bytes, whatever its headers claim, listed so many times. */
export function zipBomb(unpackedBytes: number, claimedBytes: number, times = 1): Buffer {
  const content = Buffer.alloc(unpackedBytes);
  const packed = deflateRawSync(content, { level: 9 });
  const name = Buffer.from('xl/worksheets/sheet1.xml');
  const header = (mark: number, length: number, at: number) => {
    const bytes = Buffer.alloc(length);
    bytes.writeUInt32LE(mark, 0);
    bytes.writeUInt16LE(20, 4);
    bytes.writeUInt16LE(8, at - 6);
    bytes.writeUInt32LE(crc32(content), at);
    bytes.writeUInt32LE(packed.length, at + 4);
    bytes.writeUInt32LE(claimedBytes, at + 8);
    bytes.writeUInt16LE(name.length, at + 12);
    return bytes;
  };
  const local = header(0x04034b50, 30, 14);
  const central = header(0x02014b50, 46, 16);
  central.writeUInt16LE(8, 10);
  const directory = Buffer.concat(Array.from({ length: times }, () => [central, name]).flat());
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(times, 8);
  end.writeUInt16LE(times, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(local.length + name.length + packed.length, 16);
  return Buffer.concat([local, name, packed, directory, end]);
}

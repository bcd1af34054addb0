/** The kinds of files whose pictures are read: scans and photographs, and PDFs whose pages are pictures. */
export type PictureFormat = 'png' | 'jpeg' | 'pdf';

const PNG_SIGNATURE = Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1');
const JPEG_SIGNATURE = Buffer.from([0xff, 0xd8, 0xff]);
const PDF_SIGNATURE = Buffer.from('%PDF-');
/** A PDF may have some foreign bytes before its signature. */
const PDF_SEARCH_BYTES = 1024;

/** The kind of a file by its content: name and media type are untrusted. Undefined where it holds no picture that is read. */
export function detectPictureFormat(bytes: Buffer): PictureFormat | undefined {
  if (startsWith(bytes, PNG_SIGNATURE)) return 'png';
  if (startsWith(bytes, JPEG_SIGNATURE)) return 'jpeg';
  return bytes.subarray(0, PDF_SEARCH_BYTES).includes(PDF_SIGNATURE) ? 'pdf' : undefined;
}

function startsWith(bytes: Buffer, signature: Buffer): boolean {
  return bytes.subarray(0, signature.length).equals(signature);
}

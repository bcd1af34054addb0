import { deflateSync } from 'node:zlib';
import { aPdf, aPdfBomb, aPdfOfStreams, aZipBomb } from '../support/fixtures/attachments.js';
import { aDocx } from '../support/fixtures/office-documents.js';
import { anOutlookMessage, aTnefPackage } from '../support/fixtures/outlook-files.js';
import { aPng } from '../support/fixtures/pictures.js';
import { aDoc } from '../support/fixtures/word-file.js';
import {
  aCircularCompoundFile,
  aFile,
  aJpegHead,
  anOdsOf,
  anXlsBomb,
  anXlsbBomb,
  anXlsxOf,
  aPdfOfPicture,
  BLACK,
  DARK_FIRST,
  DOCX,
  fill,
  LIGHT_FIRST,
  MB,
  nestMessages,
  openAsn1,
  packPngRows,
  writeCompoundFile,
  XLSX,
  zip,
} from './bomb-builders.js';
import { REQUEST_TEXT } from './content-bombs.js';
import type { MimeBombFile } from './mime-bomb-channels.js';

const FILE_BYTES = 2 * MB;

/** Files that an email may bring, made to take far more time or memory than their two megabytes at most. */
export const FILE_BOMBS: Readonly<Record<string, () => MimeBombFile>> = {
  'a PDF of 400 MB of blanks': () => aFile('a.pdf', aPdfBomb()),
  'a PDF of 5,000 pages': () =>
    aFile('a.pdf', aPdf(Array.from({ length: 5_000 }, (_, at) => [[`Page ${at}`, 72, 700]]))),
  'a PDF of a million words': () =>
    aFile(
      'a.pdf',
      aPdfOfStreams(
        [deflateSync(Buffer.from(fill('BT /F1 10 Tf 72 700 Td (word) Tj ET\n', 40 * MB)))],
        '/Filter /FlateDecode ',
      ),
    ),
  'a PDF of lists in lists': () =>
    aFile('a.pdf', aPdfOfStreams([deflateSync(Buffer.alloc(20 * MB, '['))], '/Filter /FlateDecode ')),
  'a PDF of objects without a table': () =>
    aFile('a.pdf', Buffer.from(`%PDF-1.4\n${fill('1 0 obj null endobj\n', FILE_BYTES)}`)),
  'a PDF of a picture beyond the limit': () => aFile('a.pdf', aPdfOfPicture(20_000, 15_000, 1)),
  'a PDF of pictures within the limit': () => aFile('a.pdf', aPdfOfPicture(4_900, 5_000, 5)),
  'an archive of 1 GB': () => aFile('a.xlsx', aZipBomb(1024 * MB, 1024 * MB), XLSX),
  'an archive that claims to be small': () => aFile('a.xlsx', aZipBomb(256 * MB, 1_000, 50), XLSX),
  'a sheet of 30 MB': () => aFile('a.xlsx', anXlsxOf(fill('<row><c><v>1</v></c><c><v>2</v></c></row>', 30 * MB)), XLSX),
  'a sheet of 30 MB of shared words': () =>
    aFile(
      'a.xlsx',
      anXlsxOf('<row r="1"><c r="A1" t="s"><v>1</v></c></row>', fill('<si><t>word</t></si>', 30 * MB)),
      XLSX,
    ),
  'a sheet with one far cell': () =>
    aFile(
      'a.xlsx',
      anXlsxOf('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row><row r="99999999999"><c><v>1</v></c></row>'),
      XLSX,
    ),
  'a Word document of 25 MB': () => aFile('a.docx', aDocx([fill('carga ', 25 * MB)]), DOCX),
  'a Word document of 100,000 paragraphs': () =>
    aFile('a.docx', aDocx(Array.from({ length: 100_000 }, () => 'x')), DOCX),
  'a Word document of tables in tables': () => {
    const document = `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${'<w:tbl><w:tr><w:tc>'.repeat(50_000)}`;
    return aFile('a.docx', aDocx(['x'], { 'word/document.xml': Buffer.from(document) }), DOCX);
  },
  'an OpenDocument sheet of repeated rows': () =>
    aFile(
      'a.ods',
      anOdsOf(
        '<table:table-row table:number-rows-repeated="1048576"><table:table-cell table:number-columns-repeated="16384" ' +
          'office:value-type="float" office:value="1"><text:p>1</text:p></table:table-cell></table:table-row>',
      ),
    ),
  'an OpenDocument sheet of 30 MB': () =>
    aFile(
      'a.ods',
      anOdsOf(
        fill('<table:table-row><table:table-cell><text:p>1</text:p></table:table-cell></table:table-row>', 30 * MB),
      ),
    ),
  'a binary workbook of 30 MB': () => aFile('a.xlsb', anXlsbBomb()),
  'an old workbook of 100,000 numbers': () => aFile('a.xls', anXlsBomb()),
  'a workbook in XML of 2 MB': () =>
    aFile(
      'a.xls',
      Buffer.from(
        '<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?>' +
          '<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet Name="A"><Table>' +
          `${fill('<Row><Cell><Data Type="Number">1</Data></Cell></Row>', FILE_BYTES)}`,
      ),
    ),
  'a workbook in HTML of 2 MB': () =>
    aFile('a.xls', Buffer.from(`<table>${fill('<tr><td colspan=9 rowspan=9>1', FILE_BYTES)}</table>`)),
  'an old Word document of 2 MB': () =>
    aFile('a.doc', writeCompoundFile('/WordDocument', Buffer.alloc(FILE_BYTES, 0x41))),
  'an old Word document of one long cell': () => aFile('a.doc', aDoc([fill('pieza ', MB)])),
  'a compound file that is a circle': () => aFile('a.doc', aCircularCompoundFile()),
  'an archive of archives': () => {
    const packed = aZipBomb(64 * MB, 64 * MB);
    return aFile('a.zip', zip(Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`${at}.zip`, packed]))));
  },
  'an archive of 1,000 files': () =>
    aFile('a.zip', zip(Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`${at}.txt`, REQUEST_TEXT])))),
  'an archive of pictures': () => {
    const picture = aPng(4_900, 5_000, packPngRows(4_900, 5_000, [BLACK, BLACK]));
    return aFile('a.zip', zip(Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`${at}.png`, picture]))));
  },
  'an archive of PDF bombs': () => {
    const pdf = aPdfOfStreams([deflateSync(Buffer.alloc(100 * MB, ' '), { level: 9 })], '/Filter /FlateDecode ');
    return aFile('a.zip', zip(Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`${at}.pdf`, pdf]))));
  },
  'rich text of groups in groups': () => aFile('a.rtf', Buffer.from(`{\\rtf1 ${'{'.repeat(FILE_BYTES)}`)),
  'rich text of signs': () => aFile('a.rtf', Buffer.from(`{\\rtf1 ${fill("\\'41", FILE_BYTES)}}`)),
  'rich text of cells': () => aFile('a.rtf', Buffer.from(`{\\rtf1 ${fill('\\intbl x\\cell ', FILE_BYTES)}\\row}`)),
  'rich text of tables': () =>
    aFile('a.rtf', Buffer.from(`{\\rtf1 ${fill('\\trowd\\cellx9\\intbl 1\\cell\\row', FILE_BYTES)}}`)),
  'rich text of pictures without an end': () => aFile('a.rtf', Buffer.from(`{\\rtf1 ${fill('\\pict ', FILE_BYTES)}`)),
  'a list of commas': () => aFile('a.csv', Buffer.alloc(FILE_BYTES, ','), 'text/csv'),
  'a list of quotation marks': () => aFile('a.csv', Buffer.from(`a,b\n${fill('"', FILE_BYTES)}`), 'text/csv'),
  'a list of short lines': () => aFile('a.csv', Buffer.from(fill('1,2\n', FILE_BYTES)), 'text/csv'),
  'a page of elements in one another': () => aFile('a.html', Buffer.from(fill('<div>', FILE_BYTES)), 'text/html'),
  'a page of wide cells': () =>
    aFile('a.html', Buffer.from(`<table>${fill('<td colspan=30 rowspan=30>x', FILE_BYTES)}`), 'text/html'),
  'a text of 2 MB': () => aFile('a.txt', Buffer.from(fill('350 kg ', FILE_BYTES)), 'text/plain'),
  'a picture that claims 50,000 x 50,000': () => aFile('a.png', aPng(50_000, 50_000, deflateSync(Buffer.alloc(1_000)))),
  'a small picture that unpacks to 500 MB': () =>
    aFile('a.png', aPng(100, 100, deflateSync(Buffer.alloc(500 * MB), { level: 9 }))),
  'a black picture of 24 million pixels': () =>
    aFile('a.png', aPng(4_900, 4_900, packPngRows(4_900, 4_900, [BLACK, BLACK]))),
  'a picture of 24 million pixels of dots': () =>
    aFile('a.png', aPng(4_900, 4_900, packPngRows(4_900, 4_900, [DARK_FIRST, LIGHT_FIRST]))),
  'a photograph that claims 65,500 x 65,500': () => aFile('a.jpg', aJpegHead(65_500, 65_500), 'image/jpeg'),
  'a photograph of 24 million pixels of noise': () => aFile('a.jpg', aJpegHead(4_900, 4_900), 'image/jpeg'),
  'a message of Outlook of 2 MB': () =>
    aFile('a.msg', anOutlookMessage({ from: 'a@b.example', text: fill('350 kg ', MB) })),
  'a message of Outlook with 2 MB of HTML': () =>
    aFile('a.msg', anOutlookMessage({ from: 'a@b.example', html: fill('<td colspan=9>', FILE_BYTES) })),
  'a message of Outlook that is a circle': () => aFile('a.msg', aCircularCompoundFile()),
  'a package of Outlook of 2 MB': () =>
    aFile('winmail.dat', aTnefPackage({ text: fill('350 kg ', FILE_BYTES) }), 'application/ms-tnef'),
  'a package of Outlook of a million attributes': () =>
    aFile(
      'winmail.dat',
      Buffer.concat([aTnefPackage({}), Buffer.alloc(FILE_BYTES, Buffer.from('010c80020000000000' + '0000', 'hex'))]),
      'application/ms-tnef',
    ),
  'a signed message of values in values': () => aFile('smime.p7m', openAsn1(1_000_000), 'application/pkcs7-mime'),
  'a signed message of many values': () =>
    aFile(
      'smime.p7m',
      Buffer.concat([openAsn1(1), Buffer.alloc(FILE_BYTES, Buffer.from('0500', 'hex'))]),
      'application/pkcs7-mime',
    ),
  'messages in messages': () => aFile('a.eml', Buffer.from(nestMessages(2_000)), 'message/rfc822'),
  'a message of 20,000 parts': () =>
    aFile(
      'a.eml',
      Buffer.from(`Content-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\n\r\nx\r\n'.repeat(20_000)}--b--\r\n`),
      'message/rfc822',
    ),
};

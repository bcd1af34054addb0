import fc from 'fast-check';
import { FROM } from './webhook-app.js';

const CRLF = '\r\n';
const CHARSETS = [
  'utf-8',
  'iso-8859-1',
  'windows-1252',
  'utf-16le',
  'utf-7',
  'gb18030',
  'shift_jis',
  'x-none',
  '',
  'utf-8"',
  '=?',
];
const ENCODINGS = ['7bit', '8bit', 'base64', 'quoted-printable', 'x-uuencode', 'binary', 'BASE64 ', 'none such', ''];
const TYPES = [
  'text/plain',
  'text/html',
  'text/csv',
  'text/calendar',
  'application/pdf',
  'image/png',
  'message/rfc822',
  'message/delivery-status',
  'text',
  '/',
  '',
];
const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const FILES: ReadonlyArray<readonly [name: string, type: string]> = [
  ['list.pdf', 'application/pdf'],
  ['list.xlsx', XLSX_TYPE],
  ['letter.docx', DOCX_TYPE],
  ['list.csv', 'text/csv'],
  ['../../etc/passwd', 'application/octet-stream'],
  ['a\0b.txt', 'text/plain'],
  ['winmail.dat', 'application/ms-tnef'],
];
/** How files begin that a server opens. */
const BEGINNINGS = ['%PDF-1.7\n', 'PK\x03\x04\x14\0\0\0\b\0', 'PK\x05\x06', 'pieces;weight\n4;350\n', '\xff\xfe', ''];

const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ maxLength: 60 }),
  fc.constantFrom(
    '',
    '\0',
    '\r\n',
    '\n\n',
    '\u2028',
    '"',
    '<',
    '>',
    ';',
    '()',
    '\ud800',
    '(((((',
    '""""',
    '%00',
    '=?',
    '?=',
  ),
);
/** Encoded words, whole and broken. */
const encodedWord = fc
  .tuple(
    fc.constantFrom(...CHARSETS),
    fc.constantFrom('q', 'b', 'Q', 'x', ''),
    fc.string({ maxLength: 30 }),
    fc.constantFrom('?=', '?', '=', ''),
  )
  .map(
    ([charset, transferEncoding, encodedText, end]) =>
      `=?${charset}?${transferEncoding}?${encodedText.replaceAll(' ', '_')}${end}`,
  );
const value = fc
  .array(
    fc.oneof(
      hostileText,
      encodedWord,
      fc.constantFrom(FROM, '<m1@flores-del-valle.example>', 'Flete', ' ', '\r\n ', '\r\n\t'),
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((pieces) => pieces.join(''));
const NAMES =
  'Subject To Cc Reply-To Sender Date Message-ID In-Reply-To References List-Id Auto-Submitted Precedence Return-Path ' +
  'X-Auto-Response-Suppress Authentication-Results Received DKIM-Signature MIME-Version Content-Disposition From X-Odd';
const header = fc
  .tuple(fc.oneof(fc.constantFrom(...NAMES.split(' ')), hostileText), value)
  .map(([name, one]) => `${name}: ${one}`);

const TAGS =
  'p div span b table tr td th ul li a img style script title head body html svg math pre blockquote br o:p !-- ![if ?xml textarea plaintext'.split(
    ' ',
  );
/** What the customer wants, in words of his own each time: the same ones are answered a few times only. */
const request = fc
  .tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 20, max: 9_000 }))
  .map(
    ([pieces, kg]) =>
      `Please quote DAP Heredia: ${pieces} pallets 120x80x100 cm, ${kg} kg gross in total, Miami to SJO.`,
  );
/** Pages as mail programs, and worse ones, write them. */
const page = fc
  .array(
    fc.oneof(
      fc
        .tuple(
          fc.constantFrom('<', '</', '<'),
          fc.constantFrom(...TAGS),
          hostileText,
          fc.constantFrom('>', '/>', '', '-->'),
        )
        .map((it) => it.join('')),
      fc.constantFrom(
        '&nbsp;',
        '&#0;',
        '&#x110000;',
        '&amp',
        '&#xd800;',
        '<td>350 kg</td>',
        '<td colspan=99999999>',
        '<!--',
        ']]>',
        '<table>',
      ),
      request,
      hostileText,
    ),
    { maxLength: 40 },
  )
  .map((pieces) => pieces.join(''));
const prose = fc
  .array(fc.oneof(request, hostileText, encodedWord), { maxLength: 12 })
  .map((pieces) => pieces.join(' '));
const fileBytes = fc
  .tuple(fc.constantFrom(...BEGINNINGS), fc.uint8Array({ maxLength: 400 }))
  .map(([beginning, rest]) => Buffer.concat([Buffer.from(beginning, 'latin1'), rest]).toString('base64'));

const bodyText = fc.oneof(
  prose,
  page,
  prose.map((one) => Buffer.from(one).toString('base64')),
  fileBytes,
);
const leaf = fc
  .tuple(
    fc.constantFrom(...TYPES),
    fc.constantFrom(...CHARSETS),
    fc.constantFrom(...ENCODINGS),
    fc.array(header, { maxLength: 2 }),
    bodyText,
  )
  .map(([type, charset, encoding, more, text]) =>
    [`Content-Type: ${type}; charset="${charset}"`, `Content-Transfer-Encoding: ${encoding}`, ...more, '', text].join(
      CRLF,
    ),
  );
const textLeaf = fc
  .tuple(fc.constantFrom('plain', 'html'), request, fc.oneof(prose, page, fc.constant('')))
  .map(([kind, requestText, more]) =>
    [`Content-Type: text/${kind}; charset=utf-8`, '', requestText, '', more].join(CRLF),
  );
const file = fc
  .tuple(fc.constantFrom(...FILES), fileBytes)
  .map(([[name, type], bytes]) =>
    [
      `Content-Type: ${type}; name="${name}"`,
      `Content-Disposition: attachment; filename="${name}"`,
      'Content-Transfer-Encoding: base64',
      '',
      bytes,
    ].join(CRLF),
  );
const { entity } = fc.letrec<{ entity: string }>((reference) => ({
  entity: fc.oneof(
    { maxDepth: 4, depthIdentifier: 'parts' },
    textLeaf,
    leaf,
    file,
    aMultipart(reference('entity')),
    aMultipart(reference('entity')),
  ),
}));

function aMultipart(part: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc
    .tuple(
      fc.constantFrom('mixed', 'alternative', 'related', 'signed', 'report', 'x'),
      fc.constantFrom('b', 'bb', 'b', '', ' b', 'b--', 'ü'),
      fc.array(part, { maxLength: 4 }),
      fc.constantFrom('--', '', '-'),
    )
    .map(([kind, boundary, parts, end]) =>
      [
        `Content-Type: multipart/${kind}; boundary="${boundary}"`,
        '',
        ...parts.flatMap((one) => [`--${boundary}`, one]),
        `--${boundary}${end}`,
        '',
      ].join(CRLF),
    );
}

/** What the server's own border says of these mails: without it all of them would be held. */
const AUTH_RESULTS = 'Authentication-Results: mx.desk.example; dmarc=pass header.from=flores-del-valle.example';
/** What may happen to bytes on their way. */
const slip = fc.tuple(
  fc.constantFrom('cut', 'drop', 'double', 'change'),
  fc.double({ min: 0, max: 1, noNaN: true }),
  fc.integer({ min: 1, max: 80 }),
);

function applySlip(raw: Buffer, [kind, where, length]: readonly [string, number, number]): Buffer {
  const at = Math.floor(where * raw.length);
  const [before, there, behind] = [raw.subarray(0, at), raw.subarray(at, at + length), raw.subarray(at + length)];
  if (kind === 'cut') return before;
  if (kind === 'drop') return Buffer.concat([before, behind]);
  if (kind === 'double') return Buffer.concat([before, there, there, behind]);
  return Buffer.concat([before, there.map((byte) => byte ^ length), behind]);
}

/** A message of a customer as no mail program should write it: odd headers, parts, charsets, files, pages, and slips on the way. */
export const oddMail: fc.Arbitrary<Buffer> = fc
  .tuple(
    fc.oneof(
      { weight: 5, arbitrary: fc.nat(9_999).map((n) => `From: ${FROM.replace('iris', `iris-${n}`)}`) },
      value.map((one) => `From: ${one}`),
    ),
    fc.array(header, { maxLength: 6 }),
    entity,
    fc.constantFrom('utf8', 'latin1') as fc.Arbitrary<BufferEncoding>,
    fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, fc.array(slip, { maxLength: 3 })),
  )
  .map(([from, headers, body, encoding, slips]) =>
    slips.reduce<Buffer>(
      (raw, one) => applySlip(raw, one),
      Buffer.from([AUTH_RESULTS, from, ...headers, body].join(CRLF), encoding),
    ),
  );

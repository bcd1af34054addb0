export const REQUEST_TEXT = 'Please quote DAP Heredia: 2 pallets 120x80x100 cm, 350 kg gross in total, Miami to SJO.';

/** HTML within the size that a mail may have, made to take time or memory. */
export const PAGES: Readonly<Record<string, () => string>> = {
  'elements in one another': () => `${'<div>'.repeat(400_000)}${REQUEST_TEXT}`,
  'elements without an end': () => `${'<div><p><b>'.repeat(150_000)}${REQUEST_TEXT}`,
  'ends without a beginning': () => `${'</div>'.repeat(300_000)}${REQUEST_TEXT}`,
  'a million attributes': () => `<p ${'a=1 '.repeat(1_000_000)}>${REQUEST_TEXT}</p>`,
  'attributes without an end': () => `${'<p a="'.repeat(300_000)}${REQUEST_TEXT}`,
  'a table of wide cells': () =>
    `<table><tr>${'\n<td colspan=30 rowspan=30>x'.repeat(60_000)}</table><p>${REQUEST_TEXT}`,
  'a table with one long cell': () =>
    `<table><tr><td>${'x'.repeat(74_000)}<td>y${'<tr><td>a<td>b'.repeat(60_000)}</table><p>${REQUEST_TEXT}`,
  'tables in tables': () => `${'<table><tr><td>'.repeat(100_000)}${REQUEST_TEXT}`,
  'comments without an end': () => `<p>${REQUEST_TEXT}</p>${'<!-- '.repeat(300_000)}`,
  'many comments': () => `<p>${REQUEST_TEXT}</p>${'<!--x-->'.repeat(200_000)}`,
  'conditions in a style sheet': () => `<style>${'@media a{b{}'.repeat(100_000)}</style><p>${REQUEST_TEXT}</p>`,
  'rules in a style sheet': () =>
    `<style>${'.a{color:red}'.repeat(100_000)}</style>${'<b class="a b c d e f g h">x</b>'.repeat(30_000)}<p>${REQUEST_TEXT}</p>`,
  'blanks in a style sheet': () =>
    `<style>.a{${';   '.repeat(300)}}</style>${'<b class="a">x</b>'.repeat(60_000)}<p>${REQUEST_TEXT}</p>`,
  brackets: () => `${'<'.repeat(1_500_000)}${REQUEST_TEXT}`,
  entities: () => `${'&amp;'.repeat(300_000)}${REQUEST_TEXT}`,
};

/** Plain text of one character or one word over and over. */
export const TEXTS: Readonly<Record<string, () => string>> = Object.fromEntries(
  [' ', '\n', '[', '(', '"', '1', '1,', 'a@', '>', '--', ', and', '2 x 3 ', 'kg ', 'de la ', 'MIA-SJO '].map((row) => [
    `a text of ${JSON.stringify(row)}`,
    () => `${REQUEST_TEXT}\n${row.repeat(1_000_000 / row.length)}`,
  ]),
);

/** Messages as they travel. */
export const MESSAGES: Readonly<Record<string, () => string>> = {
  'boundaries within boundaries': () =>
    `Content-Type: multipart/mixed; boundary="${'b'.repeat(60)}"\r\n\r\n${`--${'b'.repeat(59)}\r\n`.repeat(100_000)}`,
  'a boundary of many': () => `${'Content-Type: multipart/mixed; boundary=b\r\n'.repeat(20_000)}\r\n--b\r\n\r\nx`,
  'brackets in the From': () => `From: ${'('.repeat(200_000)}\r\n\r\n${REQUEST_TEXT}`,
  'quotation marks in the From': () => `From: ${'\\"'.repeat(200_000)}\r\n\r\n${REQUEST_TEXT}`,
  'brackets in the subject': () => `Subject: ${'['.repeat(400_000)}\r\n\r\n${REQUEST_TEXT}`,
  'blanks in the subject': () => `Subject: a${' '.repeat(400_000)}b\r\n\r\n${REQUEST_TEXT}`,
  'encoded words in the subject': () => `Subject: ${'=?utf-8?Q?=41?= '.repeat(50_000)}\r\n\r\n${REQUEST_TEXT}`,
  recipients: () => `To: ${'a@b.example,'.repeat(100_000)}\r\n\r\n${REQUEST_TEXT}`,
  references: () => `References: ${'<a@b.example> '.repeat(100_000)}\r\n\r\n${REQUEST_TEXT}`,
  'folded lines': () => `X-Folded: a${'\r\n b'.repeat(200_000)}\r\n\r\n${REQUEST_TEXT}`,
  verdicts: () => `Authentication-Results: a; ${'dmarc=pass (x) '.repeat(60_000)}\r\n\r\n${REQUEST_TEXT}`,
  'base64 of a wrong length': () =>
    `Content-Type: text/plain\r\nContent-Transfer-Encoding: base64\r\n\r\n${'QUJ\r\n'.repeat(400_000)}=`,
  'quoted-printable without an end': () =>
    `Content-Type: text/html\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n${'='.repeat(1_000_000)}`,
};

import { describe, expect, it } from '@jest/globals';
import { reduceToWords } from '../../../domain/reduce-to-words.js';

const HOSTS = ['evil.example', 'EVIL.com', 'a.b.evil.co.uk', 'xn--evl-hma.com', 'пример.рф', 'evil。com', '10.0.0.1'];
const FORMS: ReadonlyArray<(host: string) => string> = [
  (host) => host,
  (host) => `${host}/pay?x=1#y`,
  (host) => `https://${host}`,
  (host) => `hxxps://${host}/pay`,
  (host) => `www.${host}`,
  (host) => `mailto:ana@${host}`,
  (host) => `ana@${host}`,
  (host) => `<a href="//${host}">pay</a>`,
  (host) => host.replace('.', '\u200b.'),
  (host) => host.replace('.', ' . '),
  (host) => host.replace('.', '[.]'),
  (host) => host.replace('.', '\r\n.'),
  (host) => host.replace('.', '(dot)'),
  (host) => host.replace('.', ' [punto] '),
  (host) => host.replace('.', '﹒'),
  (host) => `\u202e${host}\u202c`,
];
/** What mail clients make a link of, and what is no word. */
const LINKS = /:\/\/|@|www\.|[\p{L}\p{N}-]\s?\.\s?(?:xn--|\p{L}{2})|\d+(?:\.\d+){3}|[<>\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

describe('the words of a stranger’s text', () => {
  it.each(HOSTS)('hold no link to %s in any form, wherever it stands', (host) => {
    for (const form of FORMS) {
      for (const text of [form(host), `Pumps ${form(host)} now`, `${form(host)} ${form(host)}`, `x ${form(host)}`]) {
        expect(reduceToWords(text)).not.toMatch(LINKS);
      }
    }
  });

  it.each([
    'localhost:8080/pay',
    'LOCALHOST/pay?a=b',
    'localhost',
    '//intranet/pay',
    '\\\\server\\share\\pay.exe',
    '[::1]:8080/pay',
    '[2001:db8::1]',
    'file:c:/pay',
    'sms:+50688887777',
    'skype:evil?call',
    'http:evil.example/pay',
    'HTTPS:/intranet',
  ])('name no machine and no program: %s', (link) => {
    expect(reduceToWords(`Pumps ${link} now`)).toBe('Pumps now');
    expect(reduceToWords(link)).toBe('');
  });

  it('leave a name and a number without what makes them a host and its port', () => {
    expect(reduceToWords('Pay at intranet:8080/pay now')).toBe('Pay at intranet 8080 now');
    expect(reduceToWords('HS:8471 PO:4500')).toBe('HS 8471 PO 4500');
  });

  it.each(['ratio 1:50', '24/7 and/or A/C', 'time 10:30', 'box [a: b]', 'Incoterm: DAP'])(
    'keep the words %s',
    (text) => {
      expect(reduceToWords(text)).toBe(text);
    },
  );

  it.each(['Item No.5 v2.0', "St. John's", '3.5mm cable', 'Node.js books', 'S.A. de C.V.', '2 x 1.20 m; 24/7', 'm³ ½'])(
    'keep %s',
    (text) => {
      expect(reduceToWords(text)).toBe(text);
    },
  );

  it.each([
    'CR05015202001026284066',
    'CR05 0152 0200 1026 2840 66',
    'cr05-0152-0200-1026-2840-66',
    'GB29 NWBK 6016 1331 9268 19',
    '+506 8888 7777',
    '+1 (305) 555-0100',
    '+50688887777',
  ])('name no account and no telephone that somebody is to pay to or to call: %s', (number) => {
    expect(reduceToWords(`Machine parts ${number} boxed`)).toBe('Machine parts boxed');
  });

  it.each([
    'AWB 230-12345678',
    'PO 4500123456',
    'container MSCU1234567',
    'MD11 from MIA',
    'UN3480 PI965',
    '12 + 3 boxes',
  ])('keep the numbers of freight: %s', (text) => {
    expect(reduceToWords(text)).toBe(text);
  });

  it('are the same when they are reduced again, and of bounded length', () => {
    for (const host of HOSTS) {
      for (const form of FORMS) {
        const words = reduceToWords(`Pumps ${form(host)} now`);
        expect(reduceToWords(words)).toBe(words);
      }
    }
    expect(Array.from(reduceToWords('😀 x'.repeat(400)))).toHaveLength(160);
  });

  it.each(['a', ' ', 'a.', '1.', '[ ', '<a', '@a', '\u200b', '+1', 'cr05 ', '1 '])(
    'are looked for in the beginning of a text alone: %j',
    (run) => {
      const flood = run.repeat(2_000);
      expect(reduceToWords(`${flood} behind`)).toBe(reduceToWords(flood.slice(0, 2_000)));
    },
  );
});

import { describe, expect, it } from '@jest/globals';
import {
  answersWithinQuotes,
  forwardsOtherMail,
  keepWordsWithinQuotes,
  stripQuotedText,
} from '../../../../domain/inbound-mail/quoted-text.js';
import { measureGrowth } from '../../../support/growth.js';

const ADDED = 'Son 350 kg brutos.\nGracias, Ana';
const QUOTED = 'Total USD 199.00, 100 kg assumed';

describe('The words that the writer of an answer added', () => {
  it.each([
    ['Gmail in English', `On Mon, 2 Mar 2026 at 9:14, Quotes <quotes@desk.example> wrote:\n> ${QUOTED}`],
    ['Gmail in Spanish', `El lun, 2 mar 2026 a las 9:14, Quotes (<quotes@desk.example>) escribió:\n\n> ${QUOTED}`],
    [
      'an introduction over three lines',
      `On Mon, 2 Mar 2026 at 9:14,\nQuotes\n<quotes@desk.example> wrote:\n${QUOTED}`,
    ],
    [
      'Outlook in English',
      `From: Quotes <quotes@desk.example>\nSent: Monday, March 2, 2026 9:14\nTo: Ana\nSubject: Re: Flete\n\n${QUOTED}`,
    ],
    [
      'Outlook in Spanish',
      `________________________________\nDe: Quotes\nEnviado: lunes, 2 de marzo\nPara: Ana\nAsunto: Re: Flete\n\n${QUOTED}`,
    ],
    ['an old Outlook', `-----Mensaje original-----\nDe: Quotes\n${QUOTED}`],
    ['a forwarded part', `---------- Forwarded message ----------\n${QUOTED}`],
    ['plain quoting', `> ${QUOTED}\n>> 90 kg`],
  ])('stand alone above what is quoted by %s', (_, quoted) => {
    const text = `${ADDED}\n\n${quoted}`;
    const stripped = stripQuotedText(text);
    expect(stripped.trim()).toBe(ADDED);
    expect(stripped).toHaveLength(text.length);
  });

  it('keep their places between quoted lines', () => {
    const text = '> Gross weight?\n350 kg\n> Pieces?\n4';
    expect(stripQuotedText(text)).toBe('               \n350 kg\n         \n4');
    expect(stripQuotedText(text).indexOf('350')).toBe(text.indexOf('350'));
  });

  it.each([
    'De: Miami\nPara: Heredia\nFecha: 12/03/2026\nPeso: 350 kg',
    'El envío pesa 350 kg.\nOn the pallet: 4 pieces.',
    'From: Miami\nTo: San José',
    'On arrival we wrote a label: 350 kg',
    'Peso > 300 kg',
    '',
  ])('are all of %j', (text) => {
    expect(stripQuotedText(text)).toBe(text);
  });

  it.each(['On x\n', 'From: a\n', '> a\n', 'el \n', `On ${'x '.repeat(90)}\n`])(
    'are found in time that grows with the text alone: %j',
    (line) => {
      expect(measureGrowth((length) => stripQuotedText(line.repeat(length / line.length)), 50_000)).toBeLessThan(9);
    },
  );
});

describe('The words of an answer in the thread of known mail', () => {
  const OURS = 'Gross weight is missing.\nNumber of pieces is missing.\nTotal USD 199.00 for 1350 kg';
  const header = 'From: Quotes <quotes@desk.example>\nSent: Monday\nTo: Ana\nSubject: Re: Flete\n\n';

  it('stand below a block of marked lines too', () => {
    const text = `On Mon, 2 Mar 2026 at 9:14, Quotes wrote:\n> ${QUOTED}\n\n${ADDED}`;
    expect(stripQuotedText(text).trim()).toBe(ADDED);
    expect(stripQuotedText(text)).toHaveLength(text.length);
  });

  it.each([
    ['Gross weight is missing.\n350 kg\nNumber of pieces is missing.\n4\nTotal USD 199.00 for 1350 kg', '350 kg 4'],
    ['Gross weight is missing. Number of\npieces is missing.\nson 4 tarimas, 350 kg', 'son 4 tarimas, 350 kg'],
    [OURS, ''],
  ])('stand between unmarked lines of our own mail: %j', (quoted, added) => {
    const stripped = stripQuotedText(`Gracias\n${header}${quoted}`, [OURS]);
    expect(stripped.replace(/\s+/g, ' ').trim()).toBe(`Gracias ${added}`.trim());
  });

  it('stand above alone where the quoted mail is not known', () => {
    expect(stripQuotedText(`Gracias\n${header}Please quote 2 pallets.\n350 kg`, [OURS]).trim()).toBe('Gracias');
  });

  it.each([
    ['Vea abajo\n\n---------- Forwarded message ----------\nFrom: Factory\nSubject: PL\n\n4 ctns 88 kg', true],
    ['Ver abajo\n\n---------- Mensaje reenviado ----------\nDe: Fábrica\n\n4 cajas 88 kg', true],
    [`Gracias\n\n---------- Forwarded message ----------\nFrom: Quotes\n\n${OURS}`, false],
    ['Gracias', false],
  ])('may pass on mail that is not of the thread: %j: %s', (text, forwards) => {
    expect(forwardsOtherMail(text, [OURS])).toBe(forwards);
  });
});

describe('An answer within quoted lines', () => {
  const OURS = 'Quotation Q7\n8 bags, 200 kg gross\nVolume 0.960 m3\nTotal USD 310.00';

  it.each([
    '> Quotation Q7\n> 8 bags, 200 kg gross   -- NOW 9 BAGS, 225 KG\n> Volume 0.960 m3',
    '> Peso bruto: 512 kg   <<< 538 kg según báscula\n> Total USD 310.00',
    '> Quotation Q7\n> 8 bags, 200 kg gross\n>> One bag more, 225 kg for all.\n> Total USD 310.00',
  ])('is seen: %j', (text) => expect(answersWithinQuotes(text, [OURS])).toBe(true));

  it.each([
    'Thanks!\n\n> Quotation Q7\n> 8 bags, 200 kg gross\n> Total USD 310.00',
    'Thanks!\n\n> Quotation Q7\n>> 8 bags, 200 kg gross\n> Total USD 310.00',
    'Thanks!',
  ])('is not seen in what is only quoted: %j', (text) => expect(answersWithinQuotes(text, [OURS])).toBe(false));

  it('needs no date in the header above our own words', () => {
    const text = 'De acuerdo, adelante.\n\nDe: Cotizaciones\nQuotation Q7\n8 bags, 200 kg gross\nTotal USD 310.00';
    expect(stripQuotedText(text, [OURS]).trim()).toBe('De acuerdo, adelante.');
    expect(stripQuotedText('De: Miami\nPara: Heredia\n8 bags', [OURS])).toBe('De: Miami\nPara: Heredia\n8 bags');
  });
});

describe('Words that an answer adds within quoted lines', () => {
  it.each([
    ['> 8 bags, 200 kg gross -- NOW 9 BAGS, 225 KG', 'NOW 9 BAGS, 225 KG'],
    ['> Peso bruto: 512 kg   <<< 538 kg según báscula', '538 kg según báscula'],
    ['> 2 crates, 356 kg\n>> Weight 372 kg for both.', 'Weight 372 kg for both.'],
  ])('are kept in their place: %j', (text, added) => {
    const kept = keepWordsWithinQuotes(text, ['2 crates, 356 kg\n8 bags, 200 kg gross\nPeso bruto: 512 kg']);
    expect(kept.trim()).toBe(added);
    expect(kept.indexOf(added)).toBe(text.indexOf(added));
  });

  it('are none of what is only quoted', () => {
    expect(keepWordsWithinQuotes('> 2 crates, 356 kg\nThanks', ['2 crates, 356 kg']).trim()).toBe('');
  });
});

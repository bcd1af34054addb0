import { describe, expect, it } from '@jest/globals';
import type { EvidenceView, LedgerEntryView } from '../../../apps/console/src/api/generated.js';
import {
  formatFieldName,
  splitIntoSegments,
  type TextSegment,
} from '../../../apps/console/src/components/evidence-text/evidence-segments.js';
import { formatRole, listOfferedChoices } from '../../../apps/console/src/components/evidence-text/ledger-choices.js';

const TEXT = 'Peso 250,0 kg a Heredia';
const found = (text: string, start = TEXT.indexOf(text), part: EvidenceView['part'] = 'body') => ({
  part,
  start,
  end: start + text.length,
  text,
  method: 'rules',
});

describe('The words that values were read from', () => {
  it('cut the text where they start and end, and nothing is lost', () => {
    const segments = splitIntoSegments(TEXT, 'body', {
      'goods.weight': [found('250,0 kg')],
      'destination.city': [found('Heredia')],
    });
    expect(segments.map(({ text, fields }) => [text, fields])).toEqual([
      ['Peso ', []],
      ['250,0 kg', ['goods.weight']],
      [' a ', []],
      ['Heredia', ['destination.city']],
    ]);
    expect(segments.map(({ text }) => text).join('')).toBe(TEXT);
  });

  it('name every value where several share words', () => {
    const segments = splitIntoSegments(TEXT, 'body', {
      airportDestination: [found('Heredia')],
      'destination.city': [found('a Heredia')],
    });
    expect(segments.at(-1)).toMatchObject({ text: 'Heredia', fields: ['airportDestination', 'destination.city'] });
  });

  it('are looked for where the offsets are off, and left out where the text does not hold them', () => {
    const segments = splitIntoSegments(TEXT, 'body', {
      'goods.weight': [found('250,0 kg', 2)],
      'goods.pieces': [found('3 cajas', 0)],
    });
    expect(segments.filter(({ fields }) => fields.length > 0).map(({ text }) => text)).toEqual(['250,0 kg']);
  });

  it('are marked only in their own part, and all of them in a pasted email as a whole', () => {
    const evidence = { 'sender.email': [found('Heredia', undefined, 'from')] };
    expect(splitIntoSegments(TEXT, 'body', evidence)).toHaveLength(1);
    expect(splitIntoSegments(TEXT, 'whole', evidence)).toHaveLength(2);
  });

  it('leave an empty text empty', () => {
    expect(splitIntoSegments('', 'body', {})).toEqual([]);
  });
});

describe('The words that the ledger accounts for', () => {
  const entry = (text: string, use: LedgerEntryView['use'], rest: Partial<LedgerEntryView> = {}): LedgerEntryView => ({
    ...found(text),
    use,
    ...rest,
  });
  const label = ({ text, fields, entry: one }: TextSegment) => [text, ...fields, one?.use].filter(Boolean).join(' ');

  it('are told apart: used, set aside, left over', () => {
    const ledger = [
      entry('Peso', 'set-aside', { role: 'reference' }),
      entry('250,0 kg', 'left-over'),
      entry('Heredia', 'used', { field: 'destination.city' }),
    ];
    expect(splitIntoSegments(TEXT, 'body', {}, ledger).map(label)).toEqual([
      'Peso set-aside',
      ' ',
      '250,0 kg left-over',
      ' a ',
      'Heredia destination.city',
    ]);
  });

  it('are never looked for elsewhere: the same figure may be something else there', () => {
    const moved = { ...entry('250,0 kg', 'left-over'), start: 0, end: 8 };
    const missing = { ...entry('Heredia', 'left-over'), start: 0, end: 0 };
    expect(splitIntoSegments(TEXT, 'body', {}, [moved, missing])).toHaveLength(1);
  });

  it('are left over although the evidence of more words covers them', () => {
    const segments = splitIntoSegments(TEXT, 'body', { 'goods.pieces': [found('Peso 250,0 kg')] }, [
      entry('250,0 kg', 'left-over'),
    ]);
    expect(segments.map(label)).toContain('250,0 kg goods.pieces left-over');
  });

  it('offer a figure once for each of its readings, and once to be set aside', () => {
    const one = entry('250,0 kg', 'left-over', { kind: 'weight', choices: ['gross-weight', 'not-the-weight'] });
    expect(listOfferedChoices({ ...one, readings: [250] }).map(({ words }) => words)).toEqual([
      'Gross weight of all',
      "Not the cargo's weight",
    ]);
    expect(listOfferedChoices({ ...one, readings: [1.25, 1250] })).toMatchObject([
      { choice: 'gross-weight', value: 1.25, words: 'Gross weight of all: 1.25 kg' },
      { choice: 'gross-weight', value: 1250, words: 'Gross weight of all: 1,250 kg' },
      { choice: 'not-the-weight', value: undefined },
    ]);
  });

  it('say what they are where they were set aside', () => {
    expect(formatRole('telephone')).toBe('Telephone number');
    expect(formatRole(undefined)).toBeUndefined();
  });
});

describe('The name of a value', () => {
  it('is known or made readable', () => {
    expect(formatFieldName('goods.weight')).toBe('Gross weight');
    expect(formatFieldName('deliveryRate')).toBe('Delivery rate');
  });
});

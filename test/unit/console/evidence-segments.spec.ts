import { describe, expect, it } from '@jest/globals';
import type { EvidenceView } from '../../../apps/console/src/api/generated.js';
import {
  formatFieldName,
  splitIntoSegments,
} from '../../../apps/console/src/components/evidence-text/evidence-segments.js';

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

describe('The name of a value', () => {
  it('is known or made readable', () => {
    expect(formatFieldName('goods.weight')).toBe('Gross weight');
    expect(formatFieldName('deliveryRate')).toBe('Delivery rate');
  });
});

import { describe, expect, it } from '@jest/globals';
import { extractFrom } from './extract-facts.js';

describe('a complete request', () => {
  it('is read with every fact and the words that it stands on', async () => {
    const body =
      'Hello,\n\nplease quote MIA-SJO, DAP Heredia: 4 pallets of ceramic tiles, 120x80x100 cm each, 640 kg total.\n\nRegards\nNora Vidal\nCasa Vidal S.A.';
    const read = await extractFrom(body);
    expect(read).toMatchObject({
      isQuotationRequest: true,
      language: 'en',
      incoterm: 'DAP',
      goods: { grossWeightKg: 640, pieces: 4, volumeM3: 3.84, dangerous: false },
      airportOrigin: 'MIA',
      airportDestination: 'SJO',
      destination: { city: 'Heredia', country: 'CR' },
      sender: { name: 'Nora Vidal', company: 'Casa Vidal S.A.' },
      extractor: 'rules',
    });
    const [weight] = read.evidence['goods.weight'] ?? [];
    expect(weight && body.slice(weight.start, weight.end)).toBe('640 kg');
  });
});

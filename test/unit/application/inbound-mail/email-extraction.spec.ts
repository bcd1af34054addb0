import { describe, expect, it } from '@jest/globals';
import { RuleShipmentExtractor } from '../../../../adapters/extraction/rules/rule-shipment-extractor.js';
import { TsvGazetteer } from '../../../../adapters/geography/tsv-gazetteer.js';
import { InMemoryAirportDirectory } from '../../../../adapters/persistence/in-memory/in-memory-airport-directory.js';
import { EmailExtraction } from '../../../../application/inbound-mail/email-extraction.js';
import type { AttachmentExtraction } from '../../../../application/quoting/attachment-extraction.js';
import { DEFAULT_SETTINGS } from '../../../../domain/operations/settings.js';
import { findReadingReasons } from '../../../../domain/quoting/reading-reasons.js';
import { AIRPORTS, COUNTRIES } from '../../../support/fixtures/airports.js';
import { anInboundEmail } from '../../../support/fixtures/inbound-email.js';

const extractor = new RuleShipmentExtractor(new TsvGazetteer(), new InMemoryAirportDirectory(COUNTRIES, AIRPORTS));
const noAttachments = {
  extract: async () => ({ texts: [], messages: [], unparsed: [] }),
} as unknown as AttachmentExtraction;
const extraction = new EmailExtraction(extractor, noAttachments);
const OURS = 'Quotation Q7\nAmsterdam - Managua, CPT Managua\n8 bags, 200 kg gross\nVolume 0.960 m3\nTotal USD 310.00';

async function readAnswer(text: string) {
  const request = await extractor.extract({
    from: 'Pim <pim@dewit.example>',
    to: 'quotes@desk.example',
    subject: 'Quote',
    body: 'Please quote AMS-MGA, CPT Managua, 8 bags, 200 kg gross, 0.960 m3',
  });
  return extraction.extract(anInboundEmail({ text, attachments: [] }), { request, texts: [OURS] }, DEFAULT_SETTINGS);
}

describe('An answer of a customer', () => {
  it('between the lines of our quotation brings its values to a person', async () => {
    const text = `Answers inline.\n\n${OURS.split('\n')
      .map((line) => `> ${line}`)
      .join('\n')
      .replace('CPT Managua', 'CPT Managua  -- PLEASE CHANGE TO DAP ESTELI')
      .replace('200 kg gross', '200 kg gross  -- NOW 9 BAGS, 225 KG')
      .replace('0.960 m3', '0.960 m3  -- 1.08 M3')}`;
    const { request, change, hasUnreadChange } = await readAnswer(text);
    expect(request).toMatchObject({
      incoterm: 'DAP',
      destination: { city: 'Estelí' },
      goods: { pieces: 9, grossWeightKg: 225, volumeM3: 1.08 },
    });
    expect([change, hasUnreadChange]).toEqual(['stated', false]);
    expect(findReadingReasons(request).map(({ code }) => code)).toContain('figures-doubtful');
  });

  it('that adds to the count brings the new count to a person', async () => {
    const { request, change, hasUnreadChange } = await readAnswer('We have added two more bags, 250 kg now.');
    expect(request.goods).toMatchObject({ pieces: 10, grossWeightKg: 250 });
    expect([change, hasUnreadChange]).toEqual(['stated', false]);
    expect(findReadingReasons(request).map(({ code }) => code)).toContain('figures-doubtful');
  });

  it('whose change leads to no count is left to a person', async () => {
    const { hasUnreadChange } = await readAnswer('Please add two bags and take out one crate.');
    expect(hasUnreadChange).toBe(true);
  });
});

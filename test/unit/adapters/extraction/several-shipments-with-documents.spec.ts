import { describe, expect, it } from '@jest/globals';
import { extractWithAttachments } from '../../../../adapters/extraction/composite/merge-attachments.js';
import { RuleShipmentExtractor } from '../../../../adapters/extraction/rules/rule-shipment-extractor.js';
import { TsvGazetteer } from '../../../../adapters/geography/tsv-gazetteer.js';
import { InMemoryAirportDirectory } from '../../../../adapters/persistence/in-memory/in-memory-airport-directory.js';
import { AIRPORTS, COUNTRIES } from '../../../support/fixtures/airports.js';

const extractor = new RuleShipmentExtractor(new TsvGazetteer(), new InMemoryAirportDirectory(COUNTRIES, AIRPORTS));
const email = {
  from: 'Eva <eva@lago.example>',
  to: 'quotes@desk.example',
  subject: 'Two quotes',
  body: 'Please quote CPT ex MIA:\n1) SJO - 2 plts 120x80x100 cm, 410 kg\n2) GUA - 6 ctns 60x40x40 cm, 96 kg',
};

describe('Several shipments beside documents', () => {
  it('are told apart where there is none', async () => {
    expect((await extractWithAttachments(extractor, email)).furtherShipments).toHaveLength(1);
  });

  it('stay together where one may belong to any of them', async () => {
    const attachments = [{ filename: 'list.csv', text: 'Qty;Kg\n2;410' }];
    const read = await extractWithAttachments(extractor, { ...email, attachments });
    expect([read.severalShipments, read.furtherShipments]).toEqual([true, undefined]);
    expect(read.warnings).toContain(
      'The email holds several shipments, and a document that may belong to any of them: quote them one by one.',
    );
  });
});

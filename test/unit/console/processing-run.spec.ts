import { beforeEach, describe, expect, it } from '@jest/globals';
import { createHttpError } from '../../../apps/console/src/api/api-error.js';
import type { CargoView, DestinationView, SenderView } from '../../../apps/console/src/api/generated.js';
import type {
  ChargesResponse,
  DeliveryResponse,
  ExtractedInfo,
  ExtractionResponse,
  WebhookResponse,
  WeightResponse,
} from '../../../apps/console/src/features/processor/email-processor.endpoints.js';
import { formatProgress } from '../../../apps/console/src/features/processor/format-progress.js';
import {
  type ProcessingCalls,
  type ProcessingRun,
  processEmail,
  STEPS,
} from '../../../apps/console/src/features/processor/processing-run.js';

const CONTENT = 'From: Ana <ana@norte-cargo.example>\nSubject: Rate to SJO\n\n250 kg to Heredia, please.';
const NOBODY: SenderView = { name: null, company: null, email: null, phone: null, address: null };
const NOWHERE: DestinationView = { address: null, city: null, country: null };
const UNSTATED: CargoView = {
  ...{ weight: null, pieces: null, dimensions: null, dimensionLines: [], originalDimensions: null, volume: null },
  ...{ cbm: null, value: null, description: null, dangerous: false, additionalInfo: null },
};
/** What is read out of an email that states nothing but that. */
const readInfo = (stated: Partial<ExtractedInfo>): ExtractedInfo => ({
  ...{ isQuotationRequest: true, language: 'en', confidence: 0.9, sender: NOBODY, incoterm: null, goods: UNSTATED },
  ...{ origin: null, airportOrigin: null, destination: NOWHERE, airportDestination: null },
  ...stated,
});
const FULL = readInfo({
  sender: { ...NOBODY, email: 'ana@norte-cargo.example' },
  goods: {
    ...UNSTATED,
    weight: 250,
    pieces: 2,
    dimensionLines: [{ lengthCm: 120, widthCm: 80, heightCm: 100, pieces: 2 }],
  },
  destination: { address: 'Barrio Sur, Heredia', city: 'Heredia', country: 'CR' },
  airportDestination: 'SJO',
});
const READ = { evidence: {}, ledger: [], warnings: [], rawPerplexityResponse: '', extractor: 'rules' };
const WEIGHT: WeightResponse = {
  chargeableWeight: 320,
  calculationDetails: {
    ...{ chargeableWeightBasis: 'volumetric', grossWeight: 250, volumetricWeight: 320, exactChargeableWeight: 320 },
    ...{ volumeM3: 1.92, pieces: 2, divisor: 6000, rounding: 'up to the next half kg' },
  },
};
const DELIVERY: DeliveryResponse = { charges: [], distanceKm: null, total: 0, assumptions: [], missing: [] };
const CHARGES: ChargesResponse = {
  ...{ incoterm: 'DAP', airport: 'SJO', country: 'CR', distanceKm: null, assumptions: [], missing: [], unpriced: [] },
  totals: { compulsory: 0, delivery: 0, additional: 0, optional: 0, finalTotal: 0, taxable: 0, passThrough: 0 },
  ...{ compulsoryCharges: [], deliveryCharges: [], additionalCharges: [], optionalCharges: [], excludedCharges: [] },
};
const OUTCOME: WebhookResponse = {
  ...{ emailId: 7, quotationId: 12, quotationNumber: 'Q12', status: 'sent', outcome: 'answered', reasons: [] },
  holdReasons: [],
  ...{ message: 'Quotation Q12 sent', duplicate: false, totals: null, compulsoryCharges: [] },
};
const refused = { error: createHttpError(503, '', '{"error":"The tariff cannot be read."}') };

let asked: Record<string, unknown>;
let seen: ProcessingRun[];
let ms = 0;

function callsOn(extractedInfo: ExtractedInfo, changes: Partial<ProcessingCalls> = {}): ProcessingCalls {
  const answered =
    <Content>(step: string, data: Content) =>
    async (question: unknown) => {
      asked[step] = question;
      ms += 40;
      return { data };
    };
  return {
    read: answered<ExtractionResponse>('read', { ...READ, extractedInfo }),
    weigh: answered('weigh', WEIGHT),
    chargeDelivery: answered('chargeDelivery', DELIVERY),
    chargeShipment: answered('chargeShipment', CHARGES),
    handIn: answered('handIn', OUTCOME),
    readFile: answered<ExtractionResponse>('readFile', { ...READ, extractedInfo, emailContent: CONTENT }),
    handInFile: answered('handInFile', OUTCOME),
    ...changes,
  };
}

function process(calls: ProcessingCalls, content = CONTENT, isDryRun = false) {
  const order = { content, isDryRun, mailbox: 'quotes@istmo.example' };
  return processEmail(
    order,
    calls,
    () => ms,
    (run) => seen.push(run),
  );
}

const kinds = (run: ProcessingRun) => STEPS.map((step) => run.steps[step].kind);

describe('Processing an email', () => {
  beforeEach(() => {
    asked = {};
    seen = [];
    ms = 0;
  });

  it('walks through all five steps and times each of them', async () => {
    const run = await process(callsOn(FULL));
    expect(kinds(run)).toEqual(['done', 'done', 'done', 'done', 'done']);
    expect(run.steps.weight).toEqual({ kind: 'done', ms: 40 });
    expect(run.outcome).toBe(OUTCOME);
    expect(formatProgress(run)).toMatch(/^Finished in 200 ms$/);
  });

  it('hands a saved email in as it is, and shows its words', async () => {
    const file = new Blob(['From: ana@norte-cargo.example\n\nx'], { type: 'message/rfc822' });
    const order = { content: 'as pasted', file, isDryRun: true, mailbox: 'quotes@istmo.example' };
    const run = await processEmail(
      order,
      callsOn(FULL),
      () => ms,
      () => undefined,
    );
    expect(kinds(run)).toEqual(['done', 'done', 'done', 'done', 'done']);
    expect(run).toMatchObject({ content: CONTENT, outcome: OUTCOME });
    expect(asked).toMatchObject({ readFile: file, handInFile: { file, dryRun: true } });
    expect(asked).not.toHaveProperty('handIn');
  });

  it('shows every change on the way', async () => {
    await process(callsOn(FULL));
    expect(seen.map(formatProgress)).toContain('Step 2 of 5: Chargeable weight');
    expect(kinds(seen[0] as ProcessingRun)).toEqual(['running', 'waiting', 'waiting', 'waiting', 'waiting']);
  });

  it('asks each step with what the ones before brought', async () => {
    await process(callsOn(FULL));
    expect(asked.read).toBe(CONTENT);
    expect(asked.weigh).toMatchObject({ grossWeight: 250, pieces: 2, dimensions: FULL.goods.dimensionLines });
    expect(asked.chargeDelivery).toEqual({
      destination: 'Heredia',
      airport: 'SJO',
      country: 'CR',
      chargeableWeight: 320,
    });
    expect(asked.chargeShipment).toMatchObject({ extractedInfo: FULL, chargeableWeight: 320 });
  });

  it('hands in the parts of the pasted email, as a test run where that is on', async () => {
    await process(callsOn(FULL), CONTENT, true);
    expect(asked.handIn).toEqual({
      from: 'Ana <ana@norte-cargo.example>',
      to: 'quotes@istmo.example',
      subject: 'Rate to SJO',
      content: '250 kg to Heredia, please.',
      dryRun: true,
    });
  });

  it('takes the sender that was read where the pasted email has no headers', async () => {
    await process(callsOn(FULL), 'ana@norte-cargo.example wants 250 kg to Heredia');
    expect(asked.handIn).toMatchObject({ from: 'ana@norte-cargo.example', subject: 'Freight Quotation Request' });
  });

  it('leaves out weighing and delivery where the email states neither goods nor place', async () => {
    const run = await process(callsOn(readInfo({})));
    expect(kinds(run)).toEqual(['done', 'skipped', 'skipped', 'done', 'done']);
    expect(asked).not.toHaveProperty('weigh');
    expect(asked.chargeShipment).toMatchObject({ chargeableWeight: undefined });
  });

  it('prices nothing where the email asks for no quotation, and hands it in all the same', async () => {
    const run = await process(callsOn({ ...FULL, isQuotationRequest: false }));
    expect(kinds(run)).toEqual(['done', 'skipped', 'skipped', 'skipped', 'done']);
    expect(run.steps.charges).toEqual({ kind: 'skipped', message: 'The email asks for no quotation.' });
    expect(Object.keys(asked)).toEqual(['read', 'handIn']);
    expect(run.charges).toBeUndefined();
    expect(run.outcome).toBe(OUTCOME);
  });

  it('says that no quotation was made where the email was ignored, and gives it no tick', async () => {
    const ignored: WebhookResponse = { ...OUTCOME, outcome: 'ignored', quotationId: null, quotationNumber: null };
    const run = await process(
      callsOn({ ...FULL, isQuotationRequest: false }, { handIn: async () => ({ data: ignored }) }),
    );
    expect(kinds(run)).toEqual(['done', 'skipped', 'skipped', 'skipped', 'skipped']);
    expect(run.steps.quotation).toEqual({ kind: 'skipped', message: 'No quotation was made.' });
    expect(run.outcome).toBe(ignored);
  });

  it('charges delivery for the stated weight, else for 100 kg, where nothing was weighed', async () => {
    const unweighed = { weigh: async () => refused };
    await process(callsOn(FULL, unweighed));
    expect(asked.chargeDelivery).toMatchObject({ chargeableWeight: 250 });
    await process(callsOn(readInfo({ destination: { ...NOWHERE, city: 'Heredia' } })));
    expect(asked.chargeDelivery).toMatchObject({ chargeableWeight: 100 });
  });

  it('goes on after a later step has failed, and says so on that step only', async () => {
    const run = await process(callsOn(FULL, { chargeShipment: async () => refused, handIn: async () => refused }));
    expect(kinds(run)).toEqual(['done', 'done', 'done', 'failed', 'failed']);
    expect(run.steps.charges).toMatchObject({ message: 'The tariff cannot be read.' });
    expect(run.failure).toBeUndefined();
    expect(formatProgress(run)).toContain('2 steps failed');
  });

  it('ends where the email cannot be read', async () => {
    const run = await process(callsOn(FULL, { read: async () => refused }));
    expect(kinds(run)).toEqual(['failed', 'skipped', 'skipped', 'skipped', 'skipped']);
    expect(run.failure).toBe(refused.error);
    expect(asked).toEqual({});
    expect(formatProgress(run)).toContain('1 step failed');
  });
});

import { describe, expect, it } from '@jest/globals';
import { BuiltInGazetteer } from '../../adapters/geography/tsv-gazetteer.js';
import { InMemoryReferenceData } from '../../adapters/persistence/in-memory/in-memory-airport-directory.js';
import { RuleReader } from '../../adapters/extraction/rules/rule-shipment-extractor.js';
import { AIRPORTS, COUNTRIES } from '../support/fixtures/airports.js';
import { misreadFields, PRICE_FIELDS } from './score.js';
import { type EmailLabels, LABELLED_SETS, type LabelledEmail, labelledEmails } from './labelled-email.js';

/** Bearable misreads of a field, as a share of the requests: what the goods are called has many right answers. */
const BEARABLE: Partial<Record<keyof EmailLabels, number>> = { descriptionAny: 0.07 };

const reader = new RuleReader(new BuiltInGazetteer(), new InMemoryReferenceData(COUNTRIES, AIRPORTS));

describe('Labelled emails, read by rules alone', () => {
  it('are read right in every field that moves the price, at least 97 of 100', async () => {
    const wrong = (await judged()).filter(({ misread }) => PRICE_FIELDS.some((field) => misread.includes(field)));
    const bearable = Math.floor((await judged()).length * 0.03);
    expect(wrong.slice(bearable)).toEqual([]);
  });

  it('have each single field right, at least 96 of 100, descriptions 93', async () => {
    const emails = await judged();
    const requests = emails.filter(({ isRequest }) => isRequest).length;
    const misread = new Map<keyof EmailLabels, number>();
    for (const one of emails) {
      for (const field of one.misread) misread.set(field, (misread.get(field) ?? 0) + 1);
    }
    const bad = [...misread].filter(([field, count]) => count > requests * (BEARABLE[field] ?? 0.04));
    expect(bad).toEqual([]);
  });
});

interface Judged {
  readonly id: string;
  readonly isRequest: boolean;
  readonly misread: ReadonlyArray<keyof EmailLabels>;
}

let once: Promise<Judged[]> | undefined;

function judged(): Promise<Judged[]> {
  once ??= Promise.all(LABELLED_SETS.flatMap((set) => labelledEmails(set)).map(judge));
  return once;
}

async function judge({ id, email, expect: labels }: LabelledEmail): Promise<Judged> {
  const { isQuotationRequest: isRequest } = labels;
  return { id, isRequest, misread: misreadFields(labels, await reader.read({ ...email, body: email.content })) };
}

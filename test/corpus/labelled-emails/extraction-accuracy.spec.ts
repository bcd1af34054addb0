import { describe, expect, it } from '@jest/globals';
import { type EmailLabels, LABELLED_SETS, type LabelledEmail, loadLabelledEmails } from '../labelled-email.js';
import { findMisreadFields, PRICE_FIELDS } from '../score.js';
import { readByRules } from './read-by-rules.js';

/** Bearable misreads of a field, as a share of the requests: what the goods are called has many right answers. */
const TOLERATED_SHARES: Partial<Record<keyof EmailLabels, number>> = { descriptionAny: 0.07 };

describe('Labelled emails, read by rules alone', () => {
  it('are read right in every field that moves the price, at least 97 of 100', async () => {
    const wrong = (await scoreAllEmails()).filter(({ misread }) =>
      PRICE_FIELDS.some((field) => misread.includes(field)),
    );
    const toleratedCount = Math.floor((await scoreAllEmails()).length * 0.03);
    expect(wrong.slice(toleratedCount)).toEqual([]);
  });

  it('have each single field right, at least 96 of 100, descriptions 93', async () => {
    const emails = await scoreAllEmails();
    const requests = emails.filter(({ isRequest }) => isRequest).length;
    const misread = new Map<keyof EmailLabels, number>();
    for (const one of emails) {
      for (const field of one.misread) misread.set(field, (misread.get(field) ?? 0) + 1);
    }
    const bad = [...misread].filter(([field, count]) => count > requests * (TOLERATED_SHARES[field] ?? 0.04));
    expect(bad).toEqual([]);
  });
});

interface ScoredEmail {
  readonly id: string;
  readonly isRequest: boolean;
  readonly misread: ReadonlyArray<keyof EmailLabels>;
}

let scores: Promise<ScoredEmail[]> | undefined;

function scoreAllEmails(): Promise<ScoredEmail[]> {
  scores ??= Promise.all(LABELLED_SETS.flatMap((set) => loadLabelledEmails(set)).map(scoreEmail));
  return scores;
}

async function scoreEmail({ id, email, expect: labels }: LabelledEmail): Promise<ScoredEmail> {
  const { isQuotationRequest: isRequest } = labels;
  return {
    id,
    isRequest,
    misread: findMisreadFields(labels, await readByRules(email)),
  };
}

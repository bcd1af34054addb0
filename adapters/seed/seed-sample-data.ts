import type { Repositories } from '../../application/persistence/unit-of-work.port.js';
import type { Clock } from '../../domain/clock.port.js';
import { SAMPLE_DISCLAIMERS } from './sample-disclaimers.js';
import { SAMPLE_MAWB_CONSIGNEES } from './sample-mawb-consignees.js';
import { SAMPLE_RATES } from './sample-rates.js';
import { SAMPLE_TAX_RATES } from './sample-tax-rates.js';

/** The idempotency key that prevents a second seeding after staff have removed the sample data. */
export const SAMPLE_DATA_KEY = 'sample-desk-seeded';

/** The repositories that the sample data are written to. */
export type SampleDataRepositories = Pick<
  Repositories,
  'rates' | 'taxRates' | 'consignments' | 'disclaimers' | 'idempotencyKeys'
>;

/**
 * Seeds the sample tariff, taxes, consignments and disclaimers once per database (rule 12). Call it in a unit of
 * work, so that an interrupted start leaves neither partial data nor the key.
 * @returns whether this call was the one that seeded
 */
export async function seedSampleData(repositories: SampleDataRepositories, clock: Clock): Promise<boolean> {
  if (!(await repositories.idempotencyKeys.addIfAbsent(SAMPLE_DATA_KEY, clock.now()))) return false;
  for (const rate of SAMPLE_RATES) await repositories.rates.add(rate);
  for (const taxRate of SAMPLE_TAX_RATES) await repositories.taxRates.add(taxRate);
  for (const consignee of SAMPLE_MAWB_CONSIGNEES) await repositories.consignments.add(consignee);
  for (const disclaimer of SAMPLE_DISCLAIMERS) await repositories.disclaimers.add(disclaimer);
  return true;
}

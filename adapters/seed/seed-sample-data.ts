import type { Desk } from '../../application/persistence/unit-of-work.port.js';
import type { Clock } from '../../domain/clock.port.js';
import { SAMPLE_CONSIGNMENTS } from './sample-mawb-consignees.js';
import { SAMPLE_DISCLAIMERS } from './sample-disclaimers.js';
import { SAMPLE_RATES } from './sample-rates.js';
import { SAMPLE_TAX_RATES } from './sample-tax-rates.js';

/** The mark that keeps the sample desk from coming back after staff have removed it. */
export const SAMPLE_DESK_MARK = 'sample-desk-seeded';

/** The stores that the sample desk fills. */
export type SampleDeskStores = Pick<Desk, 'rates' | 'taxRates' | 'consignments' | 'disclaimers' | 'marks'>;

/**
 * Fills a desk with the sample tariff, taxes, consignments and disclaimers once in its life (decision 12). Call it in a
 * unit of work, so that a start that is cut short leaves neither half a tariff nor the mark.
 * @returns whether this call was the one that seeded
 */
export async function seedSampleDesk(desk: SampleDeskStores, clock: Clock): Promise<boolean> {
  if (!(await desk.marks.setOnce(SAMPLE_DESK_MARK, clock.now()))) return false;
  for (const rate of SAMPLE_RATES) await desk.rates.add(rate);
  for (const taxRate of SAMPLE_TAX_RATES) await desk.taxRates.add(taxRate);
  for (const consignment of SAMPLE_CONSIGNMENTS) await desk.consignments.add(consignment);
  for (const disclaimer of SAMPLE_DISCLAIMERS) await desk.disclaimers.add(disclaimer);
  return true;
}

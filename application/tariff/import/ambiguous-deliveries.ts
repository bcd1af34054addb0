import { groupBy } from '../../../domain/group-by.js';
import type { ChargeCodeCatalog } from '../../../domain/tariff/charge-code/charge-code-catalog.js';
import { serializeConditions } from '../../../domain/tariff/condition/rate-conditions.js';
import { normalizeWords } from '../../../domain/tariff/price-words.js';
import { TARIFF_MESSAGES } from '../tariff.messages.js';
import type { RowError, SheetRate } from './sheet-rate.js';

/**
 * Charges for deliveries to different places that say so in their names only, such as `Entrega Liberia` and `Entrega otros
 * lugares`: each of them would be charged for every delivery. Codes that are kept already are what staff have made of them.
 */
export function findAmbiguousDeliveries(rates: readonly SheetRate[], codes: ChargeCodeCatalog): RowError[] {
  const deliveries = rates.filter(
    ({ draft }) => draft.category === 'Delivery' && !draft.conditions?.zone && !codes.find(draft.serviceCode),
  );
  const toKey = ({ draft }: SheetRate) => {
    const [firstWord] = normalizeWords(draft.serviceName).split(' ');
    return JSON.stringify([draft.locationId, draft.validFrom, firstWord, serializeConditions(draft.conditions)]);
  };
  return [...groupBy(deliveries, toKey).values()].flatMap((group) => {
    const charges = new Set(group.map(({ draft }) => draft.serviceCode));
    if (charges.size < 2) return [];
    return group.map(({ line }) => ({ line, message: TARIFF_MESSAGES.deliveriesAlike([...charges].join(', ')) }));
  });
}

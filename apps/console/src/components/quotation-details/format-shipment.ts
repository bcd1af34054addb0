import { getMessages } from '../../i18n/messages.js';
import { formatKg } from '../format/format.js';
import { formatPlace } from '../format/format-place.js';
import { describeState } from '../status-badge/describe-state.js';
import type { ChargeableView, ExtractedData, QuotationDetails } from './quotation-details.endpoints.js';
import { quotationDetailsMessages } from './quotation-details.messages.js';

/** `320 kg (volumetric, exactly 319.6 kg)`; undefined where nothing was weighed. */
export function formatChargeableWeight(
  weighed: Pick<ChargeableView, 'chargeableWeight' | 'exactChargeableWeight' | 'basis'> | undefined,
  locale?: string,
): string | undefined {
  if (!weighed) return undefined;
  const { chargeableWeight, exactChargeableWeight: exact, basis } = weighed;
  const exactly =
    exact === chargeableWeight ? '' : `, ${getMessages(quotationDetailsMessages).exactWeight(formatKg(exact, locale))}`;
  return `${formatKg(chargeableWeight, locale)} (${describeState(basis)}${exactly})`;
}

/** `Miami (MIA) → SJO`; the quoted airports stand in for ones that were not read; undefined where nothing is known. */
export function formatRoute(
  data: Partial<Pick<ExtractedData, 'origin' | 'airportOrigin' | 'airportDestination' | 'destination'>>,
  quoted?: Pick<QuotationDetails['quoted'], 'originAirport' | 'airport'>,
): string | undefined {
  const messages = getMessages(quotationDetailsMessages);
  const from = formatPlace(data.origin, data.airportOrigin ?? quoted?.originAirport);
  const to = data.airportDestination ?? quoted?.airport ?? data.destination?.country ?? undefined;
  if (!from && !to) return undefined;
  return `${from ?? messages.notSpecified} → ${to ?? messages.notSpecified}`;
}

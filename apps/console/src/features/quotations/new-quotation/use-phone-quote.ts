import type { AirportView } from '../../../api/reference-data.endpoints.js';
import { useSettled } from '../../../components/debounced-text/use-settled.js';
import {
  type CorrectionFormValues,
  validateCorrectionForm,
} from '../../../components/quotation-details/correction-form-values.js';
import { type CustomerFormValues, statesShipment, toPhoneRequest } from './phone-form.js';
import { type PhoneQuote, type PhoneRequestBody, usePhoneQuoteQuery } from './phone-quotations.endpoints.js';

interface LiveQuote {
  /** What would be sent now. */
  readonly request: PhoneRequestBody;
  /** Of what was entered when typing last rested; undefined where that has no price. */
  readonly quote: PhoneQuote | undefined;
  /** Whether values that were entered cannot be. */
  readonly isWrong: boolean;
  readonly failure: unknown;
  readonly retry: () => void;
}

/** The price of what is entered, as soon as typing rests; the one before stays until the next is there. */
export function usePhoneQuote(
  customer: CustomerFormValues,
  shipment: CorrectionFormValues,
  airports: readonly AirportView[],
): LiveQuote {
  const request = toPhoneRequest(customer, shipment);
  const isWrong = airports.length > 0 && validateCorrectionForm(shipment, airports).length > 0;
  const isPriced = statesShipment(shipment) && airports.length > 0 && !isWrong;
  const settled = useSettled(JSON.stringify(request));
  const { data, currentData, error, isFetching, refetch } = usePhoneQuoteQuery(parseRequest(settled), {
    skip: !isPriced,
  });
  const shown = currentData ?? (isFetching ? data : undefined);
  return {
    request,
    quote: isPriced ? shown : undefined,
    isWrong,
    failure: isPriced && !isFetching ? error : undefined,
    retry: () => void refetch(),
  };
}

/** A request comes back as it was written. */
function parseRequest(settled: string): PhoneRequestBody {
  const request: PhoneRequestBody = JSON.parse(settled);
  return request;
}

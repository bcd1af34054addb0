import { joinSearchedTexts } from '../search-text.js';
import type { PricedShipment } from './priced-shipment.js';
import type { QuotationDraft } from './quotation.js';
import { listShipments } from './quoted-shipments.js';

/** What a quotation is found by beside what it holds itself; undefined where it is not known. */
export interface QuotationSurroundings {
  /** Of the email that it answers. */
  readonly subject: string | undefined;
  /** As the email's From names its sender. */
  readonly senderName: string | undefined;
  /** The company that the recognized sender belongs to. */
  readonly companyName: string | undefined;
  /** Names and cities of the destination airports. */
  readonly places: readonly string[];
}

/** Nothing beside the quotation itself. */
export const NO_SURROUNDINGS: QuotationSurroundings = {
  ...{ subject: undefined, senderName: undefined, companyName: undefined },
  places: [],
};

/** Characters of one text that are searched; the migration of older rows takes as many. */
const MAX_TEXT_LENGTH = 300;

/**
 * What a quotation is searched by, folded: mailbox, names, company, subject, goods and places. Its number and the air waybill
 * of its nomination, which are known and change later, are searched beside it.
 */
export function composeQuotationSearchWords(draft: QuotationDraft, around: QuotationSurroundings): string {
  const { subject, senderName, companyName, places } = around;
  const own = listShipments(draft).flatMap(listTexts);
  return joinSearchedTexts([draft.clientEmail, senderName, companyName, subject, ...own, ...places], MAX_TEXT_LENGTH);
}

/** The codes of the airports that a quotation delivers to. */
export function listDestinationAirports(draft: Pick<QuotationDraft, 'charges' | 'furtherShipments'>): string[] {
  return listShipments(draft).map(({ charges }) => charges.airport);
}

function listTexts({ request, originAirport, charges }: PricedShipment): readonly (string | undefined)[] {
  const { sender, goods, origin, destination } = request;
  return [
    ...[sender.name, sender.company, goods.description],
    ...[origin, originAirport, charges.airport, destination.city, destination.address],
  ];
}

/** The nomination's air waybill with and without its dash, as it is searched; empty where there is none. */
export function composeAwbSearchWords(awb: string | undefined): string {
  return awb === undefined ? '' : `${awb} ${awb.replace('-', '')}`;
}

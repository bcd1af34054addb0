import type { Big } from 'big.js';
import type { ChargeableBasis } from '../cargo/chargeable-weight/chargeable-weight-rule.port.js';
import type { PieceDimensions } from '../cargo/dimensions.js';
import type { GrantedRebate } from '../customers/volume-rebate.js';
import type { Airport } from '../geography/airport.js';
import type { Assumption } from '../pricing/assumption.js';
import type { ChargeLine } from '../pricing/charge-line.js';
import type { ChargeTotals } from '../pricing/complete-charges.js';
import type { IncotermProfile } from '../pricing/incoterm/incoterm-profiles.port.js';
import type { Settlement } from '../pricing/settlement-terms.js';
import { formatQuotationNumber, type PricedShipment, type Quotation } from '../quoting/quotation.js';
import type { Language, MissingField } from '../quoting/shipment-request.js';
import type { Disclaimer } from '../tariff/airport-terms/disclaimer.js';
import { type MawbConsignee, toAddressLines } from '../tariff/airport-terms/mawb-consignee.js';
import type { TaxRate } from '../tariff/tax/tax-rate.js';
import { toHarmlessFilename } from './harmless-filename.js';
import { formatReplySubject } from './reply-subject.js';

/** The content of a quotation for the customer, shared by text, HTML and PDF (rule 19). Money in US dollars. */
export interface ReplyModel {
  readonly language: Language;
  /** The quotation's number, for instance `Q12`. */
  readonly reference: string;
  readonly revision: number;
  /** An earlier revision has reached the customer, and this one replaces it. */
  readonly replacesSentReply: boolean;
  readonly subject: string;
  readonly issuedOn: Date;
  readonly validUntil: Date;
  readonly client: { readonly email: string; readonly name: string | undefined; readonly company: string | undefined };
  readonly routing: {
    /** IATA code. */
    readonly originAirport: string;
    readonly airport: string;
    readonly airportName: string;
    readonly country: string;
    /** Undefined: the goods end at the airport. */
    readonly deliveryPlace: string | undefined;
    readonly distanceKm: number | undefined;
  };
  readonly timeline: string;
  /** As agreed with the customer; undefined: none are named. */
  readonly paymentTerms: string | undefined;
  /** The rebate by the month's volume that the prices hold; undefined: none. */
  readonly volumeRebate: GrantedRebate | undefined;
  readonly cargo: {
    readonly pieces: number;
    readonly description: string;
    readonly dimensionLines: readonly PieceDimensions[];
    readonly grossKg: Big;
    readonly volumeM3: Big;
    readonly volumetricKg: Big;
    readonly exactChargeableKg: Big;
    readonly chargeableKg: Big;
    readonly basis: ChargeableBasis;
  };
  readonly incoterm: IncotermProfile;
  readonly lines: readonly ChargeLine[];
  readonly totals: ChargeTotals;
  /** Weight or destination had to be assumed: the price is a first idea (rule 15). */
  readonly isIndicative: boolean;
  /** The reply asks for what is missing and names no price (the setting "ask only"). */
  readonly askOnly: boolean;
  /** The cargo is dangerous goods, and staff have approved it. */
  readonly dangerous: boolean;
  readonly missingFields: readonly MissingField[];
  /** Names of the customer's files on which nothing rests, since they could not be opened; harmless words. */
  readonly unreadAttachments: readonly string[];
  readonly assumptions: readonly Assumption[];
  /** Undefined where the destination country has no tax row. */
  readonly taxes: { readonly countryName: string; readonly vatRate: number } | undefined;
  /** Tax and local currency of the total; undefined: neither is computed. */
  readonly settlement: Settlement | undefined;
  /** The lines of the MAWB consignment address; empty where the airport has none. */
  readonly mawbConsigneeLines: readonly string[];
  readonly disclaimers: ReadonlyArray<{ readonly title: string; readonly content: string }>;
  /** The other shipments of the same reply, each with its own routing, cargo and charges; empty where it quotes one. */
  readonly furtherShipments: readonly ReplyModel[];
  /** Whose quotation it is; lines that are not empty. */
  readonly companyLines: readonly string[];
  /** What the forwarder is liable for at destination; undefined: nothing is said. */
  readonly liability: string | undefined;
  /** What a person tells the customer, in lines; empty: nothing. */
  readonly noteLines: readonly string[];
  /** The page on which the customer accepts or declines; undefined: there is none. */
  readonly answerUrl: string | undefined;
}

/** What the forwarder says of itself in a country. */
export interface CompanyFacts {
  /** Name, address, telephone and contact; lines that are not empty. */
  readonly lines: readonly string[];
  /** For customers with whom none are agreed; undefined: none are named. */
  readonly paymentTerms: string | undefined;
  readonly liability: string | undefined;
}

/** The configured texts and rules for a shipment's airport. */
export interface AirportTerms {
  readonly airport: Airport | undefined;
  readonly profile: IncotermProfile;
  readonly taxRate: TaxRate | undefined;
  readonly mawbConsignee: MawbConsignee | undefined;
  /** Already those of the airport, in their order. */
  readonly disclaimers: readonly Disclaimer[];
  /** What the forwarder says of itself; undefined: nothing. */
  readonly company?: CompanyFacts | undefined;
}

/** What a reply is made of. */
export interface ReplyParts extends AirportTerms {
  readonly quotation: Quotation;
  readonly originalSubject: string;
  /** Whether a reply with an earlier revision has left; undefined: each earlier one has. */
  readonly replacesSentReply?: boolean;
  /** Undefined: the reply carries no link. */
  readonly answerUrl?: string | undefined;
  /** Those of the further shipments' airports, in their order. */
  readonly furtherTerms?: readonly AirportTerms[];
}

/** Builds the reply model of a quotation from its data and the configured texts. */
export function buildReplyModel(parts: ReplyParts): ReplyModel {
  const { quotation, originalSubject, furtherTerms = [] } = parts;
  const replacesSentReply = parts.replacesSentReply ?? quotation.revision > 1;
  const furtherShipments = (quotation.furtherShipments ?? []).map((shipment, at) =>
    buildShipmentModel(quotation, shipment, originalSubject, furtherTerms[at] ?? parts),
  );
  const model = buildShipmentModel(quotation, quotation, originalSubject, parts);
  const noteLines = (quotation.customerNote ?? '').split('\n').filter(Boolean);
  const answerUrl = model.isIndicative ? undefined : parts.answerUrl;
  return { ...model, replacesSentReply, furtherShipments, noteLines, answerUrl };
}

function buildShipmentModel(
  quotation: Quotation,
  shipment: PricedShipment,
  originalSubject: string,
  parts: AirportTerms,
): ReplyModel {
  const { airport } = parts;
  const { request, weight, charges } = shipment;
  const reference = formatQuotationNumber(quotation.id);
  return {
    language: request.language,
    reference,
    revision: quotation.revision,
    replacesSentReply: quotation.revision > 1,
    subject: formatReplySubject(originalSubject, reference),
    issuedOn: quotation.createdAt,
    validUntil: quotation.validUntil,
    client: { email: quotation.clientEmail, name: request.sender.name, company: request.sender.company },
    routing: {
      originAirport: shipment.originAirport,
      airport: charges.airport,
      airportName: airport?.name ?? charges.airport,
      country: charges.country,
      deliveryPlace: request.destination.city ?? request.destination.address,
      distanceKm: charges.distanceKm,
    },
    timeline: shipment.timeline,
    volumeRebate: shipment.volumeRebate,
    paymentTerms: shipment.paymentTerms ?? parts.company?.paymentTerms,
    cargo: {
      pieces: weight.pieces,
      description: shipment.description,
      dimensionLines: request.goods.dimensionLines,
      grossKg: weight.grossKg,
      volumeM3: weight.volumeM3,
      volumetricKg: weight.volumetricKg,
      exactChargeableKg: weight.exactKg,
      chargeableKg: weight.chargeableKg,
      basis: weight.basis,
    },
    incoterm: parts.profile,
    lines: charges.lines,
    totals: charges.totals,
    isIndicative: shipment.missingFields.length > 0,
    askOnly: quotation.releaseDecision.asksOnly ?? false,
    dangerous: request.goods.dangerous,
    missingFields: shipment.missingFields,
    unreadAttachments: listUnreadAttachments(quotation),
    assumptions: shipment.assumptions,
    taxes: parts.taxRate && {
      countryName: parts.taxRate.countryName,
      vatRate: parts.taxRate.vatRate,
    },
    settlement: charges.settlement,
    mawbConsigneeLines: parts.mawbConsignee ? toAddressLines(parts.mawbConsignee) : [],
    disclaimers: parts.disclaimers.map(({ title, content }) => ({ title, content })),
    furtherShipments: [],
    companyLines: parts.company?.lines ?? [],
    liability: parts.company?.liability,
    noteLines: [],
    answerUrl: undefined,
  };
}

/** Files that nobody has opened: a person who corrected values has looked at them. */
function listUnreadAttachments({ releaseDecision, request }: Quotation): string[] {
  if (request.corrected?.length) return [];
  const filenames = releaseDecision.reasons.flatMap((reason) =>
    reason.code === 'attachment-unread' && 'params' in reason ? reason.params.filenames : [],
  );
  return [...new Set(filenames.flatMap((name) => toHarmlessFilename(name) ?? []))];
}

import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { formatDimensions } from '../../../domain/cargo/dimensions-text.js';
import type { Incoterm } from '../../../domain/pricing/incoterm/incoterm.js';
import { listLedgerEntries } from '../../../domain/quoting/ledger/ledger-entries.js';
import type { PastedEmail } from '../../../domain/quoting/pasted-email.js';
import type {
  EmailPart,
  Evidence,
  Language,
  RequestedHandling,
  ShipmentRequest,
} from '../../../domain/quoting/shipment-request.js';
import { translateRemark } from '../../../domain/quoting/translate-remark.js';
import type { CommodityClass, RequestedService } from '../../../domain/tariff/condition/shipment-facts.js';

import { LedgerEntryView, toLedgerEntryView } from './ledger.view.js';

/** Who asks, as read out of the email. */
export class SenderView {
  readonly name!: string | null;
  readonly company!: string | null;
  readonly email!: string | null;
  readonly phone!: string | null;
  readonly address!: string | null;
}

/** One size of a shipment in cm. */
export class DimensionLineView {
  readonly lengthCm!: number;
  readonly widthCm!: number;
  readonly heightCm!: number;
  readonly pieces!: number;
}

/** A goods value as the sender states it. */
export class DeclaredValueView {
  readonly amount!: number;
  /** ISO 4217. */
  readonly currency!: string;
}

/** The cargo as read out of the email. */
export class CargoView {
  /** Gross kg. */
  readonly weight!: number | null;
  readonly pieces!: number | null;
  /** The sizes in cm as one text. */
  readonly dimensions!: string | null;
  readonly dimensionLines!: DimensionLineView[];
  /** As written, where it was not in cm. */
  readonly originalDimensions!: string | null;
  /** m³. */
  readonly volume!: number | null;
  /** m³. */
  readonly cbm!: number | null;
  readonly value!: DeclaredValueView | null;
  readonly description!: string | null;
  readonly dangerous!: boolean;
  readonly additionalInfo!: string | null;
}

/** Where the goods go beyond the airport. */
export class DestinationView {
  readonly address!: string | null;
  readonly city!: string | null;
  /** ISO alpha-2. */
  readonly country!: string | null;
}

/** What a person said of the handling of a cargo. */
export class HandlingView {
  readonly commodity!: CommodityClass | null;
  readonly unNumbers!: number | null;
  /** Null: those that the email wishes. */
  readonly services!: RequestedService[] | null;
  readonly storageDays!: number | null;
  readonly houseWaybills!: number | null;
  readonly customsLines!: number | null;
  readonly trips!: number | null;
  readonly units!: number | null;
  readonly hours!: number | null;
  readonly quarterHours!: number | null;
  /** US dollars. */
  readonly collectTotal!: number | null;
  readonly thirdPartyInvoice!: number | null;
}

/** What an email states; null is not stated. */
export class ExtractedInfoView {
  readonly isQuotationRequest!: boolean;
  readonly language!: Language;
  /** 0 to 1: the measured share of right readings among labelled emails whose reading shows the same signs. */
  readonly confidence!: number;
  readonly sender!: SenderView;
  readonly incoterm!: Incoterm | null;
  readonly goods!: CargoView;
  /** The place of origin as written. */
  readonly origin!: string | null;
  /** IATA code. */
  readonly airportOrigin!: string | null;
  readonly destination!: DestinationView;
  /** IATA code. */
  readonly airportDestination!: string | null;
  /** Absent where nobody has said anything. */
  readonly handling?: HandlingView;
}

/** Where in an email a value was read. */
export class EvidenceView {
  readonly part!: EmailPart;
  /** First character. */
  readonly start!: number;
  /** One past the last character. */
  readonly end!: number;
  readonly text!: string;
  readonly method!: string;
  /** The document that it stands in, where the part is `attachment`. */
  readonly filename?: string;
}

/** Describes evidence by the field name of the wire, for instance `goods.weight`. */
export const ApiEvidence = (): PropertyDecorator =>
  ApiProperty({
    type: 'object',
    additionalProperties: { type: 'array', items: { $ref: getSchemaPath(EvidenceView) } },
  });

/** What was read out of a pasted email. */
@ApiExtraModels(EvidenceView)
export class ExtractedEmailView {
  readonly extractedInfo!: ExtractedInfoView;
  @ApiEvidence() readonly evidence!: Record<string, EvidenceView[]>;
  /** What a person should know: conflicts, doubts, several shipments. */
  readonly warnings!: string[];
  /** What the email says, and what became of each part of it; counted as the evidence is. */
  readonly ledger!: LedgerEntryView[];
  readonly rawPerplexityResponse!: string;
  readonly extractor!: string;
}

/** An extracted shipment of the wire: what the email does not state is null. */
export function toExtractedInfoView(request: ShipmentRequest): ExtractedInfoView {
  const { goods, destination, sender } = request;
  return {
    isQuotationRequest: request.isQuotationRequest,
    language: request.language,
    confidence: request.confidence,
    sender: {
      name: sender.name ?? null,
      company: sender.company ?? null,
      email: sender.email ?? null,
      phone: sender.phone ?? null,
      address: sender.address ?? null,
    },
    incoterm: request.incoterm ?? null,
    goods: {
      weight: goods.grossWeightKg ?? null,
      pieces: goods.pieces ?? null,
      dimensions: goods.dimensionLines.length > 0 ? formatDimensions(goods.dimensionLines) : null,
      dimensionLines: [...goods.dimensionLines],
      originalDimensions: goods.originalDimensions ?? null,
      volume: goods.volumeM3 ?? null,
      cbm: goods.volumeM3 ?? null,
      value: goods.value ?? null,
      description: goods.description ?? null,
      dangerous: goods.dangerous,
      additionalInfo: goods.additionalInfo ?? null,
    },
    origin: request.origin ?? null,
    airportOrigin: request.airportOrigin ?? null,
    destination: {
      address: destination.address ?? null,
      city: destination.city ?? null,
      country: destination.country ?? null,
    },
    airportDestination: request.airportDestination ?? null,
    ...(request.handling ? { handling: toHandlingView(request.handling) } : {}),
  };
}

function toHandlingView(handling: RequestedHandling): HandlingView {
  const { counts } = handling;
  return {
    commodity: handling.commodity ?? null,
    unNumbers: handling.unNumbers ?? null,
    services: handling.services ? [...handling.services] : null,
    storageDays: handling.storageDays ?? null,
    houseWaybills: counts?.hawb ?? null,
    customsLines: counts?.customs_lines ?? null,
    trips: counts?.trips ?? null,
    units: counts?.units ?? null,
    hours: counts?.hours ?? null,
    quarterHours: counts?.quarter_hours ?? null,
    collectTotal: handling.collectTotalUsd ?? null,
    thirdPartyInvoice: handling.thirdPartyInvoiceUsd ?? null,
  };
}

/** What was read out of a pasted email; evidence is counted from the start of what was pasted. */
export function toExtractedEmailView(request: ShipmentRequest, pasted: PastedEmail): ExtractedEmailView {
  const shiftToPasted = ({ part, start, end, text, method, filename }: Evidence) => ({
    part,
    start: start + pasted.offsets[part],
    end: end + pasted.offsets[part],
    text,
    method,
    ...(filename === undefined ? {} : { filename }),
  });
  return {
    extractedInfo: toExtractedInfoView(request),
    evidence: Object.fromEntries(
      Object.entries(request.evidence).map(([field, found]) => [field, found.map(shiftToPasted)]),
    ),
    warnings: request.warnings.map(translateRemark),
    ledger: listLedgerEntries(request, { body: pasted.email.body, subject: pasted.email.subject ?? '' }).map((one) =>
      toLedgerEntryView(one, pasted.offsets[one.part]),
    ),
    rawPerplexityResponse: request.rawAnswer,
    extractor: request.extractor,
  };
}

import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { computeVolumeCm3, convertCm3ToM3, type PieceDimensions } from '../../../domain/cargo/dimensions.js';
import { parseDimensions } from '../../../domain/cargo/dimensions-text.js';
import { DomainError } from '../../../domain/errors/domain-error.js';
import type { RequestedHandling, ShipmentRequest } from '../../../domain/quoting/shipment-request.js';
import {
  DimensionLineDto,
  describeUnknownIncoterm,
  type ExtractedInfoDto,
  type HandlingDto,
  toKnownIncoterm,
} from './charges.dto.js';
import { PRICING_MESSAGES } from './pricing.messages.js';

/**
 * Dimension lines from the wire: a text in cm, a list of such texts, or a list of lines; nothing is an empty list.
 * @param pieces the piece count that a single line without one takes
 * @throws DomainError `invalid` where they cannot be read
 */
export function parseDimensionLines(dimensions: unknown, pieces?: number): PieceDimensions[] {
  if (dimensions === null || dimensions === undefined || dimensions === '') return [];
  if (typeof dimensions === 'string') return parseDimensionText(dimensions);
  if (!Array.isArray(dimensions)) throw new DomainError('invalid', PRICING_MESSAGES.invalidDimensions);
  return dimensions.flatMap((one: unknown) => {
    if (typeof one === 'string') return parseDimensionText(one);
    const line = plainToInstance(DimensionLineDto, one);
    if (typeof one !== 'object' || one === null || validateSync(line).length > 0) {
      throw new DomainError('invalid', PRICING_MESSAGES.invalidDimensions);
    }
    return [{ ...line, pieces: line.pieces ?? (dimensions.length === 1 ? (pieces ?? 1) : 1) }];
  });
}

function parseDimensionText(text: string): PieceDimensions[] {
  const lines = parseDimensions(text);
  if (!lines) throw new DomainError('invalid', PRICING_MESSAGES.invalidDimensions);
  return lines;
}

/** The request that an extracted shipment of the wire stands for. @throws DomainError `invalid` */
export function toShipmentRequest(info: ExtractedInfoDto): ShipmentRequest {
  const goods = info.goods ?? {};
  const incoterm = toKnownIncoterm(info.incoterm);
  if (info.incoterm && !incoterm) throw new DomainError('invalid', describeUnknownIncoterm());
  const pieces = goods.pieces || undefined;
  const dimensionLines = parseDimensionLines(
    goods.dimensionLines?.length ? goods.dimensionLines : goods.dimensions,
    pieces,
  );
  const volumeM3 =
    dimensionLines.length > 0
      ? convertCm3ToM3(computeVolumeCm3(dimensionLines)).toNumber()
      : orUndefined(goods.volume ?? goods.cbm);
  return {
    isQuotationRequest: info.isQuotationRequest ?? true,
    language: info.language ?? 'en',
    confidence: info.confidence ?? 1,
    sender: {
      name: orUndefined(info.sender?.name),
      company: orUndefined(info.sender?.company),
      email: orUndefined(info.sender?.email),
      phone: orUndefined(info.sender?.phone),
      address: orUndefined(info.sender?.address),
    },
    incoterm,
    goods: {
      grossWeightKg: goods.weight || undefined,
      pieces,
      dimensionLines,
      originalDimensions: orUndefined(goods.originalDimensions),
      volumeM3,
      value: orUndefined(goods.value),
      description: orUndefined(goods.description),
      dangerous: goods.dangerous ?? false,
      additionalInfo: orUndefined(goods.additionalInfo),
    },
    ...(info.handling ? { handling: toHandling(info.handling) } : {}),
    origin: orUndefined(info.origin),
    airportOrigin: orUndefined(info.airportOrigin),
    destination: {
      address: orUndefined(info.destination?.address),
      city: orUndefined(info.destination?.city),
      country: orUndefined(info.destination?.country)?.toUpperCase(),
    },
    airportDestination: orUndefined(info.airportDestination)?.toUpperCase(),
    evidence: {},
    warnings: [],
    severalShipments: false,
    rawAnswer: '',
    extractor: 'clerk',
  };
}

function orUndefined<T>(value: T | null | undefined): T | undefined {
  return value ?? undefined;
}

function toHandling(handling: HandlingDto): RequestedHandling {
  const { commodity, unNumbers, services, storageDays } = handling;
  const { houseWaybills, customsLines, trips, units, hours, quarterHours, dayKind, hour } = handling;
  const counts = {
    hawb: orUndefined(houseWaybills),
    customs_lines: orUndefined(customsLines),
    trips: orUndefined(trips),
    units: orUndefined(units),
    hours: orUndefined(hours),
    quarter_hours: orUndefined(quarterHours),
  };
  return {
    ...(Object.values(counts).some((count) => count !== undefined) ? { counts } : {}),
    ...(dayKind ? { dayKind } : {}),
    ...(typeof hour === 'number' ? { hour } : {}),
    ...(typeof handling.collectTotal === 'number' ? { collectTotalUsd: handling.collectTotal } : {}),
    ...(typeof handling.thirdPartyInvoice === 'number' ? { thirdPartyInvoiceUsd: handling.thirdPartyInvoice } : {}),
    commodity: orUndefined(commodity),
    unNumbers: orUndefined(unNumbers),
    services: orUndefined(services),
    storageDays: orUndefined(storageDays),
  };
}

import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { type DimensionLine, m3FromCm3, volumeCm3Of } from '../../../domain/cargo/dimensions.js';
import { dimensionLinesFromText } from '../../../domain/cargo/dimensions-text.js';
import { RuleViolation } from '../../../domain/errors/domain-error.js';
import type { ShipmentRequest } from '../../../domain/quoting/shipment-request.js';
import { DimensionLineBody, type ExtractedInfoBody, knownIncoterm, UNKNOWN_INCOTERM } from './charges.dto.js';

const UNREADABLE = 'Dimensions must be given in cm, for instance 2 x 120x80x100.';

/**
 * Dimension lines from the wire: a text in cm, a list of such texts, or a list of lines; nothing is an empty list.
 * @param pieces the piece count that a single line without one takes
 * @throws RuleViolation `invalid` where they cannot be read
 */
export function dimensionLinesOf(dimensions: unknown, pieces?: number): DimensionLine[] {
  if (dimensions === null || dimensions === undefined || dimensions === '') return [];
  if (typeof dimensions === 'string') return fromText(dimensions);
  if (!Array.isArray(dimensions)) throw new RuleViolation('invalid', UNREADABLE);
  return dimensions.flatMap((one: unknown) => {
    if (typeof one === 'string') return fromText(one);
    const line = plainToInstance(DimensionLineBody, one);
    if (typeof one !== 'object' || one === null || validateSync(line).length > 0) {
      throw new RuleViolation('invalid', UNREADABLE);
    }
    return [{ ...line, pieces: line.pieces ?? (dimensions.length === 1 ? (pieces ?? 1) : 1) }];
  });
}

function fromText(text: string): DimensionLine[] {
  const lines = dimensionLinesFromText(text);
  if (!lines) throw new RuleViolation('invalid', UNREADABLE);
  return lines;
}

/** The request that an extracted shipment of the wire stands for. @throws RuleViolation `invalid` */
export function requestOfBody(info: ExtractedInfoBody): ShipmentRequest {
  const goods = info.goods ?? {};
  const stated = <T>(value: T | null | undefined): T | undefined => value ?? undefined;
  const incoterm = knownIncoterm(info.incoterm);
  if (info.incoterm && !incoterm) throw new RuleViolation('invalid', UNKNOWN_INCOTERM);
  const pieces = goods.pieces || undefined;
  const dimensionLines = dimensionLinesOf(
    goods.dimensionLines?.length ? goods.dimensionLines : goods.dimensions,
    pieces,
  );
  const volumeM3 =
    dimensionLines.length > 0 ? m3FromCm3(volumeCm3Of(dimensionLines)).toNumber() : stated(goods.volume ?? goods.cbm);
  return {
    isQuotationRequest: info.isQuotationRequest ?? true,
    language: info.language ?? 'en',
    confidence: info.confidence ?? 1,
    sender: {
      name: stated(info.sender?.name),
      company: stated(info.sender?.company),
      email: stated(info.sender?.email),
      phone: stated(info.sender?.phone),
      address: stated(info.sender?.address),
    },
    incoterm,
    goods: {
      grossWeightKg: goods.weight || undefined,
      pieces,
      dimensionLines,
      originalDimensions: stated(goods.originalDimensions),
      volumeM3,
      value: stated(goods.value),
      description: stated(goods.description),
      dangerous: goods.dangerous ?? false,
      additionalInfo: stated(goods.additionalInfo),
    },
    origin: stated(info.origin),
    airportOrigin: stated(info.airportOrigin),
    destination: {
      address: stated(info.destination?.address),
      city: stated(info.destination?.city),
      country: stated(info.destination?.country)?.toUpperCase(),
    },
    airportDestination: stated(info.airportDestination)?.toUpperCase(),
    evidence: {},
    warnings: [],
    severalShipments: false,
    rawAnswer: '',
    extractor: 'clerk',
  };
}

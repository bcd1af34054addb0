import { RuleShipmentExtractor } from '../../../../../adapters/extraction/rules/rule-shipment-extractor.js';
import { TsvGazetteer } from '../../../../../adapters/geography/tsv-gazetteer.js';
import type { Airport } from '../../../../../domain/geography/airport.js';
import { AirportDirectory } from '../../../../../domain/geography/airport-directory.port.js';
import type { Country } from '../../../../../domain/geography/country.js';
import type { ShipmentRequest } from '../../../../../domain/quoting/shipment-request.js';
import { AIRPORTS, COUNTRIES } from '../../../../support/fixtures/airports.js';

/** The six countries and eight airports, as the desk has them at its first start. */
class SeededReferenceData extends AirportDirectory {
  override async countries(): Promise<readonly Country[]> {
    return COUNTRIES;
  }

  override async airports(): Promise<readonly Airport[]> {
    return AIRPORTS;
  }
}

const extractor = new RuleShipmentExtractor(new TsvGazetteer(), new SeededReferenceData());

/** Header values of a case; what is left out is neutral. */
export interface Headers {
  readonly from?: string;
  readonly subject?: string;
}

/** Reads a body, with a neutral sender and subject where the case does not need its own. */
export function extractFrom(body: string, headers: Headers = {}): Promise<ShipmentRequest> {
  return extractor.extract({
    from: headers.from ?? 'Nora Vidal <nora@casavidal.example>',
    to: 'quotes@desk.example',
    subject: headers.subject ?? 'air cargo',
    body,
  });
}

/** What a case says of a request, in the short words of a clerk. */
export interface Facts {
  readonly asks?: boolean;
  readonly term?: string | undefined;
  readonly kg?: number | undefined;
  readonly pieces?: number | undefined;
  readonly m3?: number | undefined;
  /** `2 x 120x80x100; 1 x 60x40x40`, cm to one decimal. */
  readonly sizes?: string;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly country?: string | undefined;
  readonly city?: string | undefined;
  readonly goods?: string;
  readonly value?: string | undefined;
  readonly dangerous?: boolean;
  readonly name?: string;
  readonly company?: string;
  readonly several?: boolean;
}

/** The facts of a request, as far as a case asks for them. */
export function pickFacts(request: ShipmentRequest, asked: Facts): Facts {
  const rounded = (value: number | undefined) => (value === undefined ? undefined : Math.round(value * 100) / 100);
  const { goods } = request;
  const all: Facts = {
    asks: request.isQuotationRequest,
    term: request.incoterm,
    kg: rounded(goods.grossWeightKg),
    pieces: goods.pieces,
    m3: rounded(goods.volumeM3),
    sizes: goods.dimensionLines
      .map(
        (line) =>
          `${line.pieces} x ${[line.lengthCm, line.widthCm, line.heightCm].map((side) => Math.round(side * 10) / 10).join('x')}`,
      )
      .join('; '),
    from: request.airportOrigin,
    to: request.airportDestination,
    country: request.destination.country,
    city: request.destination.city,
    goods: goods.description,
    value: goods.value ? `${goods.value.amount} ${goods.value.currency}` : undefined,
    dangerous: goods.dangerous,
    name: request.sender.name,
    company: request.sender.company,
    several: request.severalShipments,
  };
  return Object.fromEntries(Object.entries(all).filter(([key]) => Object.hasOwn(asked, key)));
}

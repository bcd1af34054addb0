import { Fact, Facts } from '../description-list/description-list.js';
import { cubicMetres, kg, sizeCm, usd } from '../format/format.js';
import { DetailsSection } from './details-section.js';
import type { ExtractedData, QuotationDetails } from './quotation-details.endpoints.js';
import { chargeableWords, routeWords } from './format-shipment.js';
import { ValueFact } from './extracted-value.js';

interface ShipmentSectionProps {
  readonly details: QuotationDetails;
}

/** Who asks: as the mail says, and as it was read. */
export function ClientSection({ details }: ShipmentSectionProps) {
  const sender = details.parsedRequirements?.extractedData?.sender;
  return (
    <DetailsSection title="Client Information">
      <Facts>
        <Fact term="Client email">{details.clientEmail}</Fact>
        <Fact term="Name">{sender?.name}</Fact>
        <Fact term="Company">{sender?.company}</Fact>
        <Fact term="Phone">{sender?.phone}</Fact>
        <Fact term="Address">{sender?.address}</Fact>
      </Facts>
    </DetailsSection>
  );
}

/** The cargo, its route and what it comes to. */
export function ShipmentSection({ details }: ShipmentSectionProps) {
  const data: ExtractedData = details.parsedRequirements?.extractedData ?? {};
  const { goods } = data;
  const { quoted } = details;
  const weighed = details.chargeable;
  const volume = weighed?.volumeM3 || (goods?.volume ?? goods?.cbm);
  const isDangerousKnown = goods?.dangerous || details.origins?.['goods.dangerous'] !== undefined;
  return (
    <DetailsSection title="Shipping Request Summary">
      <Facts>
        <ValueFact term="Description" details={details} field="goods.description">
          {goods?.description ?? quoted?.description}
        </ValueFact>
        <ValueFact term="Pieces" details={details} field="goods.pieces">
          {goods?.pieces ?? details.quantity}
        </ValueFact>
        <ValueFact term="Gross weight" details={details} field="goods.weight">
          {weightWords(goods?.weight ?? weighed?.grossWeight)}
        </ValueFact>
        <ValueFact term="Dimensions" details={details} field="goods.dimensions">
          {goods?.dimensionLines?.length
            ? goods.dimensionLines.map((line) => `${line.pieces} × ${sizeCm(line)}`).join('\n')
            : goods?.dimensions}
        </ValueFact>
        {goods?.originalDimensions ? <Fact term="Dimensions as written">{goods.originalDimensions}</Fact> : null}
        <ValueFact term="Volume" details={details} field="goods.volume">
          {volume ? cubicMetres(volume) : undefined}
        </ValueFact>
        <Fact term="Chargeable weight">{chargeableWords(weighed)}</Fact>
        <ValueFact term="Goods value" details={details} field="goods.value">
          {goods?.value ? `${goods.value.amount} ${goods.value.currency}` : undefined}
        </ValueFact>
        {isDangerousKnown ? (
          <ValueFact term="Dangerous goods" details={details} field="goods.dangerous">
            {goods?.dangerous ? 'Yes' : 'No'}
          </ValueFact>
        ) : null}
        {goods?.additionalInfo ? <Fact term="Additional information">{goods.additionalInfo}</Fact> : null}
        <Fact term="Route">{routeWords(data, quoted)}</Fact>
        <ValueFact term="Origin" details={details} field="origin">
          {data.origin}
        </ValueFact>
        <ValueFact term="Origin airport" details={details} field="airportOrigin">
          {data.airportOrigin ?? quoted?.originAirport}
        </ValueFact>
        <ValueFact term="Destination airport" details={details} field="airportDestination">
          {data.airportDestination ?? quoted?.airport}
        </ValueFact>
        <ValueFact term="Destination country" details={details} field="destination.country">
          {data.destination?.country ?? quoted?.country}
        </ValueFact>
        <ValueFact term="Delivery place" details={details} field="destination.city">
          {data.destination?.address ?? data.destination?.city}
        </ValueFact>
        <ValueFact term="Incoterm" details={details} field="incoterm">
          {data.incoterm ?? quoted?.incoterm}
        </ValueFact>
        <Fact term="Quote">{usd(details.quoteAmount)}</Fact>
      </Facts>
    </DetailsSection>
  );
}

function weightWords(weightKg: number | null | undefined): string | undefined {
  return typeof weightKg === 'number' ? kg(weightKg) : undefined;
}

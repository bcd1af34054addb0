import { DescriptionItem, DescriptionList } from '../description-list/description-list.js';
import { formatCubicMetres, formatKg, formatSizeCm, formatUsd } from '../format/format.js';
import { DetailsSection } from './details-section.js';
import { ExtractedValue } from './extracted-value.js';
import { formatChargeableWeight, formatRoute } from './format-shipment.js';
import type { QuotationDetails } from './quotation-details.endpoints.js';

interface ShipmentSectionProps {
  readonly details: QuotationDetails;
}

/** Who asks: as the mail says, and as it was read. */
export function ClientSection({ details }: ShipmentSectionProps) {
  const sender = details.parsedRequirements.extractedData.sender;
  return (
    <DetailsSection title="Client Information">
      <DescriptionList>
        <DescriptionItem term="Client email">{details.clientEmail}</DescriptionItem>
        <DescriptionItem term="Name">{sender.name}</DescriptionItem>
        <DescriptionItem term="Company">{sender.company}</DescriptionItem>
        <DescriptionItem term="Phone">{sender.phone}</DescriptionItem>
        <DescriptionItem term="Address">{sender.address}</DescriptionItem>
      </DescriptionList>
    </DetailsSection>
  );
}

/** The cargo, its route and what it comes to. */
export function ShipmentSection({ details }: ShipmentSectionProps) {
  const data = details.parsedRequirements.extractedData;
  const { goods } = data;
  const { quoted } = details;
  const weighed = details.chargeable;
  const volume = weighed.volumeM3 || (goods.volume ?? goods.cbm);
  const isDangerousKnown = goods.dangerous || details.origins['goods.dangerous'] !== undefined;
  return (
    <DetailsSection title="Shipping Request Summary">
      <DescriptionList>
        <ExtractedValue term="Description" details={details} field="goods.description">
          {goods.description ?? quoted.description}
        </ExtractedValue>
        <ExtractedValue term="Pieces" details={details} field="goods.pieces">
          {goods.pieces ?? details.quantity}
        </ExtractedValue>
        <ExtractedValue term="Gross weight" details={details} field="goods.weight">
          {formatKg(goods.weight ?? weighed.grossWeight)}
        </ExtractedValue>
        <ExtractedValue term="Dimensions" details={details} field="goods.dimensions">
          {goods.dimensionLines.length
            ? goods.dimensionLines.map((line) => `${line.pieces} × ${formatSizeCm(line)}`).join('\n')
            : goods.dimensions}
        </ExtractedValue>
        {goods.originalDimensions ? (
          <DescriptionItem term="Dimensions as written">{goods.originalDimensions}</DescriptionItem>
        ) : null}
        <ExtractedValue term="Volume" details={details} field="goods.volume">
          {volume ? formatCubicMetres(volume) : undefined}
        </ExtractedValue>
        <DescriptionItem term="Chargeable weight">{formatChargeableWeight(weighed)}</DescriptionItem>
        <ExtractedValue term="Goods value" details={details} field="goods.value">
          {goods.value ? `${goods.value.amount} ${goods.value.currency}` : undefined}
        </ExtractedValue>
        {isDangerousKnown ? (
          <ExtractedValue term="Dangerous goods" details={details} field="goods.dangerous">
            {goods.dangerous ? 'Yes' : 'No'}
          </ExtractedValue>
        ) : null}
        {goods.additionalInfo ? (
          <DescriptionItem term="Additional information">{goods.additionalInfo}</DescriptionItem>
        ) : null}
        <DescriptionItem term="Route">{formatRoute(data, quoted)}</DescriptionItem>
        <ExtractedValue term="Origin" details={details} field="origin">
          {data.origin}
        </ExtractedValue>
        <ExtractedValue term="Origin airport" details={details} field="airportOrigin">
          {data.airportOrigin ?? quoted.originAirport}
        </ExtractedValue>
        <ExtractedValue term="Destination airport" details={details} field="airportDestination">
          {data.airportDestination ?? quoted.airport}
        </ExtractedValue>
        <ExtractedValue term="Destination country" details={details} field="destination.country">
          {data.destination.country ?? quoted.country}
        </ExtractedValue>
        <ExtractedValue term="Delivery place" details={details} field="destination.city">
          {data.destination.address ?? data.destination.city}
        </ExtractedValue>
        <ExtractedValue term="Incoterm" details={details} field="incoterm">
          {data.incoterm ?? quoted.incoterm}
        </ExtractedValue>
        <DescriptionItem term="Quote">{formatUsd(details.quoteAmount)}</DescriptionItem>
      </DescriptionList>
    </DetailsSection>
  );
}

import type { ShipmentDetailsView } from '../../api/generated.js';
import { useMessages } from '../../i18n/messages.js';
import { groupCharges } from '../charges/charge-groups.js';
import { ChargeTable } from '../charges/charge-table.js';
import { DescriptionItem, DescriptionList } from '../description-list/description-list.js';
import { formatCubicMetres, formatKg, formatSizeCm } from '../format/format.js';
import { DetailsSection } from './details-section.js';
import { formatChargeableWeight, formatRoute } from './format-shipment.js';
import { quotationDetailsMessages } from './quotation-details.messages.js';

/** Each of several shipments by itself: its cargo, its route and its own table of charges. */
export function ShipmentsSections({ shipments }: { readonly shipments: readonly ShipmentDetailsView[] }) {
  const messages = useMessages(quotationDetailsMessages);
  return shipments.map((shipment, at) => {
    const { extractedData, quoted, chargeable, destinationCharges } = shipment;
    const title = messages.shipmentTitle(at + 1, quoted.originAirport, quoted.airport);
    const { goods, destination } = extractedData;
    return (
      <DetailsSection key={title} title={title}>
        <DescriptionList>
          <DescriptionItem term={messages.description}>{quoted.description}</DescriptionItem>
          <DescriptionItem term={messages.pieces}>{goods.pieces}</DescriptionItem>
          <DescriptionItem term={messages.grossWeight}>{formatKg(chargeable.grossWeight)}</DescriptionItem>
          <DescriptionItem term={messages.dimensions}>
            {goods.dimensionLines.map((line) => `${line.pieces} × ${formatSizeCm(line)}`).join('\n')}
          </DescriptionItem>
          <DescriptionItem term={messages.volume}>{formatCubicMetres(chargeable.volumeM3)}</DescriptionItem>
          <DescriptionItem term={messages.chargeableWeight}>{formatChargeableWeight(chargeable)}</DescriptionItem>
          <DescriptionItem term={messages.route}>{formatRoute(extractedData, quoted)}</DescriptionItem>
          <DescriptionItem term={messages.deliveryPlace}>{destination.city ?? destination.address}</DescriptionItem>
          <DescriptionItem term={messages.incoterm}>{quoted.incoterm}</DescriptionItem>
        </DescriptionList>
        <ChargeTable
          label={`${title}: ${messages.serviceChargesBreakdown}`}
          groups={groupCharges(destinationCharges, quoted.incoterm)}
          total={destinationCharges.totals.finalTotal}
        />
      </DetailsSection>
    );
  });
}

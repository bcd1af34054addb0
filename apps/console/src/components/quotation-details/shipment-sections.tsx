import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useMessages } from '../../i18n/messages.js';
import { DescriptionItem, DescriptionList } from '../description-list/description-list.js';
import { formatCubicMetres, formatDecimal, formatKg, formatSizeCm, formatUsd } from '../format/format.js';
import { DetailsSection } from './details-section.js';
import { ExtractedValue } from './extracted-value.js';
import { formatChargeableWeight, formatRoute } from './format-shipment.js';
import type { QuotationDetails } from './quotation-details.endpoints.js';
import { quotationDetailsMessages } from './quotation-details.messages.js';

/** More stand beside each other, in a row of their own. */
const MAX_SIZES_IN_COLUMN = 6;

const useStyles = makeStyles({
  sizes: { whiteSpace: 'pre-line' },
  columns: { columnWidth: '190px', columnGap: tokens.spacingHorizontalXL, flexGrow: 1 },
});

interface ShipmentSectionProps {
  readonly details: QuotationDetails;
}

/** Who asks: as the mail says, and as it was read. */
export function ClientSection({ details }: ShipmentSectionProps) {
  const messages = useMessages(quotationDetailsMessages);
  const sender = details.parsedRequirements.extractedData.sender;
  return (
    <DetailsSection title={messages.clientInformation}>
      <DescriptionList>
        <DescriptionItem term={messages.clientEmail} isWritten>
          {details.clientEmail}
        </DescriptionItem>
        <DescriptionItem term={messages.name} isWritten>
          {sender.name}
        </DescriptionItem>
        <DescriptionItem term={messages.company} isWritten>
          {sender.company}
        </DescriptionItem>
        <DescriptionItem term={messages.phone} isWritten>
          {sender.phone}
        </DescriptionItem>
        <DescriptionItem term={messages.address} isWritten>
          {sender.address}
        </DescriptionItem>
      </DescriptionList>
    </DetailsSection>
  );
}

function SizeList({ sizes, isWide }: { readonly sizes: readonly string[]; readonly isWide: boolean }) {
  const styles = useStyles();
  return <span className={mergeClasses(styles.sizes, isWide && styles.columns)}>{sizes.join('\n')}</span>;
}

/** The cargo, its route and what it comes to. */
export function ShipmentSection({ details }: ShipmentSectionProps) {
  const messages = useMessages(quotationDetailsMessages);
  const data = details.parsedRequirements.extractedData;
  const { goods } = data;
  const { quoted } = details;
  const weighed = details.chargeable;
  const volume = weighed.volumeM3 || (goods.volume ?? goods.cbm);
  const sizes = goods.dimensionLines.map((line) => `${line.pieces} × ${formatSizeCm(line)}`);
  const hasManySizes = sizes.length > MAX_SIZES_IN_COLUMN;
  const isDangerousKnown = goods.dangerous || details.origins['goods.dangerous'] !== undefined;
  return (
    <DetailsSection title={messages.shippingRequestSummary}>
      <DescriptionList>
        <ExtractedValue term={messages.description} details={details} field="goods.description" isWritten>
          {goods.description ?? quoted.description}
        </ExtractedValue>
        <ExtractedValue term={messages.pieces} details={details} field="goods.pieces" isWritten>
          {goods.pieces ?? details.quantity}
        </ExtractedValue>
        <ExtractedValue term={messages.grossWeight} details={details} field="goods.weight">
          {formatKg(goods.weight ?? weighed.grossWeight)}
        </ExtractedValue>
        <ExtractedValue term={messages.dimensions} details={details} field="goods.dimensions" isWide={hasManySizes}>
          {sizes.length > 0 ? <SizeList sizes={sizes} isWide={hasManySizes} /> : goods.dimensions}
        </ExtractedValue>
        {goods.originalDimensions ? (
          <DescriptionItem term={messages.dimensionsAsWritten} isWritten>
            {goods.originalDimensions}
          </DescriptionItem>
        ) : null}
        <ExtractedValue term={messages.volume} details={details} field="goods.volume">
          {volume ? formatCubicMetres(volume) : undefined}
        </ExtractedValue>
        <DescriptionItem term={messages.chargeableWeight}>{formatChargeableWeight(weighed)}</DescriptionItem>
        <ExtractedValue term={messages.goodsValue} details={details} field="goods.value">
          {goods.value ? `${formatDecimal(goods.value.amount, 2)} ${goods.value.currency}` : undefined}
        </ExtractedValue>
        {isDangerousKnown ? (
          <ExtractedValue term={messages.dangerousGoods} details={details} field="goods.dangerous">
            {goods.dangerous ? messages.yes : messages.no}
          </ExtractedValue>
        ) : null}
        {goods.additionalInfo ? (
          <DescriptionItem term={messages.additionalInformation} isWritten>
            {goods.additionalInfo}
          </DescriptionItem>
        ) : null}
        <DescriptionItem term={messages.route} isWritten>
          {formatRoute(data, quoted)}
        </DescriptionItem>
        <ExtractedValue term={messages.origin} details={details} field="origin" isWritten>
          {data.origin}
        </ExtractedValue>
        <ExtractedValue term={messages.originAirport} details={details} field="airportOrigin" isWritten>
          {data.airportOrigin ?? quoted.originAirport}
        </ExtractedValue>
        <ExtractedValue term={messages.destinationAirport} details={details} field="airportDestination">
          {data.airportDestination ?? quoted.airport}
        </ExtractedValue>
        <ExtractedValue term={messages.destinationCountry} details={details} field="destination.country">
          {data.destination.country ?? quoted.country}
        </ExtractedValue>
        <ExtractedValue term={messages.deliveryPlace} details={details} field="destination.city" isWritten>
          {data.destination.address ?? data.destination.city}
        </ExtractedValue>
        <ExtractedValue term={messages.incoterm} details={details} field="incoterm">
          {data.incoterm ?? quoted.incoterm}
        </ExtractedValue>
        <DescriptionItem term={messages.quote}>{formatUsd(details.quoteAmount)}</DescriptionItem>
      </DescriptionList>
    </DetailsSection>
  );
}

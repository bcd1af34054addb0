import { Fact, Facts } from '../facts/facts.js';
import { cubicMetres, kg, sizeCm, usd } from '../figures/figures.js';
import { DetailsSection } from './details-section.js';
import type { ExtractedData, QuotationDetails } from './quotation-details.endpoints.js';
import { chargeableWords, routeWords } from './shipment-words.js';

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
  return (
    <DetailsSection title="Shipping Request Summary">
      <Facts>
        <Fact term="Description">{goods?.description ?? quoted?.description}</Fact>
        <Fact term="Pieces">{goods?.pieces ?? details.quantity}</Fact>
        <Fact term="Gross weight">{weightWords(goods?.weight ?? weighed?.grossWeight)}</Fact>
        <Fact term="Dimensions">
          {goods?.dimensionLines?.length
            ? goods.dimensionLines.map((line) => `${line.pieces} × ${sizeCm(line)}`).join('\n')
            : goods?.dimensions}
        </Fact>
        {goods?.originalDimensions ? <Fact term="Dimensions as written">{goods.originalDimensions}</Fact> : null}
        <Fact term="Volume">{volume ? cubicMetres(volume) : undefined}</Fact>
        <Fact term="Chargeable weight">{chargeableWords(weighed)}</Fact>
        <Fact term="Goods value">{goods?.value ? `${goods.value.amount} ${goods.value.currency}` : undefined}</Fact>
        {goods?.dangerous ? <Fact term="Dangerous goods">Yes</Fact> : null}
        {goods?.additionalInfo ? <Fact term="Additional information">{goods.additionalInfo}</Fact> : null}
        <Fact term="Route">{routeWords(data, quoted)}</Fact>
        <Fact term="Delivery place">{data.destination?.address ?? data.destination?.city}</Fact>
        <Fact term="Incoterm">{data.incoterm ?? quoted?.incoterm}</Fact>
        <Fact term="Quote">{usd(details.quoteAmount)}</Fact>
      </Facts>
    </DetailsSection>
  );
}

function weightWords(weightKg: number | null | undefined): string | undefined {
  return typeof weightKg === 'number' ? kg(weightKg) : undefined;
}

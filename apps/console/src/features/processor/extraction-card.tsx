import { Card, makeStyles, Text, tokens, typographyStyles } from '@fluentui/react-components';
import { CopyButton } from '../../components/copy-button/copy-button.js';
import { DescriptionItem, DescriptionList } from '../../components/description-list/description-list.js';
import { EvidenceText } from '../../components/evidence-text/evidence-text.js';
import { formatCubicMetres, formatDecimal, formatKg, formatSizeCm } from '../../components/format/format.js';
import { formatPlace } from '../../components/format/format-place.js';
import type { ExtractionResponse, WeightResponse } from './email-processor.endpoints.js';

const useStyles = makeStyles({
  card: { padding: '20px', gap: tokens.spacingVerticalL },
  title: typographyStyles.subtitle1,
  quiet: { color: tokens.colorNeutralForeground2 },
  list: { paddingLeft: '20px' },
  summary: { cursor: 'pointer', ...typographyStyles.body1Strong, paddingBlock: tokens.spacingVerticalXS },
  box: {
    marginTop: tokens.spacingVerticalS,
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  raw: {
    margin: 0,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
  },
});

interface ExtractionCardProps {
  readonly content: string;
  readonly extraction: ExtractionResponse;
  readonly weight: WeightResponse | undefined;
}

/** What was read out of the email, where it stands there, and what the extractor itself answered. */
export function ExtractionCard({ content, extraction, weight }: ExtractionCardProps) {
  const styles = useStyles();
  const { extractedInfo: info, evidence, warnings, rawPerplexityResponse: raw, extractor } = extraction;
  const { sender, goods, destination } = info;
  const details = weight?.calculationDetails;
  const volume = goods.volume ?? goods.cbm;
  return (
    <Card className={styles.card}>
      <h2 className={styles.title}>Extracted Information</h2>
      {info.isQuotationRequest === false ? <Text>The email asks for no quotation.</Text> : null}
      <DescriptionList>
        <DescriptionItem term="Sender">
          {[sender.name, sender.company, sender.email].filter(Boolean).join('\n')}
        </DescriptionItem>
        <DescriptionItem term="Incoterm">{info.incoterm}</DescriptionItem>
        <DescriptionItem term="Weight">{goods.weight ? formatKg(goods.weight) : undefined}</DescriptionItem>
        <DescriptionItem term="Chargeable weight">
          {weight ? formatKg(weight.chargeableWeight) : undefined}
        </DescriptionItem>
        <DescriptionItem term="Chargeable weight basis">{details?.chargeableWeightBasis}</DescriptionItem>
        <DescriptionItem term="Volumetric weight">
          {details?.volumetricWeight ? formatKg(details.volumetricWeight) : undefined}
        </DescriptionItem>
        <DescriptionItem term="Description">{goods.description}</DescriptionItem>
        <DescriptionItem term="Pieces">{goods.pieces}</DescriptionItem>
        <DescriptionItem term="Dimensions">
          {goods.dimensionLines.length
            ? goods.dimensionLines.map((line) => `${line.pieces} × ${formatSizeCm(line)}`).join('\n')
            : goods.dimensions}
        </DescriptionItem>
        <DescriptionItem term="Volume">{volume ? formatCubicMetres(volume) : undefined}</DescriptionItem>
        <DescriptionItem term="Origin">{formatPlace(info.origin, info.airportOrigin)}</DescriptionItem>
        <DescriptionItem term="Destination airport">{info.airportDestination}</DescriptionItem>
        <DescriptionItem term="Delivery place">{destination.address ?? destination.city}</DescriptionItem>
        <DescriptionItem term="Country">{destination.country}</DescriptionItem>
      </DescriptionList>
      {warnings.length > 0 ? (
        <ul className={styles.list} aria-label="Please check">
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      ) : null}
      <Text className={styles.quiet}>{formatExtractor(extractor, info.confidence)}</Text>
      <details>
        <summary className={styles.summary}>Where each value was read</summary>
        <div className={styles.box}>
          <EvidenceText text={content} part="whole" evidence={evidence} />
        </div>
      </details>
      <details>
        <summary className={styles.summary}>Raw AI response</summary>
        <div className={styles.box}>
          <CopyButton text={raw} what="raw AI response" />
          <pre className={styles.raw}>{raw || 'The extractor gave no answer of its own.'}</pre>
        </div>
      </details>
    </Card>
  );
}

function formatExtractor(extractor: string | undefined, confidence: number | null | undefined): string {
  const by = `Read by ${extractor || 'an unnamed extractor'}`;
  return typeof confidence === 'number' ? `${by}, ${formatDecimal(confidence * 100, 0)}% sure` : by;
}

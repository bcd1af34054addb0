import { Card, makeStyles, Text, tokens, typographyStyles } from '@fluentui/react-components';
import { CopyButton } from '../../components/copy-button/copy-button.js';
import { Fact, Facts } from '../../components/description-list/description-list.js';
import { cubicMetres, decimal, kg, sizeCm } from '../../components/format/format.js';
import { HighlightedWords } from '../../components/evidence-text/evidence-text.js';
import { placeWords } from '../../components/format/format-place.js';
import type { ExtractionAnswer, WeightAnswer } from './email-processor.endpoints.js';

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
  readonly extraction: ExtractionAnswer;
  readonly weight: WeightAnswer | undefined;
}

/** What was read out of the email, where it stands there, and what the extractor itself answered. */
export function ExtractionCard({ content, extraction, weight }: ExtractionCardProps) {
  const styles = useStyles();
  const { extractedInfo: info, evidence = {}, warnings = [], rawPerplexityResponse: raw, extractor } = extraction;
  const { sender, goods, destination } = info;
  const details = weight?.calculationDetails;
  const volume = goods?.volume ?? goods?.cbm;
  return (
    <Card className={styles.card}>
      <h2 className={styles.title}>Extracted Information</h2>
      {info.isQuotationRequest === false ? <Text>The email asks for no quotation.</Text> : null}
      <Facts>
        <Fact term="Sender">{[sender?.name, sender?.company, sender?.email].filter(Boolean).join('\n')}</Fact>
        <Fact term="Incoterm">{info.incoterm}</Fact>
        <Fact term="Weight">{goods?.weight ? kg(goods.weight) : undefined}</Fact>
        <Fact term="Chargeable weight">{weight ? kg(weight.chargeableWeight) : undefined}</Fact>
        <Fact term="Chargeable weight basis">{details?.chargeableWeightBasis}</Fact>
        <Fact term="Volumetric weight">{details?.volumetricWeight ? kg(details.volumetricWeight) : undefined}</Fact>
        <Fact term="Description">{goods?.description}</Fact>
        <Fact term="Pieces">{goods?.pieces}</Fact>
        <Fact term="Dimensions">
          {goods?.dimensionLines?.length
            ? goods.dimensionLines.map((line) => `${line.pieces} × ${sizeCm(line)}`).join('\n')
            : goods?.dimensions}
        </Fact>
        <Fact term="Volume">{volume ? cubicMetres(volume) : undefined}</Fact>
        <Fact term="Origin">{placeWords(info.origin, info.airportOrigin)}</Fact>
        <Fact term="Destination airport">{info.airportDestination}</Fact>
        <Fact term="Delivery place">{destination?.address ?? destination?.city}</Fact>
        <Fact term="Country">{destination?.country}</Fact>
      </Facts>
      {warnings.length > 0 ? (
        <ul className={styles.list} aria-label="Please check">
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      ) : null}
      <Text className={styles.quiet}>{extractorWords(extractor, info.confidence)}</Text>
      <details>
        <summary className={styles.summary}>Where each value was read</summary>
        <div className={styles.box}>
          <HighlightedWords text={content} part="whole" evidence={evidence} />
        </div>
      </details>
      <details>
        <summary className={styles.summary}>Raw AI response</summary>
        <div className={styles.box}>
          <CopyButton text={raw ?? ''} what="raw AI response" />
          <pre className={styles.raw}>{raw || 'The extractor gave no answer of its own.'}</pre>
        </div>
      </details>
    </Card>
  );
}

function extractorWords(extractor: string | undefined, confidence: number | null | undefined): string {
  const by = `Read by ${extractor || 'an unnamed extractor'}`;
  return typeof confidence === 'number' ? `${by}, ${decimal(confidence * 100, 0)}% sure` : by;
}

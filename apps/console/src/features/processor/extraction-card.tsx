import { Card, makeStyles, Text, tokens, typographyStyles } from '@fluentui/react-components';
import { CopyButton } from '../../components/copy-button/copy-button.js';
import { DescriptionItem, DescriptionList } from '../../components/description-list/description-list.js';
import { EvidenceText } from '../../components/evidence-text/evidence-text.js';
import { LedgerLegend } from '../../components/evidence-text/ledger-legend.js';
import { formatCubicMetres, formatDecimal, formatKg, formatSizeCm } from '../../components/format/format.js';
import { formatPlace } from '../../components/format/format-place.js';
import { describeState } from '../../components/status-badge/describe-state.js';
import { getMessages, useMessages } from '../../i18n/messages.js';
import type { ExtractionResponse, WeightResponse } from './email-processor.endpoints.js';
import { processorMessages } from './processor.messages.js';

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

/** As the server says that no language model has read. */
const BY_RULES = 'rules';

interface ExtractionCardProps {
  readonly content: string;
  readonly extraction: ExtractionResponse;
  readonly weight: WeightResponse | undefined;
}

/** What was read out of the email, where it stands there, and what the extractor itself answered. */
export function ExtractionCard({ content, extraction, weight }: ExtractionCardProps) {
  const messages = useMessages(processorMessages);
  const styles = useStyles();
  const { extractedInfo: info, evidence, ledger, warnings, rawPerplexityResponse: raw, extractor } = extraction;
  const { unreadAttachments = [] } = extraction;
  const readFiles = listReadFiles(evidence);
  const { sender, goods, destination } = info;
  const details = weight?.calculationDetails;
  const volume = goods.volume ?? goods.cbm;
  return (
    <Card className={styles.card}>
      <h2 className={styles.title}>{messages.extractedInformation}</h2>
      {info.isQuotationRequest === false ? <Text>{messages.emailAsksNoQuotation}</Text> : null}
      <DescriptionList>
        <DescriptionItem term={messages.sender} isWritten>
          {[sender.name, sender.company, sender.email].filter(Boolean).join('\n')}
        </DescriptionItem>
        <DescriptionItem term={messages.incoterm}>{info.incoterm}</DescriptionItem>
        <DescriptionItem term={messages.weight}>{goods.weight ? formatKg(goods.weight) : undefined}</DescriptionItem>
        <DescriptionItem term={messages.chargeableWeight}>
          {weight ? formatKg(weight.chargeableWeight) : undefined}
        </DescriptionItem>
        <DescriptionItem term={messages.chargeableWeightBasis}>
          {details ? describeState(details.chargeableWeightBasis) : undefined}
        </DescriptionItem>
        <DescriptionItem term={messages.volumetricWeight}>
          {details?.volumetricWeight ? formatKg(details.volumetricWeight) : undefined}
        </DescriptionItem>
        <DescriptionItem term={messages.description} isWritten>
          {goods.description}
        </DescriptionItem>
        <DescriptionItem term={messages.pieces} isWritten>
          {goods.pieces}
        </DescriptionItem>
        <DescriptionItem term={messages.dimensions}>
          {goods.dimensionLines.length
            ? goods.dimensionLines.map((line) => `${line.pieces} × ${formatSizeCm(line)}`).join('\n')
            : goods.dimensions}
        </DescriptionItem>
        <DescriptionItem term={messages.volume}>{volume ? formatCubicMetres(volume) : undefined}</DescriptionItem>
        <DescriptionItem term={messages.origin} isWritten>
          {formatPlace(info.origin, info.airportOrigin)}
        </DescriptionItem>
        <DescriptionItem term={messages.destinationAirport}>{info.airportDestination}</DescriptionItem>
        <DescriptionItem term={messages.deliveryPlace} isWritten>
          {destination.address ?? destination.city}
        </DescriptionItem>
        <DescriptionItem term={messages.country}>{destination.country}</DescriptionItem>
      </DescriptionList>
      {warnings.length > 0 ? (
        <ul className={styles.list} aria-label={messages.pleaseCheck}>
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      ) : null}
      {unreadAttachments.length > 0 ? <Text>{messages.unreadAttachments(unreadAttachments.join(', '))}</Text> : null}
      {readFiles.length > 0 ? <Text>{messages.readFromAttachments(readFiles.join(', '))}</Text> : null}
      <Text className={styles.quiet}>{formatExtractor(extractor, info.confidence)}</Text>
      <details>
        <summary className={styles.summary}>{messages.whereEachValueWasRead}</summary>
        <div className={styles.box}>
          <LedgerLegend />
          <EvidenceText text={content} part="whole" evidence={evidence} ledger={ledger} />
        </div>
      </details>
      <details>
        <summary className={styles.summary}>{messages.rawAiResponse}</summary>
        <div className={styles.box}>
          {extractor === BY_RULES ? <Text block>{messages.noModelAsked}</Text> : null}
          <CopyButton text={raw} what={messages.rawAiResponseInText} />
          <pre className={styles.raw} translate="no">
            {raw || messages.noRawResponse}
          </pre>
        </div>
      </details>
    </Card>
  );
}

/** The files that values were read from. */
function listReadFiles(evidence: ExtractionResponse['evidence']): string[] {
  const names = Object.values(evidence).flatMap((found) => found.flatMap(({ filename }) => filename ?? []));
  return [...new Set(names)];
}

function formatExtractor(extractor: string | undefined, confidence: number | null | undefined): string {
  const messages = getMessages(processorMessages);
  const by = messages.readByExtractor(describeState(extractor ?? '') || messages.unnamedExtractor);
  // Rounded down: 94.6 is not the 95 from which a reading counts as sure.
  return typeof confidence === 'number'
    ? messages.readByWithConfidence(by, formatDecimal(Math.floor(confidence * 100 + 1e-6), 0))
    : by;
}

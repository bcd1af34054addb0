import { makeStyles, Spinner, Text, tokens, typographyStyles } from '@fluentui/react-components';
import { useMessages } from '../../i18n/messages.js';
import { useSettled } from '../debounced-text/use-settled.js';
import { ErrorMessage } from '../error-message/error-message.js';
import { EvidenceText } from '../evidence-text/evidence-text.js';
import { ScrollArea } from '../scroll-area/scroll-area.js';
import { differenceMessages } from './difference.messages.js';
import { DifferenceList } from './difference-list.js';
import { type CorrectionBody, usePreviewCorrectionQuery } from './quotation-decisions.endpoints.js';
import type { QuotationDetails } from './quotation-details.endpoints.js';

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, minWidth: 0 },
  title: typographyStyles.subtitle2,
  quiet: { color: tokens.colorNeutralForeground2 },
  email: {
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    maxHeight: '60dvh',
    overflowY: 'auto',
    overflowWrap: 'anywhere',
  },
});

/** The words that the values were read from, beside the fields that they are corrected in. */
export function CorrectedEmail({ details }: { readonly details: QuotationDetails }) {
  const messages = useMessages(differenceMessages);
  const styles = useStyles();
  const { content } = details.parsedRequirements.originalEmail;
  return (
    <div className={styles.part}>
      <h3 className={styles.title}>{messages.emailOfCorrection}</h3>
      <ScrollArea label={messages.emailOfCorrection} className={styles.email}>
        <EvidenceText
          text={content}
          part="body"
          evidence={details.evidence}
          ledger={details.ledger}
          assignment={undefined}
        />
      </ScrollArea>
    </div>
  );
}

interface CorrectionPreviewProps {
  readonly details: QuotationDetails;
  /** What would be sent now; undefined while nothing was changed, or what was entered cannot be. */
  readonly body: CorrectionBody | undefined;
}

/** What the values that are being entered make of the quotation, as soon as typing rests. */
export function CorrectionPreview({ details, body }: CorrectionPreviewProps) {
  const messages = useMessages(differenceMessages);
  const styles = useStyles();
  const settled = useSettled(JSON.stringify(body ?? null));
  const entered = parseBody(settled);
  const query = usePreviewCorrectionQuery(
    { id: details.id, ...(entered ?? { revision: details.revision }) },
    { skip: entered === undefined || body === undefined },
  );
  const shown = query.currentData ?? (query.isFetching ? query.data : undefined);
  return (
    <section className={styles.part} aria-label={messages.ofCorrection}>
      <h3 className={styles.title}>{messages.ofCorrection}</h3>
      {body === undefined ? <Text className={styles.quiet}>{messages.noChangeYet}</Text> : null}
      {body && query.isFetching && !shown ? <Spinner size="tiny" label={messages.comparing} /> : null}
      {body && query.error && !query.isFetching ? (
        <ErrorMessage title={messages.failedToCompare} failure={query.error} onRetry={() => void query.refetch()} />
      ) : null}
      {body && shown ? <DifferenceList difference={shown} hasShipments={false} /> : null}
    </section>
  );
}

/** A body comes back as it was written. */
function parseBody(settled: string): CorrectionBody | undefined {
  const body: CorrectionBody | null = JSON.parse(settled);
  return body ?? undefined;
}

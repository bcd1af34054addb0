import {
  Card,
  MessageBar,
  MessageBarBody,
  MessageBarTitle,
  makeStyles,
  Text,
  tokens,
  typographyStyles,
} from '@fluentui/react-components';
import { describeService } from '../../../../../domain/tariff/service-name.js';
import { formatUsd } from '../../components/format/format.js';
import { HoldReasonList } from '../../components/hold-reasons/hold-reason-list.js';
import { RouterLink } from '../../components/router-link/router-link.js';
import { getMessages, useMessages } from '../../i18n/messages.js';
import type { WebhookResponse } from './email-processor.endpoints.js';
import type { StepState } from './processing-run.js';
import { processorMessages } from './processor.messages.js';

const INTENTS: Readonly<Record<string, 'success' | 'warning' | 'error'>> = {
  answered: 'success',
  held: 'warning',
  failed: 'error',
};

function getOutcomeLabels(): Readonly<Record<string, string>> {
  const messages = getMessages(processorMessages);
  return {
    answered: messages.answered,
    held: messages.needsManualReview,
    ignored: messages.ignored,
    failed: messages.failed,
    accepted: messages.accepted,
  };
}

const useStyles = makeStyles({
  card: { padding: '20px', gap: tokens.spacingVerticalL },
  title: typographyStyles.subtitle1,
  charges: { display: 'grid', gridTemplateColumns: '1fr auto', rowGap: tokens.spacingVerticalXS },
  part: { ...typographyStyles.subtitle2, marginBottom: tokens.spacingVerticalS },
  amount: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  sum: { fontWeight: tokens.fontWeightSemibold },
});

interface ResultCardProps {
  readonly outcome: WebhookResponse | undefined;
  readonly step: StepState;
  readonly isDryRun: boolean;
}

/** What became of the email: answered, held or ignored, why, and where the quotation stands. */
export function ResultCard({ outcome, step, isDryRun }: ResultCardProps) {
  const messages = useMessages(processorMessages);
  const styles = useStyles();
  return (
    <Card className={styles.card}>
      <h2 className={styles.title}>{messages.professionalQuotation}</h2>
      {step.kind === 'failed' ? (
        <MessageBar intent="error" politeness="assertive" layout="multiline">
          <MessageBarBody>
            <MessageBarTitle>{messages.professionalQuotationGenerationFailed}</MessageBarTitle>
            {step.message}
          </MessageBarBody>
        </MessageBar>
      ) : null}
      {outcome ? <Outcome outcome={outcome} isDryRun={isDryRun} /> : null}
    </Card>
  );
}

function Outcome({ outcome, isDryRun }: { readonly outcome: WebhookResponse; readonly isDryRun: boolean }) {
  const messages = useMessages(processorMessages);
  const styles = useStyles();
  const word = getOutcomeLabels()[outcome.outcome] ?? outcome.outcome;
  const { quotationId, quotationNumber, message, holdReasons, compulsoryCharges, totals } = outcome;
  return (
    <>
      <MessageBar intent={INTENTS[outcome.outcome] ?? 'info'} layout="multiline">
        <MessageBarBody>
          <MessageBarTitle>{isDryRun ? messages.testRunOutcome(word.toLowerCase()) : `${word}.`}</MessageBarTitle>
          {/* Of what is held the title has said it; the reasons follow. */}
          {outcome.outcome === 'held' ? null : message}
        </MessageBarBody>
      </MessageBar>
      {totals ? (
        <dl className={styles.charges}>
          <Charge name={messages.totalThatTheClientSees} words={formatUsd(totals.finalTotal)} isSum />
        </dl>
      ) : null}
      {outcome.duplicate ? <Text>{messages.cameInBefore}</Text> : null}
      {holdReasons.length > 0 ? <HoldReasonList reasons={holdReasons} /> : null}
      {quotationId === null ? null : (
        <RouterLink to={`/quotations?open=${quotationId}`}>
          {messages.openQuotation(quotationNumber ?? `Q${quotationId}`)}
        </RouterLink>
      )}
      {compulsoryCharges.length > 0 && outcome.outcome !== 'ignored' ? (
        <div>
          <h3 className={styles.part}>{messages.airportDestinationCharges}</h3>
          <dl className={styles.charges}>
            {compulsoryCharges.map(({ serviceCode, serviceName, totalCharge }) => (
              <Charge
                key={serviceCode}
                name={describeService(serviceCode, serviceName)}
                words={totalCharge === null ? messages.onRequest : formatUsd(totalCharge)}
              />
            ))}
            <Charge name={messages.totalOfCompulsoryCharges} words={formatUsd(totals?.totalCompulsoryCharges)} />
          </dl>
        </div>
      ) : null}
    </>
  );
}

interface ChargeProps {
  readonly name: string;
  readonly words: string;
  readonly isSum?: boolean;
}

function Charge({ name, words, isSum = false }: ChargeProps) {
  const styles = useStyles();
  return (
    <>
      <dt className={isSum ? styles.sum : undefined}>{name}</dt>
      <dd className={isSum ? `${styles.amount} ${styles.sum}` : styles.amount}>{words}</dd>
    </>
  );
}

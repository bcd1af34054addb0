import { Button, MessageBar, MessageBarActions, MessageBarBody, Text } from '@fluentui/react-components';
import { FlagRegular } from '@fluentui/react-icons';
import type { NominationView, RecordedOutcomeView } from '../../api/generated.js';
import { useMessages } from '../../i18n/messages.js';
import { commercialOutcomeMessages } from '../commercial-outcome/commercial-outcome.messages.js';
import { describeLossReason, describeOutcome, describeOutcomeSource } from '../commercial-outcome/describe-outcome.js';
import { OutcomeBadge } from '../commercial-outcome/outcome-badge.js';
import { formatDateTime, formatDecimal } from '../format/format.js';
import { DetailsSection } from './details-section.js';
import type { QuotationDetails } from './quotation-details.endpoints.js';

interface OutcomeSectionProps {
  readonly details: QuotationDetails;
  /** Opens the dialog; undefined where the outcome is only read. */
  readonly onChange: (() => void) | undefined;
}

/** How a sent quotation ended, what a customer's words propose, and the way to say it. */
export function OutcomeSection({ details, onChange }: OutcomeSectionProps) {
  const messages = useMessages(commercialOutcomeMessages);
  const { outcome, commercialOutcome, outcomeProposal, nomination } = details;
  return (
    <DetailsSection title={messages.title}>
      {outcomeProposal ? (
        <MessageBar intent="warning" layout="multiline" politeness="polite">
          <MessageBarBody>
            {messages.proposed(describeOutcome(outcomeProposal.outcome))} {outcomeProposal.note}
          </MessageBarBody>
          {onChange ? (
            <MessageBarActions>
              <Button onClick={onChange}>{messages.reviewProposal}</Button>
            </MessageBarActions>
          ) : null}
        </MessageBar>
      ) : null}
      {outcomeProposal?.nomination ? <NominationFacts nomination={outcomeProposal.nomination} /> : null}
      <div>
        <OutcomeBadge outcome={commercialOutcome} />{' '}
        {outcome ? <OutcomeFacts outcome={outcome} /> : <Text>{commercialOutcome ? null : messages.notEnded}</Text>}
      </div>
      {nomination ? <NominationFacts nomination={nomination} /> : null}
      {onChange ? (
        <div>
          <Button icon={<FlagRegular />} onClick={onChange}>
            {outcome ? messages.correct : messages.record}
          </Button>
        </div>
      ) : null}
    </DetailsSection>
  );
}

/** What the customer nominates; what differs from the quotation is said first. */
function NominationFacts({ nomination }: { readonly nomination: NominationView }) {
  const messages = useMessages(commercialOutcomeMessages);
  const { awb, pieces, grossKg, arrivalDay, differences } = nomination;
  const facts = [
    awb === null ? undefined : messages.awb(awb),
    pieces === null ? undefined : messages.pieces(String(pieces)),
    grossKg === null ? undefined : messages.grossKg(formatDecimal(grossKg, 2)),
    arrivalDay === null ? undefined : messages.arrival(arrivalDay),
  ];
  return (
    <>
      {differences.map(({ field, quoted, nominated }) => (
        <MessageBar key={field} intent="warning" layout="multiline" politeness="polite">
          <MessageBarBody>
            {field === 'pieces'
              ? messages.piecesDiffer(String(nominated), String(quoted))
              : messages.weightDiffers(formatDecimal(nominated, 2), formatDecimal(quoted, 2))}
          </MessageBarBody>
        </MessageBar>
      ))}
      <Text>
        {messages.nomination} {facts.filter((one) => one !== undefined).join(', ')}
      </Text>
    </>
  );
}

function OutcomeFacts({ outcome }: { readonly outcome: RecordedOutcomeView }) {
  const messages = useMessages(commercialOutcomeMessages);
  const { lossReason, competitorPrice, note, source, actor, at } = outcome;
  const price = competitorPrice && `${competitorPrice.amount} ${competitorPrice.currency}`;
  const facts = [
    lossReason ? describeLossReason(lossReason) : undefined,
    price ? messages.competitor(price) : undefined,
    note ?? undefined,
    source === 'staff' ? `${describeOutcomeSource(source)} ${actor}` : describeOutcomeSource(source),
    formatDateTime(at),
  ];
  return <Text>{facts.filter((one) => one !== undefined).join(', ')}</Text>;
}

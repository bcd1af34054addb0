import { Button, MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { type Day, formatValidity } from '../../../../../../domain/tariff/rate-validity.js';
import { useMessages } from '../../../i18n/messages.js';
import { formatBaseRate, formatUtcDay } from './format-rate.js';
import type { RateRow } from './rates.endpoints.js';
import { ratesMessages } from './rates.messages.js';

interface DuplicateRateWarningProps {
  readonly duplicate: RateRow;
  /** The day before the new rate begins, where the other one can end on it. */
  readonly lastDay: Day | undefined;
  readonly onEnd: () => void;
  readonly onOpen: (row: RateRow) => void;
}

/** Says which rate would be in force on the same days, and leads to it. */
export function DuplicateRateWarning({ duplicate, lastDay, onEnd, onOpen }: DuplicateRateWarningProps) {
  const messages = useMessages(ratesMessages);
  const name = messages.duplicateRate(duplicate.serviceCode, duplicate.airportCode, formatBaseRate(duplicate));
  return (
    <MessageBar intent="warning" politeness="assertive" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{messages.duplicateRateTitle}</MessageBarTitle>
        {messages.duplicateRateExplanation(name, formatValidity(duplicate, formatUtcDay))}
      </MessageBarBody>
      <MessageBarActions>
        {lastDay ? (
          <Button appearance="primary" onClick={onEnd}>
            {messages.endTheOldOne(formatUtcDay(lastDay))}
          </Button>
        ) : null}
        <Button onClick={() => onOpen(duplicate)}>{messages.editThatRate}</Button>
      </MessageBarActions>
    </MessageBar>
  );
}

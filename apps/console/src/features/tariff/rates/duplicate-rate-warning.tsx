import { Button, MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { formatValidity } from '../../../../../../domain/tariff/rate-validity.js';
import { useMessages } from '../../../i18n/messages.js';
import { formatBaseRate, formatUtcDay } from './format-rate.js';
import type { RateRow } from './rates.endpoints.js';
import { ratesMessages } from './rates.messages.js';

interface DuplicateRateWarningProps {
  readonly duplicate: RateRow;
  readonly onOpen: (row: RateRow) => void;
}

/** Says which rate would be in force on the same days, and leads to it. */
export function DuplicateRateWarning({ duplicate, onOpen }: DuplicateRateWarningProps) {
  const messages = useMessages(ratesMessages);
  const name = messages.duplicateRate(duplicate.serviceCode, duplicate.airportCode, formatBaseRate(duplicate));
  return (
    <MessageBar intent="warning" politeness="assertive" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{messages.duplicateRateTitle}</MessageBarTitle>
        {messages.duplicateRateExplanation(name, formatValidity(duplicate, formatUtcDay))}
      </MessageBarBody>
      <MessageBarActions>
        <Button onClick={() => onOpen(duplicate)}>{messages.editThatRate}</Button>
      </MessageBarActions>
    </MessageBar>
  );
}

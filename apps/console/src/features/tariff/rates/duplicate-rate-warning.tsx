import { Button, MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { formatValidity } from '../../../../../../domain/tariff/rate-validity.js';
import { formatBaseRate, formatUtcDay } from './format-rate.js';
import type { RateRow } from './rates.endpoints.js';

interface DuplicateRateWarningProps {
  readonly duplicate: RateRow;
  readonly onOpen: (row: RateRow) => void;
}

/** Says which rate would be in force on the same days, and leads to it. */
export function DuplicateRateWarning({ duplicate, onOpen }: DuplicateRateWarningProps) {
  const name = `${duplicate.serviceCode} at ${duplicate.airportCode}: ${formatBaseRate(duplicate)}`;
  return (
    <MessageBar intent="warning" politeness="assertive" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>This airport already has a rate for this service.</MessageBarTitle>
        {`${name}, valid ${formatValidity(duplicate, formatUtcDay)}. Rates of other days may follow it.`}
      </MessageBarBody>
      <MessageBarActions>
        <Button onClick={() => onOpen(duplicate)}>Edit that rate</Button>
      </MessageBarActions>
    </MessageBar>
  );
}

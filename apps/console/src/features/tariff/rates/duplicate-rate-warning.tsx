import { Button, MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { validityWords } from '../../../../../../domain/tariff/rate-validity.js';
import { baseRateWords, dayWords } from './format-rate.js';
import type { RateRow } from './rates.endpoints.js';

interface RateTwinBarProps {
  readonly twin: RateRow;
  readonly onOpen: (row: RateRow) => void;
}

/** Says which rate would be in force on the same days, and leads to it. */
export function RateTwinBar({ twin, onOpen }: RateTwinBarProps) {
  const name = `${twin.serviceCode} at ${twin.airportCode}: ${baseRateWords(twin)}`;
  return (
    <MessageBar intent="warning" politeness="assertive" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>This airport already has a rate for this service.</MessageBarTitle>
        {`${name}, valid ${validityWords(twin, dayWords)}. Rates of other days may follow it.`}
      </MessageBarBody>
      <MessageBarActions>
        <Button onClick={() => onOpen(twin)}>Edit that rate</Button>
      </MessageBarActions>
    </MessageBar>
  );
}

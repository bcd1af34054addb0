import { Button, MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { useMessages } from '../../../i18n/messages.js';
import { type CoverageLine, formatEnding, formatGaps } from './coverage.js';
import { ratesMessages } from './rates.messages.js';

interface CoverageWarningProps {
  readonly lines: readonly CoverageLine[];
  readonly onShow: () => void;
}

/** Says which airports cannot be quoted for want of a compulsory rate, and which soon cannot. */
export function CoverageWarning({ lines, onShow }: CoverageWarningProps) {
  const messages = useMessages(ratesMessages);
  const missing = formatGaps(lines);
  const ending = formatEnding(lines);
  return (
    <>
      {missing ? (
        <MessageBar intent="error">
          <MessageBarBody>
            <MessageBarTitle>{messages.compulsoryRatesAreMissing}</MessageBarTitle>
            {messages.compulsoryRatesMissingBody(missing)}
          </MessageBarBody>
          <MessageBarActions>
            <Button onClick={onShow}>{messages.showCoverage}</Button>
          </MessageBarActions>
        </MessageBar>
      ) : null}
      {ending ? (
        <MessageBar intent="warning">
          <MessageBarBody>
            <MessageBarTitle>{messages.compulsoryRatesEndSoon}</MessageBarTitle>
            {messages.compulsoryRatesEndingBody(ending)}
          </MessageBarBody>
          {missing ? null : (
            <MessageBarActions>
              <Button onClick={onShow}>{messages.showCoverage}</Button>
            </MessageBarActions>
          )}
        </MessageBar>
      ) : null}
    </>
  );
}

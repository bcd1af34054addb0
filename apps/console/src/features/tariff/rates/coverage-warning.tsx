import { Button, MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { type CoverageLine, formatEnding, formatGaps } from './coverage.js';

interface CoverageWarningProps {
  readonly lines: readonly CoverageLine[];
  readonly onShow: () => void;
}

/** Says which airports cannot be quoted for want of a compulsory rate, and which soon cannot. */
export function CoverageWarning({ lines, onShow }: CoverageWarningProps) {
  const missing = formatGaps(lines);
  const ending = formatEnding(lines);
  return (
    <>
      {missing ? (
        <MessageBar intent="error">
          <MessageBarBody>
            <MessageBarTitle>Compulsory rates are missing.</MessageBarTitle>
            {`Quotations to these airports need manual review: ${missing}`}
          </MessageBarBody>
          <MessageBarActions>
            <Button onClick={onShow}>Show coverage</Button>
          </MessageBarActions>
        </MessageBar>
      ) : null}
      {ending ? (
        <MessageBar intent="warning">
          <MessageBarBody>
            <MessageBarTitle>Compulsory rates end soon.</MessageBarTitle>
            {`Nothing follows them yet: ${ending}`}
          </MessageBarBody>
          {missing ? null : (
            <MessageBarActions>
              <Button onClick={onShow}>Show coverage</Button>
            </MessageBarActions>
          )}
        </MessageBar>
      ) : null}
    </>
  );
}

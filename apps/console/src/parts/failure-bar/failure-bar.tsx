import { Button, MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { sentenceOf } from '../../server/failure.js';

interface FailureBarProps {
  /** What did not work, for instance `Error loading quotations`. */
  readonly title: string;
  readonly failure: unknown;
  readonly onRetry?: () => void;
}

/** A failure on the page: what, why, and another try. */
export function FailureBar({ title, failure, onRetry }: FailureBarProps) {
  return (
    <MessageBar intent="error" politeness="assertive" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{title}</MessageBarTitle>
        {sentenceOf(failure)}
      </MessageBarBody>
      {onRetry ? (
        <MessageBarActions>
          <Button onClick={onRetry}>Retry</Button>
        </MessageBarActions>
      ) : null}
    </MessageBar>
  );
}

import { Button, MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { useLayoutEffect, useRef } from 'react';
import { getErrorMessage } from '../../api/api-error.js';
import { useMessages } from '../../i18n/messages.js';
import { errorMessageMessages } from './error-message.messages.js';

interface ErrorMessageProps {
  /** What did not work, for instance `Error loading quotations`. */
  readonly title: string;
  readonly failure: unknown;
  readonly onRetry?: () => void;
}

/** A failure on the page: what, why, and another try. */
export function ErrorMessage({ title, failure, onRetry }: ErrorMessageProps) {
  const messages = useMessages(errorMessageMessages);
  const retry = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const mine = retry.current;
    // Read while the button still stands in the page: afterwards nobody knows where it was.
    const around = mine?.closest<HTMLElement>('[aria-modal="true"]');
    return () => {
      if (mine && mine === document.activeElement) moveFocus(around);
    };
  }, []);
  return (
    <MessageBar intent="error" politeness="assertive" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{title}</MessageBarTitle>
        {getErrorMessage(failure)}
      </MessageBarBody>
      {onRetry ? (
        <MessageBarActions>
          <Button ref={retry} onClick={onRetry}>
            {messages.retry}
          </Button>
        </MessageBarActions>
      ) : null}
    </MessageBar>
  );
}

/** The bar goes with the failure, and the keyboard's place with it: the dialog around it takes it over, or the page's title. */
function moveFocus(around: HTMLElement | null | undefined): void {
  requestAnimationFrame(() => {
    if (document.activeElement && document.activeElement !== document.body) return;
    const target = around?.isConnected ? around : document.querySelector<HTMLElement>('main h1');
    target?.focus();
  });
}

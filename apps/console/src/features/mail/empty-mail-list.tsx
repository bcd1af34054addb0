import { Button } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { EmptyState } from '../../components/empty-state/empty-state.js';
import { useMessages } from '../../i18n/messages.js';
import { mailMessages } from './mail.messages.js';

interface EmptyMailListProps {
  /** For instance `No replies found`. */
  readonly title: string;
  /** Whether a filter or a late page may be why. */
  readonly hasFilters: boolean;
  /** What is said where a filter lets nothing through. */
  readonly unfitting: string;
  /** What is said where there is nothing at all. */
  readonly note: string;
  readonly onClear: () => void;
  /** What can be done where there is nothing at all. */
  readonly children?: ReactNode;
}

/** What stands where a list of mail is empty: nothing yet, or nothing that fits. */
export function EmptyMailList({ title, hasFilters, unfitting, note, onClear, children }: EmptyMailListProps) {
  const messages = useMessages(mailMessages);
  if (!hasFilters) {
    return (
      <EmptyState title={title} note={note}>
        {children}
      </EmptyState>
    );
  }
  return (
    <EmptyState title={title} note={unfitting}>
      <Button onClick={onClear}>{messages.clearFilters}</Button>
    </EmptyState>
  );
}

import { Button, makeStyles, Subtitle2, Text, tokens } from '@fluentui/react-components';
import { CheckmarkCircle20Regular, ErrorCircle20Regular } from '@fluentui/react-icons';
import { useState } from 'react';
import { formatDateTime } from '../../components/format/format.js';
import type { ToastRecord } from '../../components/toast/toast.slice.js';
import { useToastAction } from '../../components/toast/use-toast.js';
import { useMessages } from '../../i18n/messages.js';
import { notificationsMessages } from './notifications.messages.js';

const useStyles = makeStyles({
  heading: { marginTop: tokens.spacingVerticalXL, marginBottom: tokens.spacingVerticalXS, outlineStyle: 'none' },
  list: { listStyleType: 'none', margin: 0, marginTop: tokens.spacingVerticalM, padding: 0 },
  item: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '12px',
    paddingBlock: tokens.spacingVerticalM,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  icon: { flexShrink: 0 },
  success: { color: tokens.colorStatusSuccessForeground1 },
  error: { color: tokens.colorStatusDangerForeground1 },
  words: { display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground2 },
  action: { flexShrink: 0 },
});

const HEADING_ID = 'session-notices';

/** Brings the list of {@link ToastHistory} into sight, and the keyboard with it: what waits may stand long above it. */
export function focusToastHistory(): void {
  const heading = document.getElementById(HEADING_ID);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

/** What the console said since the page was loaded, with the way back where there was one. */
export function ToastHistory({ records }: { readonly records: readonly ToastRecord[] }) {
  const texts = useMessages(notificationsMessages);
  const styles = useStyles();
  return (
    <section aria-labelledby={HEADING_ID}>
      <Subtitle2 as="h3" block id={HEADING_ID} tabIndex={-1} className={styles.heading}>
        {texts.recentActions}
      </Subtitle2>
      <Text size={200} className={styles.quiet} block>
        {texts.recentActionsExplanation}
      </Text>
      <ul className={styles.list} aria-labelledby={HEADING_ID}>
        {records.map((record) => (
          <ToastHistoryItem key={record.id} record={record} />
        ))}
      </ul>
    </section>
  );
}

function ToastHistoryItem({ record }: { readonly record: ToastRecord }) {
  const texts = useMessages(notificationsMessages);
  const { id, kind, title, body, about, at, actionLabel } = record;
  const styles = useStyles();
  const takeAction = useToastAction();
  // The button stays while the list is open, so that the keyboard keeps its place.
  const [offered] = useState(actionLabel);
  const isError = kind === 'error';
  return (
    <li className={styles.item}>
      <span className={`${styles.icon} ${isError ? styles.error : styles.success}`}>
        {isError ? (
          <ErrorCircle20Regular aria-label={texts.error} />
        ) : (
          <CheckmarkCircle20Regular aria-label={texts.done} />
        )}
      </span>
      <div className={styles.words}>
        <Text weight="semibold">{title}</Text>
        {body ? <Text className={styles.quiet}>{body}</Text> : null}
        {about ? <Text className={styles.quiet}>{about}</Text> : null}
        <Text size={200} className={styles.quiet}>
          {formatDateTime(at)}
        </Text>
      </div>
      {offered ? (
        <Button
          className={styles.action}
          size="small"
          disabledFocusable={!actionLabel}
          aria-label={`${offered}: ${[title, body, about].filter(Boolean).join(', ')}`}
          onClick={() => takeAction(id)}
        >
          {offered}
        </Button>
      ) : null}
    </li>
  );
}

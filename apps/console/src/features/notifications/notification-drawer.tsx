import {
  Button,
  Card,
  DrawerBody,
  DrawerHeader,
  DrawerHeaderTitle,
  Link,
  makeStyles,
  OverlayDrawer,
  Spinner,
  Text,
  tokens,
  typographyStyles,
} from '@fluentui/react-components';
import {
  CheckmarkCircle24Regular,
  DismissRegular,
  ErrorCircle20Regular,
  MoneyCalculator20Regular,
  ReceiptMoney20Regular,
} from '@fluentui/react-icons';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useHref, useLinkClickHandler } from 'react-router';
import { type PendingTask, useWhatWaitsQuery } from '../../api/notifications.endpoints.js';
import { ErrorMessage } from '../../components/error-message/error-message.js';
import { formatDateTime, formatDecimal } from '../../components/format/format.js';
import { formatAmounts } from '../../components/format/format-figures.js';
import { RouterLink } from '../../components/router-link/router-link.js';
import { allToastsRead, selectToasts, selectUnreadCount } from '../../components/toast/toast.slice.js';
import { useMessages } from '../../i18n/messages.js';
import { notificationsMessages } from './notifications.messages.js';
import { focusToastHistory, ToastHistory } from './toast-history.js';

const useStyles = makeStyles({
  drawer: { maxWidth: '100vw' },
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    listStyleType: 'none',
    padding: 0,
    paddingBlock: tokens.spacingVerticalS,
  },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalM,
  },
  item: { position: 'relative', flexDirection: 'row', alignItems: 'flex-start', padding: '12px', gap: '12px' },
  icon: { flexShrink: 0 },
  words: { display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' },
  // The link covers its card, so that all of it can be pressed while only the title is read out.
  link: { ...typographyStyles.body1Strong, '::after': { content: '""', position: 'absolute', inset: 0 } },
  quiet: { color: tokens.colorNeutralForeground2 },
  nothing: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: tokens.spacingVerticalM,
    padding: '48px 16px',
    textAlign: 'center',
  },
});

/** What needs review, each matter with the way to where it can be dealt with, and what the console said since it was opened. */
export function NotificationDrawer({ onClose }: { readonly onClose: () => void }) {
  const messages = useMessages(notificationsMessages);
  const styles = useStyles();
  const { data, error, isFetching, refetch } = useWhatWaitsQuery(undefined, { refetchOnMountOrArgChange: true });
  const records = useSelector(selectToasts);
  const hasUnread = useSelector(selectUnreadCount) > 0;
  const dispatch = useDispatch();
  useEffect(() => {
    // What comes while the list is open is read, too.
    if (hasUnread) dispatch(allToastsRead());
  }, [hasUnread, dispatch]);
  const unlisted = data ? data.total - data.items.length : 0;
  return (
    <OverlayDrawer
      className={styles.drawer}
      position="end"
      size="small"
      open
      aria-label={messages.notifications}
      onOpenChange={(_event, { open }) => (open ? undefined : onClose())}
    >
      <DrawerHeader>
        <DrawerHeaderTitle
          action={
            <Button appearance="subtle" icon={<DismissRegular />} aria-label={messages.close} onClick={onClose} />
          }
        >
          {messages.notifications}
        </DrawerHeaderTitle>
      </DrawerHeader>
      <DrawerBody>
        {isFetching && !data ? <Spinner label={messages.loading} /> : null}
        {error && !isFetching ? (
          <ErrorMessage title={messages.notificationsAreNotAvailable} failure={error} onRetry={() => void refetch()} />
        ) : null}
        {data?.items.length === 0 ? (
          <div className={styles.nothing}>
            <CheckmarkCircle24Regular aria-hidden="true" />
            <Text>{messages.allCaughtUp}</Text>
          </div>
        ) : null}
        {data && data.items.length > 0 ? (
          <>
            <div className={styles.head}>
              <Text className={styles.quiet}>{messages.waitingForAPerson(formatDecimal(data.total, 0))}</Text>
              {records.length > 0 ? (
                <Button size="small" appearance="subtle" onClick={() => focusToastHistory()}>
                  {messages.recentActionsCounted(records.length)}
                </Button>
              ) : null}
            </div>
            <ul className={styles.list} aria-label={messages.waiting}>
              {data.items.map((task) => (
                <li key={task.id}>
                  <TaskItem task={task} onFollow={onClose} />
                </li>
              ))}
            </ul>
            {unlisted > 0 ? <Text>{messages.moreAreNotListedHere(formatDecimal(unlisted, 0))}</Text> : null}
            {data.items.some(({ kind }) => kind === QUOTATION_KIND) ? (
              <RouterLink to="/quotations?status=pending">{messages.seeAllWaitingQuotations}</RouterLink>
            ) : null}
          </>
        ) : null}
        {records.length > 0 ? <ToastHistory records={records} /> : null}
      </DrawerBody>
    </OverlayDrawer>
  );
}

interface TaskItemProps {
  readonly task: PendingTask;
  readonly onFollow: () => void;
}

function TaskItem({ task, onFollow }: TaskItemProps) {
  const styles = useStyles();
  const href = useHref(task.link);
  const follow = useLinkClickHandler<HTMLElement>(task.link);
  return (
    <Card className={styles.item}>
      <span className={styles.icon}>{getTaskIcon(task.kind)}</span>
      <div className={styles.words}>
        <Link
          className={styles.link}
          href={href}
          onClick={(event) => {
            follow(event);
            onFollow();
          }}
        >
          {task.title}
        </Link>
        <Text className={styles.quiet}>{formatAmounts(task.details)}</Text>
        {task.at ? (
          <Text size={200} className={styles.quiet}>
            {formatDateTime(task.at)}
          </Text>
        ) : null}
      </div>
    </Card>
  );
}

const QUOTATION_KIND = 'quotation-pending';
const TARIFF_KINDS = ['rates-missing', 'rate-expiring', 'sample-tariff'];

function getTaskIcon(kind: string) {
  if (kind === QUOTATION_KIND) return <ReceiptMoney20Regular aria-hidden="true" />;
  if (TARIFF_KINDS.includes(kind)) return <MoneyCalculator20Regular aria-hidden="true" />;
  return <ErrorCircle20Regular aria-hidden="true" />;
}

import { Badge, Button, Card, makeStyles, Spinner, Text, tokens, typographyStyles } from '@fluentui/react-components';
import { CheckmarkCircle16Regular, ErrorCircle16Regular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useCurrentUserQuery } from '../../../api/session.endpoints.js';
import { ErrorMessage } from '../../../components/error-message/error-message.js';
import { useMessages } from '../../../i18n/messages.js';
import { useReadinessQuery } from './basic-test.endpoints.js';
import { diagnosticsMessages } from './diagnostics.messages.js';

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXL },
  again: { alignSelf: 'flex-start' },
  grid: {
    boxSizing: 'border-box',
    width: '100%',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
    gap: tokens.spacingHorizontalL,
    listStyleType: 'none',
    padding: 0,
  },
  card: { height: '100%', boxSizing: 'border-box', padding: '20px', gap: tokens.spacingVerticalS },
  head: { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: tokens.spacingHorizontalM },
  title: typographyStyles.subtitle2,
});

/** Proof that the console draws a page, that the server knows who asks, and that it reaches its database and its way out. */
export function BasicTestScreen() {
  const messages = useMessages(diagnosticsMessages);
  const styles = useStyles();
  const { data: user } = useCurrentUserQuery();
  const { data, error, isFetching, refetch } = useReadinessQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <div className={styles.page}>
      {error && !isFetching ? (
        <ErrorMessage title={messages.theTestDidNotWork} failure={error} onRetry={() => void refetch()} />
      ) : null}
      <ul className={styles.grid} aria-label={messages.systemComponents} aria-busy={isFetching}>
        <Check name={messages.console} works>
          {messages.consoleWorks}
        </Check>
        <Check name={messages.server} works={data ? true : undefined}>
          {messages.signedInAs(user?.email ?? messages.nobody)}
        </Check>
        <Check name={messages.database} works={data ? data.database === 'up' : undefined}>
          {data?.database === 'down' ? messages.itCannotBeReached : messages.databaseKeeps}
        </Check>
        <Check name={messages.outgoingMailServer} works={data ? data.mail === 'up' : undefined}>
          {data?.mail === 'down' ? data.reasons.join(' ') : messages.repliesLeaveThroughIt}
        </Check>
      </ul>
      <Button
        className={styles.again}
        icon={isFetching ? <Spinner size="tiny" /> : null}
        disabledFocusable={isFetching}
        onClick={() => void refetch()}
      >
        {messages.testAgain}
      </Button>
    </div>
  );
}

interface CheckProps {
  readonly name: string;
  /** Undefined while it is not known. */
  readonly works: boolean | undefined;
  readonly children: ReactNode;
}

function Check({ name, works, children }: CheckProps) {
  const styles = useStyles();
  return (
    <li>
      <Card className={styles.card}>
        <div className={styles.head}>
          <h2 className={styles.title}>{name}</h2>
          <CheckResult works={works} />
        </div>
        <Text>{children}</Text>
      </Card>
    </li>
  );
}

function CheckResult({ works }: Pick<CheckProps, 'works'>) {
  const messages = useMessages(diagnosticsMessages);
  if (works === undefined)
    return (
      <Badge appearance="tint" color="informative">
        {messages.notKnown}
      </Badge>
    );
  return (
    <Badge
      appearance="tint"
      color={works ? 'success' : 'danger'}
      icon={works ? <CheckmarkCircle16Regular /> : <ErrorCircle16Regular />}
    >
      {works ? messages.works : messages.fails}
    </Badge>
  );
}

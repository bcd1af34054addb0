import {
  Button,
  Caption1,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  Spinner,
  Text,
  tokens,
  typographyStyles,
} from '@fluentui/react-components';
import { useHasRole } from '../../../api/use-has-role.js';
import { ErrorMessage } from '../../../components/error-message/error-message.js';
import { formatDateTime } from '../../../components/format/format.js';
import { useToast } from '../../../components/toast/use-toast.js';
import { useMessages } from '../../../i18n/messages.js';
import { formatRateAmounts, formatRateChanges } from './import-differences.js';
import { type RateChange, useRateHistoryQuery, useRevertRateMutation } from './rate-batches.endpoints.js';
import type { RateRow } from './rates.endpoints.js';
import { ratesMessages } from './rates.messages.js';

const useStyles = makeStyles({
  surface: { maxWidth: '680px' },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    listStyleType: 'none',
    padding: 0,
    margin: 0,
  },
  item: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'flex-start',
    gap: tokens.spacingHorizontalM,
    paddingBottom: tokens.spacingVerticalM,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  words: { display: 'flex', flexDirection: 'column', minWidth: 0, flex: '1 1 260px', overflowWrap: 'anywhere' },
  action: typographyStyles.body1Strong,
  quiet: { color: tokens.colorNeutralForeground2 },
});

interface HistoryDialogProps {
  readonly row: RateRow;
  readonly onClose: () => void;
}

/** Who changed a rate when, and from what to what; each change can be taken back. */
export function HistoryDialog({ row, onClose }: HistoryDialogProps) {
  const messages = useMessages(ratesMessages);
  const styles = useStyles();
  const mayChange = useHasRole('administrator');
  const notify = useToast();
  const { data: changes, error, isFetching, refetch } = useRateHistoryQuery(row.id);
  const [revert, reverting] = useRevertRateMutation();
  const name = messages.serviceAtAirport(row.serviceCode, row.airportCode);
  const revertChange = async (change: RateChange) => {
    const { data } = await revert({ id: row.id, version: row.version, entryId: change.entryId });
    if (!data) return;
    notify({
      kind: 'success',
      title: messages.rateReverted,
      body: messages.rateRevertedBody(name, formatDateTime(change.at)),
    });
  };
  return (
    <Dialog open onOpenChange={(_event, { open }) => (open ? undefined : onClose())}>
      <DialogSurface className={styles.surface}>
        <DialogBody>
          <DialogTitle>{messages.historyOf(name)}</DialogTitle>
          <DialogContent className={styles.content}>
            {isFetching && !changes ? <Spinner label={messages.loading} /> : null}
            {error && !isFetching ? (
              <ErrorMessage title={messages.theHistoryIsNotAvailable} failure={error} onRetry={() => void refetch()} />
            ) : null}
            {reverting.error ? <ErrorMessage title={messages.theRateWasNotReverted} failure={reverting.error} /> : null}
            {changes?.length === 0 ? <Text>{messages.noChangeLogged}</Text> : null}
            {changes && changes.length > 0 ? (
              <ol className={styles.list} aria-label={messages.changesTheNewestFirst}>
                {changes.map((change) => (
                  <li key={change.entryId} className={styles.item}>
                    <ChangeText change={change} />
                    {change.before && mayChange ? (
                      <Button
                        size="small"
                        disabledFocusable={reverting.isLoading}
                        aria-label={messages.revertChange(change.action, formatDateTime(change.at))}
                        onClick={() => void revertChange(change)}
                      >
                        {messages.revert}
                      </Button>
                    ) : null}
                  </li>
                ))}
              </ol>
            ) : null}
          </DialogContent>
          <DialogActions>
            <Button appearance="primary" onClick={onClose}>
              {messages.close}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}

function ChangeText({ change: { action, actor, at, before, after } }: { readonly change: RateChange }) {
  const styles = useStyles();
  const words = before && after ? formatRateChanges(before, after) : formatRateAmounts(after ?? before ?? undefined);
  return (
    <div className={styles.words}>
      <Text className={styles.action}>{action}</Text>
      {words.map((one) => (
        <Text key={one}>{one}</Text>
      ))}
      <Caption1 className={styles.quiet}>{`${actor}, ${formatDateTime(at)}`}</Caption1>
    </div>
  );
}

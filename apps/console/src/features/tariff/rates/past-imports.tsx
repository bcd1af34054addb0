import { Button, Caption1, makeStyles, Spinner, Subtitle2, Text, tokens } from '@fluentui/react-components';
import { useHasRole } from '../../../api/use-has-role.js';
import { ErrorMessage } from '../../../components/error-message/error-message.js';
import { formatDateTime } from '../../../components/format/format.js';
import { useToast } from '../../../components/toast/use-toast.js';
import { useMessages } from '../../../i18n/messages.js';
import { importMessages } from './import.messages.js';
import { type StoredImport, useRateImportsQuery, useUndoRateImportMutation } from './rates.endpoints.js';
import { ratesMessages } from './rates.messages.js';

const useStyles = makeStyles({
  list: {
    ...{ display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
    ...{ listStyleType: 'none', padding: 0, margin: 0 },
  },
  item: {
    ...{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'flex-start' },
    gap: tokens.spacingHorizontalM,
  },
  words: { display: 'flex', flexDirection: 'column', minWidth: 0, flex: '1 1 260px', overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground2 },
});

/** The last imports, each of which can be taken back as a whole, once. */
export function PastImports() {
  const messages = useMessages(importMessages);
  const rates = useMessages(ratesMessages);
  const styles = useStyles();
  const mayUndo = useHasRole('administrator');
  const notify = useToast();
  const { data: imports, error, isFetching, refetch } = useRateImportsQuery();
  const [undo, undoing] = useUndoRateImportMutation();
  const takeBack = async ({ id }: StoredImport) => {
    const { data } = await undo(id);
    if (data) notify({ kind: 'success', title: rates.ratesRestored, body: rates.ratesRestoredBody });
  };
  if (isFetching && !imports) return <Spinner label={rates.loading} />;
  if (error && !isFetching) {
    return <ErrorMessage title={messages.importsNotAvailable} failure={error} onRetry={() => void refetch()} />;
  }
  return (
    <section aria-label={messages.pastImports}>
      <Subtitle2 as="h3">{messages.pastImports}</Subtitle2>
      {undoing.error ? <ErrorMessage title={messages.importNotUndone} failure={undoing.error} /> : null}
      {imports?.length ? null : <Text className={styles.quiet}>{messages.noImports}</Text>}
      <ol className={styles.list}>
        {imports?.map((one) => (
          <li key={one.id} className={styles.item}>
            <span className={styles.words}>
              <Text>{one.fileName}</Text>
              <Caption1 className={styles.quiet}>
                {messages.importedBy(formatDateTime(one.importedAt), one.importedBy)}
              </Caption1>
              <Caption1 className={styles.quiet}>
                {messages.importCounts({ added: one.added, changed: one.changed, ended: one.ended })}
              </Caption1>
              {one.undoneAt ? (
                <Caption1>{messages.importUndone(formatDateTime(one.undoneAt), one.undoneBy ?? '')}</Caption1>
              ) : null}
            </span>
            {mayUndo && !one.undoneAt ? (
              <Button
                size="small"
                aria-label={messages.undoImport(one.fileName)}
                disabledFocusable={undoing.isLoading}
                onClick={() => void takeBack(one)}
              >
                {messages.undo}
              </Button>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  );
}

import {
  Button,
  Dialog,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  tokens,
  typographyStyles,
} from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { DescriptionItem, DescriptionList } from '../../../components/description-list/description-list.js';
import { formatDateTime } from '../../../components/format/format.js';
import { RouterLink } from '../../../components/router-link/router-link.js';
import { describeState } from '../../../components/status-badge/describe-state.js';
import { useMessages } from '../../../i18n/messages.js';
import type { LogEntry } from './activity-logs.endpoints.js';
import { activityLogsMessages } from './activity-logs.messages.js';
import { LogStatusBadge } from './log-status-badge.js';
import { diffRecords } from './record-changes.js';

const useStyles = makeStyles({
  surface: { maxWidth: '720px' },
  content: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
    overflowX: 'hidden',
    // What does not fit is scrolled to: nothing becomes lower than its words.
    '& > *': { flexShrink: 0 },
  },
  title: typographyStyles.subtitle2,
  table: { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' },
  cell: {
    textAlign: 'left',
    verticalAlign: 'top',
    padding: tokens.spacingVerticalS,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    overflowWrap: 'anywhere',
  },
});

interface LogDetailsDialogProps {
  readonly entry: LogEntry;
  readonly onClose: () => void;
}

/** All that the log knows of one entry: who, when, about what, and what changed. */
export function LogDetailsDialog({ entry, onClose }: LogDetailsDialogProps) {
  const messages = useMessages(activityLogsMessages);
  const styles = useStyles();
  const changes = diffRecords(entry.before, entry.after);
  return (
    <Dialog open onOpenChange={(_event, { open }) => (open ? undefined : onClose())}>
      <DialogSurface className={styles.surface}>
        <DialogBody>
          <DialogTitle
            action={
              <Button appearance="subtle" icon={<DismissRegular />} aria-label={messages.close} onClick={onClose} />
            }
          >
            {entry.action}
          </DialogTitle>
          <DialogContent className={styles.content}>
            <DescriptionList>
              <DescriptionItem term={messages.time}>{formatDateTime(entry.timestamp)}</DescriptionItem>
              <DescriptionItem term={messages.status}>
                <LogStatusBadge status={entry.status} />
              </DescriptionItem>
              <DescriptionItem term={messages.category}>{describeState(entry.category)}</DescriptionItem>
              <DescriptionItem term={messages.who} isWritten>
                {entry.actor}
              </DescriptionItem>
              <DescriptionItem term={messages.entry}>{String(entry.id)}</DescriptionItem>
              {entry.quotationId === null ? null : (
                <DescriptionItem term={messages.quotation}>
                  <RouterLink to={`/quotations?open=${entry.quotationId}`}>{`Q${entry.quotationId}`}</RouterLink>
                </DescriptionItem>
              )}
              {entry.emailId === null ? null : (
                <DescriptionItem term={messages.email}>
                  <RouterLink to={`/email-monitoring?email=${entry.emailId}`}>
                    {messages.emailNumber(entry.emailId)}
                  </RouterLink>
                </DescriptionItem>
              )}
            </DescriptionList>
            <DescriptionList>
              <DescriptionItem term={messages.details}>{entry.details}</DescriptionItem>
            </DescriptionList>
            {changes.length > 0 ? (
              <section aria-labelledby="log-changes">
                <h3 id="log-changes" className={styles.title}>
                  {messages.whatChanged}
                </h3>
                <table className={styles.table}>
                  <thead>
                    <tr>
                      {[messages.field, messages.before, messages.after].map((header) => (
                        <th key={header} scope="col" className={styles.cell}>
                          {header}
                        </th>
                      ))}
                    </tr>
                  </thead>
                  <tbody>
                    {changes.map(({ field, before, after }) => (
                      <tr key={field}>
                        <th scope="row" className={styles.cell}>
                          {field}
                        </th>
                        <td className={styles.cell}>{before}</td>
                        <td className={styles.cell}>{after}</td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </section>
            ) : null}
          </DialogContent>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}

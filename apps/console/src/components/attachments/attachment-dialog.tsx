import { Link, MessageBar, MessageBarBody, makeStyles, Spinner, Text, tokens } from '@fluentui/react-components';
import type { AttachmentView, EvidenceView } from '../../api/generated.js';
import { useMessages } from '../../i18n/messages.js';
import { CloseDialogButton } from '../dialog-frame/close-dialog-button.js';
import { DialogFrame } from '../dialog-frame/dialog-frame.js';
import { ErrorMessage } from '../error-message/error-message.js';
import { formatFieldName } from '../evidence-text/evidence-segments.js';
import { type AttachmentPlace, toAttachmentUrl } from './attachment-place.js';
import { useAttachmentTextQuery } from './attachments.endpoints.js';
import { attachmentsMessages } from './attachments.messages.js';
import { DocumentText } from './document-text.js';

const useStyles = makeStyles({
  surface: { maxWidth: '960px', width: 'calc(100vw - 32px)' },
  picture: {
    maxWidth: '100%',
    maxHeight: '60vh',
    objectFit: 'contain',
    alignSelf: 'start',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  values: { margin: 0, paddingLeft: tokens.spacingHorizontalXL },
});

interface AttachmentDialogProps {
  readonly place: AttachmentPlace;
  readonly attachment: AttachmentView;
  readonly evidence: Readonly<Record<string, readonly EvidenceView[]>>;
  readonly onClose: () => void;
}

/**
 * A file of an email: pictures as such, a PDF in the browser's own viewer, and of every file the words that are read in
 * it, tables as tables. Nothing of the file runs.
 */
export function AttachmentDialog({ place, attachment, evidence, onClose }: AttachmentDialogProps) {
  const messages = useMessages(attachmentsMessages);
  const styles = useStyles();
  const { filename, preview } = attachment;
  const { data, error, isFetching, refetch } = useAttachmentTextQuery(place);
  const previewUrl = `${toAttachmentUrl(place)}/preview`;
  const own = selectEvidence(evidence, filename);
  const values = Object.entries(own).flatMap(([field, [first]]) => (first ? [{ field, words: first.text }] : []));
  return (
    <DialogFrame
      title={filename}
      titleAction={<CloseDialogButton onClose={onClose} />}
      surfaceClass={styles.surface}
      onClose={onClose}
    >
      {preview === 'picture' ? <img className={styles.picture} src={previewUrl} alt={filename} /> : null}
      {preview === 'pdf' ? (
        <Link href={previewUrl} target="_blank" rel="noopener noreferrer">
          {messages.openPdf}
        </Link>
      ) : null}
      {values.length > 0 ? (
        <ul className={styles.values} aria-label={messages.valuesReadFromThisFile}>
          {values.map(({ field, words }) => (
            <li key={field}>{`${formatFieldName(field)}: ${words}`}</li>
          ))}
        </ul>
      ) : null}
      {isFetching && !data ? <Spinner label={messages.reading} labelPosition="below" /> : null}
      {error && !isFetching ? (
        <ErrorMessage title={messages.failedToRead} failure={error} onRetry={() => void refetch()} />
      ) : null}
      {data?.isCut ? (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{messages.goesOn}</MessageBarBody>
        </MessageBar>
      ) : null}
      {data?.text ? <DocumentText text={data.text} evidence={own} /> : null}
      {data && !data.text ? <Text>{messages.nothingRead}</Text> : null}
    </DialogFrame>
  );
}

/** What was read from one file of an email. */
function selectEvidence(
  evidence: Readonly<Record<string, readonly EvidenceView[]>>,
  filename: string,
): Readonly<Record<string, readonly EvidenceView[]>> {
  return Object.fromEntries(
    Object.entries(evidence).flatMap(([field, found]) => {
      const own = found.filter((one) => one.part === 'attachment' && one.filename === filename);
      return own.length > 0 ? [[field, own]] : [];
    }),
  );
}

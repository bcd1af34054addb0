import { Button, Link, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import type { AttachmentView, EvidenceView } from '../../api/generated.js';
import { useMessages } from '../../i18n/messages.js';
import { formatDecimal } from '../format/format.js';
import { AttachmentDialog } from './attachment-dialog.js';
import { toAttachmentUrl } from './attachment-place.js';
import { attachmentsMessages } from './attachments.messages.js';

const KB = 1024;
const NO_EVIDENCE = {};

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  file: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${tokens.spacingHorizontalM}` },
  name: { overflowWrap: 'anywhere', minWidth: 0 },
  quiet: { color: tokens.colorNeutralForeground2 },
});

interface AttachmentListProps {
  readonly emailId: number;
  readonly attachments: readonly AttachmentView[];
  /** What was read from the email and its files; empty where nobody looked. */
  readonly evidence?: Readonly<Record<string, readonly EvidenceView[]>>;
}

/** The files of an email with kind and size, each to be looked at and saved. */
export function AttachmentList({ emailId, attachments, evidence = NO_EVIDENCE }: AttachmentListProps) {
  const messages = useMessages(attachmentsMessages);
  const styles = useStyles();
  const [shown, setShown] = useState<number>();
  const file = shown === undefined ? undefined : attachments[shown - 1];
  const places = attachments.map((attachment, index) => ({ attachment, position: index + 1 }));
  return (
    <>
      <ul className={styles.list} aria-label={messages.filesOfThisEmail}>
        {places.map(({ attachment: { filename, sizeBytes, hasContent, preview }, position }) => (
          <li key={position} className={styles.file}>
            <span className={styles.name} translate="no">
              {filename}
            </span>
            <Text size={200} className={styles.quiet}>
              {messages.kindAndSize(messages[preview ?? 'document'], formatDecimal(sizeBytes / KB, 0))}
            </Text>
            {hasContent ? (
              <>
                <Button size="small" aria-label={messages.previewOf(filename)} onClick={() => setShown(position)}>
                  {messages.preview}
                </Button>
                <Link
                  href={toAttachmentUrl({ emailId, position })}
                  download={filename}
                  aria-label={messages.downloadOf(filename)}
                >
                  {messages.download}
                </Link>
              </>
            ) : (
              <Text size={200}>{messages.notKept}</Text>
            )}
          </li>
        ))}
      </ul>
      {file && shown !== undefined ? (
        <AttachmentDialog
          place={{ emailId, position: shown }}
          attachment={file}
          evidence={evidence}
          onClose={() => setShown(undefined)}
        />
      ) : null}
    </>
  );
}
